import * as z from 'zod/mini';
import * as wire from './auth.ts';
import { signupConsent } from './consent.schemas.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { define } from './definition.ts';
import { choice, email, line, phone } from './fields.ts';
import { language, savedLanguage } from './languages.schemas.ts';
import { dataReply, messageReply, renewingMessageReply } from './reply.schemas.ts';
import { emailAddress, instant, recordId } from './reply-fields.ts';
import { roles, signupRoles } from './roles.ts';

const password = (label: string) =>
  z.string({ error: (i) => (i.input == null ? `${label} is required` : `${label} must be text`) });

/** 8 to 256 characters of any kind (NIST SP 800-63B, ASVS 6.2). */
export const newPassword = (label = 'Password') =>
  password(label).check(
    z.refine((value) => value !== '', { error: `${label} is required`, abort: true }),
    z.minLength(PASSWORD_MIN, { error: `${label} must be at least ${PASSWORD_MIN} characters` }),
    z.maxLength(PASSWORD_MAX, { error: `${label} must be at most ${PASSWORD_MAX} characters` }),
    // Lone surrogates all become the same bytes when a password is hashed.
    z.refine((value) => !/\p{Surrogate}/u.test(value), {
      error: `${label} has characters that cannot be stored`,
    }),
  );

const presentPassword = (label = 'Password') =>
  password(label).check(
    z.minLength(1, { error: `${label} is required` }),
    z.maxLength(1024, { error: `${label} is too long` }),
  );

/** The password of a logged-in user, required again to change the login. */
export const currentPassword = presentPassword('Current password');

export const otp = z
  .string({ error: wire.authMessages.invalidOtp })
  .check(z.regex(/^[0-9]{6}$/, { error: wire.authMessages.invalidOtp }));

/** A mailed code or, where many were mailed to an address, the secret of a mailed link. */
const resetSecret = z
  .string({ error: wire.authMessages.invalidOtp })
  .check(z.regex(/^(?:[0-9]{6}|[\w-]{22})$/, { error: wire.authMessages.invalidOtp }));

/** Identifies the signup that a call belongs to; from the reply to register. */
export const registration = z.optional(
  z
    .string({ error: 'Registration must be text' })
    .check(
      z.maxLength(64, { error: 'Registration is too long' }),
      z.regex(/^[\w-]+$/, { error: 'Registration must be one that a signup replied with' }),
    ),
);

/** The second factor of a person: the six digits of the authenticator app, or a recovery code. */
export const secondFactorCode = z
  .string({ error: 'The code must be text' })
  .check(z.trim(), z.maxLength(64, { error: 'The code is too long' }));

export const registerBody = z
  .object({
    name: line('Full name'),
    email,
    password: newPassword(),
    confirmPassword: password('Confirm password').check(
      z.refine((value) => value !== '', { error: 'Confirm password is required' }),
    ),
    role: choice('Role', signupRoles),
    phone: phone(),
    /** Sent by the signup page only; without it, consent is recorded as not given. */
    consent: z.optional(signupConsent),
  })
  .check(
    z.refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      error: wire.authMessages.passwordsDiffer,
    }),
  );

export const role = z.enum(roles);

/** The user of a session. The wire says `id` instead of `_id` here only. */
export const account = z.object({
  id: recordId,
  name: z.string(),
  email: emailAddress,
});

export const loginBody = z.object({
  email,
  password: presentPassword(),
  role: choice('Role', roles),
  totp: z.optional(secondFactorCode),
  /** Without it, an unverified signup gets the same refusal as wrong credentials. */
  registration,
  /** Asks for an HttpOnly cookie instead of a token. Only pages of the same origin get one. */
  cookie: z.optional(z.boolean({ error: 'Cookie must be true or false' })),
  /** The language chosen before login, stored for an account that has none. */
  language: z.optional(language),
});

export const emailBody = z.object({ email });

export const resendOtpBody = z.object({ email, registration });

/** Checks the code of the signup named by `registration`, or of the newest without it. */
export const verifyOtpBody = z.object({ email, otp, registration });

export const resetPasswordBody = z.object({
  email,
  otp: resetSecret,
  newPassword: newPassword('New password'),
});

/** `registration` reveals nothing about the address; the older hosted API lacks it. */
export const registerReply = z.object({
  success: z.literal(true),
  message: z.string(),
  registration: z.optional(z.string()),
});

export const loginReply = z.object({
  success: z.literal(true),
  /** Empty for a cookie session: the page then sends `PLACEHOLDER_TOKEN` as its bearer token. */
  token: z.string(),
  role: role,
  user: account,
  /** The language of the account; missing until one is chosen. */
  language: z.optional(savedLanguage.shape.language),
});

export const sessionUser = z.extend(account, { role: role });
export type SessionUser = z.output<typeof sessionUser>;

export const authStatusReply = z.object({
  success: z.literal(true),
  authenticated: z.literal(true),
  user: z.extend(sessionUser, {
    phone: z.optional(z.string()),
    /** Missing until one is chosen. */
    language: z.optional(savedLanguage.shape.language),
  }),
});

export const changePasswordBody = z.object({
  currentPassword,
  newPassword: newPassword('New password'),
});

/** A session of the calling user. Instants are UTC, ISO 8601. */
export const sessionRow = z.object({
  _id: recordId,
  createdAt: instant,
  lastSeenAt: instant,
  userAgent: z.nullable(z.string()),
  /** The network that it was last used from, shortened to a /24 of IPv4 or a /48 of IPv6. */
  network: z.nullable(z.string()),
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

export type RegisterBody = z.input<typeof registerBody>;
export type LoginBody = z.input<typeof loginBody>;
export type ResendOtpBody = z.input<typeof resendOtpBody>;
export type RegisterReply = z.output<typeof registerReply>;
export type EmailBody = z.input<typeof emailBody>;
export type VerifyOtpBody = z.input<typeof verifyOtpBody>;
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;
export type ChangePasswordBody = z.input<typeof changePasswordBody>;
export type LoginReply = z.output<typeof loginReply>;
export type AuthStatusReply = z.output<typeof authStatusReply>;

export const register = define(wire.register, {
  summary:
    'Sign up as client or security; mails a one-time code. The same reply whether or not the address is known, with an opaque registration that verify-otp, resend-otp and login may carry.',
  body: registerBody,
  reply: registerReply,
  refusals: [wire.tooSoon],
  hashes: true,
});

export const verifyOtp = define(wire.verifyOtp, {
  summary:
    'For a pending signup, that of the registration or else the newest: creates the account. For a reset: only verifies the code, which stays usable.',
  body: verifyOtpBody,
  reply: messageReply,
  refusals: [wire.invalidOtp, wire.tooManyTries],
  hashes: true,
});

export const resendOtp = define(wire.resendOtp, {
  summary:
    'Mail a new code for a pending signup, that of the registration or else the newest. The same reply for unknown addresses.',
  body: resendOtpBody,
  reply: messageReply,
  refusals: [wire.tooSoon],
  hashes: true,
});

export const login = define(wire.login, {
  summary:
    'Start a session. With `cookie` the token comes as an HttpOnly cookie, which counts only with the header `Authorization: Bearer cookie-session` of a page of the same origin.',
  body: loginBody,
  reply: loginReply,
  refusals: [
    wire.invalidCredentials,
    wire.secondFactorNeeded,
    wire.notVerified,
    wire.accountDisabled,
    wire.tooManyTries,
  ],
  hashes: true,
});

export const forgotPassword = define(wire.forgotPassword, {
  summary: 'Mail a reset code. The same reply for unknown addresses.',
  body: emailBody,
  reply: messageReply,
  refusals: [wire.tooSoon],
  hashes: true,
});

export const resetPassword = define(wire.resetPassword, {
  summary: 'Set a new password with a reset code; ends all sessions and mails a notice.',
  body: resetPasswordBody,
  reply: messageReply,
  refusals: [wire.invalidOtp, wire.tooManyTries],
  hashes: true,
});

export const authStatus = define(wire.authStatus, {
  summary: 'The user of the token.',
  reply: authStatusReply,
});

export const logout = define(wire.logout, {
  summary: 'End this session and revoke its token.',
  reply: messageReply,
});

export const changePassword = define(wire.changePassword, {
  summary: 'Change the password; ends the other sessions.',
  body: changePasswordBody,
  reply: renewingMessageReply,
  refusals: [wire.wrongPassword, wire.tooManyTries],
  hashes: true,
});

export const listSessions = define(wire.listSessions, {
  summary: 'The caller’s own sessions.',
  reply: dataReply(z.array(sessionRow)),
});

export const endSession = define(wire.endSession, {
  summary: 'End one of the caller’s own sessions.',
  reply: messageReply,
  refusals: [wire.sessionNotFound],
  reauthenticates: true,
});

export const endOtherSessions = define(wire.endOtherSessions, {
  summary: 'End all of the caller’s sessions except this one.',
  reply: messageReply,
  reauthenticates: true,
});
