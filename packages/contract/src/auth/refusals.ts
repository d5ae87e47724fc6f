import { authMessages } from './messages.ts';

export const invalidOtp = {
  status: 400,
  code: 'auth.invalid_otp',
  message: authMessages.invalidOtp,
} as const;
export const invalidCredentials = {
  status: 401,
  code: 'auth.invalid_credentials',
  message: 'Invalid credentials',
} as const;
/** Only after the right password. A missing and a wrong code share this error code, because the caller asks for a code in both cases. */
export const secondFactorNeeded = {
  status: 401,
  code: 'auth.second_factor',
  message: 'Enter the code from your authenticator app',
} as const;
export const secondFactorWrong = {
  ...secondFactorNeeded,
  message: 'This code is wrong or was used before. Wait for the next one.',
} as const;
export const notVerified = {
  status: 403,
  code: 'auth.not_verified',
  message: 'Please verify your email first',
} as const;
/** Only after the right password. */
export const accountDisabled = {
  status: 403,
  code: 'auth.account_disabled',
  message: 'This account is disabled. Call the office.',
} as const;
export const tooSoon = {
  status: 429,
  code: 'auth.too_soon',
  message: 'Please wait before asking for another code',
} as const;
export const tooManyTries = {
  status: 429,
  code: 'auth.too_many_failures',
  message: 'Too many failed attempts. Please try again later.',
} as const;

/** Changes to a login require the current password (ASVS 7.5.1). */
export const wrongPassword = {
  status: 400,
  code: 'auth.wrong_password',
  message: 'Current password is wrong',
} as const;

export const sessionNotFound = {
  status: 404,
  code: 'auth.session_not_found',
  message: 'Session not found',
} as const;
