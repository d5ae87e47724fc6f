import { exhaustive } from './support/exhaustive.ts';
import { seedBilledClient } from './support/months.ts';
import { chooseCommand, chooseOption, confirm, logIn, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test(
      `the office enters a rate at ${width} px, sees what a month costs by each basis, and deletes the rate`,
      width === 1366 ? {} : exhaustive,
      async ({ page, site }) => {
        const { name } = await seedBilledClient(site, { amount: 0, isAgreed: false });
        await logIn(page, site.admin);
        await chooseCommand(page, 'new rate', 'New rate for a client');
        await chooseOption(page, 'Client', name);
        const dialog = page.getByRole('dialog', { name: `New rate for ${name}` });
        await dialog.getByRole('button', { name: 'Save rate' }).click();
        await expect(dialog.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
        await dialog.getByLabel('Amount').fill('22,000');
        await dialog.getByRole('button', { name: 'Save rate' }).click();
        await toast(page, 'Rate saved');

        await page.goto('/admin-dashboard?tab=clients');
        await page.getByRole('searchbox', { name: 'Search clients' }).fill(name);
        await page.getByRole('searchbox', { name: 'Search clients' }).press('Enter');
        await page.getByRole('link', { name, exact: true }).first().click();
        await page.getByRole('button', { name: 'New rate' }).click();
        await dialog.getByLabel('Amount').fill('23,000');
        await dialog.getByRole('button', { name: 'Save rate' }).click();
        await expect(dialog.getByText(/^There is a rate for the same posts/).first()).toBeVisible();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        const rate = '₹22,000.00 a month, by its days';
        await expect(page.getByText(rate)).toBeVisible();
        if (process.env.SHOTS) {
          await page.getByText(rate).scrollIntoViewIfNeeded();
          await page.screenshot({ path: `${process.env.SHOTS}/rates-${width}.png` });
        }

        await page.getByRole('button', { name: 'What a month costs' }).click();
        const quote = page.getByRole('article', { name: `Quote for ${name}` });
        await expect(quote.getByRole('row', { name: /^A month, by its days/ })).toContainText('agreed now');
        await expect(quote.getByRole('row', { name: /^A month of 26 duties/ })).toBeVisible();
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/quote-${width}.png` });
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: /^Quote, / })).toBeVisible();
        await expect(quote.getByLabel('Guards')).toBeHidden();
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/print-${width}.png` });
        await page.emulateMedia({ media: 'screen' });

        await quote.getByRole('button', { name: 'Back to the client' }).click();
        await page.getByRole('button', { name: `Delete ${rate}` }).click();
        await confirm(page, 'Delete this rate?', 'Delete rate');
        await toast(page, 'Rate deleted');
        await expect(page.getByText('A month can’t be billed without a rate')).toBeVisible();
      },
    );
  });
