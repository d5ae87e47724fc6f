import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './context.ts';

const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** Binds the cookie to this host (RFC 6265bis); http ignores ports, so the name has one. */
const nameOf = (c: Context<AppEnv>, siteUrl: string): string =>
  isHttps(siteUrl) ? '__Host-prahari' : `prahari-${c.env.incoming.socket.localPort}`;

const hostIn = (origin: string): string | undefined => URL.parse(origin)?.host;

/** True if a call comes from a page of this origin, or from none. Sec-Fetch-Site needs TLS. */
export function isSameOrigin({ req }: Context<AppEnv>, siteUrl: string): boolean {
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('origin');
  if (origin === undefined) return true;
  const host = hostIn(origin);
  return host !== undefined && (host === req.header('host') || host === hostIn(siteUrl));
}

/** Returns the token in the cookie of a call from a page of this origin. */
export const sessionCookieOf = (c: Context<AppEnv>, siteUrl: string): string | undefined =>
  isSameOrigin(c, siteUrl) ? getCookie(c, nameOf(c, siteUrl)) : undefined;

const attributesOf = (siteUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps(siteUrl) }) as const;

/** Stores a token where no script reads it, for the longest life of its session. */
export function setSessionCookie(
  c: Context<AppEnv>,
  siteUrl: string,
  { token, seconds }: { token: string; seconds: number },
): void {
  setCookie(c, nameOf(c, siteUrl), token, { ...attributesOf(siteUrl), maxAge: seconds });
}

export function clearSessionCookie(c: Context<AppEnv>, siteUrl: string): void {
  const name = nameOf(c, siteUrl);
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, attributesOf(siteUrl));
}

/**
 * Makes the browser empty this origin's storage, also when the page that logged out is gone. Without
 * `"cookies"`: that would log out of the company's other sites, and forget that the account knows this browser.
 */
export const clearSiteData = (c: Context<AppEnv>): void => c.header('clear-site-data', '"storage"');
