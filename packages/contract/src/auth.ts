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
import { refusal } from './refusal.ts';
import type { DataReply, MessageReply } from './reply.ts';

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

export const invalidOtp = refusal(400, 'auth.invalid_otp', authMessages.invalidOtp);
export const invalidCredentials = refusal(401, 'auth.invalid_credentials', 'Invalid credentials');
/** Sent only after the right password. A wrong code has the same error code. */
export const secondFactorNeeded = refusal(
  401,
  'auth.second_factor',
  'Enter the code from your authenticator app',
);
export const secondFactorWrong = {
  ...secondFactorNeeded,
  message: 'This code is wrong or was used before. Wait for the next one.',
} as const;
export const notVerified = refusal(403, 'auth.not_verified', 'Please verify your email first');
/** Sent only after the right password. */
export const accountDisabled = refusal(
  403,
  'auth.account_disabled',
  'This account is disabled. Call the office.',
);
export const tooSoon = refusal(429, 'auth.too_soon', 'Please wait before asking for another code');
export const tooManyTries = refusal(
  429,
  'auth.too_many_failures',
  'Too many failed attempts. Please try again later.',
);

/** Changes to a login require the current password (ASVS 7.5.1). */
export const wrongPassword = refusal(400, 'auth.wrong_password', 'Current password is wrong');
export const sessionNotFound = refusal(404, 'auth.session_not_found', 'Session not found');

export const register = endpoint<RegisterReply, RegisterBody>('POST /auth/register', {
  access: 'public',
  status: 201,
});

export const verifyOtp = endpoint<MessageReply, VerifyOtpBody>('POST /auth/verify-otp', { access: 'public' });
export const resendOtp = endpoint<MessageReply, ResendOtpBody>('POST /auth/resend-otp', { access: 'public' });
export const login = endpoint<LoginReply, LoginBody>('POST /auth/login', { access: 'public' });

export const forgotPassword = endpoint<MessageReply, EmailBody>('POST /auth/forgot-password', {
  access: 'public',
});

export const resetPassword = endpoint<MessageReply, ResetPasswordBody>('PUT /auth/reset-password', {
  access: 'public',
});

export const authStatus = endpoint<AuthStatusReply>('GET /auth/status', { access: 'session' });
export const logout = endpoint<MessageReply>('POST /auth/logout', { access: 'session' });

export const changePassword = endpoint<MessageReply, ChangePasswordBody>('POST /auth/change-password', {
  access: 'session',
});

export const listSessions = endpoint<DataReply<SessionRow[]>>('GET /auth/sessions', { access: 'session' });
export const endSession = endpoint<MessageReply>('DELETE /auth/sessions/{id}', { access: 'session' });
export const endOtherSessions = endpoint<MessageReply>('DELETE /auth/sessions', { access: 'session' });
