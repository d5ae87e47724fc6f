import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import '@hono/node-server/utils/response';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawCall } from '../../testing/raw.ts';
import { newApp } from './context.ts';
import { errorHandler } from './error-handler.ts';
import { ENDING_WORKER, serveSite } from './site.ts';
import { ANY_API, ANY_SITE } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'prahari-site-'));
const dist = join(folder, 'dist');
const app = newApp();
app.onError(errorHandler);
const server = createAdaptorServer({ fetch: app.fetch });

const write = (name: string, text: string, compressed = false) => {
  const path = join(dist, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (!compressed) return;
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
};

beforeAll(async () => {
  write('index.html', '<h1>Home</h1>', true);
  write('about/index.html', '<h1>About</h1>');
  write(
    'strict/index.html',
    `<meta http-equiv="content-security-policy" content="default-src 'self'"><h1>Strict</h1>`,
  );
  write('anywhere/index.html', `<link rel="canonical" href="${ANY_SITE}/anywhere">`, true);
  write(
    'elsewhere/index.html',
    `<html data-api="${ANY_API}/api"><meta http-equiv="content-security-policy" content="connect-src 'self' ${ANY_API}">`,
    true,
  );
  write('404.html', '<h1>Not here</h1>');
  write('_headers', '/*');
  write('_astro/site.abc123.js', 'console.log(1)', true);
  write('_astro/face.abc123.woff2', 'font');
  write('favicon.svg', '<svg/>');
  write('manifest.webmanifest', '{}');
  write('robots.txt', 'User-agent: *');
  write('sitemap.xml', '<urlset/>');
  write('.stamp', 'ours');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  serveSite(app, dist, {
    siteUrl: 'https://www.example.com',
    publicApiUrl: 'https://api.example.com:8443/v1',
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const call = (path: string, headers: Record<string, string> = {}) =>
  rawCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { path, headers });

test('a page is revalidated each time and gives 304 when unchanged', async () => {
  const page = await call('/');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  const etag = page.headers.etag ?? '';
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await call('/', { 'if-none-match': sent });
    expect(same.status).toBe(304);
    expect(same.body).toHaveLength(0);
    expect(same.headers.etag).toBe(etag);
  }
  expect((await call('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('the Content-Security-Policy of a page is also sent as a header', async () => {
  for (const path of ['/strict', '/strict/']) {
    const { headers } = await call(path);
    expect(headers['content-security-policy']).toBe("default-src 'self';frame-ancestors 'none'");
  }
});

test('a page is served with and without a trailing slash', async () => {
  for (const path of ['/about', '/about/', '/about?from=mail']) {
    const page = await call(path);
    expect(page.status).toBe(200);
    expect(page.text).toBe('<h1>About</h1>');
  }
});

test('hashed files are cached for a year', async () => {
  for (const [path, type] of [
    ['/_astro/site.abc123.js', 'text/javascript; charset=utf-8'],
    ['/_astro/face.abc123.woff2', 'font/woff2'],
  ] as const) {
    const file = await call(path);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-type']).toBe(type);
  }
  expect((await call('/_astro/gone.js')).status).toBe(404);
});

test('files have the content type of their extension', async () => {
  const type = async (path: string) => (await call(path)).headers['content-type'];
  expect(await type('/favicon.svg')).toMatch(/^image\/svg\+xml/);
  expect(await type('/manifest.webmanifest')).toBe('application/manifest+json');
  expect(await type('/robots.txt')).toBe('text/plain; charset=utf-8');
  expect(await type('/sitemap.xml')).toBe('application/xml; charset=utf-8');
});

test('each accepted encoding is served precompressed with its own ETag', async () => {
  const plain = await call('/');
  const br = await call('/', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await call('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.headers['content-encoding']).toBe('br');
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(br.body).toString()).toBe('<h1>Home</h1>');
  expect(gunzipSync(gz.body).toString()).toBe('<h1>Home</h1>');
  for (const answer of [plain, br, gz]) {
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  }
  expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a page built for any address gets the address of SITE_URL in each encoding', async () => {
  const expected = '<link rel="canonical" href="https://www.example.com/anywhere">';
  const plain = await call('/anywhere');
  const br = await call('/anywhere', { 'accept-encoding': 'br' });
  const gz = await call('/anywhere', { 'accept-encoding': 'gzip' });
  expect(plain.text).toBe(expected);
  expect(brotliDecompressSync(br.body).toString()).toBe(expected);
  expect(gunzipSync(gz.body).toString()).toBe(expected);
});

test('a page built for any API has the address of PUBLIC_API_URL and allows its origin', async () => {
  const { headers, body } = await call('/elsewhere');
  expect(body.toString()).toContain('<html data-api="https://api.example.com:8443/v1/api">');
  expect(headers['content-security-policy']).toBe(
    "connect-src 'self' https://api.example.com:8443;frame-ancestors 'none'",
  );
  const br = await call('/elsewhere', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(br.body)).toEqual(body);
});

test.each([
  '/nothing',
  '/about/nothing',
  '/404',
  '/404.html',
  '/_headers',
  '/.stamp',
  '/%',
  '/index.php',
  '/index.html',
  '/about/index.html',
])('the unknown path %s redirects to the landing page', async (path) => {
  const answer = await call(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/');
});

test('without offline pages a worker that ends itself is served in place of the built one', async () => {
  const without = newApp();
  write('worker.js', 'keep()');
  serveSite(without, dist, { siteUrl: 'https://www.example.com', publicApiUrl: '' }, false);
  const reply = await without.request('/worker.js');
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(await reply.text()).toBe(ENDING_WORKER);
});
