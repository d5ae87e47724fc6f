import { describeAuditEntry } from '@prahari/contract/audit-log';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MINUTES } from '@prahari/contract/passkeys';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD, type TestApi } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { auditActionsOf } from '../../../../testing/company.ts';
import { codeFor, mailsTo, subjectsTo } from '../../../../testing/mailbox.ts';
import {
  addPasskey,
  originOf,
  startLogin,
  startPasskey,
  startReauthentication,
} from '../../../../testing/passkeys.ts';
import { type Deviation, SoftwarePasskey } from '../../../../testing/software-passkey.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { resetSecondFactor } from '../reset-second-factor.service.ts';

const api = await startApi({ TRUST_PROXY: '1' });
afterAll(() => api.stop());
afterEach(() => vi.useRealTimers());

const minutesLater = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
const REFUSED = [400, 'auth.passkey_not_accepted'];
const LOGIN = '/auth/passkeys/login';
const add = (token: string, credential: object, name = 'Phone') =>
  api.post('/auth/passkeys/add', { name, credential }, token);
const remove = (token: string, passkeyId: string, proof: object = {}) =>
  api.post('/auth/passkeys/remove', { passkeyId, currentPassword: TEST_PASSWORD, ...proof }, token);
const names = async (token: string): Promise<string[]> =>
  (await api.get('/auth/passkeys', token)).body.data.map(({ name }: { name: string }) => name);
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

describe('adding', () => {
  test('a passkey is added for the password and its owner is mailed', async () => {
    const { token, email, userId } = await api.signIn('client', { name: 'Sunrise Heights' });
    const options = await startPasskey(api, token);
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Prahari' },
      user: { name: email, displayName: 'Sunrise Heights' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await add(token, new SoftwarePasskey(originOf(api)).create(options));
    expect(added.status).toBe(201);
    expect((await api.get('/auth/passkeys', token)).body.data).toEqual([
      { _id: added.body.data._id, name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(await subjectsTo(api.db, email)).toEqual(['A passkey was added to your Prahari account']);
    expect(await auditActionsOf(api.db, userId)).toEqual(['addPasskey']);
  });

  test('a wrong password gets no options, and the tenth makes this session wait, but no login', async () => {
    const { token, email } = await api.signIn('client');
    const start = (currentPassword: string) => api.post('/auth/passkeys/start', { currentPassword }, token);
    for (let n = 0; n < 10; n += 1)
      expect(statusAndCode(await start('not the password'))).toEqual([400, 'auth.wrong_password']);
    expect(statusAndCode(await start(TEST_PASSWORD))).toEqual([429, 'auth.too_many_failures']);
    const login = await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'client' });
    expect(login.status).toBe(200);
  });

  const wrong: Record<string, Deviation> = {
    'of another origin': { origin: 'https://prahari.example.org' },
    'for another site': { rpId: 'prahari.example.org' },
    'without user verification': { isUserVerified: false },
    'with a made-up challenge': { challenge: 'bWFkZSB1cA' },
    'of another ceremony': { type: 'webauthn.get' },
  };
  test.each(Object.entries(wrong))('a passkey %s is refused', async (_, deviation) => {
    const { token } = await api.signIn('client');
    const credential = new SoftwarePasskey(originOf(api)).create(await startPasskey(api, token), deviation);
    expect(statusAndCode(await add(token, credential))).toEqual(REFUSED);
    expect(await names(token)).toEqual([]);
  });

  test('the options for adding a passkey work once, for the session that asked, and for five minutes', async () => {
    const { token } = await api.signIn('client');
    const other = await api.signIn('client');
    const options = await startPasskey(api, token);
    const create = () => new SoftwarePasskey(originOf(api)).create(options);
    expect(statusAndCode(await add(other.token, create()))).toEqual(REFUSED);
    // The wrong session has used it up.
    expect(statusAndCode(await add(token, create()))).toEqual(REFUSED);
    const late = new SoftwarePasskey(originOf(api)).create(await startPasskey(api, token));
    minutesLater(PASSKEY_CHALLENGE_MINUTES);
    expect(statusAndCode(await add(token, late))).toEqual(REFUSED);
    expect(await names(token)).toEqual([]);
  });

  test('a challenge for reauthentication in the same session adds no passkey', async () => {
    const { token } = await clientWithPasskey();
    const { challenge } = await startReauthentication(api, token);
    const options = { ...(await startPasskey(api, token)), challenge };
    expect(statusAndCode(await add(token, new SoftwarePasskey(originOf(api)).create(options)))).toEqual(
      REFUSED,
    );
    expect(await names(token)).toEqual(['Phone']);
  });

  test('an account has at most twenty passkeys', async () => {
    const { token, userId } = await api.signIn('client');
    const options = await startPasskey(api, token);
    const row = (n: number) => ({
      id: newId(),
      user_id: userId,
      credential_id: newId(),
      public_key: '',
      counter: 0,
      transports: '[]',
      name: `Key ${n}`,
      created_at: nowText(),
      last_used_at: null,
    });
    await api.db
      .insertInto('passkeys')
      .values(Array.from({ length: MAX_PASSKEYS }, (_, n) => row(n)))
      .execute();
    const tooMany = [409, 'auth.too_many_passkeys'];
    expect(statusAndCode(await add(token, new SoftwarePasskey(originOf(api)).create(options)))).toEqual(
      tooMany,
    );
    const start = await api.post('/auth/passkeys/start', { currentPassword: TEST_PASSWORD }, token);
    expect(statusAndCode(start)).toEqual(tooMany);
    expect(await names(token)).toHaveLength(MAX_PASSKEYS);
  });
});

describe('renaming and removing', () => {
  test('a removed passkey does not log in, the other sessions end and its owner is mailed', async () => {
    const { token, email, userId, passkey, passkeyId } = await clientWithPasskey();
    const { body } = await logIn(passkey);
    expect(statusAndCode(await remove(token, passkeyId, { currentPassword: 'not it' }))).toEqual([
      400,
      'auth.wrong_password',
    ]);
    expect((await remove(token, passkeyId)).status).toBe(200);
    expect((await api.get('/auth/status', body.token)).status).toBe(401);
    expect((await api.get('/auth/status', token)).status).toBe(200);
    expect(statusAndCode(await logIn(passkey))).toEqual(REFUSED);
    expect((await mailsTo(api.db, email)).at(-1)?.subject).toBe(
      'A passkey was removed from your Prahari account',
    );
    expect((await auditActionsOf(api.db, userId)).filter((one) => one.endsWith('Passkey'))).toEqual([
      'addPasskey',
      'usePasskey',
      'removePasskey',
    ]);
  });

  test('an admin with two-step login needs a code as well', async () => {
    const { token } = await api.signIn('admin');
    const { secret } = (await api.post('/auth/second-factor/set-up', {}, token)).body.data;
    const enable = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
    const [first, second] = (await api.post('/auth/second-factor/enable', enable, token)).body.data
      .recoveryCodes;
    const start = (proof: object) =>
      api.post('/auth/passkeys/start', { currentPassword: TEST_PASSWORD, ...proof }, token);
    for (const proof of [{}, { totp: '' }, { totp: 'abcde-fghjk' }])
      expect(statusAndCode(await start(proof))).toEqual([400, 'auth.wrong_code']);
    const { passkeyId } = await addPasskey(api, token, { proof: { totp: first } });
    expect(statusAndCode(await remove(token, passkeyId))).toEqual([400, 'auth.wrong_code']);
    expect((await remove(token, passkeyId, { totp: second })).status).toBe(200);
  });
});

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

describe('confirming', () => {
  const EXPORT = { list: 'guards' };
  const confirm = (token: string, credential: object) =>
    api.post('/auth/passkeys/reauthenticate', { credential }, token);

  test('a passkey reauthenticates in place of the password after 15 minutes', async () => {
    const { token } = await api.signIn('admin');
    const { passkey } = await addPasskey(api, token);
    minutesLater(16);
    expect(statusAndCode(await api.post('/admin/export', EXPORT, token))).toEqual([
      403,
      'auth.reauthentication_needed',
    ]);
    const credential = passkey.use(await startReauthentication(api, token));
    expect((await confirm(token, credential)).status).toBe(200);
    expect((await api.post('/admin/export', EXPORT, token)).status).toBe(200);
    expect(statusAndCode(await confirm(token, credential))).toEqual(REFUSED);
  });

  test('a passkey of somebody else or a challenge of another session is refused', async () => {
    const { token } = await api.signIn('admin');
    const { passkey } = await addPasskey(api, token);
    const other = await api.signIn('admin');
    const others = (await addPasskey(api, other.token)).passkey;
    const refused = [
      await confirm(token, others.use(await startReauthentication(api, token))),
      await confirm(token, passkey.use(await startReauthentication(api, other.token))),
      await confirm(token, passkey.use(await startLogin(api))),
    ];
    expect(refused.map(statusAndCode)).toEqual([REFUSED, REFUSED, REFUSED]);
  });
});

describe('where the second factor is required', () => {
  let required: TestApi;
  beforeAll(async () => {
    required = await startApi({ ADMIN_SECOND_FACTOR: 'required' });
  });
  afterAll(() => required.stop());
  const accessToOffice = async (token: string) => {
    const { status, body } = await required.get('/admin/overview', token);
    return status === 200 ? 200 : body.code;
  };
  const byPassword = async (email: string): Promise<string> =>
    (await required.post('/auth/login', { email, password: TEST_PASSWORD, role: 'admin' })).body.token;

  test('adding a passkey gives access to the office, and so does a login with it', async () => {
    const { token } = await required.signIn('admin');
    expect(await accessToOffice(token)).toBe('auth.second_factor_set_up_needed');
    const { passkey } = await addPasskey(required, token);
    expect(await accessToOffice(token)).toBe(200);
    const credential = passkey.use(await startLogin(required));
    const { body } = await required.post(LOGIN, { credential, role: 'admin' });
    expect(await accessToOffice(body.token)).toBe(200);
  });

  test('a password alone neither gives access nor changes passkeys or two-step login', async () => {
    const { token, email } = await required.signIn('admin');
    const { passkey, passkeyId } = await addPasskey(required, token);
    const thief = await byPassword(email);
    const currentPassword = TEST_PASSWORD;
    const tries = [
      await required.get('/admin/overview', thief),
      await required.post('/auth/second-factor/set-up', {}, thief),
      await required.post('/auth/passkeys/start', { currentPassword }, thief),
      await required.post('/auth/passkeys/remove', { passkeyId, currentPassword }, thief),
    ];
    expect(tries.map(statusAndCode)).toEqual(Array(4).fill([403, 'auth.passkey_needed']));
    const credential = passkey.use(await startReauthentication(required, thief));
    const confirmed = await required.post('/auth/passkeys/reauthenticate', { credential }, thief);
    expect([confirmed.status, await accessToOffice(thief)]).toEqual([200, 200]);
  });

  test('a session that removes its last passkey loses access to the office', async () => {
    const { token } = await required.signIn('admin');
    const { passkeyId } = await addPasskey(required, token);
    const body = { passkeyId, currentPassword: TEST_PASSWORD };
    expect((await required.post('/auth/passkeys/remove', body, token)).status).toBe(200);
    expect(await accessToOffice(token)).toBe('auth.second_factor_set_up_needed');
  });

  test('options issued before another session added a passkey cannot add a passkey afterwards', async () => {
    const { token, email } = await required.signIn('admin');
    const thief = await byPassword(email);
    const options = await startPasskey(required, thief);
    await addPasskey(required, token);
    const credential = new SoftwarePasskey(originOf(required)).create(options);
    const added = await required.post('/auth/passkeys/add', { name: 'Theirs', credential }, thief);
    expect(statusAndCode(added)).toEqual([403, 'auth.passkey_needed']);
    expect(await accessToOffice(thief)).toBe('auth.passkey_needed');
  });

  test('a password reset keeps the passkeys of an admin, because they are the second factor', async () => {
    const { token, email } = await required.signIn('admin');
    const { passkey } = await addPasskey(required, token);
    await required.post('/auth/forgot-password', { email });
    const newPassword = 'another lamp at the gate';
    const reset = { email, otp: await codeFor(required.db, email), newPassword };
    expect((await required.put('/auth/reset-password', reset)).status).toBe(200);
    expect(await textsTo(required, email)).toContain('Passkeys still log in.');
    const secondLogin = await required.post('/auth/login', { email, password: newPassword, role: 'admin' });
    expect(await accessToOffice(secondLogin.body.token)).toBe('auth.passkey_needed');
    const credential = passkey.use(await startReauthentication(required, secondLogin.body.token));
    await required.post('/auth/passkeys/reauthenticate', { credential }, secondLogin.body.token);
    expect(await accessToOffice(secondLogin.body.token)).toBe(200);
  });

  test('the console removes passkeys with the second factor', async () => {
    const { token, email } = await required.signIn('admin');
    await addPasskey(required, token);
    expect(await resetSecondFactor(required.db, email, 'http://site.test')).toBe(true);
    expect((await required.get('/auth/status', token)).status).toBe(401);
    const newToken = await byPassword(email);
    expect((await required.get('/auth/passkeys', newToken)).body.data).toEqual([]);
    expect(await accessToOffice(newToken)).toBe('auth.second_factor_set_up_needed');
  });
});

test('passkeys are for the domain of SITE_URL whatever host a request names', async () => {
  const site = await startApi({ SITE_URL: 'https://prahari.example/site' });
  try {
    const { token } = await site.signIn('client');
    const options = await startPasskey(site, token);
    expect([options.rp.id, (await startLogin(site)).rpId]).toEqual(['prahari.example', 'prahari.example']);
    const refused = new SoftwarePasskey(originOf(site)).create(options);
    const send = (credential: object) => site.post('/auth/passkeys/add', { name: 'Key', credential }, token);
    expect(statusAndCode(await send(refused))).toEqual(REFUSED);
    const passkey = new SoftwarePasskey('https://prahari.example');
    expect((await send(passkey.create(await startPasskey(site, token)))).status).toBe(201);
  } finally {
    await site.stop();
  }
});
