import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const LIGHT = 'rgb(245, 239, 227)';
const DARK = 'rgb(15, 22, 36)';

const backgroundColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeSwitch = (page: Page) => page.getByRole('group', { name: 'Theme' });

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark until Morning is chosen and dark again on System', exhaustive, async ({ page }) => {
    await page.goto('/about');
    expect(await backgroundColor(page)).toBe(DARK);
    await expect(themeSwitch(page).getByRole('button', { name: 'System', pressed: true })).toBeVisible();
    await themeSwitch(page).getByRole('button', { name: 'Morning' }).click();
    await expect(themeSwitch(page).getByRole('button', { name: 'Morning', pressed: true })).toBeVisible();
    expect(await backgroundColor(page)).toBe(LIGHT);
    await page.goto('/login');
    expect(await backgroundColor(page)).toBe(LIGHT);
    await themeSwitch(page).getByRole('button', { name: 'System' }).click();
    expect(await backgroundColor(page)).toBe(DARK);
  });

  test('a code to scan is dark on light, as scanners need it', async ({ page, site }) => {
    await logIn(page, await newAccount(site, 'client'));
    await openFromMenu(page, 'Account');
    await page.getByRole('dialog').getByRole('button', { name: 'Set up' }).click();
    const code = page.getByRole('img', { name: /QR code/ });
    await expect(code).toBeVisible();
    const colors = await code.evaluate((svg) => {
      const { backgroundColor, fill } = getComputedStyle(svg);
      return { backgroundColor, fill };
    });
    expect(colors).toEqual({ backgroundColor: 'rgb(252, 248, 239)', fill: 'rgb(28, 35, 51)' });
  });

  test('the chosen theme is set before the first paint', async ({ page }) => {
    await page.goto('/about');
    await themeSwitch(page).getByRole('button', { name: 'Morning' }).click();
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        sessionStorage.setItem('painted', getComputedStyle(document.body).backgroundColor);
      }).observe({ type: 'paint', buffered: true });
      // set before the first body element, thus before the first paint
      new MutationObserver((_, observer) => {
        if (!document.body?.firstElementChild) return;
        sessionStorage.setItem('before', document.documentElement.dataset.theme ?? 'none');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toBe(LIGHT);
    expect(await page.evaluate(() => sessionStorage.getItem('before'))).toBe('light');
  });
});

test(
  'a theme change updates other tabs and the theme-color meta tag',
  exhaustive,
  async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/contact');
    await themeSwitch(other).getByRole('button', { name: 'Night' }).click();
    await expect.poll(() => backgroundColor(page)).toBe(DARK);
    await expect(themeSwitch(page).getByRole('button', { name: 'Night', pressed: true })).toBeVisible();
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0f1624');
  },
);

test('on a phone the theme is changed in the menu, also while storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(themeSwitch(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await themeSwitch(page).getByText('Night').click();
  expect(await backgroundColor(page)).toBe(DARK);
});
