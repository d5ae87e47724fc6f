import { afterAll, describe, expect, it } from 'vitest';
import { type RawCall, rawCall } from '../../testing/raw.ts';
import { startServerWithSite } from '../../testing/serve-site.ts';

const secure = await startServerWithSite({ SITE_URL: 'https://prahari.example' });
const plain = await startServerWithSite({ SITE_URL: 'http://prahari.example' });
afterAll(() => Promise.all([secure.stop(), plain.stop()]));

const ask = async (call: RawCall, server = secure) => (await rawCall(server.url, call)).headers;
const post = (path: string, type: string, text: string): RawCall => ({
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});

const site: Record<string, RawCall> = {
  'a page': { path: '/' },
  'a page other than the first': { path: '/about/' },
  'a file of a page': { path: '/_astro/site.abc123.js' },
  'a redirect of an unknown path': { path: '/nothing' },
  'a file that does not exist': { path: '/_astro/gone.js' },
};
const api: Record<string, RawCall> = {
  'a reply of the API': { path: '/api/health' },
  'the OpenAPI description': { path: '/api/openapi.json' },
  'a call without a session': { path: '/api/auth/status' },
  'an unknown path of the API': { path: '/api/nothing' },
  'a body that is not JSON': post('/api/auth/login', 'application/json', '{'),
  'a body of another content type': post('/api/auth/login', 'text/plain', '{}'),
  'too large a body': post('/api/auth/login', 'application/json', ' '.repeat(200 * 1024)),
  'an unsupported method': { method: 'TRACE', path: '/api/admin/guards' },
};
const all = Object.entries({ ...site, ...api, 'the documentation page': { path: '/api/docs' } });

describe.each(all)('%s', (_, call) => {
  it('the response forbids MIME sniffing, framing, cross-site reads and device access', async () => {
    const headers = await ask(call);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(
        /^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/,
      ),
    });
    for (const device of ['camera', 'microphone', 'payment'])
      expect(headers['permissions-policy']).toContain(`${device}=()`);
    // A guard may give the position of a press.
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['content-type'] ?? '').not.toMatch(/^text\/html(?!; charset=utf-8)/i);
  });

  it('Strict-Transport-Security is sent only when SITE_URL is https', async () => {
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains/.exec((await ask(call))['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect((await ask(call, plain))['strict-transport-security']).toBeUndefined();
  });

  it('the response names no server software and sets no cookie', async () => {
    const headers = await ask(call);
    for (const name of ['server', 'x-powered-by', 'x-runtime', 'x-aspnet-version', 'via', 'set-cookie'])
      expect(headers[name]).toBeUndefined();
    expect(headers['x-xss-protection'] ?? '0').toBe('0');
  });
});

describe.each(Object.entries(site))('%s', (_, call) => {
  it('the response forbids framing by the site itself', async () => {
    expect((await ask(call))['content-security-policy'] ?? "frame-ancestors 'none'").toContain(
      "frame-ancestors 'none'",
    );
  });
});

describe.each(Object.entries(api))('%s', (_, call) => {
  it('the response is JSON, is not cached and runs no script', async () => {
    const headers = await ask(call);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

it('the documentation page runs no script and has no origin', async () => {
  const policy = String((await ask({ path: '/api/docs' }))['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/(?:^|; ?)sandbox(?:;|$)/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  expect(policy).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
});

it('ids of requests tell nothing of how many there were', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => String((await ask({ path: '/api/health' }))['x-request-id'])),
  );
  expect(new Set(ids).size).toBe(20);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  // Neither half grows with the calls.
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(20);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(20);
});
