import { dataReply, endpoint } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';
import { activity, mailIdBody, undeliveredMail } from './records.schemas.ts';
import { activityTopics, mailStatuses, recordMessages } from './records.words.ts';

export * from './records.schemas.ts';
export * from './records.words.ts';

export const mailNotFound = { status: 404, code: 'mail.not_found', message: 'Mail not found' } as const;
export const mailCodeExpired = {
  status: 409,
  code: 'mail.code_expired',
  message: recordMessages.codeExpired,
} as const;

export const listActivity = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Who did what, and when; `status` narrows by topic.',
  list: listOf(['createdAt'], activityTopics),
  reply: () => listReply(activity),
});

export const listUndeliveredMail = endpoint({
  method: 'GET',
  path: '/admin/mail',
  access: 'admin',
  summary: 'Mails that wait to be sent or were given up.',
  list: listOf(['createdAt', 'recipient', 'subject', 'status', 'tries'], mailStatuses),
  reply: () => listReply(undeliveredMail),
});

export const retryMail = endpoint({
  method: 'POST',
  path: '/admin/mail/retry',
  access: 'admin',
  summary: 'Try a mail again that was given up; one that waits anyway stays as it is.',
  body: mailIdBody,
  reply: () => dataReply(undeliveredMail),
  refusals: [mailNotFound, mailCodeExpired],
});
