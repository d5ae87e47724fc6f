import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { signupBody } from '../../../../testing/company.ts';
import { codeFor, mailsTo, observableReply, wrongCode } from '../../../../testing/mailbox.ts';
import { setRows } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const OWNER = '203.0.113.1';
const STRANGER = '198.51.100.1';
const address = () => `victim-${newId()}@example.com`;
const owner = { name: 'Asha Rao', password: 'a lamp at the gate', role: 'client' };
const stranger = { name: 'Mallory', password: 'another lamp at dusk', role: 'security' };

const call = (path: string, body: object, from: string) =>
  api.post(path, body, undefined, { 'x-forwarded-for': from });
const register = async (email: string, who: typeof owner, from: string) => {
  const { body } = await call('/auth/register', signupBody(email, who), from);
  return { registration: body.registration as string, code: await codeFor(api.db, email) };
};
const verify = (email: string, otp: string, registration?: string, from = OWNER) =>
  call('/auth/verify-otp', { email, otp, ...(registration && { registration }) }, from);
const login = (email: string, who: typeof owner, registration?: string) =>
  call('/auth/login', { email, password: who.password, role: who.role, registration }, OWNER);
const cooledDown = (email: string) =>
  setRows(api.db, 'code_sends', { email }, { signup_at: nowText(-61_000) });

test('a signup by a stranger after the owner’s gets neither its code nor its account', async () => {
  const email = address();
  await register(email, stranger, STRANGER);
  const own = await register(email, owner, OWNER);
  const later = await register(email, stranger, STRANGER);
  if (own.code !== later.code) expect((await verify(email, later.code, own.registration)).status).toBe(400);
  expect((await verify(email, own.code, own.registration)).status).toBe(200);
  const session = await login(email, owner);
  expect([session.status, session.body.role, session.body.user.name]).toEqual([200, 'client', 'Asha Rao']);
  expect((await login(email, stranger)).status).toBe(401);
  expect((await verify(email, later.code, later.registration, STRANGER)).status).toBe(400);
  const accounts = await api.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(accounts).toHaveLength(1);
});

test('a code belongs to one registration of one address', async () => {
  const [email, other] = [address(), address()];
  const own = await register(email, owner, OWNER);
  const foreign = await register(other, owner, OWNER);
  expect((await verify(email, own.code, foreign.registration)).status).toBe(400);
  expect((await verify(email, foreign.code, foreign.registration)).status).toBe(400);
  expect((await verify(email, own.code, 'made up')).status).toBe(400);
  expect((await verify(email, own.code, own.registration)).status).toBe(200);
});

test('the mail with the code names role and name of its signup, without a link in the name', async () => {
  const email = address();
  await register(email, { ...stranger, name: 'Win at https://evil.example/now' }, STRANGER);
  const [mail] = await mailsTo(api.db, email);
  expect(mail?.text).toContain('the signup of Win at https evil exampl as Security Guard');
  expect(mail?.html).not.toContain('evil.example');
});

test('a new code goes to the signup that the registration names', async () => {
  const email = address();
  const own = await register(email, owner, OWNER);
  await register(email, stranger, STRANGER);
  await cooledDown(email);
  const { registration } = own;
  expect((await call('/auth/resend-otp', { email, registration }, OWNER)).status).toBe(200);
  const [code, mail] = [await codeFor(api.db, email), (await mailsTo(api.db, email)).at(-1)];
  expect(mail?.text).toContain('Asha Rao');
  if (code !== own.code) expect((await verify(email, own.code, registration)).status).toBe(400);
  expect((await verify(email, code, registration)).status).toBe(200);
});

test('a new code requested by a stranger leaves the owner’s code usable', async () => {
  const email = address();
  const own = await register(email, owner, OWNER);
  for (let count = 0; count < 3; count += 1) {
    await cooledDown(email);
    expect((await call('/auth/resend-otp', { email }, STRANGER)).status).toBe(200);
  }
  const newest = await codeFor(api.db, email);
  expect((await verify(email, wrongCode(newest), own.registration)).status).toBe(400);
  expect((await verify(email, own.code, own.registration)).status).toBe(200);
});

test('login with the registration replies alike for an address with an account and one without', async () => {
  const { email: known } = await api.signIn('client');
  const replies = [];
  for (const email of [known, address()]) {
    const form = { ...stranger, email, confirmPassword: stranger.password, phone: '+91 98765 43210' };
    const reply = await call('/auth/register', form, STRANGER);
    const { registration } = reply.body;
    replies.push([
      observableReply(reply),
      observableReply(await login(email, stranger, registration)),
      observableReply(await login(email, owner, registration)),
      observableReply(await login(email, stranger)),
    ]);
  }
  expect(replies[0]).toEqual(replies[1]);
  expect(replies[0]?.map(({ status }) => status)).toEqual([201, 403, 401, 401]);
});

test('once a signup was verified, the others of its address are answered like strangers', async () => {
  const email = address();
  const own = await register(email, owner, OWNER);
  const other = await register(email, stranger, STRANGER);
  await verify(email, own.code, own.registration);
  const replies = [await login(email, stranger, other.registration), await login(email, stranger)];
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  expect(replies.map(observableReply)).toEqual(
    [replies[1], replies[1]].map((one) => observableReply(one as never)),
  );
  expect((await verify(email, other.code, other.registration, STRANGER)).body.message).toBe('Invalid OTP');
});

test('failed logins count even if the registration is right', async () => {
  const email = address();
  const { registration } = await register(email, stranger, STRANGER);
  const statuses = [];
  for (let tried = 0; tried < 11; tried += 1)
    statuses.push((await login(email, stranger, registration)).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
});
