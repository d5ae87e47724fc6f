import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { mailCodeExpired, mailNotFound } from './refusals.ts';
import { mailIdBody, undeliveredMail } from './schemas.ts';

export const listUndeliveredMail = defineList(endpoints.listUndeliveredMail, {
  summary: 'Mails that are waiting or were not delivered.',
  row: undeliveredMail,
});

export const retryMail = define(endpoints.retryMail, {
  summary: 'Send an undelivered mail again; one that is waiting is not changed.',
  body: mailIdBody,
  reply: dataReply(undeliveredMail),
  refusals: [mailNotFound, mailCodeExpired],
});
