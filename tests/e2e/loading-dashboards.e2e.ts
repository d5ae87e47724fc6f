import { expect, type Locator, type Page } from '@playwright/test';
import { type LanguageCode, languageNames } from '@prahari/contract/languages';
import { dashboardOf } from '@prahari/contract/roles';
import { apiClient } from './support/accounts.ts';
import { inDays } from './support/days.ts';
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

/** The requests of the office's first tab, by what they bring. */
const partsOfToday = {
  figures: /\/api\/admin\/overview/,
  posts: /\/api\/admin\/posts\?/,
  watch: /\/api\/admin\/watch/,
  leave: /\/api\/admin\/leave/,
  'code of leave': /\/_astro\/Leave\.[^/]*\.js$/,
};

/** True for the requests of leave while the figures are held back, because the figures say whether leave waits. */
const comesAfter = (part: string, held: string) => held === 'figures' && part.includes('leave');

for (const width of [390, 1366])
  test.describe(`the office, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
    test(
      `Today stands still at ${width} px whichever of its parts comes last`,
      width === 1366 ? {} : exhaustive,
      async ({ page, demo }) => {
        const guard = await apiClient(demo, demoLogins.security);
        const days = { from: inDays(60), to: inDays(60), reason: 'Wedding' };
        const { data } = (await guard.call('POST', '/security/leave', days)) as { data: { _id: string } };
        await logIn(page, demoLogins.admin);
        await observeLayoutShifts(page);
        const shifts: Record<string, number> = {};
        for (const [part, pattern] of Object.entries(partsOfToday)) {
          await page.goto('/robots.txt');
          const send = await hold(page, pattern);
          const others = Object.entries(partsOfToday)
            .filter(([other]) => other !== part && !comesAfter(other, part))
            .map(([, other]) => page.waitForEvent('requestfinished', (request) => other.test(request.url())));
          const all = Promise.all([page.waitForRequest(pattern), ...others]);
          await page.goto(dashboardOf('admin'));
          await all;
          await cumulativeLayoutShift(page);
          send();
          await expect(
            page
              .getByRole('list', { name: 'Places that need you, worst first' })
              .getByRole('listitem')
              .first(),
          ).toBeVisible();
          await expect(page.getByRole('button', { name: /^Grant / }).first()).toBeVisible();
          await expect(page.getByRole('grid', { name: 'Posts' })).toBeVisible();
          await page.waitForLoadState('networkidle');
          shifts[part] = await cumulativeLayoutShift(page);
          await page.unroute(pattern);
        }
        await guard.call('POST', '/security/leave/withdraw', { leaveId: data._id });
        for (const [part, shift] of Object.entries(shifts)) expect(shift, part).toBeLessThan(0.02);
      },
    );
  });
