import { acceptedGuard, approvedClient, assignGuard, uniqueAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('the audit log shows an admin who did what and can be searched by name', async ({ page, site }) => {
  const [guard, client] = [await acceptedGuard(site), await approvedClient(site)];
  await assignGuard(site, guard.guardId, client.clientId);
  await logIn(page, site.admin);
  await openFromMenu(page, 'Records');
  const records = page.getByRole('dialog', { name: 'Records' });
  await records.getByRole('searchbox', { name: 'Search activity' }).fill(client.name);
  await expect(records.getByText(`assigned ${guard.name} to ${client.name}`)).toBeVisible();
  await expect(records.getByText(`accepted ${client.name}’s request for guards`)).toBeVisible();
  await records.getByRole('button', { name: 'Assignments' }).click();
  await expect(records.getByRole('listitem')).toHaveCount(1);
  const year = records.getByRole('spinbutton', { name: /year/ });
  await records.getByRole('spinbutton', { name: /day/ }).fill('31');
  await page.keyboard.type('12');
  await year.fill('2020');
  await expect(records.getByText('No activity found')).toBeVisible();
  await records.getByRole('button', { name: 'Show all activity' }).click();
  await expect(year).toHaveText('yyyy');
  await expect(records.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(records).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a refused mail that an admin retries is delivered', exhaustive, async ({ page, site }) => {
  const person = uniqueAccount('client');
  site.mailbox.refuse(person.email);
  const { name, email, role, phone, password } = person;
  const signup = { name, email, role, phone, password, confirmPassword: password };
  expect((await page.request.post('/api/auth/register', { data: signup })).status()).toBe(201);
  await logIn(page, site.admin);
  /** Reopens the list, since mail is sent in the background. Another test's mail may be in it. */
  const openUndelivered = async () => {
    await page.keyboard.press('Escape');
    await openFromMenu(page, 'Records');
    await page.getByRole('tab', { name: 'Undelivered mail' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Undelivered mail' })).not.toContainText('Loading');
  };
  const row = page.getByRole('tabpanel', { name: 'Undelivered mail' }).getByText(email);
  await expect(async () => {
    await openUndelivered();
    await expect(page.getByText('The address was refused (550).').first()).toBeVisible({ timeout: 3_000 });
    await expect(row.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  site.mailbox.accept(email);
  await page.getByRole('button', { name: `Send again to ${email}` }).click();
  await toast(page, 'The mail is being sent again');
  expect(await site.mailbox.code(email)).toMatch(/^\d{6}$/);
  await expect(async () => {
    await openUndelivered();
    await expect(row).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
});
