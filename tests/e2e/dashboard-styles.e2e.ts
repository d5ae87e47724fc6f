import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { logIn, openFromMenu } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** The stylesheet that is loaded with the first part that is opened by a press. */
const lateSheet = '**/_astro/DashboardLoading.*.css';

test('a dialog waits for the styles that it needs', async ({ page, site }) => {
  await logIn(page, await newAccount(site, 'client'));
  await expect(page.getByRole('heading', { name: 'Guard Status' })).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route(lateSheet, async (route) => {
    await release.promise;
    await route.continue();
  });
  const requests = [/\/_astro\/Account\.[\w-]+\.js$/, /\/_astro\/DashboardLoading\./].map((url) =>
    page.waitForRequest(url),
  );
  await openFromMenu(page, 'Account');
  await Promise.all(requests);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('dialog', { name: 'Account' })).toHaveCount(0);
  release.resolve();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
});

/**
 * Box and computed style of each element, a declaration a line. Custom properties are left out: those that nothing reads come with
 * later styles.
 */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const names = [...style].filter((name) => !name.startsWith('--'));
      return {
        element: `${element.tagName} ${element.getAttribute('class')}`,
        box: [x, y, width, height].join(),
        style: names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n'),
      };
    }),
  );

type Looks = Awaited<ReturnType<typeof looks>>;

const differences = (before: Looks, after: Looks) =>
  after.flatMap((now, index) => {
    const then = before[index];
    if (now.box === then?.box && now.style === then.style) return [];
    const earlier = new Set(then?.style.split('\n'));
    const changed = now.style.split('\n').filter((declaration) => !earlier.has(declaration));
    return { element: now.element, box: now.box, changed };
  });

for (const [role, tab] of [
  ['admin', 'Today'],
  ['client', 'Guard Status'],
  ['security', 'Assignments'],
] as const) {
  test(`the dashboard of ${role} looks the same once all styles are loaded`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, role === 'admin' ? { ...site.admin, role } : await newAccount(site, role));
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await page.waitForLoadState('networkidle');
    const before = await looks(page);
    const [sheet = ''] = globSync('_astro/DashboardLoading.*.css', { cwd: 'dist' });
    await page.addStyleTag({ url: `/${sheet}` });
    expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
    const after = await looks(page);
    expect(after).toHaveLength(before.length);
    expect(differences(before, after)).toEqual([]);
  });
}
