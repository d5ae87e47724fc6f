import type { Page, Route } from '@playwright/test';
import {
  acceptedGuard,
  approvedClient,
  assignGuard,
  generateBill,
  newAccount,
  requestGuards,
  uniqueAccount,
} from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  confirm,
  fillAssignment,
  fillBill,
  fillSignup,
  logIn,
  openTab,
  search,
  submitLogin,
  toast,
  typeCode,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** A way an API call fails: refused connection, HTML from a proxy, or an API error. */
type Failure = 'unreachable' | 'html' | { status: number; message: string };

const fulfill = (route: Route, failing: Failure): Promise<void> => {
  if (failing === 'unreachable') return route.abort('connectionrefused');
  if (failing === 'html')
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  return route.fulfill({
    status: failing.status,
    json: { success: false, code: 'test', message: failing.message },
  });
};

async function failWith(page: Page, path: string, failing: Failure): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => fulfill(route, failing),
  );
}

test('a failed login shows the server’s message or the default one and keeps the input', async ({ page }) => {
  const person = { role: 'client' as const, email: 'asha@example.com', password: 'whatever it is' };
  await page.goto('/login');
  await failWith(page, '/auth/login', 'html');
  await submitLogin(page, person);
  await toast(page, 'Login failed. Please check your credentials.');
  await page.unrouteAll();
  await submitLogin(page, person);
  await toast(page, 'Invalid credentials');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
});

test(
  'a failed signup shows its error and can be retried; mismatched passwords send nothing',
  exhaustive,
  async ({ page, site }) => {
    const person = uniqueAccount('client');
    let calls = 0;
    await page.route('**/api/auth/register', (route) => {
      calls += 1;
      return calls === 1 ? route.abort() : route.fallback();
    });
    await page.goto('/signup');
    await fillSignup(page, person);
    await page.getByLabel('Confirm password').fill('something else');
    const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
    await submit.click();
    await expect(page.getByText('Passwords do not match').first()).toBeVisible();
    expect(calls).toBe(0);
    await page.getByLabel('Confirm password').fill(person.password);
    await submit.click();
    await toast(page, 'Something went wrong. Please try again.');
    await expect(page.getByLabel('Full name')).toHaveValue(person.name);
    await submit.dblclick();
    await expect(page).toHaveURL(/\/otp-verification\/?$/);
    expect(calls).toBe(2);

    await test.step('a wrong code and a failed resend show their errors', async () => {
      await site.mailbox.code(person.email);
      await typeCode(page, '000000');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await toast(page, 'Invalid OTP');
      await page.clock.install();
      await page.reload();
      await page.clock.fastForward(61_000);
      await failWith(page, '/auth/resend-otp', 'unreachable');
      await page.getByRole('button', { name: 'Resend OTP' }).click();
      await expect(page.getByText('Failed to resend OTP')).toBeVisible();
    });
  },
);

test('each failed admin action shows its error and changes nothing', exhaustive, async ({ page, site }) => {
  const [busy, free] = [await acceptedGuard(site), await acceptedGuard(site)];
  const [served, unserved, applicant] = [
    await approvedClient(site),
    await approvedClient(site),
    await newAccount(site, 'client'),
  ];
  await assignGuard(site, busy.guardId, served.clientId);
  const number = await generateBill(site, served.clientId);
  await requestGuards(site, applicant);
  await logIn(page, site.admin);

  await test.step('bills', async () => {
    await openTab(page, 'Clients');
    const bill = await search(page, 'Search bills', number);
    await failWith(page, '/admin/bills/mark-paid', 'html');
    await bill.getByRole('button', { name: /^Mark as Paid/ }).click();
    await toast(page, 'Error marking bill as paid');
    await failWith(page, '/admin/bills/delete', 'unreachable');
    await bill.getByRole('button', { name: /^Delete/ }).click();
    await confirm(page, 'Are you sure you want to delete this bill?', 'Delete');
    await toast(page, 'Error deleting bill');
    await page.keyboard.press('Escape');
  });

  await test.step('a bill that cannot be generated shows the server’s message or the default one and keeps the form', async () => {
    const bill = { client: served.name, amount: '1000', description: 'One night' };
    const panel = await fillBill(page, bill);
    await failWith(page, '/admin/generate-bill', 'html');
    await panel.getByRole('button', { name: 'Generate Bill' }).click();
    await toast(page, 'Failed to generate bill');
    await page.unrouteAll();
    await failWith(page, '/admin/generate-bill', { status: 409, message: 'The books are closed' });
    await panel.getByRole('button', { name: 'Generate Bill' }).click();
    await toast(page, 'The books are closed');
    await expect(panel.getByLabel('Description')).toHaveValue('One night');
    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Generate Bill' }).click();
    await toast(page, 'Bill generated successfully');
    await page.keyboard.press('Escape');
  });

  await test.step('withdrawing a guard', async () => {
    const client = await search(page, 'Search clients', served.name);
    await failWith(page, '/admin/withdraw-guard', 'html');
    await client.getByRole('button', { name: /^Withdraw/ }).click();
    await confirm(page, 'Are you sure you want to withdraw this guard?', 'Withdraw');
    await toast(page, 'Failed to withdraw guard');
    await page.keyboard.press('Escape');
  });

  await test.step('accepting an application', async () => {
    await openTab(page, 'Client Applications');
    const request = await search(page, 'Search client applications', applicant.email);
    await failWith(page, '/admin/accept-application', 'unreachable');
    await request.getByRole('button', { name: 'Accept' }).click();
    await toast(page, 'Failed to respond to application');
    await expect(request.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  await test.step('assigning a guard', async () => {
    const days = { from: inDays(8), to: inDays(38) };
    await fillAssignment(page, { guard: free.name, client: unserved.name, ...days });
    await failWith(page, '/admin/assign-guard', { status: 409, message: 'Guard is not available' });
    await page.getByRole('button', { name: 'Assign Guard', exact: true }).click();
    await toast(page, 'Failed to assign guard: Guard is not available');
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Guard is not available');
    await expect(page.getByLabel('Street')).toHaveValue('14 Prabhat Road');
  });
});
