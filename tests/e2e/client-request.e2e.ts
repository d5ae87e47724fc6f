import { acceptedGuard, newAccount, requestGuards, uniqueAccount } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import {
  fillAssignment,
  fillBill,
  fillDay,
  logIn,
  logInByForm,
  openTab,
  row,
  search,
  signUp,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a client signs up, requests guards, and sees the assigned guard and the bill', async ({
  page,
  browser,
  site,
}) => {
  const client = uniqueAccount('client');
  const guard = await acceptedGuard(site);

  await test.step('the client signs up, verifies, logs in and submits a request', async () => {
    await signUp(page, client, site.mailbox.code);
    await logInByForm(page, client);
    await openTab(page, 'Apply for Service');
    await page.getByLabel('Service type').selectOption({ label: 'Night Shift' });
    await page.getByLabel('Location').fill('Anand Vihar, 14 Prabhat Road, Pune');
    await fillDay(page, 'Start date', inDays(8));
    await fillDay(page, 'End date', '2031-12-31');
    await page.getByLabel('Number of guards').fill('3');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application submitted successfully!');
  });

  await test.step('the client asks for one more guard while the request waits', async () => {
    await row(page, 'Anand Vihar').getByRole('button', { name: 'Change' }).click();
    const form = page.getByRole('dialog', { name: 'Change application' });
    await expect(form.getByLabel('Location')).toHaveValue('Anand Vihar, 14 Prabhat Road, Pune');
    await form.getByLabel('Number of guards').fill('4');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Application changed');
    await expect(row(page, 'Anand Vihar').getByText('4 guards')).toBeVisible();
  });

  const office = await browser.newPage();
  await test.step('the admin accepts, assigns a guard and generates a bill', async () => {
    await logIn(office, site.admin);
    await openTab(office, 'Client Applications');
    const application = await search(office, 'Search client applications', client.email);
    await application.getByRole('button', { name: 'Accept' }).click();
    await toast(office, 'Application approved successfully');

    const days = { from: inDays(8), to: '2031-12-31' };
    await fillAssignment(office, { guard: guard.name, client: client.name, ...days });
    await office.getByLabel('Shift').selectOption('night');
    await office.getByRole('button', { name: 'Assign Guard', exact: true }).click();
    await toast(office, 'Guard assigned successfully');

    await openTab(office, 'Clients');
    const bill = { client: client.name, amount: '146500', description: 'Guards for December' };
    const panel = await fillBill(office, bill);
    await expect(panel.getByText('One lakh forty-six thousand five hundred rupees')).toBeVisible();
    await panel.getByRole('button', { name: 'Generate Bill' }).click();
    await toast(office, 'Bill generated successfully');
  });
  await office.close();

  await test.step('the client sees guard and bill', async () => {
    await openTab(page, 'Guard Status');
    await page.reload();
    await expect(page.getByText(guard.name)).toBeVisible();
    await openTab(page, 'Bills');
    const own = page.getByRole('grid', { name: 'Bills' });
    await expect(own.getByText('₹1,46,500.00')).toBeVisible();
    await expect(own.getByText('5 Dec 2099')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0);
  });
});

test('a client who looked at older requests sees the newest ones on the first tab', async ({
  page,
  site,
}) => {
  const client = await newAccount(site, 'client');
  for (const place of ['Nashik', 'Satara', 'Thane', 'Pune', 'Nagpur', 'Latur'])
    await requestGuards(site, client, { location: place });
  await logIn(page, client);
  await openTab(page, 'Apply for Service');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(row(page, 'Nashik')).toBeVisible();
  await openTab(page, 'Guard Status');
  await expect(page.getByText('Latur')).toBeVisible();
});
