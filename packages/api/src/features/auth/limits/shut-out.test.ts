import { hash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startApi, TEST_PASSWORD } from '../../../../testing/api.ts';
import { signupBody } from '../../../../testing/company.ts';
import { codeFor, mailsTo, wrongCode } from '../../../../testing/mailbox.ts';
import { setRows } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { sourceKey } from '../../../limits/source-network.ts';
import { setGeneratedPassword } from '../set-password.service.ts';
import {
  CODE_SENDS_OF_ALL,
  FIRST_RESET_CODES,
  RESET_LINKS_PER_MINUTE,
} from '../signup/code-sends.service.ts';
import { NEW_NETWORK_TRIES } from './login-wait.ts';
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

test('an owner gets a reset code although thirty strangers and one more each day have had one sent', async () => {
  const { email } = await api.signIn('client');
  for (let sent = 0; sent < 31; sent += 1)
    expect((await forgot(email, stranger(100 + sent))).status).toBe(200);
  expect((await forgot(email, OWNER)).status).toBe(200);
  const code = await codeFor(api.db, email);
  // Only the first of a day is a client IP's own.
  await cooledDown(email);
  expect((await forgot(email, stranger(100))).status).toBe(429);
  expect((await reset(email, code, OWNER)).status).toBe(200);
});

/** The secret of the link in the newest mail to an address. */
async function linkFor(email: string): Promise<string> {
  const text = (await mailsTo(api.db, email)).at(-1)?.text ?? '';
  const [, fragment] = /forgot-password#(\S+)/.exec(text) ?? [];
  const sent = new URLSearchParams(fragment);
  expect(sent.get('email')).toBe(email);
  return sent.get('code') ?? '';
}

test('an owner gets a link that works from any address when strangers have used up all codes of the day', async () => {
  const { email } = await api.signIn('client');
  await forgot(email, stranger(240));
  await setRows(api.db, 'code_sends', { email, source: '' }, { reset_sends: CODE_SENDS_OF_ALL });
  await api.db
    .insertInto('rate_limits')
    .values({
      key: `first-reset-codes:${hash('sha256', email)}`,
      points: FIRST_RESET_CODES,
      expires_at: Date.now() + 600_000,
    })
    .execute();
  expect((await forgot(email, OWNER)).status).toBe(200);
  const secret = await linkFor(email);
  expect(secret).toMatch(/^[\w-]{22}$/);
  for (let other = 0; other < 3; other += 1) {
    expect((await forgot(email, stranger(241 + other))).status).toBe(200);
    expect((await reset(email, 'A'.repeat(22), stranger(241 + other))).status).toBe(400);
  }
  expect((await reset(email, secret, '192.0.2.99')).status).toBe(200);
  expect((await reset(email, secret, '192.0.2.99')).status).toBe(400);
  await setRows(
    api.db,
    'rate_limits',
    { key: `reset-links:${hash('sha256', email)}` },
    { points: RESET_LINKS_PER_MINUTE },
  );
  const refused = await forgot(email, stranger(246));
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 60]).toEqual([429, true]);
});

/** A stranger's client IP in a network of its own. */
const elsewhere = (number: number) => `192.${number}.2.1`;
const logIn = (email: string, from: string, password: string, headers: Record<string, string> = {}) =>
  api.send('POST', '/auth/login', {
    body: { email, password, role: 'client' },
    headers: { 'x-forwarded-for': from, ...headers },
  });

/** Fails as twelve strangers until the account has to wait. */
async function failOften(email: string): Promise<void> {
  for (let tried = 0; tried < 31; tried += 1) await logIn(email, elsewhere(tried % 12), 'wrong');
}

/** Fails as a stranger at the end of the wait, which begins anew. */
async function failAgain(email: string, from: string): Promise<void> {
  await setRows(api.db, 'rate_limits', { key: `login-wait:${hash('sha256', email)}` }, { expires_at: 0 });
  expect((await logIn(email, from, 'wrong')).status).toBe(401);
}

test('an owner logs in from a new browser although strangers fail at the end of each wait', async () => {
  const { email } = await api.signIn('client');
  await failOften(email);
  for (let tried = 0; tried < 20; tried += 1) {
    await failAgain(email, elsewhere(20 + (tried % 4)));
    expect((await logIn(email, OWNER, TEST_PASSWORD)).status).toBe(200);
  }
  await failAgain(email, elsewhere(30));
  expect((await logIn(email, elsewhere(30), 'wrong')).status).toBe(429);
});

test('new networks together have 288 tries a day at an account that waits', async () => {
  const { email } = await api.signIn('client');
  await failOften(email);
  await failAgain(email, elsewhere(20));
  const key = `login-tries-in-wait:${hash('sha256', email)}`;
  expect((await logIn(email, elsewhere(21), 'wrong')).status).toBe(401);
  await setRows(api.db, 'rate_limits', { key }, { points: NEW_NETWORK_TRIES });
  expect((await logIn(email, elsewhere(22), TEST_PASSWORD)).status).toBe(429);
});

test('an owner who has failed in the wait, behind an address that fails too, logs in after a reset', async () => {
  const { email } = await api.signIn('client');
  await failOften(email);
  await failAgain(email, elsewhere(20));
  expect((await logIn(email, OWNER, 'a slip of the finger')).status).toBe(401);
  expect((await logIn(email, OWNER, TEST_PASSWORD)).status).toBe(429);
  await forgot(email, OWNER);
  const replied = await reset(email, await codeFor(api.db, email), OWNER);
  const cookie = replied.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (let tried = 0; tried < 11; tried += 1) await logIn(email, OWNER, 'wrong');
  expect((await logIn(email, OWNER, 'a new lamp at the gate')).status).toBe(429);
  expect((await logIn(email, OWNER, 'a new lamp at the gate', { cookie })).status).toBe(200);
});

/** Ways to set a password beside a reset: they return the new one. */
const newPasswords = {
  'the console': async ({ email }: { email: string }) => setGeneratedPassword(api.db, email, api.url),
  'the account page': async ({ token }: { token: string }) => {
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a new lamp at the gate' };
    await api.post('/auth/change-password', body, token);
    return body.newPassword;
  },
};

test.each(Object.entries(newPasswords))('a new password by %s ends the wait', async (_, setPassword) => {
  const owner = await api.signIn('client');
  await failOften(owner.email);
  await failAgain(owner.email, elsewhere(20));
  for (let tried = 0; tried < 10; tried += 1) await logIn(owner.email, OWNER, 'a slip of the finger');
  expect((await logIn(owner.email, OWNER, TEST_PASSWORD)).status).toBe(429);
  const password = (await setPassword(owner)) ?? '';
  expect((await logIn(owner.email, OWNER, password)).status).toBe(200);
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
