import type { Role } from '../roles.ts';

/** A disabled account keeps all its work; nobody can log in to it. */
export const accountStates = ['active', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];
export const accountStateLabels: Record<AccountState, string> = { active: 'Active', disabled: 'Disabled' };

export const accountsWords = {
  fetchFailed: 'Failed to fetch accounts',
  sessionsEnded: 'All sessions of this account ended',
  endSessionsFailed: 'Failed to end the sessions',
  disabled: 'Account disabled',
  disableFailed: 'Failed to disable the account',
  enabled: 'Account enabled',
  enableFailed: 'Failed to enable the account',
  own: 'You cannot disable your own account. Ask another admin.',
} as const;

/** What stays as it is when an account is disabled, and is for somebody to look after. */
export const keptWhenDisabled: Record<Role, string> = {
  security: 'An open assignment stays. Withdraw the guard to free the place for another.',
  client: 'Guards and bills of this client stay as they are.',
  admin: 'What this admin did stays in the records.',
};
