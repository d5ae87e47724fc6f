import { endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { MailIdBody, UndeliveredMail } from './schemas.ts';
import { mailStatuses } from './words.ts';

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
