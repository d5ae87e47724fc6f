import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost');

/**
 * Returns SITE_URL's site as the relying party of passkeys (WebAuthn level 3, 5.4.2), or the
 * request's on loopback.
 */
export function relyingPartyOf({ req }: Context<AppEnv>, siteUrl: string): { id: string; origin: string } {
  const site = new URL(siteUrl);
  const requested = isLoopback(site.hostname) ? URL.parse(`http://${req.header('host')}`) : null;
  const { hostname: id, origin } = requested && isLoopback(requested.hostname) ? requested : site;
  return { id, origin };
}
