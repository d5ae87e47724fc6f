import { endpoint } from './endpoint.ts';
import type { DataReply, MessageReply } from './reply.ts';
import type {
  AuthStatusReply,
  LoginBody,
  LoginReply,
  ReportLoginBody,
  SessionRow,
} from './sessions.schemas.ts';

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

export const sessionNotFound = {
  status: 404,
  code: 'auth.session_not_found',
  message: 'Session not found',
} as const;

export const login = endpoint<LoginReply, LoginBody>({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
});

export const authStatus = endpoint<AuthStatusReply>({
  method: 'GET',
  path: '/auth/status',
  access: 'session',
});

export const logout = endpoint<MessageReply>({ method: 'POST', path: '/auth/logout', access: 'session' });

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

/** Days for which the link in the mail about a login works. Sessions last no longer. */
export const LOGIN_REPORT_DAYS = 7;

export const loginReportMessages = {
  ended: 'That login has ended. Set a new password now.',
  failed: 'Failed to end that login',
} as const;

/** One refusal for an unknown, used or late link, so that it does not tell which. */
export const loginReportInvalid = {
  status: 400,
  code: 'auth.login_report_invalid',
  message: 'This link was used or is too old. Log in and end sessions under Account.',
} as const;

/** Ends a login that its person did not make, with the link of the mail about it. */
export const reportLogin = endpoint<MessageReply, ReportLoginBody>({
  method: 'POST',
  path: '/auth/report-login',
  access: 'public',
});

/** Patterns for browsers and platforms; the first match counts, because many User-Agents contain the names of other browsers. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const first = (words: readonly [RegExp, string][], text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android` from a User-Agent header. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const [browser, device] = [first(BROWSERS, text), first(DEVICES, text)];
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? 'Unknown device';
}
