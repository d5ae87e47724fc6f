import { readFileSync } from 'node:fs';
import { adminApiClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { exportAs, logIn, openTab, search, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const sheet = [
  'Guards of the Bhopal branch',
  '',
  'Sr. No.\tWho\tMobile No.\tHome town\tDOB\tExp',
  '1\tMovein Asha\t97200 10001\tBhopal\t04/05/1990\t2 years',
  '2\tMovein Om\t97200 1000\tBhopal\t06/07/1991\tNA',
  '3\tMovein Hari\t97200 10001\tSehore\t08/09/1992\tFresher',
  'Total: 3',
].join('\n');

test('the office moves guards in from pasted cells, mends what is wrong, and takes all of it back', async ({
  page,
  site,
}) => {
  await logIn(page, site.admin);
  await openTab(page, 'Security Guards');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import guards' });
  await dialog.getByRole('textbox', { name: 'Or paste cells or lines' }).fill(sheet);
  await expect(dialog.getByText('Skipped row 1: title (Guards of the Bhopal branch)')).toBeAttached();

  // a heading of the office's own
  await dialog.getByRole('combobox', { name: 'Column B, Who' }).selectOption('Name');
  const list = dialog.getByRole('region', { name: 'To mend' });
  await expect(list.getByRole('button', { name: /^C5/ })).toBeVisible();
  await list.getByRole('button', { name: /first in DOB/ }).click();
  await dialog.getByRole('button', { name: '4 May 1990 (day first)' }).click();
  // the next one opens
  await dialog.getByRole('textbox', { name: 'Phone, C5' }).fill('97200 10002');
  await page.keyboard.press('Enter');
  await page.reload();
  // what was mended outlives a reload
  await expect(list.getByRole('button', { name: /^C5/ })).toHaveCount(0);
  await list.getByRole('button', { name: /^C6 Movein Asha in row 4 has this phone too/ }).click();
  await dialog.getByRole('button', { name: 'Another guard: both use this phone' }).click();

  // an old workbook is refused, and what was pasted and mended stays
  await dialog.getByRole('button', { name: 'Another sheet' }).click();
  const oldWorkbook = Buffer.from([9, 4, 6, 0, 0, 0, 0x10, 0]);
  await dialog
    .getByLabel('File (.xlsx or .csv)')
    .setInputFiles({ name: 'Guards Oct.xls', mimeType: 'application/vnd.ms-excel', buffer: oldWorkbook });
  await expect(dialog.getByText('“Guards Oct.xls” is a workbook of Excel 97 to 2003')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to Pasted cells' }).click();

  // a cell without a problem, by keyboard
  await dialog.getByRole('button', { name: 'Sehore' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Home city, D6' }).pressSequentially(' East');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Sehore East' })).toBeFocused();

  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByRole('region', { name: 'New' }).getByRole('row')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(dialog.getByText('3 rows imported.')).toBeVisible();
  const office = await adminApiClient(site);
  expect(await office.call('GET', '/admin/guards?q=Movein')).toMatchObject({ data: [{}, {}, {}] });
  await dialog.getByRole('button', { name: 'Undo all' }).click();
  await toast(page, 'Import removed');
  // not only once its time is over
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  expect(await office.call('GET', '/admin/guards?q=Movein')).toMatchObject({ data: [] });

  // the heading is remembered, and so is its field
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Or paste cells or lines' }).fill(sheet);
  await expect(dialog.getByRole('combobox', { name: 'Column B, Who' })).toHaveValue('name');
});

test(
  'a workbook that the office exported is known when it is imported',
  exhaustive,
  async ({ page, site }) => {
    const office = await adminApiClient(site);
    const guard = { name: 'Roundtrip Devi', phone: '97200 20001', city: 'Bhopal', dateOfBirth: '1990-05-04' };
    await office.call('POST', '/admin/guards', guard);
    await logIn(page, site.admin);
    await openTab(page, 'Security Guards');
    await search(page, 'Search guards', 'Roundtrip');
    await expect(page.getByRole('link', { name: 'Roundtrip Devi', exact: true })).toBeVisible();
    const file = await exportAs(page, 'Excel (.xlsx)');
    expect(file.suggestedFilename()).toMatch(/^prahari-guards-\d{4}-\d\d-\d\d\.xlsx$/);

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import guards' });
    // Playwright's own copy has no ending.
    const workbook = {
      name: file.suggestedFilename(),
      mimeType: '',
      buffer: readFileSync(await file.path()),
    };
    await dialog.getByLabel('File (.xlsx or .csv)').setInputFiles(workbook);
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await expect(dialog.getByText('Everything is in Prahari already')).toBeVisible();
  },
);
