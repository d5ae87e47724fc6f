import type { AccountIdBody, AccountRow } from './accounts.schemas.ts';
import { endpoint, listEndpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';
import { type Role, roles } from './roles.ts';

/** Nobody can log in to a disabled account; its data is kept. */
export const accountStates = ['active', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];
export const accountStateLabels: Record<AccountState, string> = { active: 'Active', disabled: 'Disabled' };

export const accountsMessages = {
  fetchFailed: 'Failed to fetch accounts',
  sessionsEnded: 'All sessions of this account ended',
  endSessionsFailed: 'Failed to end the sessions',
  disabled: 'Account disabled',
  disableFailed: 'Failed to disable the account',
  enabled: 'Account enabled',
  enableFailed: 'Failed to enable the account',
  factorsReset: 'Two-step login reset. They can log in with their password.',
  resetFactorsFailed: 'Failed to reset two-step login',
  own: 'You cannot disable your own account. Ask another admin.',
} as const;

/** Tells the office, by role, which data stays when it disables an account. */
export const keptWhenDisabled: Record<Role, string> = {
  security: 'Open assignments stay. Withdraw the guard to assign another.',
  client: 'Guards and bills of this client stay as they are.',
  admin: 'The activity of this admin stays in the log.',
};

export const accountNotFound = {
  status: 404,
  code: 'accounts.not_found',
  message: 'Account not found',
} as const;

/** Keeps at least one admin who can enable other accounts. */
export const ownAccount = { status: 409, code: 'accounts.own', message: accountsMessages.own } as const;

/** An admin could log in as another whose password is known. */
export const adminFactors = {
  status: 409,
  code: 'accounts.admin_factors',
  message: 'Two-step login of an admin is reset on the server only',
} as const;

export const listAccounts = listEndpoint<AccountRow>({
  method: 'GET',
  path: '/admin/accounts',
  access: 'admin',
  list: { sort: ['createdAt', 'name', 'email', 'role', 'state'], status: roles },
});

export const endAccountSessions = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/end-sessions',
  access: 'admin',
});

export const disableAccount = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/disable',
  access: 'admin',
});

export const enableAccount = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/enable',
  access: 'admin',
});

export const resetAccountFactors = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/reset-factors',
  access: 'admin',
});
