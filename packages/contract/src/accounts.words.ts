import type { Role } from './roles.ts';

/** An account that is off keeps all its work; nobody can log in to it. */
export const accountStates = ['active', 'off'] as const;
export type AccountState = (typeof accountStates)[number];
export const accountStateLabels: Record<AccountState, string> = { active: 'Active', off: 'Switched off' };

export const accountsWords = {
  fetchFailed: 'Failed to fetch accounts',
  sessionsEnded: 'All sessions of this account ended',
  endSessionsFailed: 'Failed to end the sessions',
  switchedOff: 'Account switched off',
  switchOffFailed: 'Failed to switch off the account',
  switchedOn: 'Account switched on',
  switchOnFailed: 'Failed to switch on the account',
  own: 'You cannot switch off your own account. Ask another admin.',
} as const;

/** What stays as it is when an account is switched off, and is somebody's to look after. */
export const staysWhenOff: Record<Role, string> = {
  security: 'An open assignment stays. Withdraw the guard to free the place for another.',
  client: 'Guards and bills of this client stay as they are.',
  admin: 'What this admin did stays in the records.',
};
