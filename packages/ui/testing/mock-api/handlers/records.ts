import { disableAccount, enableAccount, endAccountSessions, listAccounts } from '@prahari/contract/accounts';
import { listAuditEntries } from '@prahari/contract/audit-log';
import { listDataRequests } from '@prahari/contract/data-requests';
import { listUndeliveredMail, retryMail } from '@prahari/contract/mail-outbox';
import { correctionRequest } from '../../../src/features/data-requests/data-requests.samples.ts';
import type { MockData } from '../data.ts';
import { change, dataReply, list, reply } from '../reply.ts';

const noSessions = { sessions: 0, lastSeenAt: null };

export const recordHandlers = ({ accounts, auditLog, undeliveredMail }: MockData) => [
  list(listAuditEntries, auditLog, ({ topic }, status) => topic === status),
  list(listUndeliveredMail, undeliveredMail),
  change(retryMail, undeliveredMail, 'mailId', { status: 'waiting', canRetry: false }),
  list(listAccounts, accounts, ({ role }, status) => role === status),
  change(endAccountSessions, accounts, 'accountId', noSessions),
  change(disableAccount, accounts, 'accountId', { state: 'disabled', ...noSessions }),
  change(enableAccount, accounts, 'accountId', { state: 'active' }),
  reply(listDataRequests, dataReply([correctionRequest])),
];
