import { mailNotFound } from '@prahari/contract';
import { listUndeliveredMail, retryMail } from '@prahari/contract/mail-outbox/definitions';
import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { dataReply, findOrRefuse, type Responder, responder } from '../response.ts';
import { addAuditEntry } from './audit-log.ts';

export const mailOutboxResponses: Record<string, Responder> = {
  listUndeliveredMail: responder(listUndeliveredMail, ({ state, query }) =>
    paginate(listUndeliveredMail.list, state.undeliveredMail, query),
  ),
  retryMail: responder(retryMail, ({ state, me, body }) => {
    const mail = findOrRefuse(state.undeliveredMail, body.mailId, mailNotFound);
    Object.assign(mail, { status: 'waiting', canRetry: false, nextTryAt: daysAgo(0) });
    addAuditEntry(state, me, { action: 'retryMail', topic: 'mail', about: { recipient: mail.recipient } });
    return dataReply(mail);
  }),
};
