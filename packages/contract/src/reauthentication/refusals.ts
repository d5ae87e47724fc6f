/** Refuses calls that need a login or reauthentication within the last few minutes. */
export const reauthenticationNeeded = {
  status: 403,
  code: 'auth.reauthentication_needed',
  message: 'Enter your password again to do this',
} as const;
