import { expect, test, vi } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { auditActionsOf } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addPasskey, startLogin } from '../../../../testing/passkeys.ts';

const { api } = await startCompany();

test('a passkey that is removed during a login is refused, and not audited as a copy', async () => {
  const { token, userId } = await api.signIn('client');
  const { passkey, passkeyId } = await addPasskey(api, token);
  const { subtle } = globalThis.crypto;
  const verify = subtle.verify.bind(subtle);
  vi.spyOn(subtle, 'verify').mockImplementationOnce(async (...signature) => {
    const body = { passkeyId, currentPassword: TEST_PASSWORD };
    expect((await api.post('/auth/passkeys/remove', body, token)).status).toBe(200);
    return verify(...signature);
  });
  const login = { credential: passkey.use(await startLogin(api)), role: 'client' };
  const refused = await api.post('/auth/passkeys/login', login);
  expect(statusAndCode(refused)).toEqual([400, 'auth.passkey_not_accepted']);
  expect(await auditActionsOf(api.db, userId)).toEqual(['addPasskey', 'removePasskey', 'failLogin']);
});
