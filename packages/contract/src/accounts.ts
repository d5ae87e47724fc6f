import { accountIdBody, accountRow } from './accounts.schemas.ts';
import { accountsWords } from './accounts.words.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';
import { roles } from './roles.ts';

export * from './accounts.schemas.ts';
export * from './accounts.words.ts';

export const accountNotFound = {
  status: 404,
  code: 'accounts.not_found',
  message: 'Account not found',
} as const;
/** So one admin always remains to switch others on again. */
export const ownAccount = { status: 409, code: 'accounts.own', message: accountsWords.own } as const;

export const listAccounts = endpoint({
  method: 'GET',
  path: '/admin/accounts',
  access: 'admin',
  summary: 'Everybody who can log in, and whose account is off; `status` narrows by role.',
  list: listOf(['createdAt', 'name', 'email', 'role', 'state'], roles),
  reply: () => listReply(accountRow),
});

export const endAccountSessions = endpoint({
  method: 'POST',
  path: '/admin/accounts/end-sessions',
  access: 'admin',
  summary: 'End all sessions of a person; they may log in again.',
  body: accountIdBody,
  reply: () => dataReply(accountRow),
  refusals: [accountNotFound],
});

export const switchOffAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts/switch-off',
  access: 'admin',
  summary:
    'Let nobody log in to an account: ends its sessions, voids its codes and mails a notice. One that is off stays so.',
  body: accountIdBody,
  reply: () => dataReply(accountRow),
  refusals: [accountNotFound, ownAccount],
});

export const switchOnAccount = endpoint({
  method: 'POST',
  path: '/admin/accounts/switch-on',
  access: 'admin',
  summary: 'Let a person log in again and mail a notice. One that is active stays so.',
  body: accountIdBody,
  reply: () => dataReply(accountRow),
  refusals: [accountNotFound],
});
