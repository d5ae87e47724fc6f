import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Reply, startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { auditActionsOf } from '../../../../testing/company.ts';
import { useFullHashingCost } from '../../../../testing/low-hashing-cost.ts';
import { codeFor, mailsTo, subjectsTo } from '../../../../testing/mailbox.ts';
import { pausedAfter } from '../../../../testing/paused-database.ts';
import { rowOf } from '../../../../testing/rows.ts';
import { login as logInWith } from '../login.service.ts';
import { resetSecondFactor } from '../reset-second-factor.service.ts';
import { enableSecondFactor } from './second-factor.service.ts';
import { stepOf } from './totp.ts';
import { WRONG_CODES_PER_DAY } from './verify-second-factor.service.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());
// Fakes the clock only, at the start of a step, so that no test runs into the next step.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 1_000 });
});
afterEach(() => vi.useRealTimers());

const laterSteps = (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000);
const PATH = '/auth/second-factor';
const WRONG = 'auth.second_factor';

const login = (email: string, more: object = {}, from = '203.0.113.1') =>
  api.send('POST', '/auth/login', {
    body: { email, password: TEST_PASSWORD, role: 'admin', ...more },
    headers: { 'x-forwarded-for': from },
  });
const setUp = async (token: string): Promise<string> =>
  (await api.post(`${PATH}/set-up`, {}, token)).body.data.secret;
const enable = (token: string, totp: string, currentPassword = TEST_PASSWORD) =>
  api.post(`${PATH}/enable`, { currentPassword, totp }, token);
const disable = (token: string, totp: string, currentPassword = TEST_PASSWORD) =>
  api.post(`${PATH}/disable`, { currentPassword, totp }, token);
const wrong = (secret: string): string => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => currentCode(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
};

/** Creates an admin with a pending second factor. */
async function adminSettingUp() {
  const admin = await api.signIn('admin');
  return { ...admin, secret: await setUp(admin.token) };
}

/** Creates an admin with an enabled second factor and an unused app code. */
async function adminWithSecondFactor() {
  const { secret, ...admin } = await adminSettingUp();
  const { body } = await enable(admin.token, currentCode(secret));
  laterSteps(1);
  return { ...admin, secret, recoveryCodes: body.data.recoveryCodes as string[] };
}

test('app codes follow RFC 6238 with SHA-1, six digits and 30 s', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOf(secret, '287082', 59_000)).toBe(1);
  expect(stepOf(secret, '081804', 1_111_111_109_000)).toBe(37_037_036);
  expect(stepOf(secret, '353130', 20_000_000_000_000)).toBe(666_666_666);
  expect(stepOf(secret, '287082', 89_999)).toBe(1);
  expect(stepOf(secret, '287082', 90_000)).toBeUndefined();
});

test('two-step login is enabled only after a valid code and the password', async () => {
  const { token, email } = await api.signIn('admin');
  expect((await api.get(PATH, token)).body.data).toEqual({ on: false });
  const { body } = await api.post(`${PATH}/set-up`, {}, token);
  const { secret, uri } = body.data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(uri);
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe(`/Prahari:${email}`);
  expect(address.searchParams.get('secret')).toBe(secret);
  expect((await login(email)).status).toBe(200);
  expect(statusAndCode(await enable(token, wrong(secret)))).toEqual([400, 'auth.wrong_code']);
  const other = await enable(token, currentCode(secret), 'not the password');
  expect([other.status, other.body.code]).toEqual([400, 'auth.wrong_password']);
  expect((await api.get(PATH, token)).body.data).toEqual({ on: false });
  const enabled = await enable(token, currentCode(secret));
  expect(enabled.status).toBe(200);
  expect(new Set(enabled.body.data.recoveryCodes).size).toBe(10);
  expect((await api.get(PATH, token)).body.data).toEqual({
    on: true,
    since: expect.any(String),
    recoveryCodesLeft: 10,
  });
});

test('login without a valid code gives 401 auth.second_factor', async () => {
  const { email, secret } = await adminWithSecondFactor();
  for (const more of [{}, { totp: '' }, { totp: wrong(secret) }, { totp: 'abcde-fghjk' }]) {
    const refused = await login(email, more);
    expect([refused.status, refused.body.code, refused.body.token]).toEqual([401, WRONG, undefined]);
  }
  const session = await login(email, { totp: currentCode(secret) });
  expect(session.status).toBe(200);
  expect((await api.get('/auth/status', session.body.token)).status).toBe(200);
});

test('a wrong password does not reveal whether a second factor exists', async () => {
  const { email, secret } = await adminWithSecondFactor();
  const plain = await api.signIn('admin');
  for (const totp of [undefined, currentCode(secret)]) {
    const more = { password: 'not the password', totp };
    const [with2, without] = [await login(email, more), await login(plain.email, more)];
    expect(with2.status).toBe(401);
    expect(with2.body).toEqual(without.body);
    expect((await login(email, { role: 'client', totp })).body).toEqual(without.body);
  }
});

test('a code is accepted once, and no older code after it', async () => {
  const { email, secret } = await adminWithSecondFactor();
  const [before, now] = [currentCode(secret, -1), currentCode(secret)];
  expect((await login(email, { totp: now })).status).toBe(200);
  expect((await login(email, { totp: now })).body.code).toBe(WRONG);
  expect((await login(email, { totp: before })).body.code).toBe(WRONG);
  laterSteps(1);
  expect((await login(email, { totp: now })).body.code).toBe(WRONG);
  expect((await login(email, { totp: currentCode(secret) })).status).toBe(200);
});

test('exactly one of concurrent logins with one code succeeds', async () => {
  const { email, secret } = await adminWithSecondFactor();
  const totp = currentCode(secret);
  const sources = Array.from({ length: 6 }, (_, index) => `203.0.113.${index}`);
  const replies = await Promise.all(sources.map((from) => login(email, { totp }, from)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
});

test('the code that enabled the second factor cannot log in', async () => {
  const { token, email, secret } = await adminSettingUp();
  const totp = currentCode(secret);
  await enable(token, totp);
  expect((await login(email, { totp })).body.code).toBe(WRONG);
});

test('a code one step off is accepted, two steps off is refused', async () => {
  const { email, secret } = await adminWithSecondFactor();
  laterSteps(2);
  expect((await login(email, { totp: currentCode(secret, 2) })).body.code).toBe(WRONG);
  expect((await login(email, { totp: currentCode(secret, -1) })).status).toBe(200);
  expect((await login(email, { totp: currentCode(secret, 1) })).status).toBe(200);
});

test('a recovery code logs in once, however it is spelled, and its owner is mailed', async () => {
  const { token, email, userId, recoveryCodes } = await adminWithSecondFactor();
  const [first = '', second = ''] = recoveryCodes;
  expect(first).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  const typed = ` ${first.replace('-', ' ').toUpperCase()} `;
  expect((await login(email, { totp: typed })).status).toBe(200);
  expect((await login(email, { totp: first })).body.code).toBe(WRONG);
  expect((await login(email, { totp: second })).status).toBe(200);
  expect((await api.get(PATH, token)).body.data.recoveryCodesLeft).toBe(8);
  const subjects = await subjectsTo(api.db, email);
  expect(subjects.filter((subject) => subject === 'A Prahari recovery code was used')).toHaveLength(2);
  expect(
    (await auditActionsOf(api.db, userId)).filter((action) => action === 'useRecoveryCode'),
  ).toHaveLength(2);
});

test('recovery codes are stored hashed', async () => {
  onTestFinished(useFullHashingCost());
  const { userId, recoveryCodes } = await adminWithSecondFactor();
  const { userId: other } = await adminWithSecondFactor();
  const codesOf = (id: string) =>
    api.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute();
  const rows = await codesOf(userId);
  expect(rows).toHaveLength(10);
  const salts = [...rows, ...(await codesOf(other))].map(
    ({ code_hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$/.exec(code_hash)?.[1],
  );
  expect(salts).not.toContain(undefined);
  // All ten codes of a person share one.
  expect(new Set(salts).size).toBe(2);
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
});

test('wrong codes count as failed logins, and the right password does not clear them', async () => {
  const { email, secret } = await adminWithSecondFactor();
  for (let tried = 0; tried < 10; tried += 1)
    expect((await login(email, tried % 2 ? { totp: wrong(secret) } : {})).status).toBe(401);
  const refused = await login(email, { totp: currentCode(secret) });
  expect([refused.status, refused.body.code]).toEqual([429, 'auth.too_many_failures']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('only a recovery code logs in after fifteen wrong codes in a day from any addresses', async () => {
  const { email, secret, recoveryCodes } = await adminWithSecondFactor();
  let tries = 0;
  for (let source = 0; source < 40; source += 1) {
    const { status } = await login(email, { totp: wrong(secret) }, `198.51.100.${source}`);
    if (status === 401) tries += 1;
  }
  expect(tries).toBe(WRONG_CODES_PER_DAY);
  const refused = await login(email, { totp: currentCode(secret) }, '203.0.113.77');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await login(email, { totp: recoveryCodes[0] }, '203.0.113.77')).status).toBe(200);
});

test('enabling and disabling ends the other sessions and mails a notice', async () => {
  const { token, email, userId } = await api.signIn('admin');
  const other = (await login(email)).body.token;
  const secret = await setUp(token);
  await enable(token, currentCode(secret));
  expect((await api.get('/auth/status', other)).status).toBe(401);
  expect((await api.get('/auth/status', token)).status).toBe(200);
  laterSteps(1);
  const another = (await login(email, { totp: currentCode(secret) })).body.token;
  laterSteps(1);
  expect((await disable(token, currentCode(secret))).status).toBe(200);
  expect((await api.get('/auth/status', another)).status).toBe(401);
  expect((await api.get('/auth/status', token)).status).toBe(200);
  expect((await login(email)).status).toBe(200);
  expect(await subjectsTo(api.db, email)).toEqual([
    'Your Prahari login now asks for a code',
    'Your Prahari login no longer asks for a code',
  ]);
  expect(await auditActionsOf(api.db, userId)).toEqual([
    'setUpSecondFactor',
    'enableSecondFactor',
    'disableSecondFactor',
  ]);
});

test('disabling requires the password and an app or recovery code', async () => {
  const { token, secret, recoveryCodes } = await adminWithSecondFactor();
  const [byPassword, byCode] = [
    await disable(token, currentCode(secret), 'not the password'),
    await disable(token, wrong(secret)),
  ];
  expect([byPassword.body.code, byCode.body.code]).toEqual(['auth.wrong_password', 'auth.wrong_code']);
  expect((await api.get(PATH, token)).body.data.on).toBe(true);
  expect((await disable(token, recoveryCodes[3] ?? '')).status).toBe(200);
  expect((await disable(token, '000000')).body.code).toBe('auth.second_factor_disabled');
});

test('an enabled secret cannot be replaced', async () => {
  const { token, secret, email } = await adminWithSecondFactor();
  const repeated = await api.post(`${PATH}/set-up`, {}, token);
  expect([repeated.status, repeated.body.code]).toEqual([409, 'auth.second_factor_enabled']);
  expect((await enable(token, currentCode(secret))).body.code).toBe('auth.second_factor_enabled');
  expect((await login(email, { totp: currentCode(secret) })).status).toBe(200);
});

test('a password reset does not bypass the second factor', async () => {
  const { email, secret } = await adminWithSecondFactor();
  await api.post('/auth/forgot-password', { email });
  const otp = await codeFor(api.db, email);
  const newPassword = 'another lamp at the gate';
  expect((await api.put('/auth/reset-password', { email, otp, newPassword })).status).toBe(200);
  expect((await login(email, { password: newPassword })).body.code).toBe(WRONG);
  expect((await login(email, { password: newPassword, totp: currentCode(secret) })).status).toBe(200);
});

test('enabling two-step login ends sessions that concurrent logins start without a code', async () => {
  const { token, email, secret } = await adminSettingUp();
  const [on, ...sessions] = await Promise.all([
    enable(token, currentCode(secret)),
    ...Array.from({ length: 8 }, () => login(email)),
  ]);
  expect(on.status).toBe(200);
  for (const { status, body } of sessions) {
    if (status === 200) expect((await api.get('/auth/status', body.token)).status).toBe(401);
    else expect([status, body.code]).toEqual([401, WRONG]);
  }
});

test('enabling two-step login ends a session that a login starts between the check of the code and the change', async () => {
  const { email, userId, secret } = await adminSettingUp();
  const begun: Reply[] = [];
  const db = pausedAfter(api.db, 'second_factors', async () => {
    begun.push(await login(email));
  });
  const { id: sessionId, token_hash: tokenHash } = await rowOf(api.db, 'sessions', { user_id: userId });
  const typed = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
  const person = { id: userId, name: 'Test admin', email, role: 'admin' } as const;
  const holder = { ...person, sessionId, tokenHash, isInCookie: true };
  const { token } = await enableSecondFactor(db, holder, { ...typed, siteUrl: 'http://site.test' });
  expect(begun.map(({ status }) => status)).toEqual([200]);
  expect((await api.get('/auth/status', begun[0]?.body.token)).status).toBe(401);
  expect((await api.get('/auth/status', token)).status).toBe(200);
});

test('a login that passed the password before two-step login was enabled starts no session', async () => {
  const { token, email, userId, secret } = await adminSettingUp();
  const statuses: number[] = [];
  const db = pausedAfter(api.db, 'second_factors', async () => {
    statuses.push((await enable(token, currentCode(secret))).status);
  });
  const credentials = { email, password: TEST_PASSWORD, role: 'admin' } as const;
  const from = { source: '203.0.113.9', siteUrl: 'http://site.test', userAgent: null };
  await expect(logInWith(db, credentials, from)).rejects.toMatchObject({ code: WRONG });
  expect(statuses).toEqual([200]);
  const sessions = api.db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  expect(await sessions.execute()).toHaveLength(1);
});

test('a reset from the console removes the second factor, ends all sessions and mails a notice', async () => {
  const { token, email, userId } = await adminWithSecondFactor();
  const plain = await api.signIn('admin');
  expect(await resetSecondFactor(api.db, plain.email, 'http://site.test')).toBe(false);
  expect(await resetSecondFactor(api.db, 'nobody@example.com', 'http://site.test')).toBe(false);
  expect(await resetSecondFactor(api.db, email, 'http://site.test')).toBe(true);
  expect((await api.get('/auth/status', token)).status).toBe(401);
  expect((await login(email)).status).toBe(200);
  expect((await auditActionsOf(api.db, userId)).at(-1)).toBe('resetSecondFactor');
  expect((await mailsTo(api.db, email)).at(-1)?.subject).toBe('Your Prahari login no longer asks for a code');
});

test.each(['client', 'security'] as const)(
  'a %s needs no second factor, and one that turns it on logs in with a code or a recovery code only',
  async (role) => {
    const { token, email } = await api.signIn(role);
    const from = (more: object) => login(email, { role, ...more });
    expect((await from({})).status).toBe(200);
    const secret = await setUp(token);
    const { recoveryCodes } = (await enable(token, currentCode(secret))).body.data;
    laterSteps(1);
    expect(statusAndCode(await from({}))).toEqual([401, WRONG]);
    expect(statusAndCode(await from({ totp: wrong(secret) }))).toEqual([401, WRONG]);
    expect((await from({ totp: currentCode(secret) })).status).toBe(200);
    expect((await from({ totp: recoveryCodes[0] })).status).toBe(200);
    const byPassword = await api.post('/auth/reauthenticate', { currentPassword: TEST_PASSWORD }, token);
    expect(statusAndCode(byPassword)).toEqual([400, 'auth.wrong_code']);
    expect((await disable(token, recoveryCodes[1])).status).toBe(200);
    expect((await from({})).status).toBe(200);
  },
);
