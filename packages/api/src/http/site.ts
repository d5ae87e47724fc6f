import type { Context } from 'hono';
import { pathNotFound } from '../AppError.ts';
import { accepts } from './accept-encoding.ts';
import type { App } from './context.ts';
import { type Addresses, type SiteFile, siteFiles } from './site-files.ts';

/** The prefix of files with a hash of their content in their names. */
export const HASHED = '/_astro/';
const YEAR = 'public, max-age=31536000, immutable';
/** Only a header can set this directive; a page's meta element has the others. */
const FRAMES = "frame-ancestors 'none'";

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

function send(c: Context, file: SiteFile, cacheControl: string): Response {
  const { type, hash, policy, encoded } = file;
  const accepted = c.req.header('accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((one) => encoded[one] && accepts(accepted, one));
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  if (policy) c.header('Content-Security-Policy', `${policy};${FRAMES}`);
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  if (Object.keys(encoded).length > 0) c.header('Vary', 'Accept-Encoding', { append: true });
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  const body = (encoding && encoded[encoding]) ?? file.body;
  c.header('Content-Type', type);
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(body.byteLength));
  return c.body(body);
}

/** The worker that opens the guard's page without network. */
const WORKER = '/worker.js';
/** Takes the place of that worker: phones that have it end it and delete its caches. */
export const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  self.registration.unregister()
    .then(() => caches.keys())
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))));
`;

/**
 * Serves the files of the built site that existed at the start, hashed ones cached for a year. Any
 * other path redirects to `/` (SPEC section 2, docs/adr/0012).
 */
export function serveSite(app: App, dir: string, addresses: Addresses, offlinePages = true): void {
  const files = siteFiles(dir, addresses);
  app.use(async (c, next) => {
    c.header('Content-Security-Policy', FRAMES);
    await next();
  });
  if (!offlinePages)
    app.get(WORKER, (c) =>
      c.body(ENDING_WORKER, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
  app.get('*', (c) => {
    const file = files.find(c.req.path);
    const hashed = c.req.path.startsWith(HASHED);
    if (file) return send(c, file, hashed ? YEAR : 'no-cache');
    c.header('Cache-Control', 'no-cache');
    if (hashed || c.req.path === '/') return c.text('Not found', 404);
    return c.redirect('/', 302);
  });
  app.all('*', () => {
    throw pathNotFound();
  });
}
