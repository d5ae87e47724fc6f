import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { accountNotFound, ownAccount } from './refusals.ts';
import { accountIdBody, accountRow } from './schemas.ts';

export const listAccounts = defineList(endpoints.listAccounts, {
  summary: 'Everybody who can log in, and whose account is disabled; `status` narrows by role.',
  row: accountRow,
});

export const endAccountSessions = define(endpoints.endAccountSessions, {
  summary: 'End all sessions of a person; they may log in again.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound],
});

export const disableAccount = define(endpoints.disableAccount, {
  summary:
    'Let nobody log in to an account: ends its sessions, voids its codes and mails a notice. A disabled one stays so.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, ownAccount],
});

export const enableAccount = define(endpoints.enableAccount, {
  summary: 'Let a person log in again and mail a notice. One that is active stays so.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound],
});
