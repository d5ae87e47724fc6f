import type { Definition } from '@prahari/contract/definition';
import type { RenewsToken } from '@prahari/contract/reply';
import type { LoginReply } from '@prahari/contract/sessions.schemas';
import type { Call } from './serve.ts';
import { isSameOrigin, setSessionCookie } from './session-cookie.ts';

type Reply = Pick<Call<Definition>, 'context' | 'setCookie'>;

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
export function setMarker({ setCookie }: Reply, marker: Marker, siteUrl: string): void {
  const { name, value, maxAgeSeconds } = marker;
  const secure = isHttps(siteUrl);
  // The prefix asks for the path of the host.
  setCookie(markerName(name, siteUrl), value, { path: secure ? '/' : '/api/auth', maxAgeSeconds, secure });
}

/** Returns a reader of the markers of a request. */
export const markersOf =
  ({ cookie }: Pick<Call<Definition>, 'cookie'>, siteUrl: string) =>
  (name: string): string | undefined =>
    cookie(markerName(name, siteUrl));

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
  reply: Reply,
  { token, user: { id, name, email, role }, marker, language }: StartedSession,
  { siteUrl, seconds, wantsCookie = false }: SendSessionOptions,
): LoginReply {
  if (marker) setMarker(reply, marker, siteUrl);
  const isInCookie = wantsCookie && isSameOrigin(reply.context, siteUrl);
  if (isInCookie) setSessionCookie(reply.context, siteUrl, { token, seconds });
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
  { context }: Reply,
  token: string | undefined,
  siteUrl: string,
): RenewsToken {
  if (token === undefined) return {};
  // The server ends the session in time; its cookie may last longer.
  setSessionCookie(context, siteUrl, { token, seconds: COOKIE_SECONDS });
  return { token: '' };
}
