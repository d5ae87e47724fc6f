import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD, type TestApi } from '../../../../testing/api.ts';
import { codeFor, mailsTo } from '../../../../testing/mailbox.ts';
import {
  addPasskey,
  originOf,
  startLogin,
  startPasskey,
  startReauthentication,
} from '../../../../testing/passkeys.ts';
import { SoftwarePasskey } from '../../../../testing/software-passkey.ts';
import { resetSecondFactor } from '../reset-second-factor.service.ts';

const LOGIN = '/auth/passkeys/login';
/** Returns all mails to an address, in any order. */
const textsTo = async ({ db }: TestApi, email: string): Promise<string> =>
  (await mailsTo(db, email)).map(({ text }) => text).join('\n');

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
