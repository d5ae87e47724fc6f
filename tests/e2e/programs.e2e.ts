import { startReceiver } from '../../packages/api/testing/webhook-receiver.ts';
import { exhaustive } from './support/exhaustive.ts';
import { confirm, logIn, openFromMenu, openTab, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('an admin gives a program a token, and revokes it', exhaustive, async ({ page, site }) => {
  await logIn(page, site.admin);
  await openFromMenu(page, 'Account');
  const account = page.getByRole('dialog', { name: 'Account' });
  await account.getByRole('button', { name: 'New API token' }).click();
  await account.getByLabel('Name').fill('Payroll');
  await account.getByRole('button', { name: 'Make the token' }).click();
  await expect(account.getByText('Choose at least one scope').last()).toBeVisible();
  await account.getByRole('checkbox', { name: 'Guards: read' }).check();
  await account.getByRole('button', { name: 'Make the token' }).click();
  const secret = (await account.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^prahari_[\w-]{43}$/);
  await account.getByRole('button', { name: 'I have copied it' }).click();

  const call = (path: string) =>
    page.request.get(`${site.url}/api${path}`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await call('/admin/guards?limit=1')).status()).toBe(200);
  expect((await call('/admin/bills?limit=1')).status()).toBe(403);
  await page.reload();
  await openFromMenu(page, 'Account');
  const token = account.getByRole('list', { name: 'API tokens' }).getByRole('listitem').first();
  await expect(token).toContainText('Payroll');
  await expect(token).toContainText('Last used');
  await expect(account.getByText(secret)).toHaveCount(0);
  await token.getByRole('button', { name: 'Revoke API token: Payroll' }).click();
  await token.getByRole('button', { name: 'Revoke now: Payroll' }).click();
  await toast(page, 'API token revoked');
  expect((await call('/admin/guards?limit=1')).status()).toBe(401);
});

test('an admin adds a webhook, tests it, sends a delivery again and deletes it', async ({ page, site }) => {
  const receiver = await startReceiver();
  await logIn(page, site.admin);
  await openFromMenu(page, 'Records');
  await openTab(page, 'Webhooks');
  const records = page.getByRole('dialog', { name: 'Records' });
  await records.getByRole('button', { name: 'New webhook' }).click();
  await records.getByLabel('Address').fill(receiver.url);
  await records.getByRole('checkbox', { name: 'Bill paid' }).check();
  await records.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(records.locator('code')).toHaveText(/^whsec_/);
  await records.getByRole('button', { name: 'I have copied it' }).click();
  await records.getByRole('button', { name: `Send a test to ${receiver.url}` }).click();
  await toast(page, 'A test is on its way');
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect(records.getByRole('list', { name: 'Deliveries' })).toContainText('Delivered');
  const delivery = records
    .getByRole('list', { name: 'Deliveries' })
    .getByRole('listitem')
    .filter({ hasText: receiver.url })
    .first();
  await delivery.getByRole('button', { name: /^Send again: Test/ }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  await records.getByRole('button', { name: `Delete ${receiver.url}` }).click();
  await confirm(page, 'Are you sure you want to delete this webhook?', 'Delete webhook');
  await toast(page, 'Webhook deleted');
  await expect(records.getByRole('button', { name: `Delete ${receiver.url}` })).toHaveCount(0);
  await receiver.stop();
});
