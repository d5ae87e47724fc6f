import type { Locator, Page } from '@playwright/test';
import { adminApiClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { lastMonth, seedBilledClient } from './support/months.ts';
import { logIn } from './support/page-actions.ts';
import { expect, type Site, testWithOwnSite } from './support/test.ts';

const ownSiteTest = testWithOwnSite();

const CLIENTS = 25;
const MOST_PRESSES = 8;

/** Counts what a person presses. */
function presses() {
  let count = 0;
  const press = async (control: Locator) => {
    count += 1;
    await control.click();
  };
  return { press, count: () => count };
}

const takeShot = (page: Page, name: string) =>
  process.env.SHOTS
    ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: false })
    : Promise.resolve();

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The bills of last month, as the API counts them. */
async function billsOfMonth(site: Site): Promise<number> {
  const api = await adminApiClient(site);
  const drafts = (await api.call('GET', `/admin/bill-drafts?month=${lastMonth}`)) as {
    data: { billNumber?: string }[];
  };
  return drafts.data.filter(({ billNumber }) => billNumber).length;
}

for (const width of [390, 1280, 1366])
  ownSiteTest.describe(`at ${width} px`, () => {
    ownSiteTest.use({ viewport: { width, height: 768 } });

    ownSiteTest(
      `the office bills ${CLIENTS} clients for a month at ${width} px in at most ${MOST_PRESSES} presses, and a second press makes nothing twice`,
      width === 1366 ? {} : exhaustive,
      async ({ page, context, site }) => {
        const before = await billsOfMonth(site);
        await Promise.all(Array.from({ length: CLIENTS }, () => seedBilledClient(site)));
        await logIn(page, site.admin);
        await expect(page.getByRole('tab', { name: 'Clients' })).toBeVisible();

        const { press, count } = presses();
        await press(page.getByRole('tab', { name: 'Clients' }));
        await press(page.getByRole('button', { name: 'Bill a month' }));
        const make = page.getByRole('button', { name: `Make ${CLIENTS} bills` });
        await expect(make).toBeVisible();
        await takeShot(page, `bill-month-${width}`);
        const second = await context.newPage();
        await second.goto('/admin-dashboard?tab=clients&bill-month=last');
        await expect(second.getByRole('button', { name: `Make ${CLIENTS} bills` })).toBeVisible();

        // The second call waits, so that the progress of the first can be seen.
        const held = Promise.withResolvers<void>();
        let calls = 0;
        await page.route('**/api/admin/bills/make-month', async (route) => {
          calls += 1;
          if (calls === 2) await held.promise;
          await route.continue();
        });
        await press(make);
        await expect(page.getByRole('progressbar', { name: 'Making bills' })).toBeVisible();
        await expect(page.getByText('10 of 25')).toBeVisible();
        await takeShot(page, `bill-month-making-${width}`);
        held.resolve();
        await expect(page.getByText(`${CLIENTS} bills made, ₹5,50,000.00`)).toBeVisible();
        expect(count()).toBeLessThanOrEqual(MOST_PRESSES);
        await takeShot(page, `bill-month-made-${width}`);
        expect(await sidewaysScroll(page)).toBe(0);

        await second.getByRole('button', { name: `Make ${CLIENTS} bills` }).dblclick();
        await expect(second.getByText(`${CLIENTS} made before`)).toBeVisible();
        expect(await billsOfMonth(site)).toBe(before + CLIENTS);
        await page.reload();
        await expect(page.getByRole('region', { name: 'Billed' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0);
        expect(await sidewaysScroll(page)).toBe(0);
      },
    );
  });
