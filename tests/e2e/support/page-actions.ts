import { expect, type Locator, type Page } from '@playwright/test';
import { roleLabels } from '@prahari/contract/roles';
import type { Account } from './accounts.ts';

/** What a person does on a page, in words. */

export async function logIn(
  page: Page,
  { role, email, password }: Pick<Account, 'role' | 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, { role, email, password });
  await expect(page).toHaveURL(new RegExp(`/${role}-dashboard/?(\\?|$)`));
}

/** A slow line: pages stand and nothing listens yet, until what this returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

export async function submitLogin(
  page: Page,
  { role, email, password }: Pick<Account, 'role' | 'email' | 'password'>,
): Promise<void> {
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

/** Waits until a message is shown. */
export const toast = (page: Page, message: string): Promise<void> =>
  expect(
    page.getByRole('region', { name: 'Messages' }).getByText(message, { exact: true }).first(),
  ).toBeVisible();

export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** Types a day into a date field, day first. */
export async function fillDay(scope: Page | Locator, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  const field = scope.getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(`${date}${month}${year}`);
}

/** Picks an option of a combo box by typing. */
export async function choose(scope: Page | Locator, label: string, text: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(text);
  await box.page().getByRole('option', { name: text }).first().click();
}

/** The row of a table that says something. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Finds a row by searching the list it is in. */
export async function search(page: Page, label: string, text: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: label }).fill(text);
  const found = row(page, text);
  await expect(found.first()).toBeVisible();
  return found.first();
}

/** Answers the confirmation that is open. */
export async function confirm(page: Page, message: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: message });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}
