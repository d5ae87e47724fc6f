import type {
  AuthStatusReply,
  ChangePasswordBody,
  EmailBody,
  LoginBody,
  LoginReply,
  RegisterBody,
  RegisterReply,
  ResendOtpBody,
  ResetPasswordBody,
  SessionRow,
  VerifyOtpBody,
} from './auth.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply, MessageReply, RenewsToken } from './reply.ts';

export const authMessages = {
  loginFailed: 'Login failed. Please check your credentials.',
  signupFailed: 'Something went wrong. Please try again.',
  invalidOtp: 'Invalid OTP',
  resendFailed: 'Failed to resend OTP',
  resent: 'OTP resent successfully',
  verified: 'Email verified successfully',
  sendResetFailed: 'Failed to send reset link',
  resetFailed: 'Failed to reset password',
  resetSent: 'Reset link sent successfully',
  otpVerified: 'OTP verified successfully',
  resetDone: 'Password reset successfully',
  passwordsDiffer: 'Passwords do not match',
  sessionEnded: 'Your session has ended. Please log in again.',
} as const;

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
/** Sent only after the right password. A wrong code has the same error code. */
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
/** Sent only after the right password. */
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

export const register = endpoint<RegisterReply, RegisterBody>({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  status: 201,
});

export const verifyOtp = endpoint<MessageReply, VerifyOtpBody>({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
});

export const resendOtp = endpoint<MessageReply, ResendOtpBody>({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
});

export const login = endpoint<LoginReply, LoginBody>({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
});

export const forgotPassword = endpoint<MessageReply, EmailBody>({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
});

export const resetPassword = endpoint<MessageReply, ResetPasswordBody>({
  method: 'PUT',
  path: '/auth/reset-password',
  access: 'public',
});

export const authStatus = endpoint<AuthStatusReply>({
  method: 'GET',
  path: '/auth/status',
  access: 'session',
});

export const logout = endpoint<MessageReply>({ method: 'POST', path: '/auth/logout', access: 'session' });

export const changePassword = endpoint<MessageReply & RenewsToken, ChangePasswordBody>({
  method: 'POST',
  path: '/auth/change-password',
  access: 'session',
  renewsToken: true,
});

export const listSessions = endpoint<DataReply<SessionRow[]>>({
  method: 'GET',
  path: '/auth/sessions',
  access: 'session',
});

export const endSession = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'session',
});

export const endOtherSessions = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'session',
});
