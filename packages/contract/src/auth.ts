import type {
  ChangePasswordBody,
  EmailBody,
  RegisterBody,
  RegisterReply,
  ResendOtpBody,
  ResetPasswordBody,
  VerifyOtpBody,
} from './auth.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { MessageReply, RenewsToken } from './reply.ts';

export const authMessages = {
  loginFailed: 'Login failed. Please check your credentials.',
  signupFailed: 'Something went wrong. Please try again.',
  invalidOtp: 'Invalid OTP',
  digitsMissing: 'Enter all 6 digits of the code.',
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

export const changePassword = endpoint<MessageReply & RenewsToken, ChangePasswordBody>({
  method: 'POST',
  path: '/auth/change-password',
  access: 'session',
  renewsToken: true,
});
