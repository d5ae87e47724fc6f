import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { exhaustiveUnlessSampled } from './support/exhaustive.ts';
import {
  collectConsoleErrors,
  publicPages,
  scrollThrough,
  setVerificationEmail,
} from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920, 2560];

/** Horizontal overflow of the page in pixels. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Texts that extend past the right edge of the window, except in the carousel. */
const textPastEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, dd, label, button)')]
      .filter((element) => !element.closest('.carousel-track'))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => {
        const words = document.createRange();
        words.selectNode(node);
        return node.nodeType === Node.TEXT_NODE && words.getBoundingClientRect().right > innerWidth + 1;
      })
      .map((node) => node.textContent?.trim() ?? ''),
  );

/** Texts that are clipped by their own box. */
const clippedText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
        const ownWords = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        if (!ownWords || clipPath !== 'none' || element.checkVisibility() === false) return false;
        return (
          (overflowX === 'hidden' || textOverflow === 'ellipsis') &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent?.trim() ?? ''),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of publicPages) {
  test(
    `${path} fits every width, 200% text, both themes, forced colors and print`,
    exhaustiveUnlessSampled(path),
    async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page);
      await setVerificationEmail(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await scrollThrough(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [1280, 640, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `text twice as large, ${width} px`).toBeLessThanOrEqual(0);
        expect(await clippedText(page), `text twice as large, ${width} px`).toEqual([]);
        expect(await textPastEdge(page), `text twice as large, ${width} px`).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      for (const [width, colorScheme] of [
        [390, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      const edgeless = await page
        .locator('main .button, header .button, main form :is(input, select, textarea, button[type=submit])')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .filter(
              (one) =>
                getComputedStyle(one).borderTopColor === getComputedStyle(document.body).backgroundColor,
            )
            .map((one) => one.outerHTML),
        );
      expect(edgeless, 'controls have a border in forced colors mode').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('banner')).toBeHidden();
      for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
      expect(consoleErrors).toEqual([]);
    },
  );
}

test('a 120-character email address does not overflow a 320 px screen', async ({ page }) => {
  const address = `${'venkatanarasimharajuvaripeta'.repeat(3).slice(0, 64)}@${'longcompany'.repeat(5)}.example`;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript((email) => sessionStorage.setItem('verificationEmail', email), address);
  await page.goto('/otp-verification');
  await expect(page.getByText(address)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText(`Sent to ${address}`)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('the three ways to write stand on one line of a desk, and the footer of a phone has even lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await page.goto('/contact');
  const tops = await page
    .locator('main section')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  const heights = await page
    .getByRole('contentinfo')
    .locator('address p')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(heights).toEqual([44, 44, 44]);
});
