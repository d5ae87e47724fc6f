import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../testing/api.ts';
import { auditActionsOf, concurrently, createCompany } from '../../../testing/company.ts';
import { codeFor, linkTokenFor, subjectsTo } from '../../../testing/mailbox.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { wayBack, withWaitingEmail } from '../../../testing/waiting-email.ts';

const api = await startApi();
const company = await createCompany(api);
afterAll(() => api.stop());

const PASSWORDS = ['a whistle and a torch', 'a lantern by the river', 'two kites over the wall'];

/** Sends calls that differ in nothing or in their number, at once, and counts those that succeed. */
async function winners(call: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => call(index)));
  expect(
    statuses.map(({ status }) => status).filter((status) => ![200, 400, 404, 409].includes(status)),
  ).toEqual([]);
  return statuses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
}

const addGuard = async (email: string | undefined, phone: string) =>
  (
    await api.post(
      '/admin/guards',
      { name: 'Ravi Kumar', phone, city: 'Bhopal', ...(email && { email }) },
      company.admin,
    )
  ).body.data.user._id as string;

test('of two people who open one invitation at once one sets the password, and only that one logs in', async () => {
  const email = 'ravi@guards.example';
  const userId = await addGuard(email, '098765 43210');
  const invitation = await linkTokenFor(api.db, email);
  const passwordOf = (index: number) => PASSWORDS[index % 3] ?? '';
  const [first, ...others] = await winners((index) => {
    const password = passwordOf(index);
    return api.post('/auth/accept-invitation', { invitation, password, confirmPassword: password });
  });
  expect(others).toEqual([]);
  for (const index of [0, 1, 2]) {
    const login = { email, password: passwordOf(index), role: 'security' };
    expect((await api.post('/auth/login', login)).status).toBe(index === (first ?? 0) % 3 ? 200 : 401);
  }
  expect(
    (await auditActionsOf(api.db, userId)).filter((action) => action === 'acceptInvitation'),
  ).toHaveLength(1);
});

test('of presses of one invitation with one code for a first email one sets email and password', async () => {
  const email = 'om@guards.example';
  const userId = await addGuard(undefined, '098765 43211');
  const { link } = (await api.post('/admin/invite-person', { userId, by: 'link' }, company.admin)).body.data;
  const body = {
    invitation: link.split('#')[1],
    password: PASSWORDS[0],
    confirmPassword: PASSWORDS[0],
    email,
  };
  expect((await api.post('/auth/accept-invitation', body)).body.code).toBe('invitations.code_needed');
  const otp = await codeFor(api.db, email);
  // A code has five tries.
  const replies = await concurrently(5, () => api.post('/auth/accept-invitation', { ...body, otp }));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rowsOf(api.db, 'users', { email })).toHaveLength(1);
});

test('one link back to a former email works once for presses at once', async () => {
  const { token, email } = await wayBack(api);
  expect(await winners(() => api.post('/auth/keep-email', { token }))).toHaveLength(1);
  const kept = (await subjectsTo(api.db, email)).length;
  await api.post('/auth/keep-email', { token });
  expect((await subjectsTo(api.db, email)).length).toBe(kept);
});

test('one code for a new email works once for two sessions at once', async () => {
  const { token, newEmail, otp } = await withWaitingEmail(api, 'client');
  const replies = await concurrently(5, () => api.post('/auth/email-change', { otp }, token));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await rowsOf(api.db, 'users', { email: newEmail })).toHaveLength(1);
});
