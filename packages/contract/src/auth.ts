import type {
  ChangePasswordBody,
  Consent,
  EmailBody,
  RegisterBody,
  RegisterReply,
  ResendOtpBody,
  ResetPasswordBody,
  SetConsentBody,
  VerifyOtpBody,
} from './auth.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply, MessageReply, RenewsToken } from './reply.ts';

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

/** Versions of the consent notice by date, oldest first. An open page may send an old one. */
export const consentNotices = ['2026-11-23'] as const;
/** The current notice. A change to `purposeTexts` needs a new version. */
export const CONSENT_NOTICE = consentNotices[0];

/** Purposes for which we use data: an account needs `service`, the others are a free choice. */
export const consentPurposes = ['service', 'whatsApp'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export const optionalPurposes = ['whatsApp'] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** The words of the notice: each purpose, the data it takes, and the consequence of refusing. */
export const purposeTexts: Record<ConsentPurpose, { title: string; data: string; without: string }> = {
  service: {
    title: 'Your account, and guards or work for you',
    data: 'Name, email, phone and role, and what you later send us in requests and applications.',
    without: 'Without it there can be no account.',
  },
  whatsApp: {
    title: 'Messages on WhatsApp',
    data: 'Your name and phone number, for messages about your requests, shifts and bills.',
    without: 'Without it we call or send an email.',
  },
};

export const consentMessages = {
  fetchFailed: 'Failed to fetch your consent',
  given: 'Consent recorded',
  withdrawn: 'Consent withdrawn',
  changeFailed: 'Failed to change your consent',
} as const;

export const listConsents = endpoint<DataReply<Consent[]>>({
  method: 'GET',
  path: '/auth/consents',
  access: 'session',
});

export const setConsent = endpoint<DataReply<Consent[]>, SetConsentBody>({
  method: 'PUT',
  path: '/auth/consents',
  access: 'session',
});
