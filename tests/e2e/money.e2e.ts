import { adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu, search, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** A client that keeps back 2 % with a bill of 71,587.00, overdue since long ago. */
async function debtor(site: Parameters<typeof approvedClient>[0]) {
  const client = await approvedClient(site);
  const api = await adminApiClient(site);
  await api.call('PUT', `/admin/clients/${client.clientId}/tax`, { tdsPercent: 2 });
  const made = (await api.call('POST', '/admin/generate-bill', {
    clientId: client.clientId,
    amount: 71_587,
    dueDate: '2026-01-05',
    description: 'Security guards, November 2026',
    driveLink: 'https://drive.example/bill',
  })) as { data: { _id: string; billNumber: string } };
  return { client, api, bill: made.data };
}

const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `the office settles a short payment in one press, voids it, credits the bill and reads the statement at ${width} px`,
      width === 390 ? {} : exhaustive,
      async ({ page, site }) => {
        const { client, api, bill } = await debtor(site);
        await logIn(page, site.admin);
        await openFromMenu(page, 'Money');
        await expect(page).toHaveURL(/\?tab=money$/);
        const settle = page.getByRole('button', { name: `Record payment of ${client.name}` });
        await expect(settle).toBeVisible();
        expect(await page.evaluate(overflow)).toBe(0);
        await settle.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel('Amount in the bank')).toHaveValue('70,155.00');
        await dialog.getByRole('button', { name: 'Settle ₹71,587.00' }).dblclick();
        await toast(page, 'Payment recorded');
        const paid = (await api.call('GET', `/admin/payments?clientId=${client.clientId}`)) as {
          data: object[];
        };
        expect(paid.data).toMatchObject([{ bankAmount: 70_155, tds: 1432, onAccount: 0 }]);

        await page.getByRole('tab', { name: 'Payments' }).click();
        await search(page, 'Search payments', client.name);
        await page.getByRole('button', { name: `Void ₹71,587.00 of ${client.name}` }).click();
        await dialog.getByRole('button', { name: 'Void payment' }).click();
        await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
        await dialog.getByLabel('Reason').fill('The cheque came back');
        await dialog.getByRole('button', { name: 'Void payment' }).click();
        await toast(page, 'Payment voided');
        await expect(page.getByText('The cheque came back')).toBeVisible();
        expect(await page.evaluate(overflow)).toBe(0);

        await page.getByRole('tab', { name: 'Owed' }).click();
        await page.getByRole('link', { name: client.name }).click();
        await page.getByRole('button', { name: `Credit note of ${bill.billNumber}` }).click();
        await dialog.getByLabel('Amount without GST').fill('1600');
        await dialog.getByLabel('Reason').fill('Two nights without a guard');
        await dialog.getByRole('button', { name: 'Make credit note' }).click();
        await expect(
          page.getByRole('region', { name: 'Messages' }).getByText(/^Credit note CN\//),
        ).toBeVisible();
        await expect(
          page.getByLabel('Statement', { exact: true }).getByText('₹69,987.00').first(),
        ).toBeVisible();
        expect(await page.evaluate(overflow)).toBe(0);
      },
    );

    test(
      `a bank’s file is matched to the bill less TDS, and the client sees its statement at ${width} px`,
      width === 1366 ? {} : exhaustive,
      async ({ page, site }) => {
        const { client, bill } = await debtor(site);
        await logIn(page, site.admin);
        await page.goto('/admin-dashboard?tab=money&view=bank');
        const file = `Date,Narration,Deposit\n27/11/2026,NEFT ${bill.billNumber},"70,155.00"\n`;
        await page
          .getByLabel(/Bank statement/)
          .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
        await expect(page.getByText('Number of the bill; amount less TDS')).toBeVisible();
        expect(await page.evaluate(overflow)).toBe(0);
        await page.getByRole('button', { name: 'Record 1 payment' }).click();
        await toast(page, 'Payment recorded');

        await logIn(page, client);
        await page.goto('/client-dashboard?tab=bills');
        const statement = page.getByRole('region', { name: 'Statement' });
        await expect(statement.getByText('₹1,432.00').filter({ visible: true })).toBeVisible();
        await expect(statement.getByText(/^Owed on/)).toContainText('Owed on');
        const [receipt] = await Promise.all([
          page.waitForEvent('download'),
          statement.getByRole('button', { name: 'Receipt of 27 Nov 2026' }).click(),
        ]);
        expect(receipt.suggestedFilename()).toMatch(/^receipt-2026-11-27-.*\.pdf$/);
        expect(await page.evaluate(overflow)).toBe(0);
      },
    );
  });
