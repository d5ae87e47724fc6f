import type { Webhook, WebhookDelivery } from '@prahari/contract/webhooks.schemas';

const id = (n: number) => `01900000-0000-7000-8000-0000000008${String(n).padStart(2, '0')}`;

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5Yl0bQm1x2c=';

export const erpWebhook: Webhook = {
  _id: id(1),
  url: 'https://erp.example.com/hooks/prahari',
  events: ['bill.made', 'bill.paid'],
  isOn: true,
  createdAt: '2026-11-02T05:30:00.000Z',
  failingSince: null,
  wasTurnedOff: false,
};
export const failingWebhook: Webhook = {
  ...erpWebhook,
  _id: id(2),
  url: 'https://payroll.example.com/in',
  events: ['guard.assigned', 'guard.replaced'],
  failingSince: '2026-11-19T21:10:00.000Z',
};
export const turnedOffWebhook: Webhook = {
  ...failingWebhook,
  _id: id(3),
  url: 'https://old-erp.example.com/hooks/of-the-company-that-moved-to-another-system-in-november-2026',
  isOn: false,
  wasTurnedOff: true,
};

export const delivered: WebhookDelivery = {
  _id: id(11),
  webhookId: erpWebhook._id,
  url: erpWebhook.url,
  event: 'bill.paid',
  status: 'delivered',
  tries: 1,
  createdAt: '2026-11-20T04:10:00.000Z',
  deliveredAt: '2026-11-20T04:10:01.000Z',
  nextTryAt: null,
  replyStatus: 200,
  lastError: null,
};
export const waitingDelivery: WebhookDelivery = {
  ...delivered,
  _id: id(12),
  webhookId: failingWebhook._id,
  url: failingWebhook.url,
  event: 'guard.assigned',
  status: 'waiting',
  tries: 3,
  deliveredAt: null,
  nextTryAt: '2026-11-20T04:40:00.000Z',
  replyStatus: 500,
  lastError: 'The reply was 500',
};
export const failedDelivery: WebhookDelivery = {
  ...waitingDelivery,
  _id: id(13),
  event: 'guard.replaced',
  status: 'failed',
  tries: 11,
  nextTryAt: null,
  replyStatus: null,
  lastError: 'Nothing answers at this address',
};
