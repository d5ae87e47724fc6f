import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PAPER = 'rgb(245, 239, 227)';
const NIGHT = 'rgb(15, 22, 36)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choices = (page: Page) => page.getByRole('group', { name: 'Theme' });

test.describe('on a system set to night', () => {
  test.use({ colorScheme: 'dark' });

  test('a visitor sees the night, and the morning after asking for it', async ({ page }) => {
    await page.goto('/about');
    expect(await ground(page)).toBe(NIGHT);
    await expect(choices(page).getByRole('button', { name: 'System', pressed: true })).toBeVisible();
    await choices(page).getByRole('button', { name: 'Morning' }).click();
    await expect(choices(page).getByRole('button', { name: 'Morning', pressed: true })).toBeVisible();
    expect(await ground(page)).toBe(PAPER);
    await page.goto('/login');
    expect(await ground(page)).toBe(PAPER);
    await choices(page).getByRole('button', { name: 'System' }).click();
    expect(await ground(page)).toBe(NIGHT);
  });

  test('the choice stands before anything is painted', async ({ page }) => {
    await page.goto('/about');
    await choices(page).getByRole('button', { name: 'Morning' }).click();
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        sessionStorage.setItem('painted', getComputedStyle(document.body).backgroundColor);
      }).observe({ type: 'paint', buffered: true });
      // whatever the head script has not done by the first element of the body comes too late
      new MutationObserver((_, watch) => {
        if (!document.body?.firstElementChild) return;
        sessionStorage.setItem('before', document.documentElement.dataset.theme ?? 'none');
        watch.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toBe(PAPER);
    expect(await page.evaluate(() => sessionStorage.getItem('before'))).toBe('light');
  });
});

test('two tabs agree, and the browser’s own bars follow', async ({ page, context }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/contact');
  await choices(other).getByRole('button', { name: 'Night' }).click();
  await expect.poll(() => ground(page)).toBe(NIGHT);
  await expect(choices(page).getByRole('button', { name: 'Night', pressed: true })).toBeVisible();
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0f1624');
});

test('the phone’s menu has the switch, in words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(choices(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await choices(page).getByText('Night').click();
  expect(await ground(page)).toBe(NIGHT);
});

test('with storage blocked the page still changes', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await page.goto('/about');
  await choices(page).getByRole('button', { name: 'Night' }).click();
  expect(await ground(page)).toBe(NIGHT);
});
