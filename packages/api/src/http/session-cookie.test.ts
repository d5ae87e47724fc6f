import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { afterAll, describe, expect, test } from 'vitest';
import { type Reply, startApi, TEST_PASSWORD, type TestApi } from '../../testing/api.ts';
import { rawCall } from '../../testing/raw.ts';

const api = await startApi({ CORS_ORIGINS: 'https://app.example' });
const https = await startApi({ SITE_URL: 'https://prahari.example' });
afterAll(() => Promise.all([api.stop(), https.stop()]));

const MARKER = { authorization: `Bearer ${PLACEHOLDER_TOKEN}` };

/** Returns the session's cookie beside that of a known browser. */
const sessionCookie = ({ headers }: Reply): string =>
  headers.getSetCookie().find((one) => /^(?:__Host-)?prahari/.test(one)) ?? '';

async function logIn(to: TestApi, headers: Record<string, string> = {}, more: object = { cookie: true }) {
  const { email, userId } = await to.signIn('client');
  const body = { email, password: TEST_PASSWORD, role: 'client', ...more };
  const reply = await to.send('POST', '/auth/login', { body, headers });
  return { reply, userId, email, cookie: sessionCookie(reply).split(';')[0] ?? '' };
}

/** Returns the status of a call with these headers; fetch would set Origin and Sec-Fetch-Site. */
const statusWith = async (headers: Record<string, string>, path = '/auth/status'): Promise<number> =>
  (await rawCall(api.url, { path: `/api${path}`, headers })).status;

const attributes = (reply: Reply) => sessionCookie(reply).split('; ').slice(1).sort();

describe('a login that asks for a cookie', () => {
  test('puts the token into an HttpOnly cookie and none into the reply', async () => {
    const { reply, cookie, userId, email } = await logIn(api);
    expect(reply.body).toEqual({
      success: true,
      token: '',
      role: 'client',
      user: { id: userId, name: 'Test client', email },
    });
    expect(cookie).toMatch(/^prahari-\d+=[\w-]{43}$/);
    expect(attributes(reply)).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Strict']);
    expect(await statusWith({ ...MARKER, cookie })).toBe(200);
  });

  test('binds the cookie to the host behind https', async () => {
    const { reply, cookie } = await logIn(https);
    expect(cookie).toMatch(/^__Host-prahari=/);
    expect(attributes(reply)).toContain('Secure');
  });

  test.each([
    { 'sec-fetch-site': 'same-site', origin: 'https://app.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://app.example' },
  ])('gets a token and no cookie from another origin (%o)', async (headers) => {
    const { reply, cookie } = await logIn(api, headers);
    expect([cookie, reply.body.token]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)]);
  });
});

test('behind https no other host of the domain can set the cookie of a known browser', async () => {
  const { reply, email } = await logIn(https);
  const marker = reply.headers.getSetCookie().find((one) => one.includes('known-')) ?? '';
  expect(marker).toMatch(
    /^__Host-known-\w+=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [cookie = ''] = marker.split(';');
  const body = { email, password: TEST_PASSWORD, role: 'client' };
  const markersAfter = async (sent: string) =>
    (await https.send('POST', '/auth/login', { body, headers: { cookie: sent } })).headers.getSetCookie();
  expect(await markersAfter(cookie)).toEqual([]);
  expect(await markersAfter(cookie.replace('__Host-', ''))).toHaveLength(1);
});

test('a login that does not ask for a cookie gets none', async () => {
  for (const more of [{}, { cookie: false }]) {
    const { reply, cookie } = await logIn(api, {}, more);
    expect([cookie, reply.body.token]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)]);
  }
});

describe('a session cookie', () => {
  test('is refused without the marker header, which no form or link of another site sends', async () => {
    const { cookie } = await logIn(api);
    expect(await statusWith({ cookie })).toBe(401);
    expect(await statusWith({ cookie, authorization: 'Bearer ' })).toBe(401);
    expect(await statusWith(MARKER)).toBe(401);
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 401],
    [{ 'sec-fetch-site': 'same-site' }, 401],
    [{ 'sec-fetch-site': 'none' }, 401],
    [{ origin: 'https://evil.example' }, 401],
    [{ origin: 'null' }, 401],
    [{ origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }, 401],
  ])('with %o gets %i', async (headers, status) => {
    const { cookie } = await logIn(api);
    expect(await statusWith({ ...MARKER, cookie, ...headers })).toBe(status);
  });

  test('is ignored when a bearer token is sent, valid or not', async () => {
    const { cookie } = await logIn(api);
    const other = await api.signIn('security');
    const headers = { cookie, authorization: `Bearer ${other.token}` };
    expect((await api.send('GET', '/auth/status', { headers })).body.user.id).toBe(other.userId);
    expect(await statusWith({ cookie, authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
  });

  test('is cleared at logout, and invalid', async () => {
    const { cookie } = await logIn(api);
    const headers = { ...MARKER, cookie };
    const reply = await api.send('POST', '/auth/logout', { headers });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^prahari-\d+=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await statusWith(headers)).toBe(401);
  });

  test('logging out empties the storage of the browser, and leaves its other cookies', async () => {
    const { cookie } = await logIn(api);
    const reply = await api.send('POST', '/auth/logout', { headers: { ...MARKER, cookie } });
    expect(reply.headers.get('clear-site-data')).toBe('"storage"');
    expect(reply.headers.getSetCookie()).toHaveLength(1);
    const refused = await api.send('POST', '/auth/logout', { headers: { ...MARKER, cookie } });
    expect([refused.status, refused.headers.get('clear-site-data')]).toEqual([401, null]);
  });

  test('ends when another login of the same browser replaces it', async () => {
    const first = await logIn(api);
    const second = await logIn(api, { cookie: first.cookie });
    expect(await statusWith({ ...MARKER, cookie: first.cookie })).toBe(401);
    expect(await statusWith({ ...MARKER, cookie: second.cookie })).toBe(200);
    await logIn(api, { cookie: second.cookie, origin: 'https://app.example' });
    expect(await statusWith({ ...MARKER, cookie: second.cookie })).toBe(200);
  });
});
