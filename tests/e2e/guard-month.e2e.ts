import { addDays, today } from '@prahari/domain/days';
import { acceptedGuard, adminApiClient, apiClient, approvedClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** The month before this one, and its last day. */
const lastDay = addDays(today(), -Number(today().slice(8)));
const month = lastDay.slice(0, 7);

/** A guard who had a day post all of the last month and has it still. */
async function guardSinceLastMonth(site: Site) {
  const client = await approvedClient(site);
  const guard = await acceptedGuard(site);
  const api = await adminApiClient(site);
  await api.call('POST', '/admin/assign-guard', {
    guardId: guard.guardId,
    clientId: client.clientId,
    startDate: `${month}-01`,
    endDate: addDays(today(), 3),
    shift: 'day',
    location: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  });
  return guard;
}

for (const width of [390, 360])
  test(
    `a guard agrees the last month in one press, and reads what was agreed and when, ${width} px wide`,
    exhaustive,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const guard = await guardSinceLastMonth(site);
      await logIn(page, guard);
      await page.getByRole('tab', { name: 'Month' }).click();
      const tab = page.getByRole('tabpanel', { name: 'Month' });
      const days = Number(lastDay.slice(8));
      const agree = tab.getByRole('button', { name: `Yes, ${days} days, ${days * 12} hours` });
      // In the first ten days of a month the one before is shown.
      if (today().slice(8) > '10') {
        await expect(tab.getByText(/The month runs until/)).toBeVisible();
        await tab.getByRole('button').first().click();
      }
      await expect(agree).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/month-${width}.png`, fullPage: true });
      await agree.click();
      await expect(tab.getByText(`You agreed ${days} days, ${days * 12} hours`)).toBeVisible();
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/month-agreed-${width}.png`, fullPage: true });
      await page.reload();
      if (today().slice(8) > '10') await tab.getByRole('button').first().click();
      await expect(tab.getByText(/^You agreed/)).toBeVisible();
      await tab.getByRole('button').first().click();
      await expect(tab.getByText(/^No duties in/)).toBeVisible();
      const { call } = await apiClient(site, guard);
      expect(await call('GET', `/security/month?month=${month}`)).toMatchObject({
        data: { agreedAt: expect.any(String) },
      });
    },
  );
