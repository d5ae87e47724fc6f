import type { Locator, Page } from '@playwright/test';
import { adminApiClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { lastMonth, seedBilledClient } from './support/months.ts';
import { logIn } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** Returns how many sheets a page prints on. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Checks what comes out of the printer in the night theme: the paper alone, black on white, nothing beside it. */
async function expectPrinted(page: Page, paper: Locator, sheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  for (const control of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(control)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Print|Download|Menu|Logout/ })).toHaveCount(0);
  expect(await paper.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  expect(await sheetsOf(page)).toBe(sheets);
  await page.emulateMedia({ media: null, colorScheme: null });
}

async function generateBill(site: Site, clientId: string) {
  const { call } = await adminApiClient(site);
  const reply = (await call('POST', '/admin/generate-bill', {
    clientId,
    amount: 70_374,
    dueDate: '2199-12-31',
    description: 'Two guards, day and night',
    driveLink: 'https://drive.example/bills/1',
  })) as { data: { _id: string; billNumber: string } };
  return reply.data;
}

test('a bill is printed on one sheet, without the site around it', exhaustive, async ({ page, site }) => {
  const { clientId } = await seedBilledClient(site, { isAgreed: false });
  const { _id, billNumber } = await generateBill(site, clientId);
  await logIn(page, site.admin);
  await page.goto(`/bill?id=${_id}`);
  const paper = page.getByRole('article', { name: `Bill ${billNumber}` });
  await expect(paper).toBeVisible();
  await expectPrinted(page, paper, 1);
});

test('a month’s muster is printed on one sheet, with every guard', async ({ page, site }) => {
  const { name } = await seedBilledClient(site, { isAgreed: false });
  await logIn(page, site.admin);
  await page.goto(`/admin-dashboard?view=month&month=${lastMonth}&q=${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: `Muster of ${name}` })
    .first()
    .click();
  const grid = page.getByRole('grid');
  await expect(grid.getByText(/^Kavita Rathore/).first()).toBeVisible();
  await expectPrinted(page, grid, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2', { exact: true }).last()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a statement is printed on one sheet and says its period once', exhaustive, async ({ page, site }) => {
  const { clientId } = await seedBilledClient(site, { isAgreed: false });
  const { billNumber } = await generateBill(site, clientId);
  await logIn(page, site.admin);
  await page.goto(`/admin-dashboard?tab=money&view=owed&of=${clientId}`);
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByText(billNumber)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Period', exact: true })).toBeVisible();
  await expectPrinted(page, statement, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Period', exact: true })).toBeHidden();
});
