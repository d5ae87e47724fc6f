import { adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { chooseCommand, fillDay, logIn, openFromMenu, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 768, 1366])
  test.describe(`at ${width} px`, width === 390 ? {} : exhaustive, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the office enters the company at ${width} px: a typing error is named as it is typed, a reload loses nothing, one press saves`, async ({
      page,
      site,
    }) => {
      const api = await adminApiClient(site);
      await api.call('PUT', '/admin/company', { gstins: [], pan: '', holidays: [], attendance: 'off' });
      await logIn(page, site.admin);
      await openFromMenu(page, 'Company');
      await expect(page).toHaveURL(/\?tab=company$/);
      await page.getByLabel('Legal name').fill(`Prahari Security ${width}`);
      await page.getByRole('button', { name: 'Add a GSTIN' }).click();
      const gstin = page.getByRole('textbox', { name: 'GSTIN', exact: true });
      await gstin.fill('27AAPFU0939F1ZX');
      await expect(page.getByText('GSTIN has a typing error')).toBeVisible();
      await gstin.fill('27AAPFU0939F1ZV');
      await expect(page.getByText('Maharashtra, PAN AAPFU0939F')).toBeVisible();
      await page.getByLabel('Registered address').fill('4 Main Road\nBengaluru 560001');
      await page.getByLabel('PAN', { exact: true }).fill('AAPFU0939F');
      await expect(page.getByText('PIN code 560001 is not in Maharashtra')).toBeVisible();

      await page.reload();
      await expect(gstin).toHaveValue('27AAPFU0939F1ZV');
      await expect(page.getByText('Changes are not saved yet')).toBeVisible();
      await page.getByLabel('Registered address').fill('12 Hill Road\nMumbai 400050');
      await page.getByRole('radio', { name: 'On' }).check();
      await page.getByRole('button', { name: 'Add a holiday' }).click();
      const holiday = page.getByRole('group', { name: 'Holiday 1' });
      await fillDay(page, 'Day', '2027-01-26');
      await holiday.getByLabel('Name').fill('Republic Day');
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Company saved');
      await expect(page.getByText('No changes')).toBeVisible();
      expect(await api.call('GET', '/admin/company')).toMatchObject({
        data: {
          legalName: `Prahari Security ${width}`,
          gstins: [{ gstin: '27AAPFU0939F1ZV', address: '12 Hill Road\nMumbai 400050', isDefault: true }],
          attendance: 'on',
          holidays: [{ day: '2027-01-26', name: 'Republic Day' }],
        },
      });
    });
  });

test(
  'an admin who saves after another one keeps what was typed, sees what the other saved, and saves again',
  exhaustive,
  async ({ page, site }) => {
    const api = await adminApiClient(site);
    await logIn(page, site.admin);
    await chooseCommand(page, 'open company', /^Open company/);
    await page.getByLabel('EPF code').fill('PUPUN0012345000');
    await api.call('PUT', '/admin/company', { esiCode: '33000123450000999' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed the company meanwhile');
    await expect(page.getByLabel('ESI code')).toHaveValue('33000123450000999');
    await expect(page.getByLabel('EPF code')).toHaveValue('PUPUN0012345000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Company saved');
    expect(await api.call('GET', '/admin/company')).toMatchObject({
      data: { epfCode: 'PUPUN0012345000', esiCode: '33000123450000999' },
    });
  },
);

test(
  'the office enters the tax facts of a client on its record, and the State follows the GSTIN',
  exhaustive,
  async ({ page, site }) => {
    const { clientId } = await approvedClient(site);
    await logIn(page, site.admin);
    await page.goto(`${new URL(page.url()).pathname}?tab=clients&client=${clientId}`);
    await page.getByRole('button', { name: 'Change tax and billing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tax and billing' });
    await dialog.getByLabel('GSTIN or UIN').fill('29AAGCB7383J1Z4');
    await expect(dialog.getByLabel('State')).toHaveValue('29 Karnataka');
    await dialog.getByLabel('TDS', { exact: true }).fill('2');
    await dialog.getByLabel('Days of credit').fill('30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Tax and billing saved');
    const record = page.getByRole('complementary', { name: 'Client' });
    await expect(record.getByText('Karnataka (29)')).toBeVisible();
    await expect(record.getByText('30 days', { exact: true })).toBeVisible();
  },
);
