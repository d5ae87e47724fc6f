import {
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
  resetAccountFactors,
} from '@prahari/contract/accounts';
import { listAuditEntries } from '@prahari/contract/audit-log';
import { getCompany, updateCompany } from '@prahari/contract/company';
import type { Company } from '@prahari/contract/company.schemas';
import { listDataRequests } from '@prahari/contract/data-requests';
import { listUndeliveredMail, retryMail } from '@prahari/contract/office';
import * as webhooks from '@prahari/contract/webhooks';
import { correctionRequest } from '../../../src/features/data-requests/data-requests.samples.ts';
import { delivered, erpWebhook, webhookSecret } from '../../../src/features/webhooks/webhooks.samples.ts';
import type { MockData } from '../data.ts';
import { change, changeRow, dataReply, list, messageReply, reply } from '../reply.ts';

const noSessions = { sessions: 0, lastSeenAt: null };

const webhookHandlers = (data: MockData) => [
  reply(webhooks.listWebhooks, () => dataReply(data.webhooks)),
  reply(webhooks.addWebhook, ({ body }) => {
    const webhook = { ...erpWebhook, ...body, _id: 'webhook-new' };
    data.webhooks = [...data.webhooks, webhook];
    return dataReply({ secret: webhookSecret, webhook });
  }),
  reply(webhooks.updateWebhook, ({ body: { webhookId, ...changes } }) =>
    changeRow(data.webhooks, webhookId, changes),
  ),
  reply(webhooks.deleteWebhook, ({ body: { webhookId } }) => {
    data.webhooks = data.webhooks.filter(({ _id }) => _id !== webhookId);
    return messageReply('Webhook deleted');
  }),
  reply(webhooks.testWebhook, ({ body: { webhookId } }) => {
    const test = { ...delivered, _id: 'delivery-test', webhookId, event: 'webhook.test' as const };
    data.webhookDeliveries.push({ ...test, createdAt: new Date().toISOString() });
    return dataReply(test);
  }),
  list(webhooks.listWebhookDeliveries, data.webhookDeliveries),
  change(webhooks.replayWebhookDelivery, data.webhookDeliveries, 'deliveryId', {
    status: 'waiting',
    tries: 0,
  }),
];

const companyHandlers = (data: MockData) => [
  reply(getCompany, () => dataReply(data.company)),
  reply(updateCompany, ({ body: { version: _, ...changes } }) => {
    data.company = { ...data.company, ...(changes as Partial<Company>), version: data.company.version + 1 };
    return dataReply(data.company);
  }),
];

export const recordHandlers = (data: MockData) => [
  ...companyHandlers(data),
  ...webhookHandlers(data),
  ...listHandlers(data),
];

const listHandlers = ({ accounts, auditLog, undeliveredMail }: MockData) => [
  list(listAuditEntries, auditLog, ({ topic }, status) => topic === status),
  list(listUndeliveredMail, undeliveredMail),
  change(retryMail, undeliveredMail, 'mailId', { status: 'waiting', canRetry: false }),
  list(listAccounts, accounts, ({ role }, status) => role === status),
  change(endAccountSessions, accounts, 'accountId', noSessions),
  change(disableAccount, accounts, 'accountId', { state: 'disabled', ...noSessions }),
  change(resetAccountFactors, accounts, 'accountId', { hasFactors: false, ...noSessions }),
  change(enableAccount, accounts, 'accountId', { state: 'active' }),
  reply(listDataRequests, dataReply([correctionRequest])),
];
