import { afterAll, expect, test } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { signupBody } from '../../../testing/company.ts';
import { codeFor, mailsTo, observableReply, wrongCode } from '../../../testing/mailbox.ts';
import { pausedAfter } from '../../../testing/paused-database.ts';
import { setRows } from '../../../testing/rows.ts';
import { newId, nowText } from '../../db/ids.ts';
import { login as logInWith } from './login.service.ts';

const api = await startApi();
afterAll(() => api.stop());

const NEW_PASSWORD = 'another lamp at the gate';
const forgot = (email: string) => api.post('/auth/forgot-password', { email });
/** Signs a client up who asks for a reset code. */
const personWithCode = async () => {
  const person = await api.signIn('client');
  await forgot(person.email);
  return { ...person, code: await codeFor(api.db, person.email) };
};
const verify = (email: string, otp: string) => api.post('/auth/verify-otp', { email, otp });
const reset = (email: string, otp: string, newPassword = NEW_PASSWORD) =>
  api.put('/auth/reset-password', { email, otp, newPassword });
const login = (email: string, password: string) =>
  api.post('/auth/login', { email, password, role: 'client' });

test('a password reset sets the password, ends all sessions and mails a notice', async () => {
  const { email, token } = await api.signIn('client');
  expect((await forgot(email)).status).toBe(200);
  const code = await codeFor(api.db, email);
  const done = await reset(email, code);
  expect(done.status).toBe(200);
  expect(done.body.success).toBe(true);
  expect((await api.get('/auth/status', token)).status).toBe(401);
  expect((await login(email, TEST_PASSWORD)).status).toBe(401);
  expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  expect((await mailsTo(api.db, email)).at(-1)?.subject).toBe('Your Prahari password was changed');
  expect((await reset(email, code, 'yet another lamp')).status).toBe(400);
});

test('verifying a reset code neither uses it up nor counts as an attempt', async () => {
  const { email, code } = await personWithCode();
  for (let tried = 0; tried < 4; tried += 1) await verify(email, wrongCode(code));
  for (let tried = 0; tried < 6; tried += 1) {
    const right = await verify(email, code);
    expect(right.status).toBe(200);
    expect(right.body.message).toBe('OTP verified successfully');
  }
  expect((await reset(email, code)).status).toBe(200);
});

test('concurrent verifications of a right reset code all succeed', async () => {
  const { email, code } = await personWithCode();
  const replies = await Promise.all(Array.from({ length: 12 }, () => verify(email, code)));
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('five wrong attempts on any endpoint end a reset code', async () => {
  const { email, code } = await personWithCode();
  for (let tried = 0; tried < 3; tried += 1)
    expect((await reset(email, wrongCode(code))).body.code).toBe('auth.invalid_otp');
  for (let tried = 0; tried < 2; tried += 1) await verify(email, wrongCode(code));
  expect((await reset(email, code)).status).toBe(400);
  expect((await login(email, TEST_PASSWORD)).status).toBe(200);
});

test('a reset code works for ten minutes', async () => {
  const { email, code } = await personWithCode();
  await setRows(api.db, 'reset_codes', { email }, { expires_at: nowText(-1) });
  expect((await verify(email, code)).status).toBe(400);
  expect((await reset(email, code)).status).toBe(400);
});

test('only one of two concurrent resets with one code succeeds', async () => {
  const { email, code } = await personWithCode();
  const replies = await Promise.all([reset(email, code), reset(email, code), reset(email, code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('a common new password is refused by field name and uses no attempt', async () => {
  const { email, code } = await personWithCode();
  for (let tried = 0; tried < 6; tried += 1) {
    const refused = await reset(email, code, 'Qwerty123');
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].path).toBe('newPassword');
  }
  expect((await reset(email, code)).status).toBe(200);
});

test('a second reset request within 60 seconds is refused, for unknown addresses as well', async () => {
  const { email: known } = await api.signIn('client');
  const unknown = `nobody-${newId()}@example.com`;
  const [sent, sentToNobody] = [await forgot(known), await forgot(unknown)];
  expect(sent.status).toBe(200);
  expect(observableReply(sentToNobody)).toEqual(observableReply(sent));
  expect(await mailsTo(api.db, unknown)).toEqual([]);
  for (const email of [known, unknown]) {
    const early = await forgot(email);
    expect(statusAndCode(early)).toEqual([429, 'auth.too_soon']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
  }
  await api.db
    .updateTable('code_sends')
    .set({ reset_at: nowText(-60_000) })
    .where('email', 'in', [known, unknown])
    .execute();
  expect((await forgot(known)).status).toBe(200);
  expect((await forgot(unknown)).status).toBe(200);
});

test('a wrong reset code gives the same reply for unknown addresses', async () => {
  const { email: known } = await api.signIn('client');
  const unknown = `nobody-${newId()}@example.com`;
  await forgot(known);
  await forgot(unknown);
  const guess = wrongCode(await codeFor(api.db, known));
  expect(observableReply(await reset(unknown, guess))).toEqual(observableReply(await reset(known, guess)));
});

test('a reset request for an unverified address mails no code that finishes its signup', async () => {
  const email = `pending-${newId()}@example.com`;
  await api.post('/auth/register', signupBody(email));
  const code = await codeFor(api.db, email);
  expect((await forgot(email)).status).toBe(200);
  expect(await mailsTo(api.db, email)).toHaveLength(1);
  expect((await reset(email, code)).status).toBe(400);
  expect((await verify(email, code)).status).toBe(200);
});

test('a reset ends sessions that concurrent logins start with the old password', async () => {
  const { email, code } = await personWithCode();
  const [done, ...sessions] = await Promise.all([
    reset(email, code),
    ...Array.from({ length: 9 }, () => login(email, TEST_PASSWORD)),
  ]);
  expect(done.status).toBe(200);
  for (const { status, body } of sessions) {
    if (status === 200) expect((await api.get('/auth/status', body.token)).status).toBe(401);
    else expect(status).toBe(401);
  }

  const other = await personWithCode();
  const db = pausedAfter(api.db, 'second_factors', async () => {
    expect((await reset(other.email, other.code)).status).toBe(200);
  });
  const credentials = { email: other.email, password: TEST_PASSWORD, role: 'client' } as const;
  const from = { source: '203.0.113.9', siteUrl: 'http://site.test', userAgent: null };
  await expect(logInWith(db, credentials, from)).rejects.toMatchObject({ status: 401 });
});

test('changing the password invalidates a pending reset code', async () => {
  const { email, token, code } = await personWithCode();
  await api.post(
    '/auth/change-password',
    { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
    token,
  );
  expect((await reset(email, code, 'yet another lamp')).status).toBe(400);
});
