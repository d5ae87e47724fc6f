import { addDays, today } from '@prahari/domain/days';
import { adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const endedMonth = addDays(today(), -Number(today().slice(8))).slice(0, 7);
const receipt = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `the office adds a receipt, downloads a client’s papers and mails its statement at ${width} px`,
      width === 390 ? {} : exhaustive,
      async ({ page, site }) => {
        const client = await approvedClient(site);
        const { clientId } = client;
        const api = await adminApiClient(site);
        const lines = { [clientId]: [{ description: 'Guards', quantity: 1, unit: 'month', rate: 9000 }] };
        await api.call('POST', '/admin/bills/make-month', {
          month: endedMonth,
          clientIds: [clientId],
          lines,
        });
        await logIn(page, site.admin);
        await page.goto(`/admin-dashboard?tab=clients&client=${clientId}`);
        const file = page.getByLabel(/^Receipt to add/);
        await file.setInputFiles(receipt('page.pdf', '<html>'));
        await expect(
          page.getByText('This file is neither a PDF nor a PNG or JPEG picture', { exact: true }),
        ).toBeVisible();
        await page.getByLabel('For all clients').uncheck({ force: true });
        await file.setInputFiles(receipt('EPF receipt.pdf', '%PDF-1.4'));
        await toast(page, 'Receipt added');
        const [pack] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download all papers (.zip)' }).click(),
        ]);
        expect(pack.suggestedFilename()).toMatch(new RegExp(`^papers-${endedMonth}-.*[.]zip$`));
        await page.getByRole('button', { name: 'Delete EPF receipt.pdf' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
        await toast(page, 'Receipt deleted');

        await page.goto(`/admin-dashboard?tab=money&of=${clientId}`);
        const [statement] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download PDF' }).click(),
        ]);
        expect(statement.suggestedFilename()).toMatch(/^statement-.*[.]pdf$/);
        await page.getByRole('button', { name: 'Mail to client' }).dblclick();
        await toast(page, `Statement mailed to ${client.email}`);
      },
    );
  });

test('why a receipt was refused is not shown under another month that was opened meanwhile', async ({
  page,
  site,
}) => {
  const { clientId } = await approvedClient(site);
  await logIn(page, site.admin);
  await page.goto(`/admin-dashboard?tab=clients&client=${clientId}`);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/challans', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await answer.promise;
    await route.continue();
  });
  const file = page.getByLabel(/^Receipt to add/);
  await file.setInputFiles(receipt('page.pdf', '<html>'));
  const [year, month] = endedMonth.split('-').map(Number) as [number, number];
  const before = new Date(Date.UTC(year, month - 2, 1));
  const title = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const papers = page.getByRole('button', { name: title.format(before) });
  await papers.click();
  await expect(papers).toHaveCount(0);
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  answer.resolve();
  await refused;
  // the toast is gone, and with it the only copy of the reason
  await expect(page.getByText('This file is neither a PDF nor a PNG or JPEG picture')).toHaveCount(0);
});
