import type { Page } from '@playwright/test';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account' });

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
  await page.locator('#dashboard-menu').getByRole('button').last().focus();
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

test('the bar of a dashboard shows the links of the site, and its footer the contact details', async ({
  page,
  site,
}) => {
  await logIn(page, await newAccount(site, 'client'));
  const bar = page.getByRole('banner');
  for (const name of ['Home', 'Services', 'About', 'Contact'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const detail of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'address > span'])
    await expect(footer.locator(detail).first()).toBeVisible();
  await page.evaluate(() => document.body.style.setProperty('padding-bottom', '100vh'));
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 51);
  await expect(bar).toHaveAttribute('data-scrolled');
  await expect(bar).toBeInViewport();
});

test(
  'the date in the bar follows midnight, and the server where the clock of a device is wrong',
  exhaustive,
  async ({ page, site }) => {
    const DAY_MS = 86_400_000;
    const client = await newAccount(site, 'client');
    const date = page.locator('[data-today]');
    await page.clock.install({ time: Date.now() - 3 * DAY_MS });
    await logIn(page, client);
    await expect(date).toHaveText(formatDayWithWeekday());
    // A reply would set the clock by the server again, where no day has passed: let those on their way arrive first.
    await page.waitForLoadState('networkidle');
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.fastForward(DAY_MS);
    await expect(date).toHaveText(formatDayWithWeekday(new Date(Date.now() + DAY_MS)));
  },
);
