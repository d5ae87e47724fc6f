/** What the account dialog says when something was done or was not. */
export const accountWords = {
  fetchFailed: 'Failed to fetch your account',
  passwordChanged: 'Password changed. Your other sessions have ended.',
  passwordFailed: 'Failed to change the password',
  sessionsFailed: 'Failed to fetch sessions',
  sessionEnded: 'Session ended',
  sessionFailed: 'Failed to end the session',
  othersEnded: 'All other sessions ended',
  othersFailed: 'Failed to end the other sessions',
  secondFactorFetchFailed: 'Failed to fetch the second factor',
  setUpFailed: 'Failed to start the set-up',
  switchedOn: 'Second factor switched on',
  switchOnFailed: 'Failed to switch on the second factor',
  switchedOff: 'Second factor switched off',
  switchOffFailed: 'Failed to switch off the second factor',
  codesCopied: 'Recovery codes copied',
  copyFailed: 'Could not copy. Select the codes and copy them by hand.',
} as const;
