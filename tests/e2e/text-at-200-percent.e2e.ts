import { expect, type Page } from '@playwright/test';
import { languageNames, languages } from '@prahari/contract/languages';
import { demoLogins, demoTest as test } from './support/demo-company.ts';
import { dialogsOf } from './support/dialogs.ts';
import { exhaustive } from './support/exhaustive.ts';
import { chooseLanguage, doubleText, expectWhole } from './support/large-text.ts';
import { logIn } from './support/page-actions.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

async function openTabs(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tab');
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).click();
    await expectWhole(page, `${name}-${tab}`);
  }
}

// English is the shortest, and Marathi is hardly longer than Hindi.
for (const width of [390, 360])
  for (const language of languages)
    test.describe(
      `with text at 200 % on a phone of ${width} px`,
      width === 390 && language === 'hi' ? {} : exhaustive,
      () => {
        test.use({ viewport: { width, height: 780 } });
        const named = (screen: string) => `${screen}-${language}-${width}`;

        for (const [who, role] of [
          ['guard', 'security'],
          ['client', 'client'],
        ] as const)
          test(
            `no text of a ${who} is cut in ${languageNames[language]}`,
            who === 'guard' ? {} : exhaustive,
            async ({ page }) => {
              await logIn(page, demoLogins[role]);
              await chooseLanguage(page, language);
              await doubleText(page);
              await openTabs(page, named(who));
            },
          );

        for (const [who, role] of [
          ['guard', 'security'],
          ['client', 'client'],
        ] as const)
          test(
            `no text of the dialogs of a ${who} is cut in ${languageNames[language]}`,
            exhaustive,
            async ({ page }) => {
              for (const [dialog, open] of Object.entries(dialogsOf(role, language))) {
                await test.step(dialog, async () => {
                  await logIn(page, demoLogins[role]);
                  await chooseLanguage(page, language);
                  await open(page);
                  await expect(page.locator(DIALOG)).toBeVisible();
                  await doubleText(page);
                  await expectWhole(page, named(`${who}-${dialog}`), DIALOG);
                });
              }
            },
          );

        test(
          `no text of the pages before login is cut in ${languageNames[language]}`,
          exhaustive,
          async ({ page }) => {
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
          },
        );
      },
    );

/** Half of 1366 px, and the narrowest table: below it rows are cards. */
const ZOOMED = [683, 673];

test('at a zoom of 200 % no list of the office scrolls the page sideways', exhaustive, async ({ page }) => {
  await logIn(page, demoLogins.admin);
  const lists = ['today', 'security-guards', 'clients', 'client-applications', 'security-applications'];
  const money = ['owed', 'payments', 'tds'].map((view) => `money&view=${view}`);
  for (const list of [...lists, ...money])
    for (const width of ZOOMED) {
      await page.setViewportSize({ width, height: 400 });
      await page.goto(`/admin-dashboard?tab=${list}`, { waitUntil: 'networkidle' });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${list} at ${width} px`).toBe(width);
    }
});
