import { newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, logOut, openFromMenu, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

// Passkeys are for domains; an address has none.
test.use({ baseURL: ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')) });

test('a guard adds a passkey, logs in with it alone, and removes it', exhaustive, async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const guard = await newAccount(site, 'security');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const passkeys = dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  const byPasskey = page.getByRole('button', { name: 'Use a passkey instead' });
  await logIn(page, guard);
  await openFromMenu(page, 'Account');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByLabel('Current password').fill(guard.password);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Passkey added');
  await expect(passkeys).toContainText(['My phone']);
  await expect(passkeys).toContainText(['Not used yet']);
  expect((await site.mailbox.next(guard.email)).subject).toBe('A passkey was added to your Prahari account');

  await page.keyboard.press('Escape');
  await logOut(page);
  await page.goto('/login');
  await byPasskey.click();
  await toast(page, 'Invalid credentials');
  await expect(page.getByText('Check the role.')).toBeVisible();
  await page.getByLabel('Role').selectOption({ label: 'Security Guard' });
  await byPasskey.click();
  await expect(page).toHaveURL(/\/security-dashboard/);
  expect(await page.evaluate(() => localStorage.token)).toBe('cookie-session');

  await openFromMenu(page, 'Account');
  await expect(passkeys).toContainText(['Last used']);
  await passkeys.getByRole('button', { name: 'Remove passkey: My phone' }).click();
  await dialog.getByLabel('Current password').fill(guard.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await toast(page, 'Passkey removed. Your other sessions have ended.');
  await expect(passkeys).toHaveCount(0);
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.goto('/login');
  await byPasskey.click();
  await toast(page, 'This passkey was not accepted. Try again, or use your password.');
});
