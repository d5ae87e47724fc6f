import { describeAuditEntry } from '@prahari/contract/audit-log';
import { PASSKEY_CHALLENGE_MINUTES } from '@prahari/contract/factors';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD, type TestApi } from '../../../../testing/api.ts';
import { auditActionsOf } from '../../../../testing/company.ts';
import { codeFor, mailsTo } from '../../../../testing/mailbox.ts';
import {
  addPasskey,
  originOf,
  startLogin,
  startPasskey,
  startReauthentication,
} from '../../../../testing/passkeys.ts';
import { type Deviation, SoftwarePasskey } from '../../../../testing/software-passkey.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());
afterEach(() => vi.useRealTimers());

const minutesLater = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
const REFUSED = [400, 'auth.passkey_not_accepted'];
const LOGIN = '/auth/passkeys/login';
const logIn = async (
  passkey: SoftwarePasskey,
  role = 'client',
  deviation: Deviation = {},
  more: object = {},
) => api.post(LOGIN, { credential: passkey.use(await startLogin(api), deviation), role, ...more });

/** Returns all mails to an address, in any order. */
const textsTo = async ({ db }: TestApi, email: string): Promise<string> =>
  (await mailsTo(db, email)).map(({ text }) => text).join('\n');

async function clientWithPasskey() {
  const person = await api.signIn('client');
  return { ...person, ...(await addPasskey(api, person.token)) };
}

describe('login', () => {
  test('a passkey logs in without email and password, and the account says when it was used', async () => {
    const { token, email, userId, name, passkey } = await clientWithPasskey();
    const { status, body } = await logIn(passkey);
    expect([status, body.role, body.user]).toEqual([200, 'client', { id: userId, name, email }]);
    expect((await api.get('/client/profile', body.token)).status).toBe(200);
    const [row] = (await api.get('/auth/passkeys', token)).body.data;
    expect(row.lastUsedAt).toEqual(expect.any(String));
    expect((await logIn(passkey)).status).toBe(200);
  });

  test('login options reveal no account', async () => {
    await clientWithPasskey();
    const { challenge, ...options } = await startLogin(api);
    expect(options).toEqual({
      rpId: '127.0.0.1',
      timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
      userVerification: 'required',
      allowCredentials: [],
    });
    expect(challenge).toMatch(/^[\w-]{43}$/);
  });

  const wrong: Record<string, (mine: SoftwarePasskey, others: SoftwarePasskey) => Deviation> = {
    'from another origin': () => ({ origin: 'https://prahari.example.org' }),
    'for another site': () => ({ rpId: 'prahari.example.org' }),
    'without user verification': () => ({ isUserVerified: false }),
    'with a made-up challenge': () => ({ challenge: 'bWFkZSB1cA' }),
    'of another ceremony': () => ({ type: 'webauthn.create' }),
    'signed by another passkey': (_, others) => ({ signedBy: others }),
    'that names another user': (_, others) => ({ userHandle: others.userHandle }),
    'that names no user': () => ({ userHandle: undefined }),
  };
  test.each(Object.entries(wrong))('a passkey %s is refused', async (_, deviationOf) => {
    const [mine, others] = [await clientWithPasskey(), await clientWithPasskey()];
    const deviation = deviationOf(mine.passkey, others.passkey);
    expect(statusAndCode(await logIn(mine.passkey, 'client', deviation))).toEqual(REFUSED);
    expect(await auditActionsOf(api.db, mine.userId)).toEqual(['addPasskey', 'failLogin']);
  });

  test('an unknown passkey is refused like a known one', async () => {
    const known = (await clientWithPasskey()).passkey;
    const unknown = new SoftwarePasskey(originOf(api));
    unknown.userHandle = known.userHandle;
    const replies = [await logIn(unknown), await logIn(known, 'client', { isUserVerified: false })];
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(replies.map(statusAndCode)).toEqual([REFUSED, REFUSED]);
  });

  test('a challenge works once, also when the first use was refused', async () => {
    const { passkey } = await clientWithPasskey();
    const options = await startLogin(api);
    const use = (deviation: Deviation = {}) => ({
      credential: passkey.use(options, deviation),
      role: 'client',
    });
    const first = use();
    expect((await api.post(LOGIN, first)).status).toBe(200);
    expect(statusAndCode(await api.post(LOGIN, first))).toEqual(REFUSED);
    expect(statusAndCode(await api.post(LOGIN, use()))).toEqual(REFUSED);
    const another = await startLogin(api);
    const credential = passkey.use(another, { isUserVerified: false });
    expect(statusAndCode(await api.post(LOGIN, { credential, role: 'client' }))).toEqual(REFUSED);
    const reused = { credential: passkey.use(another), role: 'client' };
    expect(statusAndCode(await api.post(LOGIN, reused))).toEqual(REFUSED);
  });

  test('a challenge expires after five minutes', async () => {
    const { passkey } = await clientWithPasskey();
    const credential = passkey.use(await startLogin(api));
    minutesLater(PASSKEY_CHALLENGE_MINUTES);
    expect(statusAndCode(await api.post(LOGIN, { credential, role: 'client' }))).toEqual(REFUSED);
  });

  test('a challenge for confirming or adding does not log in', async () => {
    const { passkey, token } = await clientWithPasskey();
    const { challenge } = await startPasskey(api, token);
    for (const options of [
      await startReauthentication(api, token),
      { ...(await startLogin(api)), challenge },
    ])
      expect(
        statusAndCode(await api.post(LOGIN, { credential: passkey.use(options), role: 'client' })),
      ).toEqual(REFUSED);
  });

  test('a passkey whose signature counter does not increase is refused and audited as a possible copy', async () => {
    const { passkey, userId, name } = await clientWithPasskey();
    expect((await logIn(passkey, 'client', { counter: 2 ** 32 - 2 })).status).toBe(200);
    for (const counter of [2 ** 32 - 2, 5, 0])
      expect(statusAndCode(await logIn(passkey, 'client', { counter }))).toEqual(REFUSED);
    expect(
      (await auditActionsOf(api.db, userId)).filter((one) => one === 'refuseCopiedPasskey'),
    ).toHaveLength(3);
    expect(describeAuditEntry({ action: 'refuseCopiedPasskey', actor: null, about: { person: name } })).toBe(
      `A passkey of ${name} was refused because it may be a copy`,
    );
    expect((await logIn(passkey, 'client', { counter: 2 ** 32 - 1 })).status).toBe(200);
  });

  test('only one of concurrent logins with one challenge succeeds', async () => {
    const { passkey } = await clientWithPasskey();
    const body = { credential: passkey.use(await startLogin(api)), role: 'client' };
    const replies = await Promise.all(Array.from({ length: 4 }, () => api.post(LOGIN, body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('the wrong role is refused as with a password', async () => {
    const { passkey } = await clientWithPasskey();
    expect(statusAndCode(await logIn(passkey, 'admin'))).toEqual([401, 'auth.invalid_credentials']);
  });

  test('a disabled account is told so, and its passkey starts no session', async () => {
    const { passkey, userId, token } = await clientWithPasskey();
    const admin = await api.signIn('admin');
    await api.post('/admin/accounts/disable', { accountId: userId }, admin.token);
    expect(statusAndCode(await logIn(passkey))).toEqual([403, 'auth.account_disabled']);
    expect((await api.get('/auth/status', token)).status).toBe(401);
    await api.post('/admin/accounts/enable', { accountId: userId }, admin.token);
    expect((await logIn(passkey)).status).toBe(200);
  });

  test('a passkey survives a new password and ends with the sessions that it started', async () => {
    const { passkey, token, email } = await clientWithPasskey();
    const { body } = await logIn(passkey);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another lamp at the gate' };
    expect((await api.post('/auth/change-password', change, token)).status).toBe(200);
    expect((await api.get('/auth/status', body.token)).status).toBe(401);
    expect((await logIn(passkey)).status).toBe(200);
    expect(await textsTo(api, email)).toContain('Passkeys still log in.');
  });

  test('a passkey ends with a reset of the password', async () => {
    const { passkey, token, email, userId } = await clientWithPasskey();
    await api.post('/auth/forgot-password', { email });
    const reset = { email, otp: await codeFor(api.db, email), newPassword: 'another lamp at the gate' };
    expect((await api.put('/auth/reset-password', reset)).status).toBe(200);
    expect((await api.get('/auth/status', token)).status).toBe(401);
    expect(statusAndCode(await logIn(passkey))).toEqual([400, 'auth.passkey_not_accepted']);
    expect(await textsTo(api, email)).toContain('Your passkeys were removed');
    expect(await auditActionsOf(api.db, userId)).toEqual(
      expect.arrayContaining(['removePasskey', 'resetPassword']),
    );
  });

  test('a passkey that was refused a hundred times from a client IP waits, and others do not', async () => {
    const { passkey } = await clientWithPasskey();
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const send = async (address: string, deviation: Deviation = {}) =>
      api.send('POST', LOGIN, {
        body: { credential: passkey.use(await startLogin(api), deviation), role: 'client' },
        ...from(address),
      });
    await send('198.51.100.7', { isUserVerified: false });
    await api.db
      .updateTable('rate_limits')
      .set({ points: 100 })
      .where('key', 'like', 'refused-passkeys:198.51.100.7:%')
      .execute();
    expect(statusAndCode(await send('198.51.100.7'))).toEqual([429, 'auth.too_many_failures']);
    expect((await send('198.51.100.8')).status).toBe(200);
    const { passkey: neighbors } = await clientWithPasskey();
    const credential = neighbors.use(await startLogin(api));
    const body = { credential, role: 'client' };
    expect((await api.send('POST', LOGIN, { body, ...from('198.51.100.7') })).status).toBe(200);
  });
});
