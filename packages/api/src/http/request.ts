import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import type { AppParts } from './app-parts.ts';
import type { App, AppEnv } from './context.ts';
import { withoutToken } from './link-token.ts';
import { securityHeaders } from './security-headers.ts';

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const IPV4_IN_IPV6 = /^::ffff:/i;

/**
 * Returns the client IP. With TRUST_PROXY = n it is the n-th entry from the right of
 * X-Forwarded-For, because the client controls those left of it.
 */
function clientAddress(c: Context<AppEnv>, trustProxy: number): string {
  const socket = (c.env.incoming.socket.remoteAddress ?? 'unknown').replace(IPV4_IN_IPV6, '');
  if (trustProxy === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()).replace(IPV4_IN_IPV6, '').slice(0, 64))
    .filter(Boolean);
  return forwarded.at(-trustProxy) ?? forwarded[0] ?? socket;
}

const API_HEADERS = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
] as const;

/** Gives each request an id, a client IP, a log and the headers of its reply. */
export function describeRequests(app: App, { config, log, onCall }: AppParts): void {
  const pageHeaders = [...securityHeaders(config)];
  // The CORS middleware sets Vary after the handler, too late for a body sent in pieces.
  const varies = config.corsOrigins.length > 0 ? ([['vary', 'Origin']] as const) : [];
  const apiHeaders = [...pageHeaders, ...API_HEADERS, ...varies];
  const isTimed = onCall !== undefined || log.isLevelEnabled('debug');
  app.use((c, next) => {
    // Random, because a count would tell how busy the company is.
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('source', clientAddress(c, config.trustProxy));
    c.set('log', log);
    // Headers of Hono's response would make it copy each reply.
    const { outgoing } = c.env;
    outgoing.setHeader('x-request-id', requestId);
    for (const [name, value] of /^\/api(?:\/|$)/.test(c.req.path) ? apiHeaders : pageHeaders)
      outgoing.setHeader(name, value);
    return isTimed ? timed(c, next) : next();
  });
  const timed = async (c: Context<AppEnv>, next: Next): Promise<void> => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const call = { method: c.req.method, path: c.req.path, status: c.res.status };
    onCall?.({ ...call, seconds: ms / 1000 });
    const path = withoutToken(call.path);
    log.debug({ requestId: c.get('requestId'), ...call, path, ms }, 'request');
  };
}
