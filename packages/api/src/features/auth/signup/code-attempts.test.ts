import { afterAll, expect, test } from 'vitest';
import { startApi, TEST_PASSWORD } from '../../../../testing/api.ts';
import { concurrently, countByStatus, signupBody } from '../../../../testing/company.ts';
import { exhaustive } from '../../../../testing/exhaustive.ts';
import { codeFor, wrongCode } from '../../../../testing/mailbox.ts';
import { rowOf } from '../../../../testing/rows.ts';
import { newId } from '../../../db/ids.ts';
import { CODE_ATTEMPTS_PER_DAY, WRONG_CODES_PER_SOURCE } from './code-attempts.service.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());

const call = (method: string, path: string, body: object, from: string) =>
  api.send(method, path, { body, headers: { 'x-forwarded-for': from } });
const verify = (email: string, otp: string, from: string) =>
  call('POST', '/auth/verify-otp', { email, otp }, from);
const reset = (email: string, otp: string, from: string) =>
  call('PUT', '/auth/reset-password', { email, otp, newPassword: 'a new lamp at the gate' }, from);

/** Signs up with a new address. Returns it and its code. */
async function signUp() {
  const email = `person-${newId()}@example.com`;
  const body = signupBody(email, { password: TEST_PASSWORD });
  await call('POST', '/auth/register', body, '192.0.2.1');
  return { email, code: await codeFor(api.db, email) };
}

const triesOf = async (email: string) => (await rowOf(api.db, 'registrations', { email })).tries;

test('concurrent wrong codes from one client IP are refused above its limit, for any address', async () => {
  const replies = await concurrently(WRONG_CODES_PER_SOURCE + 10, (index) =>
    verify(`person-${index}@example.com`, '000000', '203.0.113.1'),
  );
  expect(countByStatus(replies)).toEqual({ 400: WRONG_CODES_PER_SOURCE, 429: 10 });
  const [refused] = replies.filter(({ status }) => status === 429);
  expect(refused?.body.code).toBe('auth.too_many_failures');
  const seconds = Number(refused?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
});

test(
  'a client IP above its limit costs an address no attempt, and another one may use the code',
  exhaustive,
  async () => {
    const { email, code } = await signUp();
    await concurrently(WRONG_CODES_PER_SOURCE, (index) =>
      reset(`other-${index}@example.com`, '000000', '203.0.113.2'),
    );
    expect((await verify(email, wrongCode(code), '203.0.113.2')).status).toBe(429);
    expect((await verify(email, code, '203.0.113.2')).status).toBe(429);
    expect(await triesOf(email)).toBe(0);
    expect((await verify(email, code, '203.0.113.3')).status).toBe(200);
  },
);

test('right codes do not count against their client IP', exhaustive, async () => {
  const from = '203.0.113.4';
  await concurrently(WRONG_CODES_PER_SOURCE - 1, (index) =>
    verify(`other-${index}@example.com`, '000000', from),
  );
  for (let signup = 0; signup < 3; signup += 1) {
    const { email, code } = await signUp();
    expect((await verify(email, code, from)).status).toBe(200);
    await call('POST', '/auth/forgot-password', { email }, from);
    const resetCode = await codeFor(api.db, email);
    expect((await verify(email, resetCode, from)).status).toBe(200);
    expect((await reset(email, resetCode, from)).status).toBe(200);
  }
});

test('guesses at the reset code of an address leave its signup code usable', async () => {
  const { email, code } = await signUp();
  await call('POST', '/auth/forgot-password', { email }, '203.0.113.5');
  expect((await reset(email, wrongCode(code), '203.0.113.5')).status).toBe(400);
  expect(await triesOf(email)).toBe(0);
  await api.db
    .updateTable('rate_limits')
    .set({ points: CODE_ATTEMPTS_PER_DAY })
    .where('key', 'like', 'code-tries:reset:%')
    .execute();
  const refused = await reset(email, wrongCode(code), '203.0.113.5');
  expect([refused.status, refused.body.code]).toEqual([429, 'auth.too_many_failures']);
  expect((await verify(email, code, '203.0.113.5')).status).toBe(200);
});
