import { acceptedGuard, approvedClient, assignGuard, uniqueAccount } from './support/accounts.ts';
import {
  fillAssignment,
  fillDay,
  logIn,
  logInByForm,
  openTab,
  search,
  signUp,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a guard signs up, applies, is accepted and assigned, takes a break and completes the assignment', async ({
  page,
  browser,
  site,
}) => {
  const guard = uniqueAccount('security');
  const client = await approvedClient(site);
  const office = await browser.newPage();

  await test.step('the guard signs up and applies', async () => {
    await signUp(page, guard, site.mailbox.code);
    await logInByForm(page, guard);
    await openTab(page, 'Apply for Job');
    await page.getByLabel('Full name').fill(guard.name);
    await fillDay(page, 'Date of birth', '1994-03-08');
    await page.getByLabel('Address').fill('Lane 4, Kothrud, Pune');
    await page.getByLabel('Phone number').fill(guard.phone);
    await page.getByLabel('Experience').fill('6');
    await page.getByLabel('Qualifications').fill('Fire safety, First aid');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application submitted successfully!');
  });

  await test.step('the admin accepts and assigns', async () => {
    await logIn(office, site.admin);
    await openTab(office, 'Security Applications');
    const application = await search(office, 'Search security applications', guard.name);
    await application.getByRole('button', { name: 'Accept' }).click();
    await toast(office, 'Application accepted successfully');
    const days = { from: '2026-11-12', to: '2031-11-23' };
    await fillAssignment(office, { guard: guard.name, client: client.name, ...days });
    await office.getByRole('button', { name: 'Assign Guard', exact: true }).click();
    await toast(office, 'Guard assigned successfully');
  });
  await office.close();

  await test.step('the guard takes a break and completes the assignment', async () => {
    await page.reload();
    await openTab(page, 'Assignments');
    await expect(page.getByRole('heading', { name: client.name })).toBeVisible();
    await expect(page.getByText('08:00–20:00').first()).toBeVisible();
    await page.getByText('On break', { exact: true }).click();
    await toast(page, 'Status updated successfully');
    await expect(page.getByRole('radio', { name: 'On break' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'On break' })).toBeChecked();
    await page.getByText('Completed', { exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByText('Your assignment has been completed')).toBeVisible();
  });

  await test.step('the client sees that the guard was withdrawn, also beside one who remains', async () => {
    const clientPage = await browser.newPage();
    await logIn(clientPage, client);
    const told = clientPage
      .getByRole('listitem')
      .filter({ hasText: guard.name })
      // Among those who can be rated as well.
      .filter({ hasNotText: 'Not rated yet' });
    await expect(told).toContainText('Guard has been withdrawn from your service');
    const other = await acceptedGuard(site);
    await assignGuard(site, other.guardId, client.clientId);
    await clientPage.reload();
    await expect(clientPage.getByRole('article', { name: other.name })).toBeVisible();
    await expect(told).toContainText('Guard has been withdrawn from your service');
    await clientPage.close();
  });
});
