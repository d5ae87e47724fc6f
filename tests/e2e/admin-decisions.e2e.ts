import { UNDO_MAIL_DELAY_MS } from '../../packages/api/src/audit/undoable.service.ts';
import {
  acceptedGuard,
  applyForJob,
  approvedClient,
  assignGuard,
  generateBill,
  newAccount,
  requestGuards,
} from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { confirm, logIn, openTab, search, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a guard is withdrawn and a bill is paid and deleted once the admin confirms', async ({
  page,
  site,
}) => {
  const [guard, client] = [await acceptedGuard(site), await approvedClient(site)];
  await assignGuard(site, guard.guardId, client.clientId);
  const number = await generateBill(site, client.clientId);
  await logIn(page, site.admin);
  await openTab(page, 'Clients');
  const found = await search(page, 'Search clients', client.name);
  await expect(found.getByText('Assigned', { exact: true })).toBeVisible();
  await found.getByRole('button', { name: /^Withdraw/ }).click();
  await confirm(page, 'Are you sure you want to withdraw this guard?', 'Cancel');
  await expect(found.getByText('Assigned', { exact: true })).toBeVisible();
  await found.getByRole('button', { name: /^Withdraw/ }).click();
  await confirm(page, 'Are you sure you want to withdraw this guard?', 'Withdraw');
  await toast(page, 'Guard withdrawn successfully');
  await expect(found.getByText('Unassigned', { exact: true })).toBeVisible();
  // the button that had focus is removed
  await expect(found).toBeFocused();

  const bill = await search(page, 'Search bills', number);
  await expect(bill.getByText('₹1,24,000.50')).toBeVisible();
  await bill.getByRole('button', { name: /^Mark as Paid/ }).click();
  await toast(page, 'Bill marked as paid successfully');
  await expect(bill.getByText('Paid', { exact: true })).toBeVisible();
  await expect(bill.getByRole('button', { name: /^Mark as Paid/ })).toHaveCount(0);
  await expect(bill).toBeFocused();
  await bill.getByRole('button', { name: /^Delete/ }).click();
  await confirm(page, 'Are you sure you want to delete this bill?', 'Delete');
  await toast(page, 'Bill deleted successfully');
  // the row keeps its place until pointer and focus have left
  await expect(bill).toContainText('No longer in this list');
  await expect(bill).toBeFocused();
  await page.mouse.move(0, 0);
  await page.getByRole('searchbox', { name: 'Search bills' }).focus();
  await expect(page.getByText(`No bill found for "${number}"`)).toBeVisible();
});

test(
  'a declined application of either kind shows Declined and loses its buttons and a guard is told the reason',
  exhaustive,
  async ({ page, browser, site }) => {
    const [client, guard] = [await newAccount(site, 'client'), await newAccount(site, 'security')];
    await requestGuards(site, client);
    await applyForJob(site, guard);
    await logIn(page, site.admin);
    await openTab(page, 'Client Applications');
    const request = await search(page, 'Search client applications', client.email);
    await request.getByRole('button', { name: 'Decline' }).click();
    await confirm(page, `Decline the application of ${client.name}?`, 'Decline');
    await toast(page, 'Application rejected successfully');
    await expect(request.getByText('Declined')).toBeVisible();
    await expect(request.getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0);
    await openTab(page, 'Security Applications');
    const application = await search(page, 'Search security applications', guard.name);
    await application.getByRole('button', { name: 'Decline' }).click();
    const reason = page.getByRole('textbox', { name: /^Reason/ });
    await reason.fill('No post is free in Nashik.');
    await page.route('**/api/admin/reject-security-application', (route) => route.abort(), { times: 1 });
    await confirm(page, `Decline the application of ${guard.name}?`, 'Decline');
    await toast(page, 'Failed to reject application');
    await application.getByRole('button', { name: 'Decline' }).click();
    await expect(reason, 'the reason that could not be sent').toHaveValue('No post is free in Nashik.');
    await confirm(page, `Decline the application of ${guard.name}?`, 'Decline');
    await toast(page, 'Application rejected successfully');
    await expect(application.getByText('Declined')).toBeVisible();
    const mail = await site.mailbox.next(guard.email, { heldMs: UNDO_MAIL_DELAY_MS });
    expect(mail.text).toContain('The reason: No post is free in Nashik.');
    const phone = await browser.newPage();
    await logIn(phone, guard);
    await openTab(phone, 'Apply for Job');
    await expect(phone.getByText('No post is free in Nashik.')).toBeVisible();
    await phone.close();
  },
);
