import { afterAll, expect, test } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { signupBody } from '../../../testing/company.ts';
import { codeFor, observableReply } from '../../../testing/mailbox.ts';
import { setRows } from '../../../testing/rows.ts';
import { newId } from '../../db/ids.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const login = (email: string, password: string, role = 'client', from = '203.0.113.1') =>
  api.send('POST', '/auth/login', {
    body: { email, password, role },
    headers: { 'x-forwarded-for': from },
  });
const fail = async (email: string, times: number) => {
  for (let tried = 0; tried < times; tried += 1)
    expect((await login(email, 'not the password')).status).toBe(401);
};

test('an unknown address, a wrong password and a wrong role give the same reply', async () => {
  const { email } = await api.signIn('client');
  const [unknown, wrongPassword, wrongRole] = [
    await login(`nobody-${newId()}@example.com`, TEST_PASSWORD),
    await login(email, 'not the password'),
    await login(email, TEST_PASSWORD, 'security'),
  ];
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual({
    success: false,
    code: 'auth.invalid_credentials',
    message: 'Invalid credentials',
  });
  expect(observableReply(wrongPassword)).toEqual(observableReply(unknown));
  expect(observableReply(wrongRole)).toEqual(observableReply(unknown));
});

test('a pending signup is revealed only with its registration and its password and role', async () => {
  const email = `pending-${newId()}@example.com`;
  const { body } = await api.post('/auth/register', signupBody(email, { password: TEST_PASSWORD }));
  const { registration } = body;
  const inThatTab = (changes: object = {}) =>
    api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'client', registration, ...changes });
  const pending = await inThatTab();
  expect(pending.status).toBe(403);
  expect(pending.body.message).toBe('Please verify your email first');
  expect((await inThatTab({ password: 'not the password' })).status).toBe(401);
  expect((await inThatTab({ role: 'security' })).status).toBe(401);
  expect((await inThatTab({ registration: 'of-another-tab' })).status).toBe(401);
  expect((await login(email, TEST_PASSWORD)).body.message).toBe('Invalid credentials');
});

test('an admin logs in', async () => {
  const { email } = await api.signIn('admin');
  const session = await login(email, TEST_PASSWORD, 'admin');
  expect(session.status).toBe(200);
  expect(session.body.role).toBe('admin');
});

test('a password of years ago still logs in, without being asked for a new one', async () => {
  const { userId, email } = await api.signIn('client');
  await setRows(api.db, 'users', { id: userId }, { created_at: '2001-01-01T00:00:00.000Z' });
  const { status, body } = await login(email, TEST_PASSWORD);
  expect([status, Object.keys(body).sort()]).toEqual([200, ['role', 'success', 'token', 'user']]);
  const own = await api.get('/client/profile', body.token);
  expect(own.status).toBe(200);
});

test('after ten failures the right password is refused from that client IP only, for known and unknown addresses', async () => {
  const { email } = await api.signIn('client');
  const unknown = `nobody-${newId()}@example.com`;
  for (const tried of [email, unknown]) {
    await fail(tried, 10);
    const refused = await login(tried, TEST_PASSWORD);
    expect(statusAndCode(refused)).toEqual([429, 'auth.too_many_failures']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
  }
  expect((await login(email, TEST_PASSWORD, 'client', '203.0.113.2')).status).toBe(200);
  await setRows(api.db, 'rate_limits', {}, { expires_at: Date.now() - 1 });
  expect((await login(email, TEST_PASSWORD)).status).toBe(200);
});

test('forged X-Forwarded-For addresses give no more attempts', async () => {
  const { email } = await api.signIn('client');
  for (let tried = 0; tried < 10; tried += 1)
    await login(email, 'not the password', 'client', `198.51.100.${tried}, 203.0.113.1`);
  expect((await login(email, TEST_PASSWORD, 'client', '198.51.100.99, 203.0.113.1')).status).toBe(429);
});

test('concurrent wrong passwords get ten attempts at most', async () => {
  const { email } = await api.signIn('client');
  const replies = await Promise.all(Array.from({ length: 25 }, () => login(email, 'not the password')));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('concurrent logins with the right password all succeed', async () => {
  const { email } = await api.signIn('client');
  const replies = await Promise.all(Array.from({ length: 25 }, () => login(email, TEST_PASSWORD)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body.token)).size).toBe(25);
});

test('a successful login clears the failures', async () => {
  const { email } = await api.signIn('client');
  await fail(email, 9);
  expect((await login(email, TEST_PASSWORD)).status).toBe(200);
  await fail(email, 9);
  expect((await login(email, TEST_PASSWORD)).status).toBe(200);
});

test('a password reset clears the failures', async () => {
  const { email } = await api.signIn('client');
  await fail(email, 10);
  await api.post('/auth/forgot-password', { email });
  const otp = await codeFor(api.db, email);
  await api.put('/auth/reset-password', { email, otp, newPassword: 'another lamp at the gate' });
  expect((await login(email, 'another lamp at the gate')).status).toBe(200);
});
