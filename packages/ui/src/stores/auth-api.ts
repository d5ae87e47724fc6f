import * as auth from '@prahari/contract/auth/endpoints';
import { accountDisabled, notVerified, secondFactorNeeded } from '@prahari/contract/auth/refusals';
import {
  emailBody,
  loginBody,
  newPassword as newPasswordSchema,
  registerBody,
} from '@prahari/contract/auth/schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { ApiError } from '../api/ApiError.ts';
import { call, isOtherOrigin } from '../api/call.ts';

export const register = (body: BodyOf<typeof auth.register>) => call(auth.register, body);
/** On the page's own origin the token comes as a cookie, where a stolen script finds none. */
export const login = (body: BodyOf<typeof auth.login>) =>
  call(auth.login, isOtherOrigin() ? body : { ...body, cookie: true });
export const verifyOtp = (body: BodyOf<typeof auth.verifyOtp>) => call(auth.verifyOtp, body);
export const resendOtp = (body: BodyOf<typeof auth.resendOtp>) => call(auth.resendOtp, body);
export const forgotPassword = (body: BodyOf<typeof auth.forgotPassword>) => call(auth.forgotPassword, body);
export const resetPassword = (body: BodyOf<typeof auth.resetPassword>) => call(auth.resetPassword, body);

/** Whether login was refused only because the email is not verified. */
export const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.code === notVerified.code;

/** Whether the password was right and the second factor is required. */
export const isSecondFactorAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === secondFactorNeeded.code;

/** Whether the password was right and the account is disabled. */
export const isDisabled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === accountDisabled.code;

export const loginErrors = (typed: object) => fieldErrors(loginBody, typed);
export const registrationErrors = (typed: object) => fieldErrors(registerBody, typed);
export const emailErrors = (typed: object) => fieldErrors(emailBody, typed);
export function newPasswordErrors({ newPassword }: { newPassword: string }): Record<string, string> {
  const { '': wrong } = fieldErrors(newPasswordSchema('New password'), newPassword);
  return wrong ? { newPassword: wrong } : {};
}
