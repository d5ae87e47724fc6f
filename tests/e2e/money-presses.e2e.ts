import type { Locator, Page } from '@playwright/test';
import { adminApiClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { lastMonth, seedBilledClient } from './support/months.ts';
import { logIn, toast } from './support/page-actions.ts';
import { expect, type Site, testWithOwnSite } from './support/test.ts';

const ownSiteTest = testWithOwnSite();

const BILLS = 12;
const MOST_PRESSES = 10;

/** Clients that keep back 2 % with a bill of 22,000 rupees each. */
async function seedDebtors(site: Site) {
  const api = await adminApiClient(site);
  const clients = await Promise.all(Array.from({ length: BILLS }, () => seedBilledClient(site)));
  for (const { clientId } of clients)
    await api.call('PUT', `/admin/clients/${clientId}/tax`, { tdsPercent: 2 });
  const clientIds = clients.map(({ clientId }) => clientId);
  await api.call('POST', '/admin/bills/make-month', { month: lastMonth, clientIds });
  return { api, clients };
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [390, 1366])
  ownSiteTest.describe(`at ${width} px`, () => {
    ownSiteTest.use({ viewport: { width, height: 800 } });

    ownSiteTest(
      `the office sees what a client owes in one press and settles ${BILLS} payments with TDS in at most ${MOST_PRESSES}, ${width} px wide`,
      exhaustive,
      async ({ page, site }) => {
        const { api, clients } = await seedDebtors(site);
        await logIn(page, site.admin);
        let presses = 0;
        const press = async (control: Locator) => {
          presses += 1;
          await control.click();
        };
        await press(page.getByRole('tab', { name: 'Clients' }));
        const list = page.getByRole('region', { name: 'Clients', exact: true });
        const owed = list.getByText('₹22,000.00').filter({ visible: true });
        await expect(owed.first()).toBeVisible();
        expect(presses).toBe(1);

        const bills = page.getByRole('region', { name: 'Bills', exact: true });
        if (width < 768) await press(bills.getByRole('button', { name: 'More for bills' }));
        await press(bills.getByRole('button', { name: 'Select', exact: true }));
        const wholePage = bills.getByRole('button', { name: 'Select all' });
        const selected = bills.getByRole('status').filter({ hasText: 'selected' });
        const count = async () => Number(/\d+/.exec((await selected.textContent()) ?? '')?.[0]);
        await press(wholePage);
        await expect(selected).toContainText('₹');
        while ((await count()) < BILLS) {
          await press(bills.getByRole('button', { name: /^Next/ }));
          await press(wholePage);
          await expect(selected).toContainText('₹');
        }
        await press(bills.getByRole('button', { name: `Record ${BILLS} payments` }));
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel(/^Received for/).first()).toHaveValue('21,560.00');
        expect(await sidewaysScroll(page)).toBe(0);
        await press(dialog.getByRole('button', { name: `Record ${BILLS} payments` }));
        await toast(page, `${BILLS} payments recorded`);
        expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
        // the site may serve the other width, too
        const clientIds = clients.map(({ clientId }) => clientId);
        const { data } = (await api.call('GET', '/admin/payments')) as {
          data: { client: { _id: string }; bankAmount: number }[];
        };
        const payments = data.filter(({ client }) => clientIds.includes(client._id));
        expect(payments).toHaveLength(clients.length);
        for (const payment of payments)
          expect(payment).toMatchObject({ bankAmount: 21_560, tds: 440, onAccount: 0 });
        const ageing = (await api.call('GET', '/admin/ageing')) as { data: { total: { owed: number } } };
        expect(ageing.data.total.owed).toBe(0);
      },
    );
  });
