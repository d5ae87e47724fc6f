import { logIn, openTab } from './support/page-actions.ts';
import { seedCompany } from './support/seed-company.ts';
import { expect, test } from './support/test.ts';

test('a table is one tab stop: arrows move in it and Tab leaves it', async ({ page, site }) => {
  await seedCompany(site);
  await logIn(page, { ...site.admin, role: 'admin' });
  await openTab(page, 'Clients');
  const table = page.getByRole('grid', { name: 'Clients' });
  const hasFocusInside = () => table.evaluate((element) => element.contains(document.activeElement));
  await table.getByRole('row').nth(1).waitFor();

  // the last control before the table
  await page.getByRole('button', { name: 'New client' }).focus();
  await page.keyboard.press('Tab');
  await expect(table.getByRole('row').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // the name and the phone number in the first cell
  const links = table.getByRole('rowheader').first().getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  expect(await hasFocusInside()).toBe(false);

  await page.keyboard.press('Shift+Tab');
  expect(await hasFocusInside()).toBe(true);
  const focusedRow = () =>
    table.evaluate((element) =>
      [...element.querySelectorAll('tbody tr')].findIndex((tr) => tr.contains(document.activeElement)),
    );
  const left = await focusedRow();
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocusInside()).toBe(false);
  await page.keyboard.press('Tab');
  // the header is the row before the first
  await expect(table.getByRole('row').nth(left + 1), 'the row that had focus').toBeFocused();
});
