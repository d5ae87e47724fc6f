import type { LanguageCode } from '@prahari/contract/languages';
import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../testing/api.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { codeFor, mailsTo } from '../../../testing/mailbox.ts';

const { api } = await startCompany();

/** Returns somebody who has chosen a language. */
async function personIn(language: LanguageCode, role: 'client' | 'security' | 'admin' = 'security') {
  const person = await api.signIn(role);
  await api.put('/auth/language', { language }, person.token);
  return person;
}
const newestTo = async (email: string) => (await mailsTo(api.db, email)).at(-1);

test.each([
  ['hi', 'प्रहरी का पासवर्ड बदलने का कोड'],
  ['mr', 'प्रहरीचा पासवर्ड बदलण्याचा कोड'],
  ['en', 'Your Prahari password reset code'],
] as const)('who has chosen %s gets the reset code in it, and the code works', async (language, subject) => {
  const { email } = await personIn(language);
  await api.post('/auth/forgot-password', { email });
  expect((await newestTo(email))?.subject).toBe(subject);
  const otp = await codeFor(api.db, email);
  const newPassword = 'quiet lantern 2026';
  const body = { email, otp, newPassword, confirmPassword: newPassword };
  expect((await api.put('/auth/reset-password', body)).status).toBe(200);
  expect((await newestTo(email))?.html).toContain(`<html lang="${language}">`);
});

test('somebody without a chosen language, an unknown address and the office read English', async () => {
  const { email } = await api.signIn('client');
  const office = await personIn('hi', 'admin');
  for (const one of [email, office.email]) {
    await api.post('/auth/forgot-password', { email: one });
    expect((await newestTo(one))?.html).toContain('<html lang="en">');
  }
  const signup = {
    name: 'Asha Rao',
    email: 'asha.new@client.example',
    phone: '9876543210',
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    role: 'client',
  };
  await api.post('/auth/register', signup);
  expect((await newestTo(signup.email))?.subject).toBe('Your Prahari code');
});

test('a signup with a known address tells its owner in the owner’s language', async () => {
  const { email } = await personIn('mr', 'client');
  await api.post('/auth/register', {
    name: 'Asha Rao',
    email,
    phone: '9876543211',
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    role: 'client',
  });
  expect((await newestTo(email))?.subject).toBe('प्रहरीमध्ये तुमचे खाते आधीच आहे');
});

test('a request about data and its answer, the last mail of an erased account too, are in the person’s language', async () => {
  const { email, token } = await personIn('hi', 'client');
  const admin = await api.signIn('admin');
  const asked = await api.post('/auth/data-requests', { kind: 'erasure' }, token);
  expect((await newestTo(email))?.subject).toBe('आपकी जानकारी के बारे में आपकी माँग ऑफ़िस के पास है');
  const requestId = asked.body.data[0]._id;
  const answer = { requestId, answer: 'fulfil' };
  expect((await api.post('/admin/data-requests/answer', answer, admin.token)).status).toBe(200);
  expect((await newestTo(email))?.subject).toBe('आपकी जानकारी के बारे में आपकी माँग पूरी हुई');
});
