import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost');

/**
 * Returns the site of SITE_URL as the relying party of passkeys (WebAuthn level 3, 5.4.2). On
 * loopback the request's host and port count, because SITE_URL may be missing.
 */
export function relyingPartyOf({ req }: Context<AppEnv>, siteUrl: string): { id: string; origin: string } {
  const site = new URL(siteUrl);
  const named = isLoopback(site.hostname) ? URL.parse(`http://${req.header('host')}`) : null;
  const { hostname: id, origin } = named && isLoopback(named.hostname) ? named : site;
  return { id, origin };
}
