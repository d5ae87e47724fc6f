import { constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from './accept-encoding.ts';
import type { AppEnv } from './context.ts';

/** Characters. A shorter reply fits into about one packet, so compressing it saves no time. */
const LONG = 2000;

/** Sends JSON, compressed when it is long and the client accepts gzip: a list is a fourth of its size then. */
export function sendJson(c: Context<AppEnv>, body: object, status: 200 | 201): Response {
  const text = JSON.stringify(body);
  c.header('Content-Type', 'application/json');
  if (text.length < LONG) return c.body(text, status);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!accepts(c.req.header('accept-encoding'), 'gzip')) return c.body(text, status);
  c.header('Content-Encoding', 'gzip');
  return c.body(gzipSync(text, { level: constants.Z_BEST_SPEED }), status);
}
