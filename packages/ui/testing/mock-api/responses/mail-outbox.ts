import { mailNotFound } from '@prahari/contract/mail-outbox';
import { listUndeliveredMail, retryMail, type UndeliveredMail } from '@prahari/contract/mail-outbox.schemas';

import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { dataReply, findOrRefuse, type Responder, responder } from '../response.ts';
import type { MockState } from '../state.ts';
import { recordOf } from '../views.ts';
import { addAuditEntry } from './audit-log.ts';

const mailView = (state: MockState, mail: UndeliveredMail): UndeliveredMail => ({
  ...mail,
  ...recordOf(state, state.accounts.find(({ email }) => email === mail.recipient)?.id),
});

export const mailOutboxResponses: Record<string, Responder> = {
  listUndeliveredMail: responder(listUndeliveredMail, ({ state, query }) =>
    paginate(
      listUndeliveredMail.list,
      state.undeliveredMail.map((mail) => mailView(state, mail)),
      query,
    ),
  ),
  retryMail: responder(retryMail, ({ state, me, body }) => {
    const mail = findOrRefuse(state.undeliveredMail, body.mailId, mailNotFound);
    Object.assign(mail, { status: 'waiting', canRetry: false, nextTryAt: daysAgo(0) });
    addAuditEntry(state, me, { action: 'retryMail', topic: 'mail', about: { recipient: mail.recipient } });
    return dataReply(mailView(state, mail));
  }),
};
