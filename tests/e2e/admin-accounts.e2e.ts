import type { Page } from '@playwright/test';
import { acceptedGuard, approvedClient, assignGuard, newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  confirm,
  logIn,
  logInByForm,
  openFromMenu,
  openTab,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

async function openAccounts(page: Page) {
  await openFromMenu(page, 'Records');
  await openTab(page, 'Accounts');
}

/** The account with this email. */
async function findAccount(page: Page, email: string) {
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(email);
  const found = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(email);
  return found;
}

test('a disabled account loses its sessions at once and can log in again when enabled', async ({
  page,
  browser,
  site,
}) => {
  const [guard, client] = [await acceptedGuard(site), await approvedClient(site)];
  await assignGuard(site, guard.guardId, client.clientId);
  const phone = await browser.newPage();
  await logIn(phone, guard);
  await expect(phone.getByText(client.name).first()).toBeVisible();

  await logIn(page, site.admin);
  await openAccounts(page);
  const account = await findAccount(page, guard.email);
  await expect(account).toContainText('Active');
  await account.getByRole('button', { name: `Disable the account of ${guard.name}` }).click();
  await expect(page.getByText(/^Open assignments stay\./)).toBeVisible();
  await confirm(page, `Disable the account of ${guard.name}?`, 'Disable');
  await toast(page, 'Account disabled');
  await expect(account).toContainText('Disabled');
  expect((await site.mailbox.next(guard.email)).subject).toBe('Your Prahari account was disabled');

  await phone.getByText('On break', { exact: true }).click();
  await expect(phone).toHaveURL(/\/login\/?$/);
  await toast(phone, 'Your session has ended. Please log in again.');
  await expect(phone.getByLabel('Role')).toHaveValue('security');
  await submitLogin(phone, guard);
  await expect(phone.getByRole('alert')).toHaveText('This account is disabled. Call the office.');
  await submitLogin(phone, { ...guard, password: 'not the password' });
  await toast(phone, 'Invalid credentials');

  await account.getByRole('button', { name: `Enable the account of ${guard.name}` }).click();
  await confirm(page, `Enable the account of ${guard.name}?`, 'Enable');
  await toast(page, 'Account enabled');
  await logInByForm(phone, guard);
  await expect(phone.getByText(client.name).first()).toBeVisible();
  await phone.close();

  await openTab(page, 'Activity');
  await expect(page.getByText(`disabled the account of ${guard.name}`)).toBeVisible();
});

test(
  'a client whose sessions an admin ends is logged out and can log in again',
  exhaustive,
  async ({ page, browser, site }) => {
    const client = await newAccount(site, 'client');
    const clientPage = await browser.newPage();
    await logIn(clientPage, client);
    await logIn(page, site.admin);
    await openAccounts(page);
    const account = await findAccount(page, client.email);
    await expect(account).toContainText('1 session');
    await account.getByRole('button', { name: `End sessions of ${client.name}` }).click();
    await confirm(page, `End all sessions of ${client.name}?`, 'End sessions');
    await toast(page, 'All sessions of this account ended');
    await expect(account).toContainText('Not logged in.');
    await clientPage.reload();
    await toast(clientPage, 'Your session has ended. Please log in again.');
    await logInByForm(clientPage, client);
    await clientPage.close();
  },
);
