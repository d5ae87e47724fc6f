import { expect, test } from 'vitest';
import { checkEmail, checkLogin, checkNewPassword, checkRegistration } from './auth-checks.ts';

const registration = {
  role: 'client',
  name: 'Asha Rao',
  email: ' Asha@Example.COM ',
  phone: '+91 98765 43210',
  password: 'long enough',
  confirmPassword: 'long enough',
} as const;

test('a filled form has no errors, with any spelling of the email', async () => {
  expect(await checkRegistration(registration)).toEqual({});
  expect(await checkLogin({ role: 'admin', email: ' A@B.CO ', password: 'x' })).toEqual({});
  expect(await checkEmail({ email: 'a@b.co' })).toEqual({});
  expect(await checkNewPassword({ newPassword: 'long enough' })).toEqual({});
});

test('an empty field has an error', async () => {
  expect(await checkLogin({ role: 'client', email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(await checkEmail({ email: '' })).toEqual({ email: 'Email is required' });
});

test('a new password of seven characters is too short', async () => {
  expect(await checkNewPassword({ newPassword: 'seven77' })).toEqual({
    newPassword: 'New password must be at least 8 characters',
  });
  expect(await checkRegistration({ ...registration, password: 'seven77' })).toMatchObject({
    password: 'Password must be at least 8 characters',
  });
});

test.each(['Password@2026', '        ', 'asha@example.com'])(
  'a weak new password has an error: "%s"',
  async (weak) => {
    const typed = { ...registration, email: 'asha@example.com', password: weak, confirmPassword: weak };
    expect(await checkRegistration(typed)).toEqual({
      password: expect.stringMatching(/^Password is .*twelve/),
    });
    expect(await checkNewPassword({ newPassword: weak, email: 'asha@example.com' })).toEqual({
      newPassword: expect.stringMatching(/^New password is .*twelve/),
    });
  },
);
