import { expect, type Page } from '@playwright/test';
import { type LanguageCode, languageLocales, languageNames, languages } from '@prahari/contract/languages';
import { cutTexts } from './support/cut-text.ts';
import { demoLogins, demoTest as test } from './support/demo-company.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';

/** Shows a page's text at twice its size, as the browser's own setting does. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Fails with the name of the screen and each text that is cut in it. */
async function expectWhole(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/200-${screen}.png`, fullPage: true });
  expect.soft(await cutTexts(page), screen).toEqual([]);
}

async function chooseLanguage(page: Page, language: LanguageCode): Promise<void> {
  const named = (code: LanguageCode) => page.getByRole('button', { name: languageNames[code], exact: true });
  // A phone shows the other ones.
  await expect(named('hi').or(named('mr')).first()).toBeVisible();
  if (await named(language).isVisible()) await named(language).click();
  await expect(page.locator('html')).toHaveAttribute('lang', languageLocales[language].slice(0, 5));
}

async function openTabs(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tab');
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).click();
    await expectWhole(page, `${name}-${tab}`);
  }
}

// English is the shortest of them: the others prove most.
for (const width of [390, 360])
  for (const language of languages)
    test.describe(
      `with text at 200 % on a phone of ${width} px`,
      width === 390 && language !== 'en' ? {} : exhaustive,
      () => {
        test.use({ viewport: { width, height: 780 } });
        const named = (screen: string) => `${screen}-${language}-${width}`;

        for (const [who, role] of [
          ['guard', 'security'],
          ['client', 'client'],
        ] as const)
          test(`no text of a ${who} is cut in ${languageNames[language]}`, async ({ page }) => {
            await logIn(page, demoLogins[role]);
            await chooseLanguage(page, language);
            await doubleText(page);
            await openTabs(page, named(who));
          });

        test(`no text of the pages before login is cut in ${languageNames[language]}`, async ({ page }) => {
          await page.goto('/login');
          await chooseLanguage(page, language);
          for (const path of [
            'login',
            'signup',
            'forgot-password',
            `guard#${'demo-card-1'.padEnd(43, '0')}`,
          ]) {
            await page.goto(`/${path}`);
            await doubleText(page);
            await expectWhole(page, named(path.slice(0, 12)));
          }
        });
      },
    );
