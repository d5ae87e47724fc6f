import { guardColumns } from '@prahari/contract/imports';
import { addDays, today } from '@prahari/domain/days';
import { adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { fillDay, logIn, openTab, search, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const callerFields = new Map([
  ['Client', 'Nirmal Jeevan Hospital'],
  ['Contact person', 'Dr Anagha Deshpande'],
  ['Phone', '97000 90001'],
  ['Street', 'Baner Road'],
  ['City', 'Pune'],
  ['State', 'Maharashtra'],
  ['PIN code', '411045'],
  ['Number of guards', '3'],
]);

test(
  'the office enters a caller as a client in twelve fields, imports 300 guards and finds one by phone number',
  exhaustive,
  async ({ page, site }) => {
    test.slow();
    await logIn(page, site.admin);
    await expect(page.getByRole('tab', { name: 'Today', exact: true })).toBeVisible();

    // a caller wants three guards from tomorrow
    await page.getByRole('button', { name: 'New client' }).click();
    const form = page.getByRole('dialog', { name: 'New client' });
    for (const [label, text] of callerFields) await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByLabel('Shift').selectOption('night');
    await fillDay(form, 'Start date', addDays(today(), 1));
    await fillDay(form, 'End date', addDays(today(), 90));
    await form.getByRole('button', { name: 'Add client' }).click();
    await toast(page, 'Client added');
    const client = page.getByRole('complementary', { name: 'Client' });
    await expect(client).toContainText('0 of 3 guards');
    await expect(client.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:+919700090001',
    );
    const found = await (await adminApiClient(site)).call('GET', '/admin/posts?q=nirmal');
    expect(found).toMatchObject({ data: [{ asked: 3, shift: 'night', place: { city: 'Pune' } }] });

    // 300 guards from a spreadsheet; a wrong cell is named first
    await openTab(page, 'Security Guards');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const importing = page.getByRole('dialog', { name: 'Import guards' });
    const rows = Array.from(
      { length: 300 },
      (_, index) => `Imported ${index},97100 ${`${index}`.padStart(5, '0')},,Bhopal,,,,,,,,,`,
    );
    const file = (all: string[]) => ({
      name: 'guards.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${[Object.values(guardColumns).join(','), ...all].join('\r\n')}`),
    });
    await importing
      .getByLabel('File (.xlsx or .csv)')
      .setInputFiles(file([...rows, 'Nobody,12,,Bhopal,,,,,,,,,']));
    await expect(importing.getByRole('button', { name: /^B302 Phone must be a number/ })).toBeVisible();
    await importing.getByRole('button', { name: 'Leave that row out' }).click();
    await importing.getByRole('button', { name: 'Try it' }).click();
    await importing.getByRole('button', { name: 'Import 300 rows' }).click();
    await toast(page, '300 rows imported');
    await importing.getByRole('button', { name: 'Close', exact: true }).last().click();
    // the file is chosen in a window of the system

    // who has this phone: type
    await page.getByRole('searchbox', { name: 'Search guards' }).fill('9710000299');
    const link = page.getByRole('link', { name: 'Imported 299', exact: true });
    await expect(link).toBeVisible();

    // what happened to the guard; Back and a refresh keep the place
    await link.click();
    const guard = page.getByRole('complementary', { name: 'Guard' });
    await expect(guard).toContainText('added Imported 299 as a guard');
    await page.reload();
    await expect(guard).toContainText('Imported 299');
    await guard.getByRole('button', { name: 'Close' }).click();
    await expect(guard).toBeHidden();
    await page.goBack();
    await expect(guard).toContainText('Imported 299');

    // who is free in Bhopal at night: two presses, and the URL keeps it
    await openTab(page, 'Today');
    await page.getByRole('link', { name: 'Who is free' }).click();
    await page.getByRole('button', { name: 'Bhopal', exact: true }).click();
    const free = page.getByRole('region', { name: 'Free guards' });
    await expect(free).toContainText(/\d{3} guards free in Bhopal, the best first, 50 shown/);
    await expect(page).toHaveURL(/free=night&city=Bhopal/);
    await expect(free.getByRole('link', { name: /^Imported/ }).first()).toBeVisible();
  },
);

test(
  'an open record is printed instead of the list, whose last figures end at the edge',
  exhaustive,
  async ({ page, site }) => {
    const client = await approvedClient(site);
    await logIn(page, site.admin);
    await openTab(page, 'Clients');
    const row = await search(page, 'Search clients', client.name);
    await page.mouse.move(0, 0);
    const figure = row.getByRole('gridcell', { name: '₹' });
    // as wide as A4 between its margins, which is narrower than the panel needs to stand at the side
    const onPaper = async (check: () => Promise<void>) => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 703, height: 1000 });
      await check();
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await onPaper(async () => {
      await expect(figure).toBeVisible();
      const gap = await figure.evaluate((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const table = cell.closest('table')?.getBoundingClientRect().right ?? 0;
        return Math.abs(table - text.getBoundingClientRect().right);
      });
      expect(gap).toBeLessThan(1);
    });
    await row.getByRole('link', { name: client.name }).click();
    await expect(page.getByRole('complementary', { name: 'Client' })).toContainText('Guards now');
    await onPaper(async () => {
      await expect(page.getByRole('heading', { name: 'Guards now' })).toBeVisible();
      await expect(page.getByRole('heading', { name: client.name })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Clients', includeHidden: true })).toBeHidden();
      const isWhole = await page
        .getByRole('heading', { name: 'History' })
        .evaluate(
          (heading) =>
            heading.closest('[data-raised]')?.scrollHeight === heading.closest('[data-raised]')?.clientHeight,
        );
      expect(isWhole).toBe(true);
    });
    await expect(page.getByRole('grid', { name: 'Clients' })).toBeVisible();
  },
);

test(
  'a new guard or client with the phone of another is added once it is confirmed, and the other one is a press away',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, site.admin);
    await openTab(page, 'Security Guards');
    const form = page.getByRole('dialog', { name: 'New guard' });
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'New guard' }).click();
      for (const [label, text] of [
        ['Name', name],
        ['Phone', '97300 12345'],
        ['Home city', ' Bhopal  '],
      ] as const)
        await form.getByLabel(label, { exact: true }).fill(text);
      await form.getByRole('button', { name: 'Add guard' }).click();
    };
    const record = page.getByRole('complementary', { name: 'Guard' });
    await add('Sunita Verma');
    await expect(record).toContainText('Sunita Verma');
    await record.getByRole('button', { name: 'Close' }).click();
    await add('Asha Verma');
    await expect(form.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
      'Sunita Verma has this phone',
    );
    await form.getByRole('link', { name: 'Sunita Verma' }).click();
    await expect(form).toHaveCount(0);
    await expect(record).toContainText('Sunita Verma');
    // what was typed is still there
    await record.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'New guard' }).click();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
    await form.getByRole('button', { name: 'Add guard' }).click();
    await form.getByRole('checkbox', { name: 'Both use this phone' }).check();
    await form.getByRole('button', { name: 'Add guard' }).click();
    await expect(record).toContainText('Asha Verma');
    const office = await adminApiClient(site);
    const { data } = (await office.call('GET', '/admin/guards?q=97300 12345')) as { data: unknown[] };
    expect(data).toHaveLength(2);
  },
);
