import { approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openTab } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back closes the dialog on top and nothing else', async ({ page, site }) => {
  await logIn(page, site.admin);
  await page.goto('/admin-dashboard');
  await openTab(page, 'Security Guards');
  await openTab(page, 'Clients');
  const clients = page.getByRole('tab', { name: /Clients/, selected: true });
  const newClient = page.getByRole('dialog', { name: 'New client' });
  const openNewClient = () => page.getByRole('button', { name: 'New client' }).click();

  await page.getByRole('button', { name: 'More for clients' }).click();
  await openNewClient();
  await newClient.getByLabel('Client', { exact: true }).fill('Tapovan Heights');
  await page.goBack();
  await expect(newClient).toHaveCount(0);
  await expect(clients).toBeVisible();

  await test.step('a panel that covers a phone, with what was typed', async () => {
    const bill = page.getByRole('dialog', { name: 'Generate Bill' });
    await page.getByRole('button', { name: 'Generate Bill' }).click();
    await bill.getByLabel('Description').fill('November');
    await page.goBack();
    await expect(bill).toHaveCount(0);
    await expect(clients).toBeVisible();
  });

  await test.step('a dialog that was closed otherwise takes no step of its own', async () => {
    await openNewClient();
    await expect(newClient.getByLabel('Client', { exact: true })).toHaveValue('Tapovan Heights');
    await newClient.getByRole('button', { name: 'Cancel' }).click();
    await expect(newClient).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('tab', { name: /Security Guards/, selected: true })).toBeVisible();
  });
});

test('Back after a choice in Find returns to the page before it', exhaustive, async ({ page, site }) => {
  const client = await approvedClient(site);
  await logIn(page, site.admin);
  await page.goto('/admin-dashboard?tab=security-guards');
  await expect(page.getByRole('tab', { name: /Security Guards/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill(client.name);
  await page
    .getByRole('option', { name: new RegExp(client.name) })
    .first()
    .click();
  await expect(page).toHaveURL(/client=/);
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/tab=security-guards$/);
});
