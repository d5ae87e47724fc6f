import type { Page } from '@playwright/test';
import { demoLogins, demoTest } from './support/demo-company.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { expect } from './support/test.ts';

// A name that is not there fails at once, not when the test's time is over.
demoTest.use({ actionTimeout: 10_000 });

const MONEY = '/admin-dashboard?tab=money&view=';

/** Forms in dialogs: the page, the button that opens one, and a field. */
const forms = {
  admin: [
    [`${MONEY}payments`, /^Void ./, 'Reason'],
    [`${MONEY}calls`, /^Note a call/, 'Note'],
    ['/admin-dashboard?tab=problems', /^Answer /, 'Answer'],
  ],
  client: [
    ['/client-dashboard', /^Rate/, 'In a few words'],
    ['/client-dashboard', /^Report a problem/, 'What happened'],
    ['/client-dashboard?tab=apply-for-service', /^Change/, 'Additional details'],
  ],
} as const;

async function expectKept(page: Page, role: keyof typeof forms): Promise<void> {
  await logIn(page, demoLogins[role]);
  for (const [path, button, label] of forms[role])
    await demoTest.step(`${path} ${label}`, async () => {
      const open = page.getByRole('button', { name: button }).last();
      const field = page.getByRole('dialog').getByRole('textbox', { name: label });
      // Only once all guards are there the last button is the same one again.
      await page.goto(path, { waitUntil: 'networkidle' });
      await open.click();
      await field.fill('Spoke on the phone, calls back');
      await page.reload({ waitUntil: 'networkidle' });
      await open.click();
      await expect(field).toHaveValue('Spoke on the phone, calls back');
    });
}

demoTest('what a client types into a dialog survives a reload', exhaustive, ({ page }) =>
  expectKept(page, 'client'),
);
demoTest('what the office types into a dialog survives a reload', exhaustive, ({ page }) =>
  expectKept(page, 'admin'),
);

demoTest('a certificate typed for one quarter is not in the form of another one', async ({ page }) => {
  await logIn(page, demoLogins.admin);
  await page.goto(`${MONEY}tds`);
  const quarter = page.getByRole('combobox', { name: 'Quarter' });
  const record = page.getByRole('button', { name: /^Record certificate of/ });
  const number = page.getByRole('dialog').getByRole('textbox', { name: 'Certificate number' });
  const clients = async (index: number) => {
    await quarter.selectOption({ index });
    await expect(record.first()).toBeVisible();
    return record.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  };
  const first = await clients(0);
  const name = (await clients(1)).find((one) => first.includes(one)) ?? '';
  await page.getByRole('button', { name }).click();
  await number.fill('ABCD131');
  await page.keyboard.press('Escape');
  await quarter.selectOption({ index: 0 });
  await page.getByRole('button', { name }).click();
  await expect(number).toHaveValue('');
});
