import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { OWN_API_KEY, PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { dashboardOf, roleLabels } from '@prahari/contract/roles';
import type { Account } from './accounts.ts';

type Credentials = Pick<Account, 'role' | 'email' | 'password'>;

/** Starts a session as the login form does, without the form, and opens the dashboard. */
export async function logIn(page: Page, { role, email, password }: Credentials): Promise<void> {
  const data = { role, email, password, cookie: true };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
  // any page of the site, for its storage
  await page.goto('/robots.txt');
  await page.evaluate(
    ([token, as, ownApi]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('role', as);
      sessionStorage.setItem(ownApi, '/api');
    },
    [PLACEHOLDER_TOKEN, role, OWN_API_KEY] as const,
  );
  await page.goto(dashboardOf(role));
}

/** Exports the list that is shown, and returns the downloaded file. */
export async function exportAs(page: Page, format: 'CSV' | 'Excel (.xlsx)'): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return file;
}

/** Logs in as a person does. */
export async function logInByForm(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, credentials);
  await expect(page).toHaveURL(new RegExp(`${dashboardOf(credentials.role)}/?(\\?|$)`));
}

/** Delays scripts, all unless some are named, until the returned function is called. */
export async function delayScripts(page: Page, scripts = /\/_astro\/.*\.js$/): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

export async function submitLogin(page: Page, { role, email, password }: Credentials): Promise<void> {
  await page.getByLabel('Role').selectOption({ label: roleLabels[role] });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function fillSignup(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Role').selectOption({ label: roleLabels[account.role] });
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Phone').fill(account.phone);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1' }).click();
  await page.keyboard.type(code);
}

/** Signs up and verifies with the code from the mail, up to the login page. */
export async function signUp(
  page: Page,
  account: Account,
  code: (email: string) => Promise<string>,
): Promise<void> {
  await page.goto('/signup');
  await fillSignup(page, account);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/otp-verification\/?$/);
  await typeCode(page, await code(account.email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await toast(page, 'Email verified successfully');
  await expect(page).toHaveURL(/\/login\/?$/);
}

/** Waits for a toast message. */
export const toast = (page: Page, message: string): Promise<void> =>
  expect(
    page.getByRole('region', { name: 'Messages' }).getByText(message, { exact: true }).first(),
  ).toBeVisible();

export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** Opens a dialog or the company from the dashboard's menu. */
export async function openFromMenu(
  page: Page,
  name: 'Account' | 'Company' | 'Money' | 'Records',
): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}

/** Logs out and waits for the landing page, which another navigation would interrupt. Below 768 px the button is in the menu. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const logout = page.getByRole('button', { name: 'Logout' });
  if (!(await logout.isVisible())) await menu.click();
  await logout.click();
  // Another page of the session may lead there too, and toHaveURL fails when that stops the first navigation.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
}

/** Types an ISO date into a date field, day first. */
export async function fillDay(scope: Page | Locator, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  const field = scope.getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(`${date}${month}${year}`);
}

/** Selects a combo box option by typing its text. */
export async function chooseOption(scope: Page | Locator, label: string, text: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(text);
  await box.page().getByRole('option', { name: text }).first().click();
}

/** Fills the form of an assignment at an address in Pune. */
export async function fillAssignment(
  page: Page,
  { guard, client, from, to }: { guard: string; client: string; from: string; to: string },
): Promise<void> {
  await openTab(page, 'Assign Guards');
  await chooseOption(page, 'Guard', guard);
  await chooseOption(page, 'Client', client);
  await fillDay(page, 'Start date', from);
  await fillDay(page, 'End date', to);
  await page.getByLabel('Street').fill('14 Prabhat Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('State').fill('Maharashtra');
  await page.getByLabel('PIN code').fill('411004');
}

/** Opens the form of a bill, fills it and returns it. */
export async function fillBill(
  page: Page,
  { client, amount, description }: { client: string; amount: string; description: string },
): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate Bill' }).first().click();
  const panel = page
    .getByRole('complementary', { name: 'Generate Bill' })
    .or(page.getByRole('dialog', { name: 'Generate Bill' }));
  await chooseOption(panel, 'Client', client);
  await panel.getByLabel('Amount').fill(amount);
  await fillDay(panel, 'Due date', '2099-12-05');
  await panel.getByLabel('Description').fill(description);
  await panel.getByLabel('Drive link').fill('https://drive.example/bill');
  return panel;
}

/** The table row that contains a text. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Searches a list and returns the first matching row, once no other rows are left that could still move it. */
export async function search(page: Page, label: string, text: string): Promise<Locator> {
  const box = page.getByRole('searchbox', { name: label });
  await box.fill(text);
  const rows = page
    .getByRole('region')
    .filter({ has: box })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
  const found = row(page, text).first();
  await expect(found).toBeVisible();
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0);
  return found;
}

/** Presses a button of the open confirmation dialog. */
export async function confirm(page: Page, message: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: message });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Refuses the page its storage, as browsers do that block it, or gives null, as some web views do. */
export const blockStorage = (page: Page, { isNull = false } = {}): Promise<unknown> =>
  page.addInitScript((givesNull) => {
    const get = () => {
      if (givesNull) return null;
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  }, isNull);

/** `METHOD /path` of each write, in order. */
export function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

/** Chooses a command by Ctrl+K once the search has found nothing: until then its rows would move the command. */
export async function chooseCommand(page: Page, typed: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
  await expect(page.getByText(`Nothing found for "${typed}"`)).toBeVisible();
  await page.getByRole('option', { name }).click();
}
