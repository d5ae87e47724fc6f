import * as z from 'zod/mini';
import { presentPassword, registration, secondFactorCode } from './auth.schemas.ts';
import { tooManyTries } from './auth.ts';
import { define } from './definition.ts';
import { choice, email, linkToken } from './fields.ts';
import { language, savedLanguage } from './my-account.schemas.ts';
import { dataReply, emailAddress, instant, messageReply, recordId } from './reply.schemas.ts';
import { roles } from './roles.ts';
import * as wire from './sessions.ts';

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
export type LoginBody = z.input<typeof loginBody>;
export type LoginReply = z.output<typeof loginReply>;
export type AuthStatusReply = z.output<typeof authStatusReply>;

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
    tooManyTries,
  ],
  hashes: true,
});

export const authStatus = define(wire.authStatus, {
  summary: 'The user of the token.',
  reply: authStatusReply,
});

export const logout = define(wire.logout, {
  summary: 'End this session and revoke its token.',
  reply: messageReply,
  endsSession: true,
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
  endsSession: true,
});

export const endOtherSessions = define(wire.endOtherSessions, {
  summary: 'End all of the caller’s sessions except this one.',
  reply: messageReply,
  reauthenticates: true,
  endsSession: true,
});

export const reportLoginBody = z.object({
  /** The token of the mailed link. */
  token: linkToken,
});
export type ReportLoginBody = z.input<typeof reportLoginBody>;

export const reportLogin = define(wire.reportLogin, {
  summary:
    'End a login that was not one’s own, with the link that was mailed about it: its session and all that the person’s account began after it. Works once.',
  body: reportLoginBody,
  reply: messageReply,
  refusals: [wire.loginReportInvalid],
});
