/** Toasts and errors of the account dialog. */
export const accountMessages = {
  fetchFailed: 'Failed to fetch your account',
  passwordChanged: 'Password changed. Your other sessions have ended.',
  passwordFailed: 'Failed to change the password',
  sessionsFailed: 'Failed to fetch sessions',
  sessionEnded: 'Session ended',
  sessionFailed: 'Failed to end the session',
  othersEnded: 'All other sessions ended',
  othersFailed: 'Failed to end the other sessions',
  secondFactorFetchFailed: 'Failed to fetch two-step login',
  setUpFailed: 'Failed to start the set-up',
  secondFactorEnabled: 'Two-step login turned on',
  enableFailed: 'Failed to turn on two-step login',
  secondFactorDisabled: 'Two-step login turned off',
  disableFailed: 'Failed to turn off two-step login',
  codesCopied: 'Recovery codes copied',
  copyFailed: 'Could not copy. Select the codes and copy them yourself.',
} as const;
