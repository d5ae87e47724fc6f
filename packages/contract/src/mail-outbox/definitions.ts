import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { mailCodeExpired, mailNotFound } from './refusals.ts';
import { mailIdBody, undeliveredMail } from './schemas.ts';

export const listUndeliveredMail = defineList(endpoints.listUndeliveredMail, {
  summary: 'Mails that wait to be sent or were not delivered.',
  row: undeliveredMail,
});

export const retryMail = define(endpoints.retryMail, {
  summary: 'Send a mail again that was not delivered; one that waits anyway stays as it is.',
  body: mailIdBody,
  reply: dataReply(undeliveredMail),
  refusals: [mailNotFound, mailCodeExpired],
});
