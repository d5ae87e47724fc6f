import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MINUTES } from '@prahari/contract/factors';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { auditActionsOf } from '../../../../testing/company.ts';
import { mailsTo, subjectsTo } from '../../../../testing/mailbox.ts';
import {
  addPasskey,
  originOf,
  startLogin,
  startPasskey,
  startReauthentication,
} from '../../../../testing/passkeys.ts';
import { type Deviation, SoftwarePasskey } from '../../../../testing/software-passkey.ts';
import { newId, nowText } from '../../../db/ids.ts';

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
