import { acceptedGuard, approvedClient, newAccount, requestGuards } from './support/accounts.ts';
import { chooseOption, fillAssignment, logIn, openTab, search, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a guard who was just assigned is no longer offered, even when chosen before the tab was opened again', async ({
  page,
  site,
}) => {
  const [client, guard] = [await approvedClient(site), await acceptedGuard(site)];
  await approvedClient(site);
  await acceptedGuard(site);
  await logIn(page, site.admin);
  await openTab(page, 'Assign Guards');
  await chooseOption(page, 'Guard', guard.name);
  await openTab(page, 'Clients');
  await fillAssignment(page, {
    guard: guard.name,
    client: client.name,
    from: '2026-11-12',
    to: '2031-11-23',
  });
  await page.getByRole('button', { name: 'Assign Guard', exact: true }).click();
  await toast(page, 'Guard assigned successfully');
  const box = page.getByRole('combobox', { name: 'Guard' });
  await box.fill(guard.name);
  await expect(page.getByText('No guard is available')).toBeVisible();
});

test('the reason of a declined request is not there when another answer follows an undo', async ({
  page,
  site,
}) => {
  const client = await newAccount(site, 'client');
  await requestGuards(site, client);
  await logIn(page, site.admin);
  await openTab(page, 'Client Applications');
  const request = await search(page, 'Search client applications', client.name);
  await request.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/Reason/).fill('No guards in Nashik');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await request.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByLabel(/Reason/)).toHaveValue('');
});
