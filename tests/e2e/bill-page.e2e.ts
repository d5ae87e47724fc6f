import { readFile } from 'node:fs/promises';
import { adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, submitLogin } from './support/page-actions.ts';
import { countPresses, expectPresses } from './support/presses.ts';
import { expect, type Site, test } from './support/test.ts';

/** A client with a bill of a company that says where to pay. */
async function seedBill(site: Site) {
  const client = await approvedClient(site);
  const api = await adminApiClient(site);
  await api.call('PUT', '/admin/company', {
    legalName: 'Prahari Security Services Private Limited',
    address: '204 Sahyadri Chambers, Senapati Bapat Road\nPune, Maharashtra 411016',
    bank: { accountName: 'Prahari Security', accountNumber: '00000012345678', ifsc: 'HDFC0000123' },
    upi: { vpa: 'prahari@examplebank', limit: 100_000 },
  });
  const reply = (await api.call('POST', '/admin/generate-bill', {
    clientId: client.clientId,
    amount: 70_374,
    dueDate: '2199-12-31',
    description: 'Two guards, day and night, November 2026',
    driveLink: 'https://drive.example/bills/1',
  })) as { data: { _id: string; billNumber: string } };
  return { client, bill: reply.data };
}

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `a client opens a bill, sees how to pay and downloads it in two presses at ${width} px`,
      width === 390 ? {} : exhaustive,
      async ({ page, site }) => {
        const { client, bill } = await seedBill(site);
        await countPresses(page);
        await logIn(page, client);
        await page.getByRole('link', { name: /^How to pay/ }).click();
        const paper = page.getByRole('article', { name: `Bill ${bill.billNumber}` });
        await expect(paper.getByText('00000012345678')).toBeVisible();
        await expect(paper.getByRole('img', { name: 'UPI code for ₹70,374.00' })).toBeVisible();
        await expect(
          paper.getByText('Rupees Seventy Thousand Three Hundred Seventy Four Only'),
        ).toBeVisible();
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download PDF' }).click(),
        ]);
        await expectPresses(2, page);
        expect(download.suggestedFilename()).toBe(`${bill.billNumber.replaceAll('/', '-')}.pdf`);
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
        await page.getByRole('link', { name: 'All bills' }).click();
        await expect(page).toHaveURL(/\/client-dashboard\?tab=bills$/);
        await expect(page.getByRole('heading', { name: 'Bills', exact: true })).toBeVisible();
      },
    );
  });

test(
  'a visitor who opens a bill logs in and comes back to it, and another client is told that it is not theirs',
  exhaustive,
  async ({ page, site }) => {
    const { client, bill } = await seedBill(site);
    await page.goto(`/bill?id=${bill._id}`);
    await expect(page).toHaveURL(/\/login\/?$/);
    await submitLogin(page, client);
    await expect(page.getByRole('heading', { level: 1, name: 'Bill' })).toBeVisible();
    await expect(page.getByText(bill.billNumber).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Logout/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/$/);
    const other = await approvedClient(site);
    await logIn(page, other);
    await page.goto(`/bill?id=${bill._id}`);
    await expect(page.getByText('This bill does not exist, or it is not yours')).toBeVisible();
  },
);
