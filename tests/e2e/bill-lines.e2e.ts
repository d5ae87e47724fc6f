import { adminApiClient } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { lastMonth, seedBilledClient } from './support/months.ts';
import { chooseCommand, fillDay, logIn, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const shot = (name: string, width: number) =>
  process.env.SHOTS ? { path: `${process.env.SHOTS}/${name}-${width}.png` } : undefined;

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test(
      `a missing rate is entered where it is missed at ${width} px, and a line left out and one added survive a reload`,
      exhaustive,
      async ({ page, site }) => {
        const { name } = await seedBilledClient(site, { amount: 0 });
        const other = await seedBilledClient(site, { isAgreed: false });
        await logIn(page, site.admin);
        await chooseCommand(page, 'bill a month', 'Bill a month');

        await page.getByRole('button', { name: new RegExp(`^Enter rate: ${name}`) }).click();
        const dialog = page.getByRole('dialog', { name: `New rate for ${name}` });
        await dialog.getByLabel('Amount').fill('22,000');
        await page.reload();
        await page.getByRole('button', { name: new RegExp(`^Enter rate: ${name}`) }).click();
        await expect(dialog.getByLabel('Amount')).toHaveValue('22,000.00');
        const rateShot = shot('rate', width);
        if (rateShot) await page.screenshot(rateShot);
        await dialog.getByRole('button', { name: 'Save rate' }).click();
        await toast(page, 'Rate saved');

        const box = page.getByRole('checkbox', { name: `Bill ${name}` });
        await expect(box).toBeChecked();
        await page.getByRole('button', { name: `Lines of ${name}` }).click();
        const lines = page.getByRole('list', { name: `Lines of ${name}` });
        await lines.getByText(/^\d+ days/).click();
        await expect(lines.getByRole('link', { name: 'Open the muster' })).toBeVisible();
        await page.getByRole('button', { name: `Add a line: ${name}` }).click();
        const line = page.getByRole('dialog', { name: 'Add a line' });
        await line.getByLabel('Description').fill('Uniforms');
        await page.reload();
        await expect(line.getByLabel('Description')).toHaveValue('Uniforms');
        await line.getByLabel('Quantity').fill('2');
        await line.getByLabel('Unit').fill('sets');
        await line.getByLabel('Rate').fill('850');
        await expect(line.getByLabel('Amount')).toHaveValue('1700');
        await line.getByRole('button', { name: 'Save line' }).click();
        const linesShot = shot('lines', width);
        await page.getByRole('button', { name: `Lines of ${name}` }).click();
        if (linesShot) await page.screenshot(linesShot);
        await page.getByRole('button', { name: /^Leave out: Kavita Rathore/ }).click();
        await page.reload();
        await page.getByRole('button', { name: `Lines of ${name}` }).click();
        // Another journey may have entered a GSTIN of the company.
        await expect(page.getByText('Taxable 1,700.00').filter({ visible: true }).first()).toBeVisible();

        const all = page.getByRole('checkbox', { name: /^All \d+ that can be billed$/ });
        if (await all.isVisible()) {
          await all.setChecked(false);
          await box.check();
        }
        await expect(page.getByRole('checkbox', { name: `Bill ${other.name}` })).toBeDisabled();
        await page.getByRole('button', { name: 'Make 1 bill' }).click();
        await expect(page.getByText(/^1 bill made, ₹/)).toBeVisible();
      },
    );

    test(
      `the lines and the due date of a bill are changed at ${width} px, and a change by somebody else loses nothing that was typed`,
      width === 1366 ? {} : exhaustive,
      async ({ page, site }) => {
        const { clientId, name } = await seedBilledClient(site);
        const api = await adminApiClient(site);
        const made = (await api.call('POST', '/admin/bills/make-month', {
          month: lastMonth,
          clientIds: [clientId],
        })) as { data: { bill: { _id: string; billNumber: string; version: number; amount: number } }[] };
        const bill = made.data[0]?.bill;
        if (!bill) throw new Error('no bill');
        // Another journey may have given the company a GSTIN.
        const [total, change] =
          bill.amount === 22_000
            ? [20_000, '₹20,000.00 instead of ₹22,000.00']
            : [23_600, '₹23,600.00 instead of ₹25,960.00'];
        await logIn(page, site.admin);
        await page.goto(`/admin-dashboard?tab=clients&bills-q=${encodeURIComponent(bill.billNumber)}`);
        const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Change' });
        await row.getByRole('button', { name: 'Change' }).click();
        const dialog = page.getByRole('dialog', { name: `Change bill ${bill.billNumber}` });
        await dialog.getByRole('button', { name: /^Edit: Kavita Rathore/ }).click();
        const line = page.getByRole('dialog', { name: 'Edit line' });
        await line.getByLabel('Amount').fill('20,000');
        await line.getByRole('button', { name: 'Save line' }).click();
        await fillDay(dialog, 'Due date', inDays(30));
        await expect(dialog.getByText(change)).toBeVisible();

        await page.reload();
        await expect(dialog.getByText(change)).toBeVisible();
        const changeShot = shot('change', width);
        if (changeShot) await page.screenshot(changeShot);
        await api.call('PUT', `/admin/bills/${bill._id}`, { version: bill.version, description: 'Guards' });
        await dialog.getByRole('button', { name: 'Save bill' }).click();
        await expect(dialog.getByRole('alert')).toContainText('What you typed is still here');
        await expect(dialog.getByText(change)).toBeVisible();
        await dialog.getByRole('button', { name: 'Save bill' }).click();
        await toast(page, 'Bill changed');
        expect(await api.call('GET', `/admin/bills/${bill._id}`)).toMatchObject({
          data: { amount: total, dueDate: inDays(30), description: 'Guards' },
        });
      },
    );
  });
