import { expect, type Locator, type Page } from '@playwright/test';
import { type LanguageCode, languageNames } from '@prahari/contract/languages';
import { dashboardOf } from '@prahari/contract/roles';
import { demoLogins, demoTest as test } from './support/demo-company.ts';
import { exhaustive } from './support/exhaustive.ts';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shifts.ts';
import { logIn } from './support/page-actions.ts';

/** The picture at the top of a guard's duty and of a client's post, and what stands for it while it loads. */
const sky = (page: Page) => page.locator('.shift-horizon').first();
const standIn = (page: Page) => page.getByRole('status').locator('.bg-sunken').first();

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Holds back requests for what a pattern names, until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function logInWith(page: Page, language: LanguageCode, role: 'client' | 'security') {
  await logIn(page, demoLogins[role]);
  await expect(sky(page)).toBeVisible();
  if (language === 'en') return;
  await page.getByRole('button', { name: languageNames[language], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
  await page.waitForLoadState('networkidle');
}

for (const width of [390, 1366])
  for (const language of ['hi', 'en'] as const)
    test.describe(
      `at ${width} px in ${languageNames[language]}`,
      width === 390 && language === 'hi' ? {} : exhaustive,
      () => {
        // A worker would answer with what it keeps.
        test.use({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
        for (const role of ['client', 'security'] as const)
          test(
            `the dashboard of a ${role === 'client' ? 'client' : 'guard'} stands still while its words and data come`,
            role === 'client' ? {} : exhaustive,
            async ({ page }) => {
              await logInWith(page, language, role);
              await observeLayoutShifts(page);
              const sendData = await hold(page, /\/api\/(?:client|security)\//);
              const sendWords = await hold(page, new RegExp(`/_astro/${language}\\b[^/]*\\.js$`));
              await page.goto(dashboardOf(role));
              await expect(standIn(page)).toBeVisible();
              const withoutWords = await topOf(standIn(page));
              sendWords();
              await expect(page.getByRole('tab').first()).toBeVisible();
              await expect(standIn(page)).toBeVisible();
              const withoutData = await topOf(standIn(page));
              sendData();
              await expect(sky(page)).toBeVisible();
              await page.waitForLoadState('networkidle');
              expect([withoutWords, withoutData]).toEqual([await topOf(sky(page)), await topOf(sky(page))]);
              expect(await cumulativeLayoutShift(page)).toBeLessThan(0.02);
            },
          );
      },
    );
