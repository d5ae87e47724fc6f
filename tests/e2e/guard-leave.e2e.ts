import type { Page } from '@playwright/test';
import { acceptedGuard, adminApiClient, approvedClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, toast } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** A guard with a night tomorrow and the days after. */
async function guardWithNights(site: Site) {
  const [client, guard, admin] = [
    await approvedClient(site),
    await acceptedGuard(site),
    await adminApiClient(site),
  ];
  await admin.call('POST', '/admin/assign-guard', {
    guardId: guard.guardId,
    clientId: client.clientId,
    startDate: inDays(1),
    endDate: inDays(20),
    shift: 'night',
    location: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  });
  return guard;
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [390, 360])
  test(
    `leave is asked in three presses and covered in three, ${width} px wide`,
    width === 390 ? {} : exhaustive,
    async ({ page, browser, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const guard = await guardWithNights(site);
      await logIn(page, guard);
      await page.getByRole('tab', { name: 'Leave' }).click();
      await page.getByRole('button', { name: 'Wedding' }).click();
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole('button', { name: 'Ask for 1 day' }).click();
      await toast(page, 'Your leave is with the office');
      await expect(page.getByText('Waits for an answer')).toBeVisible();

      const office = await browser.newPage();
      await office.setViewportSize({ width, height: 780 });
      await logIn(office, site.admin);
      await office.getByRole('button', { name: `Grant ${guard.name}`, exact: true }).click();
      await toast(office, 'Leave granted');
      const asked = office.getByRole('listitem').filter({ hasText: guard.name }).first();
      expect(await axeViolations(office)).toEqual([]);
      await asked.getByRole('link', { name: /Find a guard/ }).click();
      await expect(office).toHaveURL(/view=week.*day=/);
      await office.close();

      await page.reload();
      await expect(page.getByText('Granted', { exact: true })).toBeVisible();
    },
  );
