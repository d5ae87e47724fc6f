import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { signupBody } from '../../../../testing/company.ts';
import { codeFor, mailsTo, wrongCode } from '../../../../testing/mailbox.ts';
import { setRows } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { sourceKey } from '../../../limits/source-network.ts';
import { MAILS_PER_BURST, MAILS_PER_HOUR } from './source-mails.service.ts';

/** No client can use up another's mails or end another's code (docs/rules.md). */
const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const OWNER = '203.0.113.9';
const stranger = (number: number) => `198.51.100.${number}`;
const call = (method: string, path: string, body: object, from: string, on = api) =>
  on.send(method, path, { body, headers: { 'x-forwarded-for': from } });
const signup = (email: string) => signupBody(email, { name: 'Mallory', role: 'security' });
const register = (email: string, from: string) => call('POST', '/auth/register', signup(email), from);
const forgot = (email: string, from: string) => call('POST', '/auth/forgot-password', { email }, from);
const verify = (email: string, otp: string, from: string) =>
  call('POST', '/auth/verify-otp', { email, otp }, from);
const reset = (email: string, otp: string, from: string) =>
  call('PUT', '/auth/reset-password', { email, otp, newPassword: 'a new lamp at the gate' }, from);
const cooledDown = (email: string) =>
  setRows(api.db, 'code_sends', { email }, { signup_at: nowText(-61_000), reset_at: nowText(-61_000) });

test('a stranger who uses up an address’s signup mails leaves its reset mails, and other people’s signup mails', async () => {
  const { email } = await api.signIn('admin');
  for (let sent = 0; sent < 10; sent += 1) expect((await register(email, stranger(1))).status).toBe(201);
  expect((await register(email, stranger(1))).status).toBe(429);
  expect((await register(email, OWNER)).status).toBe(201);
  expect((await forgot(email, stranger(1))).status).toBe(200);
  expect((await forgot(email, OWNER)).status).toBe(200);
  expect((await reset(email, await codeFor(api.db, email), OWNER)).status).toBe(200);
});

test('a stranger who uses up their own reset mails leaves those of others', async () => {
  const { email } = await api.signIn('client');
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await forgot(email, stranger(2))).status).toBe(200);
    await cooledDown(email);
  }
  const refused = await forgot(email, stranger(2));
  expect([refused.status, Number(refused.headers.get('retry-after')) > 86_000]).toEqual([429, true]);
  expect((await forgot(email, OWNER)).status).toBe(200);
  expect((await reset(email, await codeFor(api.db, email), OWNER)).status).toBe(200);
});

test('all client IPs together cause at most thirty mails of one purpose to an address in a day', async () => {
  const email = `flooded-${newId()}@example.com`;
  const statuses = [];
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await register(email, stranger(10 + Math.floor(sent / 9)))).status);
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
  expect(await mailsTo(api.db, email)).toHaveLength(30);
});

test('a reset code requested by a stranger leaves the owner’s usable', async () => {
  const { email } = await api.signIn('client');
  await forgot(email, OWNER);
  const code = await codeFor(api.db, email);
  await forgot(email, stranger(3));
  await forgot(email, stranger(4));
  expect((await verify(email, code, OWNER)).status).toBe(200);
  expect((await verify(email, code, '192.0.2.77')).status).toBe(200);
  expect((await reset(email, code, OWNER)).status).toBe(200);
});

test('a password set by one code ends all reset codes of the address', async () => {
  const { email } = await api.signIn('client');
  await forgot(email, OWNER);
  const own = await codeFor(api.db, email);
  await forgot(email, stranger(5));
  const other = await codeFor(api.db, email);
  expect((await reset(email, own, OWNER)).status).toBe(200);
  expect((await reset(email, other, stranger(5))).status).toBe(400);
});

test.each(['signup', 'reset'] as const)(
  'wrong tries of six strangers leave a %s code usable for the person who asked for it',
  async (purpose) => {
    const email = purpose === 'reset' ? (await api.signIn('client')).email : `asked-${newId()}@example.com`;
    await (purpose === 'reset' ? forgot(email, OWNER) : register(email, OWNER));
    const code = await codeFor(api.db, email);
    const statuses = new Set<number>();
    for (let other = 0; other < 6; other += 1)
      for (let tried = 0; tried < 6; tried += 1)
        statuses.add((await verify(email, wrongCode(code), stranger(30 + other))).status);
    // Five for each of them, 25 for all.
    expect(statuses).toEqual(new Set([400, 429]));
    expect((await verify(email, code, stranger(30))).status).not.toBe(200);
    expect((await verify(email, code, OWNER)).status).toBe(200);
  },
);

test('a /48 of IPv6 counts as one client for mails', async () => {
  const email = `wide-${newId()}@example.com`;
  const statuses = [];
  for (let sent = 0; sent < 11; sent += 1)
    statuses.push((await register(email, `2001:db8:7:${sent.toString(16)}00::1`)).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test.each([
  ['mails-in-a-burst', MAILS_PER_BURST],
  ['mails-in-an-hour', MAILS_PER_HOUR],
])('a client IP causes no more %s than %i, and others still do', async (key, limit) => {
  const limited = await startApi({ TRUST_PROXY: '1', AUTH_CALLS_PER_SOURCE: '1000' });
  const ask = (number: number, from: string) =>
    call('POST', '/auth/forgot-password', { email: `person-${number}@example.com` }, from, limited);
  await limited.db
    .insertInto('rate_limits')
    .values({ key: `${key}:${sourceKey(stranger(60))}`, points: limit - 2, expires_at: Date.now() + 600_000 })
    .execute();
  const statuses = [];
  for (let number = 0; number < 4; number += 1) statuses.push((await ask(number, stranger(60))).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await ask(9, OWNER)).status).toBe(200);
  await limited.stop();
});

test('a limit below 1000 calls an hour leaves mails and failed logins alone', async () => {
  const limited = await startApi({ TRUST_PROXY: '1', AUTH_CALLS_PER_SOURCE: '4' });
  const replies = [];
  for (let number = 0; number < 5; number += 1)
    replies.push(await call('POST', '/auth/register', signup(`few-${number}@example.com`), OWNER, limited));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
  expect(replies.at(-1)?.body.code).toBe('request.too_many');
  const login = (number: number) =>
    call(
      'POST',
      '/auth/login',
      { email: `few-${number}@example.com`, password: 'x', role: 'client' },
      stranger(61),
      limited,
    );
  const logins = [];
  for (let tried = 0; tried < 5; tried += 1) logins.push((await login(tried)).status);
  expect(logins).toEqual([401, 401, 401, 401, 429]);
  await limited.stop();
});
