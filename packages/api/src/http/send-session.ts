import type { LoginReply } from '@prahari/contract/auth.schemas';
import type { Definition } from '@prahari/contract/definition';
import type { Call } from './serve.ts';
import { isSameOrigin, setSessionCookie } from './session-cookie.ts';

type Reply = Pick<Call<Definition>, 'context' | 'setCookie'>;

/** The cookie by which an account recognizes a browser. */
interface Marker {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** Lets the account recognize this browser at the next login. */
export const setMarker = (
  { setCookie }: Reply,
  { name, value, maxAgeSeconds }: Marker,
  siteUrl: string,
): void => setCookie(name, value, { path: '/api/auth', maxAgeSeconds, secure: siteUrl.startsWith('https:') });

interface StartedSession {
  token: string;
  user: LoginReply['user'] & { role: LoginReply['role'] };
  marker: Marker | undefined;
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
  { token, user: { id, name, email, role }, marker }: StartedSession,
  { siteUrl, seconds, wantsCookie = false }: SendSessionOptions,
): LoginReply {
  if (marker) setMarker(reply, marker, siteUrl);
  const isInCookie = wantsCookie && isSameOrigin(reply.context, siteUrl);
  if (isInCookie) setSessionCookie(reply.context, siteUrl, { token, seconds });
  return { success: true, token: isInCookie ? '' : token, role, user: { id, name, email } };
}
