import type { RenewsToken } from '@prahari/contract/reply';
import type { LoginReply } from '@prahari/contract/sessions.schemas';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './context.ts';
import { isSameOrigin, setSessionCookie } from './session-cookie.ts';

/** The cookie by which an account recognizes a browser. */
interface Marker {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** The longest life of any session. */
const COOKIE_SECONDS = 7 * 24 * 3600;

const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** Behind https no other host of the domain can set the cookie (RFC 6265bis). */
const markerName = (name: string, siteUrl: string): string => (isHttps(siteUrl) ? `__Host-${name}` : name);

/** Lets the account recognize this browser at the next login. */
export function setMarker(c: Context<AppEnv>, marker: Marker, siteUrl: string): void {
  const { name, value, maxAgeSeconds: maxAge } = marker;
  const secure = isHttps(siteUrl);
  setCookie(c, markerName(name, siteUrl), value, {
    // The prefix asks for the path of the host.
    path: secure ? '/' : '/api/auth',
    secure,
    maxAge,
    httpOnly: true,
    sameSite: 'Strict',
  });
}

/** Returns a reader of the markers of a request. */
export const markersOf =
  (c: Context<AppEnv>, siteUrl: string) =>
  (name: string): string | undefined =>
    getCookie(c, markerName(name, siteUrl));

interface StartedSession {
  token: string;
  user: LoginReply['user'] & { role: LoginReply['role'] };
  marker: Marker | undefined;
  /** The account's language, once it has one. */
  language: LoginReply['language'];
}

export interface SendSessionOptions {
  siteUrl: string;
  /** The longest life of the session. */
  seconds: number;
  wantsCookie: boolean | undefined;
}

/** Replies to a login with the token, in a cookie if a page of this origin asks for one. */
export function sendSession(
  c: Context<AppEnv>,
  { token, user: { id, name, email, role }, marker, language }: StartedSession,
  { siteUrl, seconds, wantsCookie = false }: SendSessionOptions,
): LoginReply {
  if (marker) setMarker(c, marker, siteUrl);
  const isInCookie = wantsCookie && isSameOrigin(c, siteUrl);
  if (isInCookie) setSessionCookie(c, siteUrl, { token, seconds });
  return {
    success: true,
    token: isInCookie ? '' : token,
    role,
    user: { id, name, email },
    ...(language !== undefined && { language }),
  };
}

/** Sends a session's new token in its cookie. */
export function sendRenewedToken(
  c: Context<AppEnv>,
  token: string | undefined,
  siteUrl: string,
): RenewsToken {
  if (token === undefined) return {};
  // The server ends the session in time; its cookie may last longer.
  setSessionCookie(c, siteUrl, { token, seconds: COOKIE_SECONDS });
  return { token: '' };
}
