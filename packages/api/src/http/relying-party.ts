import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost');

/** Whom passkeys are for (WebAuthn level 3, section 5.4.2): the site of SITE_URL. On this machine alone, where it may be missing, the host and port that the request names. */
export function relyingPartyOf({ req }: Context<AppEnv>, siteUrl: string): { id: string; origin: string } {
  const site = new URL(siteUrl);
  const named = isLoopback(site.hostname) ? URL.parse(`http://${req.header('host')}`) : null;
  const { hostname: id, origin } = named && isLoopback(named.hostname) ? named : site;
  return { id, origin };
}
