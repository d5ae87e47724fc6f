import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { accountNotFound, ownAccount } from './refusals.ts';
import { accountIdBody, accountRow } from './schemas.ts';

export const listAccounts = defineList(endpoints.listAccounts, {
  summary: 'All accounts, including disabled ones; `status` filters by role.',
  row: accountRow,
});

export const endAccountSessions = define(endpoints.endAccountSessions, {
  summary: 'End all sessions of an account; its owner may log in again.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound],
});

export const disableAccount = define(endpoints.disableAccount, {
  summary:
    'Disable an account: ends its sessions, cancels a pending password reset and mails a notice. Disabling it again changes nothing.',
  reauthenticates: true,
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, ownAccount],
});

export const enableAccount = define(endpoints.enableAccount, {
  summary: 'Enable a disabled account and mail a notice. Enabling an active one changes nothing.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound],
});
