import * as z from 'zod/mini';
import { dataReply, define, messageReply } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import {
  accountDisabled,
  invalidCredentials,
  invalidOtp,
  notVerified,
  secondFactorNeeded,
  sessionNotFound,
  tooManyTries,
  tooSoon,
  wrongPassword,
} from './refusals.ts';
import {
  authStatusReply,
  changePasswordBody,
  emailBody,
  loginBody,
  loginReply,
  registerBody,
  registerReply,
  resendOtpBody,
  resetPasswordBody,
  sessionRow,
  verifyOtpBody,
} from './schemas.ts';

export const register = define(endpoints.register, {
  summary:
    'Sign up as client or security; mails a one-time code. The same reply whether or not the address is known, with an opaque registration that verify-otp, resend-otp and login may carry.',
  body: registerBody,
  reply: registerReply,
  refusals: [tooSoon],
  hashes: true,
});

export const verifyOtp = define(endpoints.verifyOtp, {
  summary:
    'For a pending signup, that of the registration or else the newest: creates the account. For a reset: only verifies the code, which stays usable.',
  body: verifyOtpBody,
  reply: messageReply,
  refusals: [invalidOtp, tooManyTries],
  hashes: true,
});

export const resendOtp = define(endpoints.resendOtp, {
  summary:
    'Mail a new code for a pending signup, that of the registration or else the newest. The same reply for unknown addresses.',
  body: resendOtpBody,
  reply: messageReply,
  refusals: [tooSoon],
  hashes: true,
});

export const login = define(endpoints.login, {
  summary:
    'Start a session. With `cookie` the token comes as an HttpOnly cookie, which counts only with the header `Authorization: Bearer cookie-session` of a page of the same origin.',
  body: loginBody,
  reply: loginReply,
  refusals: [invalidCredentials, secondFactorNeeded, notVerified, accountDisabled, tooManyTries],
  hashes: true,
});

export const forgotPassword = define(endpoints.forgotPassword, {
  summary: 'Mail a reset code. The same reply for unknown addresses.',
  body: emailBody,
  reply: messageReply,
  refusals: [tooSoon],
  hashes: true,
});

export const resetPassword = define(endpoints.resetPassword, {
  summary: 'Set a new password with a reset code; ends all sessions and mails a notice.',
  body: resetPasswordBody,
  reply: messageReply,
  refusals: [invalidOtp, tooManyTries],
  hashes: true,
});

export const authStatus = define(endpoints.authStatus, {
  summary: 'The user of the token.',
  reply: authStatusReply,
});

export const logout = define(endpoints.logout, {
  summary: 'End this session and revoke its token.',
  reply: messageReply,
});

export const changePassword = define(endpoints.changePassword, {
  summary: 'Change the password; ends the other sessions.',
  body: changePasswordBody,
  reply: messageReply,
  refusals: [wrongPassword, tooManyTries],
  hashes: true,
});

export const listSessions = define(endpoints.listSessions, {
  summary: 'The caller’s own sessions.',
  reply: dataReply(z.array(sessionRow)),
});

export const endSession = define(endpoints.endSession, {
  summary: 'End one of the caller’s own sessions.',
  reply: messageReply,
  refusals: [sessionNotFound],
  reauthenticates: true,
});

export const endOtherSessions = define(endpoints.endOtherSessions, {
  summary: 'End all of the caller’s sessions except this one.',
  reply: messageReply,
  reauthenticates: true,
});
