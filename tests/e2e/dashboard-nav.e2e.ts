import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account' });
const links = (page: Page, name: 'Main' | 'Footer') =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`));

test('the menu of a dashboard works by keyboard, and its dialog returns the focus to it', async ({
  page,
  site,
}) => {
  await logIn(page, await newAccount(site, 'client'));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Contact' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(logout(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

  await menuButton(page).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('#dashboard-menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('a dashboard links to the public pages, and its menu changes the theme and stays open', async ({
  page,
  site,
}) => {
  await logIn(page, await newAccount(site, 'security'));
  await menuButton(page).click();
  expect(await links(page, 'Main')).toEqual([
    'Home /',
    'Services /services',
    'About /about',
    'Contact /contact',
  ]);
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Night', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await links(page, 'Footer')).toEqual([
    'Home /',
    'About /about',
    'Services /services',
    'Contact /contact',
    'Privacy Policy /privacy',
    'Terms of Service /terms',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/security-dashboard');
  await logout(page).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the navbar has one button, and its menu has everything else with a text label', async ({
    page,
    site,
  }) => {
    await logIn(page, await newAccount(site, 'client'));
    await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Menu']);
    await menuButton(page).click();
    const items = await page.locator('#dashboard-menu :is(a, button)').allTextContents();
    const words = 'Profile Account System Morning Night Home Services About Contact Logout';
    expect(items.map((text) => text.trim())).toEqual(words.split(' '));
    await logout(page).click();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});
