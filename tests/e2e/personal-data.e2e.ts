import { randomUUID } from 'node:crypto';
import { logIn, openFromMenu, openTab, submitLogin, toast, typeCode } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a client consents at signup, withdraws it and has the account erased', async ({
  page,
  browser,
  site,
}) => {
  const name = `Erase Me ${randomUUID().slice(0, 8)}`;
  const email = `erase-${randomUUID()}@example.com`;
  const password = 'a torch behind the gate';
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: 'Messages on WhatsApp' }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/otp-verification');
  await typeCode(page, await site.mailbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/login');
  await submitLogin(page, { email, password, role: 'client' });
  await page.waitForURL('**/client-dashboard');

  await openFromMenu(page, 'Account');
  const whatsApp = page.getByRole('switch', { name: 'Messages on WhatsApp' });
  await expect(whatsApp).toBeChecked();
  await whatsApp.click();
  await expect(page.getByText(/^Withdrawn /)).toBeVisible();
  await page.getByLabel('What you ask for').selectOption('Erasure');
  await page.getByRole('button', { name: 'Ask the office' }).click();
  await expect(page.getByText(/It is with the office\.$/)).toBeVisible();

  const office = await browser.newPage();
  await logIn(office, { ...site.admin, role: 'admin' });
  await openFromMenu(office, 'Records');
  await openTab(office, 'Data requests');
  const request = office.getByRole('listitem').filter({ hasText: name });
  await request.getByRole('button', { name: 'Fulfil' }).click();
  await office.getByRole('button', { name: 'Erase', exact: true }).click();
  await toast(office, 'Request fulfilled. The person gets a mail.');
  await expect(request).toHaveCount(0);
  await office.close();

  await page.reload();
  await page.waitForURL('**/login');
  await submitLogin(page, { email, password, role: 'client' });
  await toast(page, 'Invalid credentials');
});
