import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { concurrently } from '../../testing/company.ts';
import { MAX_WAITING_PER_SOURCE } from '../limits/hashing-queue.ts';
import { sourceNetwork } from '../limits/source-network.ts';

test('auth calls above the hourly limit of a client IP are refused, and other clients and calls are not', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '3', TRUST_PROXY: '1' });
  const status = (from: string) => api.send('GET', '/auth/status', { headers: { 'x-forwarded-for': from } });
  for (let called = 0; called < 3; called += 1) expect((await status('203.0.113.1')).status).toBe(401);
  const refused = await status('203.0.113.1');
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ success: false, code: 'request.too_many' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect((await status('198.51.100.7, 203.0.113.1')).status).toBe(429);
  expect((await status('203.0.113.2')).status).toBe(401);
  expect((await api.get('/health')).status).toBe(200);
  await api.db.updateTable('rate_limits').set({ expires_at: Date.now() }).execute();
  expect((await status('203.0.113.1')).status).toBe(401);
  await api.stop();
});

test('calls that hash count once, even malformed ones, but not when the queue is full', async () => {
  const waiting = MAX_WAITING_PER_SOURCE + 2 * availableParallelism();
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: String(waiting + 40) });
  const logIn = (body: object) => api.send('POST', '/auth/login', { body });
  const person = { email: 'person@example.com', password: 'not the password', role: 'client' };
  const replies = await concurrently(waiting + 40, (index) =>
    logIn({ ...person, email: `person-${index}@example.com` }),
  );
  const counted = replies.filter(({ status }) => status !== 503).length;
  const points = () =>
    api.db.selectFrom('rate_limits').select('points').where('key', 'like', 'auth-calls:%').executeTakeFirst();
  expect(counted).toBeLessThan(replies.length);
  expect(await points()).toEqual({ points: counted });
  for (let left = replies.length - counted; left > 0; left -= 1) expect((await logIn({})).status).toBe(400);
  expect((await logIn({})).status).toBe(429);
  expect((await logIn(person)).status).toBe(429);
  await api.stop();
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '2' });
  const statuses: number[] = [];
  for (let called = 0; called < 4; called += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${called}` };
    statuses.push((await api.send('GET', '/auth/status', { headers })).status);
  }
  expect(statuses).toEqual([401, 401, 429, 429]);
  await api.stop();
});

test('a port in X-Forwarded-For does not change the client IP', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '1', TRUST_PROXY: '1' });
  for (const [first, second] of [
    ['203.0.113.1:4711', '203.0.113.1:4712'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
  ] as const) {
    const statuses: number[] = [];
    for (const from of [first, second]) {
      statuses.push((await api.send('GET', '/auth/status', { headers: { 'x-forwarded-for': from } })).status);
    }
    expect(statuses).toEqual([401, 429]);
  }
  await api.stop();
});

test('concurrent calls are all counted', async () => {
  const api = await startApi({ AUTH_CALLS_PER_SOURCE: '5' });
  const replies = await Promise.all(Array.from({ length: 20 }, () => api.get('/auth/status')));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
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
