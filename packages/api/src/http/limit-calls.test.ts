import { expect, test } from 'vitest';
import { startApi, TEST_PASSWORD, type TestApi } from '../../testing/api.ts';
import { sourceNetwork } from '../limits/source-network.ts';

/** Calls without a session, which count by network. */
const START = '/auth/passkeys/start-login';
const starter =
  (api: TestApi) =>
  async (from: string): Promise<number> =>
    (await api.send('POST', START, { headers: { 'x-forwarded-for': from } })).status;

test('auth calls above the hourly limit of a network are refused, and other networks and calls are not', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '3', TRUST_PROXY: '1' });
  const start = starter(api);
  for (let called = 0; called < 3; called += 1) expect(await start('203.0.113.1')).toBe(200);
  const refused = await api.send('POST', START, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ success: false, code: 'request.too_many' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await start('198.51.100.7, 203.0.113.1')).toBe(429);
  expect(await start('203.0.113.2')).toBe(200);
  expect((await api.get('/health')).status).toBe(200);
  await api.db.updateTable('rate_limits').set({ expires_at: Date.now() }).execute();
  expect(await start('203.0.113.1')).toBe(200);
  await api.stop();
});

test('auth calls from the networks of one customer’s /48 count together', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '3', TRUST_PROXY: '1' });
  const start = starter(api);
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push(await start(`2001:db8:bad:${call}::1`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await start('2001:db8:600d::1')).toBe(200);
  await api.stop();
});

test('one phone that calls without end stops nobody behind its address', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '20', TRUST_PROXY: '1' });
  const headers = { 'x-forwarded-for': '198.51.100.200' };
  const send = (
    method: string,
    path: string,
    options: { body?: object; token?: string; cookie?: string } = {},
  ) => {
    const { cookie, ...rest } = options;
    return api.send(method, path, { ...rest, headers: { ...headers, ...(cookie && { cookie }) } });
  };
  const { email, token } = await api.signIn('client');
  const login = (cookie: string, password = TEST_PASSWORD) =>
    send('POST', '/auth/login', { body: { email, password, role: 'client' }, cookie });
  const { headers: replied, body } = await login('');
  const cookie = replied.get('set-cookie')?.split(';')[0] ?? '';

  for (let call = 0; call < 30; call += 1) {
    await send('GET', '/auth/status');
    await send('POST', '/auth/logout');
    await send('POST', START);
    await send('POST', '/auth/login', {
      body: { email: `person-${call}@example.com`, password: 'wrong', role: 'client' },
    });
    await login('', 'wrong');
  }
  expect((await login('')).status).toBe(429);

  expect((await login(cookie)).status).toBe(200);
  expect((await send('GET', '/auth/status', { token })).status).toBe(200);
  const change = { currentPassword: TEST_PASSWORD, newPassword: 'a kite above the river' };
  expect((await send('POST', '/auth/change-password', { token, body: change })).status).toBe(200);
  expect((await send('GET', '/auth/sessions', { token })).status).toBe(200);
  expect((await send('DELETE', '/auth/sessions', { token })).status).toBe(200);
  expect((await send('POST', '/auth/logout', { token })).status).toBe(200);
  expect((await send('GET', '/auth/status', { token: body.token })).status).toBe(401);
  await api.stop();
});

test('calls with a session count by session, and none keeps it from being ended', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '3', TRUST_PROXY: '1' });
  const { token } = await api.signIn('client');
  const other = await api.signIn('client');
  const prove = async (of: string, from: string) =>
    (
      await api.post('/auth/reauthenticate', { currentPassword: TEST_PASSWORD }, of, {
        'x-forwarded-for': from,
      })
    ).status;
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push(await prove(token, `203.0.113.${call}`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await prove(other.token, '203.0.113.0')).toBe(200);
  const sessions = (await api.get('/auth/sessions', token)).body.data;
  expect((await api.send('DELETE', `/auth/sessions/${sessions[0]._id}`, { token })).status).toBe(200);
  await api.stop();
});

test('a call that hashes counts once, a malformed one does not', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '2' });
  const logIn = async (body: object) => (await api.send('POST', '/auth/login', { body })).status;
  const person = { email: 'person@example.com', password: 'not the password', role: 'client' };
  const statuses = [];
  for (const body of [person, {}, {}, {}, person, {}, person]) statuses.push(await logIn(body));
  expect(statuses).toEqual([401, 400, 400, 400, 401, 400, 429]);
  await api.stop();
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '2' });
  const start = starter(api);
  const statuses: number[] = [];
  for (let called = 0; called < 4; called += 1) statuses.push(await start(`203.0.113.${called}`));
  expect(statuses).toEqual([200, 200, 429, 429]);
  await api.stop();
});

test('a port in X-Forwarded-For does not change the client IP', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '1', TRUST_PROXY: '1' });
  const start = starter(api);
  for (const [first, second] of [
    ['203.0.113.1:4711', '203.0.113.1:4712'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
  ] as const)
    expect([await start(first), await start(second)]).toEqual([200, 429]);
  await api.stop();
});

test('concurrent calls are all counted', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '5' });
  const statuses = await Promise.all(Array.from({ length: 20 }, () => starter(api)('')));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  await api.stop();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::99', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (source, network) => {
  expect(sourceNetwork(source)).toBe(network);
});
