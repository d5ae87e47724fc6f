import { expect, test } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { codeFor, wrongCode } from '../../../testing/mailbox.ts';
import { WRONG_CODES_PER_SOURCE } from '../auth/signup/code-attempts.service.ts';

const { api, company } = await startCompany();

test('an invitation gives a source no more wrong codes than a signup does, and a right one costs none', async () => {
  const body = { name: 'Lalita Devi', phone: '98765 43210', city: 'Bhopal' };
  const { data } = (await api.post('/admin/guards', body, company.admin)).body;
  const person = { userId: data.user._id, by: 'link' };
  const { link } = (await api.post('/admin/invite-person', person, company.admin)).body.data;
  const password = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
  const accept = (email: string, otp?: string) =>
    api.post('/auth/accept-invitation', { invitation: link.split('#')[1], email, otp, ...password });
  const codeOf = async (email: string) => {
    expect((await accept(email)).body.code).toBe('invitations.code_needed');
    return codeFor(api.db, email);
  };
  for (let wrong = 0; wrong < WRONG_CODES_PER_SOURCE; wrong += 5) {
    const email = `guess-${wrong}@example.com`;
    const code = wrongCode(await codeOf(email));
    for (let tries = 0; tries < 5; tries += 1)
      expect(statusAndCode(await accept(email, code))).toEqual([400, 'auth.invalid_otp']);
  }
  const own = await codeOf('own@example.com');
  const refused = await accept('own@example.com', own);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await api.db.deleteFrom('rate_limits').execute();
  expect((await accept('own@example.com', own)).status).toBe(200);
  const counts = api.db.selectFrom('rate_limits').select('points').where('key', 'like', '%wrong-codes%');
  expect((await counts.execute()).filter(({ points }) => points > 0)).toEqual([]);
});
