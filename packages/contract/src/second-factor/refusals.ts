export const wrongCode = {
  status: 400,
  code: 'auth.wrong_code',
  message: 'This code is wrong or was used before. Wait for the next one.',
} as const;
export const secondFactorEnabled = {
  status: 409,
  code: 'auth.second_factor_enabled',
  message: 'Two-step login is on already',
} as const;
export const secondFactorDisabled = {
  status: 409,
  code: 'auth.second_factor_disabled',
  message: 'Two-step login is not on',
} as const;
export const secondFactorNotSetUp = {
  status: 409,
  code: 'auth.second_factor_not_set_up',
  message: 'Start the set-up again',
} as const;
