import { afterAll, describe, expect, test } from 'vitest';
import { startApi, TEST_PASSWORD, type TestApi } from '../../../../testing/api.ts';
import { currentCode } from '../../../../testing/authenticator.ts';
import { codeFor } from '../../../../testing/mailbox.ts';
import { createAdmin, ensureFirstAdmin, generatePassword } from '../admins.service.ts';

const OWN = 'a lamp at the third gate';
const required = await startApi({ ADMIN_SECOND_FACTOR: 'required' });
const optional = await startApi();
afterAll(() => Promise.all([required.stop(), optional.stop()]));

const logIn = async (api: TestApi, email: string, password: string): Promise<string> =>
  (await api.post('/auth/login', { email, password, role: 'admin' })).body.token;

async function generatedAdmin(api: TestApi) {
  const email = `generated-${Math.random().toString(36).slice(2)}@example.com`;
  const password = generatePassword();
  await createAdmin(api.db, { email, name: 'Admin', password, isGenerated: true });
  return { email, password, token: await logIn(api, email, password) };
}

const codeOf = async (api: TestApi, path: string, token: string) => {
  const { status, body } = await api.get(path, token);
  return status === 200 ? 200 : body.code;
};

async function enable(api: TestApi, token: string, currentPassword: string): Promise<void> {
  const { secret } = (await api.post('/auth/second-factor/set-up', {}, token)).body.data;
  const body = { currentPassword, totp: currentCode(secret) };
  expect((await api.post('/auth/second-factor/enable', body, token)).status).toBe(200);
}

describe('where the second factor is required', () => {
  test('an admin without one can only set one up', async () => {
    const { token } = await required.signIn('admin');
    const calls = [
      ['GET', '/admin/overview'],
      ['GET', '/admin/bills'],
      ['POST', '/admin/bills/delete'],
      ['POST', '/admin/accounts/disable'],
      ['GET', '/admin/audit'],
    ] as const;
    for (const [method, path] of calls) {
      const { status, body } = await required.send(method, path, { token });
      expect([path, status, body]).toEqual([
        path,
        403,
        { success: false, code: 'auth.second_factor_set_up_needed', message: 'Set up two-step login first' },
      ]);
    }
    expect(await codeOf(required, '/auth/status', token)).toBe(200);
    await enable(required, token, TEST_PASSWORD);
    expect(await codeOf(required, '/admin/overview', token)).toBe(200);
  });

  test('an admin who turns it off is back at the set-up', async () => {
    const { token } = await required.signIn('admin');
    const { secret } = (await required.post('/auth/second-factor/set-up', {}, token)).body.data;
    const { body } = await required.post(
      '/auth/second-factor/enable',
      { currentPassword: TEST_PASSWORD, totp: currentCode(secret) },
      token,
    );
    const [totp] = body.data.recoveryCodes;
    await required.post('/auth/second-factor/disable', { currentPassword: TEST_PASSWORD, totp }, token);
    expect(await codeOf(required, '/admin/overview', token)).toBe('auth.second_factor_set_up_needed');
  });

  test('a generated password must be replaced as well', async () => {
    const { token, password } = await generatedAdmin(required);
    expect(await codeOf(required, '/admin/overview', token)).toBe('auth.password_replacement_needed');
    await enable(required, token, password);
    expect(await codeOf(required, '/admin/overview', token)).toBe('auth.password_replacement_needed');
    await required.post('/auth/change-password', { currentPassword: password, newPassword: OWN }, token);
    expect(await codeOf(required, '/admin/overview', token)).toBe(200);
  });
});

describe('where the second factor is optional', () => {
  const mustReplacePassword = async (token: string) =>
    (await optional.get('/admin/overview', token)).body.data.replacePassword;

  test('an admin with a generated password is asked to replace it until it is replaced', async () => {
    const { token, password } = await generatedAdmin(optional);
    expect(await mustReplacePassword(token)).toBe(true);
    await optional.post('/auth/change-password', { currentPassword: password, newPassword: OWN }, token);
    expect(await mustReplacePassword(token)).toBeUndefined();
  });

  test('a generated password cannot be changed to the same password', async () => {
    const { token, password } = await generatedAdmin(optional);
    const change = { currentPassword: password, newPassword: password };
    const { status, body } = await optional.post('/auth/change-password', change, token);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'newPassword']);
    expect(await mustReplacePassword(token)).toBe(true);
  });

  test('a reset to the same generated password is refused', async () => {
    const { email, password } = await generatedAdmin(optional);
    await optional.post('/auth/forgot-password', { email });
    const otp = await codeFor(optional.db, email);
    const reset = (newPassword: string) => optional.put('/auth/reset-password', { email, otp, newPassword });
    const { status, body } = await reset(password);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'newPassword']);
    expect((await reset(OWN)).status).toBe(200);
  });

  test('the first admin has to replace a generated password, but not ADMIN_PASSWORD', async () => {
    for (const password of [undefined, 'a lamp at the first gate']) {
      const api = await startApi();
      const first = await ensureFirstAdmin(api.db, { email: 'first@example.com', password });
      const typed = password ?? (first.outcome === 'made' ? first.generatedPassword : undefined) ?? '';
      const token = await logIn(api, 'first@example.com', typed);
      expect((await api.get('/admin/overview', token)).body.data.replacePassword).toBe(
        password ? undefined : true,
      );
      await api.stop();
    }
  });
});
