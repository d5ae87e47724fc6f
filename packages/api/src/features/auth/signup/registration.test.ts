import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startApi, statusAndCode } from '../../../../testing/api.ts';
import { signupBody } from '../../../../testing/company.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { useFullHashingCost } from '../../../../testing/low-hashing-cost.ts';
import { codeFor, mailsTo, observableReply, wrongCode } from '../../../../testing/mailbox.ts';
import { rowOf, rowsOf, setRows } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { UNMATCHABLE_CODE_HASH } from './one-time-codes.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const address = () => `asha-${newId()}@example.com`;
/** Gives the tests of each address their own client IP, so that its limits do not apply. */
const from = (email: string) => ({ 'x-forwarded-for': `source of ${email.trim().toLowerCase()}` });
const register = (email: string, more: Record<string, unknown> = {}) =>
  api.post('/auth/register', signupBody(email, more), undefined, from(email));
/** Signs up with a new address and returns its code. */
const registered = async () => {
  const email = address();
  await register(email);
  return { email, code: await codeFor(api.db, email) };
};
const resend = (email: string) => api.post('/auth/resend-otp', { email }, undefined, from(email));
const forgot = (email: string) => api.post('/auth/forgot-password', { email }, undefined, from(email));
const verify = (email: string, otp: string) =>
  api.post('/auth/verify-otp', { email, otp }, undefined, from(email));
const login = (email: string, password = 'a lamp at the gate', role = 'client') =>
  api.post('/auth/login', { email, password, role });
const cooledDown = (email: string) =>
  setRows(api.db, 'code_sends', { email }, { signup_at: nowText(-60_000) });

test('a person signs up, verifies the mailed code and logs in', async () => {
  const email = address();
  const registered = await register(`  ${email.toUpperCase()} `);
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({
    success: true,
    message: expect.any(String),
    registration: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await login(email)).status).toBe(401);
  const verified = await verify(email, await codeFor(api.db, email));
  expect(verified.status).toBe(200);
  expect(verified.body.message).toBe('Email verified successfully');
  const session = await login(email);
  expect(session.status).toBe(200);
  expect(session.body).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    role: 'client',
    user: { id: expect.any(String), name: 'Asha Rao', email },
  });
});

itOnce('signing up with a verified address gives the same reply and mails its owner', async () => {
  const { email } = await api.signIn('client');
  const unknown = await register(address());
  const known = await register(email, { role: 'security' });
  expect(observableReply(known)).toEqual(observableReply(unknown));
  const [notice] = await mailsTo(api.db, email);
  expect(notice?.subject).toBe('You already have a Prahari account');
  expect(notice?.text).not.toMatch(/^\d{6}$/m);
  const session = await login(email, 'correct horse battery');
  expect([session.status, session.body.user.name]).toEqual([200, 'Test client']);
});

itOnce('no mail to a verified address contains a code that finishes a signup', async () => {
  const { email, userId } = await api.signIn('client');
  await register(email, { role: 'security' });
  await cooledDown(email);
  await resend(email);
  expect(await mailsTo(api.db, email)).toHaveLength(1);
  const { code_hash } = await rowOf(api.db, 'registrations', { email });
  expect(code_hash).toBe(UNMATCHABLE_CODE_HASH);
  const owners = await api.db.selectFrom('users').select(['id', 'role']).where('email', '=', email).execute();
  expect(owners).toEqual([{ id: userId, role: 'client' }]);
});

itOnce('only the code of the newest signup counts without a registration', async () => {
  const email = address();
  await register(email, { name: 'First' });
  const first = await codeFor(api.db, email);
  expect((await register(email, { name: 'Second', role: 'security' })).status).toBe(201);
  const second = await codeFor(api.db, email);
  if (first !== second) expect((await verify(email, first)).status).toBe(400);
  expect((await verify(email, second)).status).toBe(200);
  const session = await login(email, undefined, 'security');
  expect(session.body.user.name).toBe('Second');
});

itOnce(
  'signing up as admin, with a common password or with a different confirmation is refused',
  async () => {
    const email = address();
    for (const [more, path] of [
      [{ role: 'admin' }, 'role'],
      [{ password: 'Password123' }, 'password'],
      [{ password: 'Prahari@123' }, 'password'],
      [{ confirmPassword: 'a lamp at the door' }, 'confirmPassword'],
      [{ password: 'short' }, 'password'],
    ] as const) {
      const refused = await register(email, more);
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0].path).toBe(path);
    }
    expect(await mailsTo(api.db, email)).toEqual([]);
  },
);

itOnce('even the right code is refused after five wrong attempts', async () => {
  const { email, code } = await registered();
  for (let tried = 0; tried < 5; tried += 1) {
    const refused = await verify(email, wrongCode(code));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'auth.invalid_otp', message: 'Invalid OTP' });
  }
  expect((await verify(email, code)).status).toBe(400);
});

test('concurrent wrong attempts are all counted', async () => {
  const { email, code } = await registered();
  await Promise.all(Array.from({ length: 12 }, () => verify(email, wrongCode(code))));
  const { tries } = await rowOf(api.db, 'registrations', { email });
  expect(tries).toBe(5);
  expect((await verify(email, code)).status).toBe(400);
});

itOnce('a code works once and for ten minutes', async () => {
  const { email, code } = await registered();
  const expire = (at: string) =>
    api.db.updateTable('registrations').set({ code_expires_at: at }).where('email', '=', email).execute();
  const { code_expires_at } = await rowOf(api.db, 'registrations', { email });
  const minutes = (Date.parse(code_expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  await expire(nowText(-1));
  expect((await verify(email, code)).status).toBe(400);
  await expire(nowText(60_000));
  expect((await verify(email, code)).status).toBe(200);
  expect((await verify(email, code)).status).toBe(400);
});

test('only one of concurrent requests with the right code creates the account', async () => {
  const { email, code } = await registered();
  const replies = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  const accounts = await api.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(accounts).toHaveLength(1);
});

itOnce('a resend mails a new code and invalidates the old one', async () => {
  const email = address();
  await register(email);
  const first = await codeFor(api.db, email);
  await cooledDown(email);
  expect((await resend(email)).status).toBe(200);
  const second = await codeFor(api.db, email);
  expect(await mailsTo(api.db, email)).toHaveLength(2);
  if (first !== second) expect((await verify(email, first)).status).toBe(400);
  expect((await verify(email, second)).status).toBe(200);
});

itOnce('a resend within 60 seconds is refused, for unknown addresses as well', async () => {
  const known = address();
  const unknown = address();
  await register(known);
  const early = await resend(known);
  expect(statusAndCode(early)).toEqual([429, 'auth.too_soon']);
  const seconds = Number(early.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  await cooledDown(known);
  const [sent, sentToNobody] = [await resend(known), await resend(unknown)];
  expect(sent.status).toBe(200);
  expect(observableReply(sentToNobody)).toEqual(observableReply(sent));
  expect(await mailsTo(api.db, unknown)).toEqual([]);
  const repeated = await resend(unknown);
  expect(repeated.status).toBe(429);
  expect(Number(repeated.headers.get('retry-after'))).toBeGreaterThan(50);
});

test('only one of concurrent requests for another code sends a mail', async () => {
  const email = address();
  await register(email);
  await cooledDown(email);
  const replies = await Promise.all(Array.from({ length: 8 }, () => resend(email)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  expect(await mailsTo(api.db, email)).toHaveLength(2);
});

itOnce('a client IP gets at most ten signup codes a day for an address', async () => {
  const email = address();
  for (let sent = 0; sent < 10; sent += 1) expect((await register(email)).status).toBe(201);
  const refused = await register(email);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  await cooledDown(email);
  expect((await resend(email)).status).toBe(429);
  expect((await forgot(email)).status).toBe(200);
  expect(await mailsTo(api.db, email)).toHaveLength(10);
  await setRows(api.db, 'code_sends', { email }, { window_started_at: nowText(-24 * 3_600_000) });
  expect((await register(email)).status).toBe(201);
});

itOnce('codes are stored hashed', async () => {
  onTestFinished(useFullHashingCost());
  const email = address();
  await register(email);
  await register(email);
  const stored = await rowsOf(api.db, 'registrations', { email });
  const hashes = stored.flatMap(({ code_hash, password_hash }) => [code_hash, password_hash]);
  const salts = hashes.map((hash) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$/.exec(hash)?.[1]);
  expect(salts).not.toContain(undefined);
  expect(new Set(salts).size).toBe(4);
});
