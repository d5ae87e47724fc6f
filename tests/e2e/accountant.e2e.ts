import { readFile } from 'node:fs/promises';
import { adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `the office saves files for the accountant and reads the portal’s answer at ${width} px`,
      width === 1366 ? {} : exhaustive,
      async ({ page, site }) => {
        const { clientId } = await approvedClient(site);
        const api = await adminApiClient(site);
        await api.call('PUT', '/admin/company', {
          legalName: 'Prahari Security',
          gstins: [{ gstin: '27AAPFU0939F1ZV', address: '12 Hill Road, Mumbai 400050', isDefault: true }],
        });
        const reply = await api.call('POST', '/admin/generate-bill', {
          clientId,
          amount: 5_000,
          dueDate: '2199-12-31',
          description: 'Guards for a fair',
          driveLink: 'https://drive.example/bills/1',
        });
        const { billNumber } = (reply as { data: { billNumber: string } }).data;
        await logIn(page, site.admin);
        await page.goto('/admin-dashboard?tab=money&view=accountant');
        const save = async (name: string) => {
          const [file] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name, exact: true }).click(),
          ]);
          return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
        };
        // The month that runs is the last of the list.
        const months = page.getByLabel('Month', { exact: true });
        await expect(months).toBeVisible();
        await months.selectOption({ index: (await months.locator('option').count()) - 1 });
        expect((await save('Save for Tally')).text).toContain(`<VOUCHERNUMBER>${billNumber}</VOUCHERNUMBER>`);
        expect((await save('Save for the portal')).name).toMatch(/^prahari-gstr1-27AAPFU0939F1ZV-.*\.json$/);
        expect((await save('Save as Excel')).name).toMatch(/\.xlsx$/);
        expect((await save('Save e-invoices')).text).toBe('[]');
        const answers = [billNumber, 'PR/26-27/999999'].map((No) => ({
          No,
          Irn: 'a'.repeat(64),
          AckNo: 112010036563310,
          AckDt: '2026-11-30 10:00:00',
          SignedQRCode: 'a.b.c',
        }));
        await page.getByLabel('Answer of the e-invoice portal (.json)').setInputFiles({
          name: 'answers.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(answers)),
        });
        const results = page.getByRole('list', { name: 'Answers of the portal' }).getByRole('listitem');
        await expect(results).toHaveText([
          /PR\/26-27\/999999.*No bill or credit note has this number/,
          new RegExp(`${billNumber}.*Registered`),
        ]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      },
    );
  });
