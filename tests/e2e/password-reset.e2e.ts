import { newAccount } from './support/accounts.ts';
import { logInByForm, submitLogin, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a forgotten password is reset with a mailed code and the old one is refused', async ({
  page,
  site,
}) => {
  const account = await newAccount(site, 'client');
  await page.goto('/login');
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page).toHaveURL(/\/forgot-password\/?$/);
  await page.getByLabel('Email').fill(`  ${account.email.toUpperCase()} `);
  await page.locator('form').getByRole('button').last().click();
  await toast(page, 'Reset link sent successfully');

  const code = await site.mailbox.code(account.email);
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByRole('textbox', { name: 'OTP' }).fill(wrong);
  await page.getByRole('button', { name: /verify/i }).click();
  await toast(page, 'Invalid OTP');
  await page.getByRole('textbox', { name: 'OTP' }).fill(code);
  await page.getByRole('button', { name: /verify/i }).click();
  await toast(page, 'OTP verified successfully');

  await page.getByLabel('New password').fill('a new lamp for the gate');
  await page.getByLabel('Confirm password').fill('another lamp altogether');
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByLabel('Confirm password').fill('a new lamp for the gate');
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page).toHaveURL(/\/login\/?$/);

  await submitLogin(page, account);
  await toast(page, 'Invalid credentials');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await logInByForm(page, { ...account, password: 'a new lamp for the gate' });
});

test('a mailed link opens the step of the new password, and its secret leaves the address', async ({
  page,
}) => {
  await page.goto(`/forgot-password#email=asha%40example.com&code=${'A'.repeat(22)}`);
  await page.getByLabel('New password').fill('a new lamp for the gate');
  await expect(page).toHaveURL(/\/forgot-password\/?$/);
  await page.getByLabel('Confirm password').fill('a new lamp for the gate');
  await page.getByRole('button', { name: /reset/i }).click();
  await toast(page, 'Failed to reset password');
  await expect(page.getByText('Invalid OTP')).toBeVisible();
});
