import type { Role } from '@prahari/contract/roles';
import { afterAll, expect, test } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { bulkInsert } from '../../../../testing/bulk-insert.ts';
import { concurrently } from '../../../../testing/company.ts';
import { mailsTo, subjectsTo } from '../../../../testing/mailbox.ts';
import { rowOf, rowsOf } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';

const HOUR = 3_600_000;
const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const login = async (email: string, role: Role = 'client', password = TEST_PASSWORD): Promise<string> =>
  (await api.post('/auth/login', { email, password, role })).body.token;
const change = (token: string, currentPassword: string, newPassword: string) =>
  api.post('/auth/change-password', { currentPassword, newPassword }, token);
const setSession = (userId: string, to: { last_seen_at?: string; expires_at?: string }) =>
  api.db.updateTable('sessions').set(to).where('user_id', '=', userId).execute();
const lastSeen = async (userId: string) =>
  (await rowOf(api.db, 'sessions', { user_id: userId })).last_seen_at;

test('every call that needs a session is refused without one', async () => {
  for (const [method, path] of [
    ['GET', '/auth/status'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/change-password'],
    ['GET', '/auth/sessions'],
    ['DELETE', `/auth/sessions/${newId()}`],
    ['DELETE', '/auth/sessions'],
  ] as const) {
    for (const token of [undefined, 'cookie-session', 'x'.repeat(43)]) {
      const refused = await api.send(method, path, { token });
      expect(refused.status).toBe(401);
      expect(refused.body.success).toBe(false);
    }
  }
});

test('a token is refused after logout', async () => {
  const { token } = await api.signIn('client');
  expect((await api.send('POST', '/auth/logout', { token })).status).toBe(200);
  expect((await api.get('/auth/status', token)).status).toBe(401);
});

test('two concurrent logouts succeed and are audited once', async () => {
  const { token, userId } = await api.signIn('client');
  // Opens enough database connections for the calls to run concurrently.
  await concurrently(20, () => api.get('/auth/status', token));
  const replies = await concurrently(20, () => api.send('POST', '/auth/logout', { token }));
  expect(replies.map(({ status }) => status)).toContain(200);
  for (const { status } of replies) expect([200, 401]).toContain(status);
  const written = await rowsOf(api.db, 'audit_log', { actor_id: userId, action: 'endSession' });
  expect(written).toHaveLength(1);
});

test('tokens are stored hashed', async () => {
  const { token, userId } = await api.signIn('client');
  const row = await rowOf(api.db, 'sessions', { user_id: userId });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('of very many sessions of a person the 200 that were used last are listed', async () => {
  const { token, userId } = await api.signIn('security');
  const own = await rowOf(api.db, 'sessions', { user_id: userId });
  const more = (index: number) => ({ ...own, id: newId(), token_hash: `${own.token_hash}${index}` });
  await bulkInsert(
    api.db,
    'sessions',
    Array.from({ length: 250 }, (_, index) => more(index)),
  );
  expect((await api.get('/auth/sessions', token)).body.data).toHaveLength(200);
});

test.each([
  ['client', 7 * 24, 24],
  ['security', 7 * 24, 24],
  ['admin', 12, 2],
] as const)('a session of a %s lasts %i hours, or %i unused', async (role, absolute, idle) => {
  const { userId, token } = await api.signIn(role);
  const status = async () => (await api.get('/auth/status', token)).status;
  const { expires_at } = await rowOf(api.db, 'sessions', { user_id: userId });
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan((absolute - 0.1) * HOUR);
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(absolute * HOUR);
  await setSession(userId, { last_seen_at: nowText(-idle * HOUR + 60_000) });
  expect(await status()).toBe(200);
  await setSession(userId, { last_seen_at: nowText(-idle * HOUR) });
  expect(await status()).toBe(401);
  await setSession(userId, { last_seen_at: nowText(), expires_at: nowText() });
  expect(await status()).toBe(401);
});

test('the last use of a session is written at most once a minute', async () => {
  const { userId, token } = await api.signIn('client');
  const recent = nowText(-30_000);
  await setSession(userId, { last_seen_at: recent });
  await api.get('/auth/status', token);
  expect(await lastSeen(userId)).toBe(recent);
  await setSession(userId, { last_seen_at: nowText(-61_000) });
  await api.get('/auth/status', token);
  expect(Date.now() - Date.parse(await lastSeen(userId))).toBeLessThan(30_000);
});

test('a person can list and end only their own sessions', async () => {
  const { email, token } = await api.signIn('client');
  const other = await api.signIn('client');
  const second = await login(email);
  const { data } = (await api.get('/auth/sessions', token)).body;
  expect(data).toHaveLength(2);
  expect(data.filter((row: { current: boolean }) => row.current)).toHaveLength(1);
  expect(Object.keys(data[0]).sort()).toEqual([
    '_id',
    'createdAt',
    'current',
    'lastSeenAt',
    'network',
    'userAgent',
  ]);
  const ended = data.find((row: { current: boolean }) => !row.current)._id;
  const path = `/auth/sessions/${ended}`;
  expect((await api.send('DELETE', path, { token: other.token })).status).toBe(404);
  expect((await api.get('/auth/status', second)).status).toBe(200);
  expect((await api.send('DELETE', path, { token })).status).toBe(200);
  expect((await api.get('/auth/status', second)).status).toBe(401);
  const repeated = await api.send('DELETE', path, { token });
  expect(statusAndCode(repeated)).toEqual([404, 'auth.session_not_found']);
  expect((await api.send('DELETE', '/auth/sessions/not-an-id', { token })).status).toBe(404);
});

test.each([
  ['198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:4f:17::1', '2001:db8:4f::/48'],
  ['<script>', null],
])('a session from %s shows the network %s and no more of the address', async (from, network) => {
  const { email, userId } = await api.signIn('client');
  const headers = { 'x-forwarded-for': from };
  const body = { email, password: TEST_PASSWORD, role: 'client' };
  const { token } = (await api.send('POST', '/auth/login', { body, headers })).body;
  const shown = async () => {
    const { data } = (await api.get('/auth/sessions', token)).body;
    return data.find((row: { current: boolean }) => row.current).network;
  };
  expect(await shown()).toBe(network);
  const stored = JSON.stringify(await rowsOf(api.db, 'sessions', { user_id: userId }));
  expect(stored).not.toContain(from);
  await setSession(userId, { last_seen_at: nowText(-61_000) });
  await api.send('GET', '/auth/status', { token, headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(await shown()).toBe('192.0.2.0/24');
});

test('ending other sessions keeps this one and those of other people', async () => {
  const { email, token } = await api.signIn('client');
  const stranger = await api.signIn('client');
  const others = [await login(email), await login(email), await login(email)];
  expect((await api.send('DELETE', '/auth/sessions', { token })).status).toBe(200);
  for (const other of others) expect((await api.get('/auth/status', other)).status).toBe(401);
  for (const kept of [token, stranger.token]) expect((await api.get('/auth/status', kept)).status).toBe(200);
});

test('changing the password ends the other sessions and mails a notice', async () => {
  const { email, token } = await api.signIn('client');
  const second = await login(email);
  expect((await change(token, TEST_PASSWORD, 'another lamp at the gate')).status).toBe(200);
  expect((await api.get('/auth/status', token)).status).toBe(200);
  expect((await api.get('/auth/status', second)).status).toBe(401);
  expect(await login(email)).toBeUndefined();
  expect(await login(email, 'client', 'another lamp at the gate')).toEqual(expect.any(String));
  expect(await subjectsTo(api.db, email)).toEqual(['Your Prahari password was changed']);
});

test('a wrong current password changes nothing, and the tenth one makes further tries wait', async () => {
  const { email, token } = await api.signIn('client');
  for (let tried = 0; tried < 10; tried += 1) {
    const refused = await change(token, 'not the password', 'another lamp at the gate');
    expect(statusAndCode(refused)).toEqual([400, 'auth.wrong_password']);
  }
  const waits = await change(token, TEST_PASSWORD, 'another lamp at the gate');
  expect(waits.status).toBe(429);
  expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await mailsTo(api.db, email)).toEqual([]);
});

test('a common new password is refused by field name', async () => {
  const { token } = await api.signIn('client');
  const refused = await change(token, TEST_PASSWORD, 'iloveyou123');
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([{ path: 'newPassword', message: expect.any(String) }]);
});

test('a password matches in any Unicode normalization form', async () => {
  const { email, token } = await api.signIn('client');
  await change(token, TEST_PASSWORD, 'caf\u00e9 lamp gate');
  expect(await login(email, 'client', 'cafe\u0301 lamp gate')).toEqual(expect.any(String));
});
