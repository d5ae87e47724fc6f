import type { Page } from '@playwright/test';
import { currentCode } from '../../packages/api/testing/authenticator.ts';
import { apiClient, newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { refuseOldLogin } from './support/old-login.ts';
import {
  delayScripts,
  logIn,
  logInByForm,
  logOut,
  openFromMenu,
  openTab,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const account = (page: Page) => page.getByRole('dialog', { name: 'Account' });

async function openAccount(page: Page) {
  await openFromMenu(page, 'Account');
  await expect(account(page)).toBeVisible();
}

test(
  'a nav button clicked before hydration opens its dialog after hydration',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, await newAccount(site, 'client'));
    const releaseScripts = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await openFromMenu(page, 'Account');
    releaseScripts();
    await expect(account(page)).toBeVisible();
  },
);

test(
  'a password change ends the other sessions and the old password is refused',
  exhaustive,
  async ({ page, site }) => {
    const person = await newAccount(site, 'client');
    const otherSession = await apiClient(site, person);
    await logIn(page, person);
    await openAccount(page);
    const dialog = account(page);
    await expect(dialog.getByText(person.email)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByLabel('New password').fill('a new lamp for the gate');
    await dialog.getByLabel('Confirm password').fill('a new lamp for the gate');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('Current password is wrong')).toBeVisible();
    await expect(dialog.getByLabel('New password')).toHaveValue('a new lamp for the gate');
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await toast(page, 'Password changed. Your other sessions have ended.');
    await expect(dialog.getByText('You are logged in only here.')).toBeVisible();
    await expect(otherSession.call('GET', '/auth/status')).rejects.toThrow('401');
    expect((await site.mailbox.next(person.email)).subject).toBe('Your Prahari password was changed');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await logOut(page);
    await page.goto('/login');
    await submitLogin(page, person);
    await toast(page, 'Invalid credentials');
    await logInByForm(page, { ...person, password: 'a new lamp for the gate' });
  },
);

test('a guard sees their sessions and can end one or all others once the password has been entered again', async ({
  page,
  site,
}) => {
  const person = await newAccount(site, 'security');
  const others = [
    await apiClient(site, person),
    await apiClient(site, person),
    await apiClient(site, person),
  ];
  await logIn(page, person);
  await openAccount(page);
  const list = account(page).getByRole('list', { name: 'Sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText('This session');
  await list.getByRole('button').first().click();
  await toast(page, 'Session ended');
  await expect(list).toContainText('Ended');
  await expect(list.getByRole('listitem'), 'it keeps its place under the pointer').toHaveCount(4);
  await page.mouse.move(0, 0);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await refuseOldLogin(page, '/auth/sessions');
  await account(page).getByRole('button', { name: 'End all other sessions' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Enter your password again' });
  await confirmation.getByLabel('Current password').fill(person.password);
  await confirmation.getByRole('button', { name: 'Continue' }).click();
  await toast(page, 'All other sessions ended');
  // the dialog may have left the pointer over the list
  await page.mouse.move(0, 0);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const other of others) await expect(other.call('GET', '/auth/status')).rejects.toThrow('401');
});

test(
  'entering the password again in one tab renews the session, and the other tab goes on',
  exhaustive,
  async ({ page, context, site }) => {
    const person = await newAccount(site, 'client');
    await apiClient(site, person);
    await apiClient(site, person);
    await logIn(page, person);
    const tab = await context.newPage();
    await tab.goto('/client-dashboard');
    await openAccount(tab);
    const cookieOf = async () =>
      (await context.cookies()).find(({ name }) => /^prahari-\d+$/.test(name))?.value;
    const former = await cookieOf();
    await openAccount(page);
    await refuseOldLogin(page, '/auth/sessions');
    await account(page).getByRole('button', { name: 'End all other sessions' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Enter your password again' });
    await confirmation.getByLabel('Current password').fill(person.password);
    await confirmation.getByRole('button', { name: 'Continue' }).click();
    await toast(page, 'All other sessions ended');
    expect(await cookieOf()).not.toBe(former);
    await tab.keyboard.press('Escape');
    await openAccount(tab);
    await expect(account(tab).getByText('You are logged in only here.')).toBeVisible();
    await tab.reload();
    await expect(tab).toHaveURL(/client-dashboard/);
  },
);

test('the link in the mail about a login ends it with one press, and not when it is opened', async ({
  page,
  browser,
  site,
}) => {
  const person = await newAccount(site, 'client');
  await logIn(page, person);
  const thief = await apiClient(site, person);
  const { text = '' } = await site.mailbox.newLogin(person.email);
  const [link = ''] = /\S+\/not-me#\S+/.exec(text) ?? [];
  const mailReader = await browser.newPage();
  await mailReader.goto(new URL(link).pathname + new URL(link).hash);
  await expect(mailReader.getByRole('heading', { name: 'Was this you?' })).toBeVisible();
  await thief.call('GET', '/auth/status');
  await mailReader.getByRole('button', { name: 'It was not me: end that login' }).click();
  await toast(mailReader, 'That login has ended. Set a new password now.');
  await mailReader.waitForURL('**/forgot-password');
  await mailReader.close();
  await expect(thief.call('GET', '/auth/status')).rejects.toThrow('401');
  await page.reload();
  await expect(page).toHaveURL(/client-dashboard/);
  await openAccount(page);
});

test('a guard turns two-step login on, logs in with a code, and loses the phone: the office resets it', async ({
  page,
  browser,
  site,
}) => {
  const guard = await newAccount(site, 'security');
  await logIn(page, guard);
  await openAccount(page);
  const dialog = account(page);
  await dialog.getByRole('button', { name: 'Set up' }).click();
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const typeCode = async (steps: number) => {
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type(currentCode(key.replaceAll(' ', ''), steps));
  };
  await typeCode(0);
  await dialog.getByLabel('Current password').fill(guard.password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.goto('/login');
  await submitLogin(page, guard);
  await typeCode(1);
  await expect(page).toHaveURL(/\/security-dashboard/);

  const office = await browser.newPage();
  await logIn(office, site.admin);
  await openFromMenu(office, 'Records');
  await openTab(office, 'Accounts');
  await office.getByRole('searchbox', { name: 'Search accounts' }).fill(guard.email);
  await office.getByRole('button', { name: `Reset two-step login of ${guard.name}` }).click();
  await office.getByRole('button', { name: 'Reset', exact: true }).click();
  await toast(office, 'Two-step login reset. They can log in with their password.');
  await office.close();
  await page.reload();
  await page.waitForURL('**/login');
  await logInByForm(page, guard);
});

test(
  'an admin turns two-step login on, logs in with an app code and a recovery code, and turns it off',
  exhaustive,
  async ({ page, site }) => {
    const office = site.admin;
    await logIn(page, office);
    await openAccount(page);
    const dialog = account(page);
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    const secret = key.replaceAll(' ', '');
    const typeCode = async (steps: number) => {
      await page.getByLabel('Digit 1').click();
      await page.keyboard.type(currentCode(secret, steps));
    };
    // Each code is accepted once. The current and then the next one need no wait and stay valid if a step ends before they are sent.
    await typeCode(0);
    await dialog.getByLabel('Current password').fill(site.admin.password);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [first = '', second = ''] = await codes.getByRole('listitem').allTextContents();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(apiClient(site, office)).rejects.toThrow('auth.second_factor');

    await logOut(page);
    await page.goto('/login');
    await submitLogin(page, office);
    await expect(page.getByLabel('Digit 1')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(site.admin.email);
    await typeCode(1);
    await expect(page).toHaveURL(/\/admin-dashboard/);

    await logOut(page);
    await page.goto('/login');
    await submitLogin(page, office);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill('aaaaa-aaaaa');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await page.getByLabel('Recovery code').fill(first.toUpperCase());
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/admin-dashboard/);

    await openAccount(page);
    await expect(dialog.getByText('9 recovery codes left')).toBeVisible();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Current password').fill(site.admin.password);
    await dialog.getByLabel('Code').fill(second);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await toast(page, 'Two-step login turned off');
    await apiClient(site, office);
  },
);
