/** Of calls that need a login or a reauthentication of the last minutes. */
export const reauthenticationNeeded = {
  status: 403,
  code: 'auth.reauthentication_needed',
  message: 'Enter your password again to do this',
} as const;
