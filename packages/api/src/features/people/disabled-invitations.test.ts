import { expect, test } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';

const { api, company } = await startCompany();
const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);

test('nobody is invited while disabled, and the link of before asks for no email until then', async () => {
  const body = { name: 'Lalita Devi', phone: '98765 43210', city: 'Bhopal' };
  const { user } = expectStatus(await office('guards', body), 201).body.data;
  const invite = () => office('invite-person', { userId: user._id, by: 'link' });
  const { link } = expectStatus(await invite(), 200).body.data;
  const email = 'lalita@example.com';
  const password = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
  const accept = () =>
    api.post('/auth/accept-invitation', { invitation: link.split('#')[1], email, ...password });
  await office('accounts/disable', { accountId: user._id });
  expect(statusAndCode(await invite())).toEqual([409, 'people.disabled']);
  expect(statusAndCode(await accept())).toEqual([400, 'invitations.invalid']);
  expect(await mailsTo(api.db, email)).toEqual([]);
  await office('accounts/enable', { accountId: user._id });
  expect((await accept()).body.code).toBe('invitations.code_needed');
  expect((await invite()).status).toBe(200);
});
