import { cleanCode } from '@prahari/domain/clean-text';
import * as z from 'zod/mini';
import * as wire from './auth.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { define } from './definition.ts';
import { choice, email, line, phone } from './fields.ts';
import { dataReply, instant, messageReply, renewingMessageReply } from './reply.schemas.ts';
import { signupRoles } from './roles.ts';

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

/** A password as somebody entered it, of any strength. */
export const presentPassword = (label = 'Password') =>
  password(label).check(
    z.minLength(1, { error: `${label} is required` }),
    z.maxLength(1024, { error: `${label} is too long` }),
  );

/** The password of a logged-in user, required again to change the login. */
export const currentPassword = presentPassword('Current password');

/** A code as people type it: with spaces, in digits of any script. */
const typedCode = z.overwrite<string>((typed) => cleanCode(typed).replace(/\s/g, ''));

export const otp = z
  .string({ error: wire.authMessages.invalidOtp })
  .check(typedCode, z.regex(/^[0-9]{6}$/, { error: wire.authMessages.invalidOtp }));

/** A mailed code or, where many were mailed to an address, the secret of a mailed link. */
const resetSecret = z
  .string({ error: wire.authMessages.invalidOtp })
  .check(typedCode, z.regex(/^(?:[0-9]{6}|[\w-]{22})$/, { error: wire.authMessages.invalidOtp }));

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
  .check(z.overwrite<string>(cleanCode), z.maxLength(64, { error: 'The code is too long' }));

/** The consent given at signup or on an invitation: the notice shown and the purposes ticked. */
export const signupConsent = z.object(
  {
    notice: choice('Notice', wire.consentNotices),
    purposes: z
      .array(choice('Purpose', wire.optionalPurposes), { error: 'Purposes must be a list' })
      .check(z.maxLength(wire.optionalPurposes.length, { error: 'Each purpose can be named once' })),
  },
  { error: 'Consent must name the notice and the purposes' },
);
export type SignupConsent = z.output<typeof signupConsent>;

/** A person's consent to one purpose. Instants are UTC, ISO 8601. */
export const consent = z.object({
  purpose: z.enum(wire.consentPurposes),
  isGiven: z.boolean(),
  /** The version of the notice shown; null when consent was not given on our pages. */
  notice: z.nullable(z.string()),
  /** The time it was last given; null if never. */
  givenAt: z.nullable(instant),
  /** The time it was last withdrawn; null while it is given or if it never was. */
  withdrawnAt: z.nullable(instant),
});
export type Consent = z.output<typeof consent>;

export const setConsentBody = z.object({
  purpose: choice('Purpose', wire.optionalPurposes),
  isGiven: z.boolean({ error: 'Consent must be true or false' }),
});
export type SetConsentBody = z.input<typeof setConsentBody>;

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

export const changePasswordBody = z.object({
  currentPassword,
  newPassword: newPassword('New password'),
});

export type RegisterBody = z.input<typeof registerBody>;
export type ResendOtpBody = z.input<typeof resendOtpBody>;
export type RegisterReply = z.output<typeof registerReply>;
export type EmailBody = z.input<typeof emailBody>;
export type VerifyOtpBody = z.input<typeof verifyOtpBody>;
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

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

export const changePassword = define(wire.changePassword, {
  summary: 'Change the password; ends the other sessions.',
  body: changePasswordBody,
  reply: renewingMessageReply,
  refusals: [wire.wrongPassword, wire.tooManyTries],
  hashes: true,
});

export const listConsents = define(wire.listConsents, {
  summary:
    'What the caller agreed to, a row for each purpose: with which notice, when, and when it was withdrawn.',
  reply: dataReply(z.array(consent)),
});

export const setConsent = define(wire.setConsent, {
  summary: 'Give or withdraw consent to one optional purpose. Setting it to what it is changes nothing.',
  body: setConsentBody,
  reply: dataReply(z.array(consent)),
});
