import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { dataReply, endpoint, messageReply } from './endpoint.ts';
import { choice, email, line, phone } from './fields.ts';
import { messages } from './messages.ts';
import { roles, signupRoles } from './roles.ts';

const password = (label: string) =>
  z.string({ error: (i) => (i.input == null ? `${label} is required` : `${label} must be text`) });

/** 8 to 256 characters, any of them (NIST SP 800-63B, ASVS 6.2). */
export const newPassword = (label = 'Password') =>
  password(label).check(
    z.refine((value) => value !== '', { error: `${label} is required`, abort: true }),
    z.minLength(PASSWORD_MIN, { error: `${label} must be at least ${PASSWORD_MIN} characters` }),
    z.maxLength(PASSWORD_MAX, { error: `${label} must be at most ${PASSWORD_MAX} characters` }),
    // Half of a character pair: a hash could not tell one from another.
    z.refine((value) => value.isWellFormed(), { error: `${label} has characters that cannot be stored` }),
  );

const presentPassword = (label = 'Password') =>
  password(label).check(
    z.minLength(1, { error: `${label} is required` }),
    z.maxLength(1024, { error: `${label} is too long` }),
  );

/** The password of whoever is logged in already, asked for again. */
export const currentPassword = presentPassword('Current password');

const otp = z
  .string({ error: messages.auth.invalidOtp })
  .check(z.regex(/^[0-9]{6}$/, { error: messages.auth.invalidOtp }));

/** What an admin types to prove the second factor: six digits of the authenticator app, or a recovery code. */
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
  })
  .check(
    z.refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      error: messages.auth.passwordsDiffer,
    }),
  );

/** Whose session it is. The one place where an id is called `id` on the wire (DECISIONS section 2). */
export const account = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const loginBody = z.object({
  email,
  password: presentPassword(),
  role: choice('Role', roles),
  /** For an admin who has switched on a second factor: six digits of the authenticator app, or a recovery code. */
  totp: z.optional(secondFactorCode),
});

export const emailBody = z.object({ email });

export const invalidOtp = {
  status: 400,
  code: 'auth.invalid_otp',
  message: messages.auth.invalidOtp,
} as const;
export const invalidCredentials = {
  status: 401,
  code: 'auth.invalid_credentials',
  message: 'Invalid credentials',
} as const;
/** Said only after the right password. The same code for a missing and for a wrong second factor: a program asks either way. */
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
/** Said only after the right password. */
export const switchedOff = {
  status: 403,
  code: 'auth.switched_off',
  message: 'This account is switched off. Call the office.',
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

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  status: 201,
  summary:
    'Sign up as client or security; mails a one-time code. The same reply whether or not the address is known.',
  body: registerBody,
  reply: messageReply,
  refusals: [tooSoon],
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
  summary:
    'For a pending signup: makes the account. For a reset: says the code is right and does not use it up.',
  body: z.object({ email, otp }),
  reply: messageReply,
  refusals: [invalidOtp, tooManyTries],
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  summary: 'Mail a new code for a pending signup. The same reply for unknown addresses.',
  body: emailBody,
  reply: messageReply,
  refusals: [tooSoon],
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Start a session.',
  body: loginBody,
  reply: () => z.object({ success: z.literal(true), token: z.string(), role: z.enum(roles), user: account }),
  refusals: [invalidCredentials, secondFactorNeeded, notVerified, switchedOff, tooManyTries],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Mail a reset code. The same reply for unknown addresses.',
  body: emailBody,
  reply: messageReply,
  refusals: [tooSoon],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with a reset code; ends all sessions and mails a notice.',
  body: z.object({ email, otp, newPassword: newPassword('New password') }),
  reply: messageReply,
  refusals: [invalidOtp, tooManyTries],
});

export const sessionUser = z.extend(account, { role: z.enum(roles) });

export const authStatus = endpoint({
  method: 'GET',
  path: '/auth/status',
  access: 'session',
  summary: 'Who the token belongs to.',
  reply: () => z.object({ success: z.literal(true), authenticated: z.literal(true), user: sessionUser }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  summary: 'End this session; the token is dead.',
  reply: messageReply,
});

/** Whoever changes how they log in says the password once more (ASVS 7.5.1). */
export const wrongPassword = {
  status: 400,
  code: 'auth.wrong_password',
  message: 'Current password is wrong',
} as const;

export const changePasswordBody = z.object({
  currentPassword,
  newPassword: newPassword('New password'),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: 'session',
  summary: 'Change the password; ends the other sessions.',
  body: changePasswordBody,
  reply: messageReply,
  refusals: [wrongPassword, tooManyTries],
});

/** One session of the person who asks. Instants are UTC, ISO 8601. */
export const sessionRow = z.object({
  _id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'session',
  summary: 'The sessions of the person who asks.',
  reply: () => dataReply(z.array(sessionRow)),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'session',
  summary: 'End one of one’s own sessions.',
  reply: messageReply,
  refusals: [{ status: 404, code: 'auth.session_not_found', message: 'Session not found' }],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'session',
  summary: 'End all of one’s own sessions but this one.',
  reply: messageReply,
});
