import type { Role } from '../roles.ts';

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
  own: 'You cannot disable your own account. Ask another admin.',
} as const;

/** What stays unchanged when an account is disabled, by role. */
export const keptWhenDisabled: Record<Role, string> = {
  security: 'Open assignments stay. Withdraw the guard to assign another.',
  client: 'Guards and bills of this client stay as they are.',
  admin: 'The activity of this admin stays in the log.',
};
