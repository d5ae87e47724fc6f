import { endpoint, listEndpoint } from './endpoint.ts';
import type { MailIdBody, UndeliveredMail } from './mail-outbox.schemas.ts';
import type { DataReply } from './reply.ts';

/** We don't retry `dead` mail: the address was refused or all attempts failed. */
export const mailStatuses = ['waiting', 'dead'] as const;
export type MailStatus = (typeof mailStatuses)[number];
export const mailStatusLabels: Record<MailStatus, string> = { waiting: 'Waiting', dead: 'Not delivered' };

export const mailOutboxMessages = {
  fetchFailed: 'Failed to fetch undelivered mail',
  retried: 'The mail is being sent again',
  retryFailed: 'Failed to send the mail again',
  codeExpired: 'The code in this mail has expired. The person can request a new one.',
} as const;

export const mailNotFound = { status: 404, code: 'mail.not_found', message: 'Mail not found' } as const;

export const mailCodeExpired = {
  status: 409,
  code: 'mail.code_expired',
  message: mailOutboxMessages.codeExpired,
} as const;

export const listUndeliveredMail = listEndpoint<UndeliveredMail>({
  method: 'GET',
  path: '/admin/mail',
  access: 'admin',
  list: { sort: ['createdAt', 'recipient', 'subject', 'status', 'tries'], status: mailStatuses },
});

export const retryMail = endpoint<DataReply<UndeliveredMail>, MailIdBody>({
  method: 'POST',
  path: '/admin/mail/retry',
  access: 'admin',
});
