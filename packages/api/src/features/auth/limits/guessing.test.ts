import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type Reply, startApi, TEST_PASSWORD, type TestApi } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { codeFor, observableReply, subjectsTo } from '../../../../testing/mailbox.ts';
import { rowsOf, setRows } from '../../../../testing/rows.ts';
import { newId } from '../../../db/ids.ts';
import { FAILURES_TOLD } from './login-limits.ts';
import { FAILURES_WITHOUT_DELAY } from './login-wait.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

interface From {
  from?: string;
  cookie?: string;
  userAgent?: string;
  on?: TestApi;
}
const call = (path: string, body: object, { from = '203.0.113.1', cookie, userAgent, on = api }: From = {}) =>
  on.post(path, body, undefined, {
    'x-forwarded-for': from,
    ...(cookie && { cookie }),
    ...(userAgent && { 'user-agent': userAgent }),
  });
const login = (email: string, password: string, how: From = {}, more: object = {}) =>
  call('/auth/login', { email, password, role: 'client', ...more }, how);
const guess = (email: string, how: From = {}) => login(email, 'not the password', how);
const statusOf = ({ status }: Reply) => status;
/** Returns the `name=value` of the cookie that a login sets. */
const markerOf = ({ headers }: Reply) => headers.get('set-cookie')?.split(';')[0] ?? '';
const subjects = async (email: string) => await subjectsTo(api.db, email);
const digest = (email: string) => createHash('sha256').update(email).digest('hex');
const failedToday = (email: string, points: number) =>
  api.db
    .insertInto('rate_limits')
    .values({ key: `login-failures-of-day:${digest(email)}`, points, expires_at: Date.now() + 3_600_000 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points }))
    .execute();

test.each([
  ['a /48 of IPv6', (number: number) => `2001:db8:1:${number.toString(16)}00::1`, 30],
  ['a /56 of IPv6', (number: number) => `2001:db8:2:70${number.toString(16).padStart(2, '0')}::1`, 20],
  ['a /24 of IPv4', (number: number) => `192.0.2.${number}`, 30],
])(
  'wrong passwords for an account from the addresses of %s are refused above its limit',
  async (_, from, limit) => {
    const { email } = await api.signIn('client');
    const statuses = [];
    for (let tried = 0; tried < limit + 3; tried += 1)
      statuses.push(statusOf(await guess(email, { from: from(tried) })));
    expect(statuses).toEqual([...Array(limit).fill(401), 429, 429, 429]);
  },
);

test('a client IP that tries one password at many accounts is refused above its limit, and neighbors with the right one are not', async () => {
  const limited = await startApi({ TRUST_PROXY: '1', AUTH_CALLS_PER_SOURCE: '1000' });
  for (const source of ['198.51.100.1', '203.0.113.9'])
    await limited.db
      .insertInto('rate_limits')
      .values({ key: `login-network:${source}`, points: 240, expires_at: Date.now() + 600_000 })
      .execute();
  const spray = (number: number, from: string) =>
    guess(`person-${number}@example.com`, { from, on: limited });
  const statuses = [];
  for (let tried = 0; tried < 11; tried += 1) statuses.push(statusOf(await spray(tried, '198.51.100.1')));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await spray(20, '203.0.113.9')).status).toBe(401);
  const { email } = await limited.signIn('client');
  for (let right = 0; right < 12; right += 1)
    expect((await login(email, TEST_PASSWORD, { from: '203.0.113.9', on: limited })).status).toBe(200);
  expect((await login(email, TEST_PASSWORD, { from: '198.51.100.1', on: limited })).status).toBe(200);
  expect((await spray(30, '198.51.100.1')).status).toBe(429);
  await limited.stop();
});

test('each try after many failures of an account waits twice as long, and a known browser never waits', async () => {
  const { email } = await api.signIn('client');
  const cookie = markerOf(await login(email, TEST_PASSWORD));
  await failedToday(email, FAILURES_WITHOUT_DELAY + 2);
  for (const from of ['198.51.100.2', '203.0.113.1']) expect((await guess(email, { from })).status).toBe(401);
  const refused = await login(email, TEST_PASSWORD, { from: '198.51.100.2' });
  expect([refused.status, refused.body.code]).toEqual([429, 'auth.too_many_failures']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThanOrEqual(8);
  const forged = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await login(email, TEST_PASSWORD, { cookie: forged })).status).toBe(429);
  expect((await login(email, TEST_PASSWORD, { cookie })).status).toBe(200);
  await setRows(
    api.db,
    'rate_limits',
    { key: `login-wait:${digest(email)}` },
    { expires_at: Date.now() - 1 },
  );
  expect((await login(email, TEST_PASSWORD, { from: '198.51.100.3' })).status).toBe(200);
});

test('an account waits at most five minutes, with or without an account behind the address', async () => {
  const { email } = await api.signIn('client');
  const waits = [];
  for (const address of [email, `nobody-${newId()}@example.com`]) {
    await failedToday(address, 10_000);
    await guess(address, { from: '198.51.100.4' });
    const refused = await guess(address, { from: '198.51.100.4' });
    waits.push([refused.status, Math.ceil(Number(refused.headers.get('retry-after')) / 10)]);
  }
  expect(waits).toEqual([
    [429, 30],
    [429, 30],
  ]);
});

test('a password reset ends an account’s wait', async () => {
  const { email } = await api.signIn('client');
  await failedToday(email, FAILURES_WITHOUT_DELAY + 6);
  await guess(email, { from: '198.51.100.6' });
  await call('/auth/forgot-password', { email });
  const body = { email, otp: await codeFor(api.db, email), newPassword: 'a new lamp at the gate' };
  await api.send('PUT', '/auth/reset-password', { body, headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect((await login(email, 'a new lamp at the gate')).status).toBe(200);
});

test('a session refuses wrong passwords above ten from any addresses, and another session still works', async () => {
  const { email, token } = await api.signIn('client');
  const prove = (path: string, currentPassword: string, from: string, session = token) =>
    api.post(path, { currentPassword, newPassword: 'a kite above the river' }, session, {
      'x-forwarded-for': from,
    });
  const paths = ['/auth/change-password', '/auth/reauthenticate', '/auth/passkeys/start'];
  const statuses = [];
  for (let tried = 0; tried < 12; tried += 1) {
    const path = paths[tried % paths.length] ?? '';
    statuses.push(statusOf(await prove(path, 'not the password', `2001:db8:${tried + 50}::1`)));
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  const { token: own } = (await login(email, TEST_PASSWORD, { from: '203.0.113.77' })).body;
  expect((await prove('/auth/reauthenticate', TEST_PASSWORD, '203.0.113.77', own)).status).toBe(200);
});

test('the owner hears of many failures once a day, and an address without an account gets the same replies', async () => {
  const { email, userId } = await api.signIn('client');
  const replies = [];
  for (const address of [email, `nobody-${newId()}@example.com`]) {
    await failedToday(address, FAILURES_TOLD - 2);
    for (const from of ['198.51.100.7', '198.51.101.7', '198.51.102.7'])
      replies.push(observableReply(await guess(address, { from })));
  }
  expect(replies.slice(0, 3)).toEqual(replies.slice(3));
  expect(await subjects(email)).toEqual(['Many failed logins to your Prahari account']);
  const entries = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('entity_id', '=', userId)
    .where('action', '<>', 'failLogin')
    .execute();
  expect(entries).toEqual([{ action: 'manyFailedLogins', actor_id: null }]);
});

test('the owner hears of a login from an unknown browser, but not of the first browser', async () => {
  const { email, userId } = await api.signIn('client');
  const first = await login(email, TEST_PASSWORD);
  expect(first.headers.get('set-cookie')).toMatch(
    /^known-\w+=[\w-]+\.[\w-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  );
  expect(await subjects(email)).toEqual([]);
  const cookie = markerOf(first);
  expect((await login(email, TEST_PASSWORD, { cookie })).headers.get('set-cookie')).toBeNull();
  expect(await subjects(email)).toEqual([]);
  await login(email, TEST_PASSWORD, {
    userAgent: 'Firefox on Android',
    cookie: markerOf(await login((await api.signIn('client')).email, TEST_PASSWORD)),
  });
  expect(await subjects(email)).toEqual(['New login to your Prahari account: was this you?']);
  const mails = await rowsOf(api.db, 'audit_log', { entity_id: userId, action: 'loginFromNewBrowser' });
  expect(mails).toHaveLength(1);
});

test('a new password makes all browsers unknown, except the one that set it', async () => {
  const { email, token } = await api.signIn('client');
  const cookie = markerOf(await login(email, TEST_PASSWORD));
  const newPassword = 'a new lamp at the gate';
  const changed = await api.post(
    '/auth/change-password',
    { currentPassword: TEST_PASSWORD, newPassword },
    token,
  );
  await login(email, newPassword, { cookie: markerOf(changed), userAgent: 'Firefox on Android' });
  expect(await subjects(email)).toEqual(['Your Prahari password was changed']);
  await login(email, newPassword, { cookie, userAgent: 'Firefox on Android' });
  expect(await subjects(email)).toContain('New login to your Prahari account: was this you?');
});

test('the third wrong app code after the right password is mailed to the owner', async () => {
  const { email, token } = await api.signIn('admin');
  const { body } = await api.post('/auth/second-factor/set-up', {}, token);
  const enabling = { currentPassword: TEST_PASSWORD, totp: currentCode(body.data.secret) };
  expect((await api.post('/auth/second-factor/enable', enabling, token)).status).toBe(200);
  const wrong = (totp: string) => login(email, TEST_PASSWORD, {}, { role: 'admin', totp });
  const before = await subjects(email);
  for (let tried = 0; tried < 2; tried += 1) expect((await wrong('wrong-code')).status).toBe(401);
  expect(await subjects(email)).toEqual(before);
  await wrong('wrong-code');
  await wrong('wrong-code');
  expect((await subjects(email)).slice(before.length)).toEqual(['Someone knows your Prahari password']);
});

test('a client IP is refused above its daily limit of wrong codes, for any address', async () => {
  const from = '198.51.100.8';
  await call('/auth/verify-otp', { email: 'asha@example.com', otp: '000000' }, { from });
  await setRows(api.db, 'rate_limits', { key: `wrong-codes-of-day:${from}` }, { points: 200 });
  const refused = await call('/auth/verify-otp', { email: 'ravi@example.com', otp: '000000' }, { from });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
});

test('a known browser resets its password although neighbors have used up the wrong codes of its address', async () => {
  const { email } = await api.signIn('client');
  const from = '198.51.100.88';
  const cookie = markerOf(await login(email, TEST_PASSWORD, { from }));
  for (let tried = 0; tried < 51; tried += 1)
    await call('/auth/verify-otp', { email: `person-${tried}@example.com`, otp: '000000' }, { from });
  await call('/auth/forgot-password', { email }, { from, cookie });
  const body = { email, otp: await codeFor(api.db, email), newPassword: 'a new lamp at the gate' };
  const reset = (headers: object) =>
    api.send('PUT', '/auth/reset-password', { body, headers: { 'x-forwarded-for': from, ...headers } });
  expect((await reset({})).status).toBe(429);
  expect((await reset({ cookie })).status).toBe(200);
});

test('a known browser gets a reset code although strangers have used up the mails of the address', async () => {
  const { email } = await api.signIn('admin');
  const cookie = markerOf(await login(email, TEST_PASSWORD, {}, { role: 'admin' }));
  await call('/auth/forgot-password', { email }, { from: '198.51.100.9' });
  await call('/auth/forgot-password', { email });
  await api.db.updateTable('code_sends').set({ reset_sends: 30 }).where('email', '=', email).execute();
  expect((await call('/auth/forgot-password', { email })).status).toBe(429);
  expect((await call('/auth/forgot-password', { email }, { cookie })).status).toBe(200);
});
