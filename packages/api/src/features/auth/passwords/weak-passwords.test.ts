import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApi, TEST_PASSWORD } from '../../../../testing/api.ts';
import { signupBody } from '../../../../testing/company.ts';
import { runs, seedNote } from '../../../../testing/fuzz-runs.ts';
import { codeFor, linkTokenFor, mailsTo } from '../../../../testing/mailbox.ts';
import { newId } from '../../../db/ids.ts';
import { isWeak } from './passwords.ts';

const api = await startApi();
afterAll(() => api.stop());

const signup = (email: string, password: string) => signupBody(email, { name: 'Rukmini Kulkarni', password });

test.each(['Password@2026', 'Prahari@2026', '        ', 'Rukmini@2026', 'own email'])(
  'signing up with the password "%s" is refused at its field',
  async (typed) => {
    const email = `rukmini-${newId()}@example.com`;
    const refused = await api.post('/auth/register', signup(email, typed === 'own email' ? email : typed));
    expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
    expect(refused.body.errors).toEqual([
      { path: 'password', message: expect.stringMatching(/^Password is .* Choose four words/) },
    ]);
    expect(await mailsTo(api.db, email)).toEqual([]);
  },
);

test.each(['a kite above the river', 'kX9#mQ2$vL7p', '२०२६ दीपक जलते हैं'])(
  'signing up with the password "%s" is accepted',
  async (password) => {
    expect((await api.post('/auth/register', signup(`asha-${newId()}@example.com`, password))).status).toBe(
      201,
    );
  },
);

const PLAIN_WORDS =
  'anchor barley candle dinner elbow feather ginger hammer island jacket kettle ladder mango needle orange pepper quiver ribbon saddle timber umbrella velvet walnut yellow zebra'.split(
    ' ',
  );
const person = { name: 'Rukmini Kulkarni', email: 'rukmini@example.com', phone: '98765 43210' };

test(`four plain words and twelve random characters are never weak, ${seedNote}`, async () => {
  const words = fc
    .uniqueArray(fc.constantFrom(...PLAIN_WORDS), { minLength: 4, maxLength: 4 })
    .map((four) => four.join(' '));
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
  const random = fc
    .array(fc.constantFrom(...alphabet), { minLength: 12, maxLength: 12 })
    .filter((characters) => new Set(characters).size > 6)
    .map((characters) => characters.join(''));
  await fc.assert(
    fc.asyncProperty(fc.oneof(words, random), async (password) => {
      expect(await isWeak(password, person), password).toBe(false);
    }),
    runs(400),
  );
});

test('a weak new password is refused at its field when it is changed or reset', async () => {
  const { email, token } = await api.signIn('client', { name: 'Rukmini Kulkarni' });
  const change = (newPassword: string) =>
    api.post('/auth/change-password', { currentPassword: TEST_PASSWORD, newPassword }, token);
  await api.post('/auth/forgot-password', { email });
  const otp = await codeFor(api.db, email);
  const reset = (newPassword: string) => api.put('/auth/reset-password', { email, otp, newPassword });
  for (const refused of [
    await change('Kulkarni@2026'),
    await change('Welcome@2026'),
    await reset('Password@2026'),
    await reset(email),
  ]) {
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].path).toBe('newPassword');
  }
  expect((await reset('a kite above the river')).status).toBe(200);
});

test('a password made of the person’s name, email or phone is refused wherever one is set, and uses up no code and no link', async () => {
  const { token: admin } = await api.signIn('admin');
  const email = `usha-${newId()}@example.com`;
  const person = { name: 'Usha Ranganathan', phone: '90042 31877', city: 'Pune', email };
  expect((await api.post('/admin/guards', person, admin)).status).toBe(201);
  const invitation = await linkTokenFor(api.db, email);
  const accept = (password: string) => {
    const body = { invitation, password, confirmPassword: password };
    return api.post('/auth/accept-invitation', body);
  };
  const own = [email, 'Ranganathan@2026', '9004231877'];
  const replies = [];
  for (const password of own) replies.push(await accept(password));
  expect((await accept(TEST_PASSWORD)).status).toBe(200);
  const login = { email, password: TEST_PASSWORD, role: 'security' };
  const { token } = (await api.post('/auth/login', login)).body;
  for (const newPassword of own)
    replies.push(
      await api.post('/auth/change-password', { currentPassword: TEST_PASSWORD, newPassword }, token),
    );
  await api.post('/auth/forgot-password', { email });
  const otp = await codeFor(api.db, email);
  const reset = (newPassword: string) => api.put('/auth/reset-password', { email, otp, newPassword });
  for (const newPassword of [...own, ...own]) replies.push(await reset(newPassword));
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
    replies.map(() => [400, 'request.invalid']),
  );
  expect((await reset('a kite above the river')).status).toBe(200);
});
