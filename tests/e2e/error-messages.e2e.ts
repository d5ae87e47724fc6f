import type { Page, Route } from '@playwright/test';
import {
  acceptedGuard,
  apiClient,
  approvedClient,
  assignGuard,
  generateBill,
  newAccount,
  uniqueAccount,
} from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  chooseOption,
  confirm,
  fillDay,
  fillSignup,
  logIn,
  openTab,
  search,
  submitLogin,
  toast,
  typeCode,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** How an API call fails: refused connection, HTML from a proxy, or an API error. */
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

test('a failed signup shows its error and can be retried; mismatched passwords send nothing', async ({
  page,
  site,
}) => {
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
});

test('a failed password reset shows its error at both steps and keeps the input', async ({ page, site }) => {
  const account = await newAccount(site, 'client');
  await page.goto('/forgot-password');
  await failWith(page, '/auth/forgot-password', 'html');
  await page.getByLabel('Email').fill(account.email);
  await page.locator('form').getByRole('button').last().click();
  await toast(page, 'Failed to send reset link');
  await page.unrouteAll();
  await page.locator('form').getByRole('button').last().click();
  await toast(page, 'Reset link sent successfully');
  await page.getByRole('textbox', { name: 'OTP' }).fill(await site.mailbox.code(account.email));
  await page.getByRole('button', { name: /verify/i }).click();
  await failWith(page, '/auth/reset-password', 'unreachable');
  await page.getByLabel('New password').fill('a new lamp for the gate');
  await page.getByLabel('Confirm password').fill('a new lamp for the gate');
  await page.getByRole('button', { name: /reset/i }).click();
  await toast(page, 'Failed to reset password');
  await expect(page.getByLabel('New password')).toHaveValue('a new lamp for the gate');
});

test(
  'each admin list that cannot be loaded shows its error and loads on Try again',
  exhaustive,
  async ({ page, site }) => {
    await approvedClient(site);
    const lists = [
      ['/admin/guards', 'Security Guards', 'Failed to fetch guards'],
      ['/admin/clients', 'Clients', /^Error fetching clients: ./],
      ['/admin/bills', 'Clients', /^Error fetching bills: ./],
      ['/admin/applications', 'Client Applications', 'Failed to fetch applications'],
      ['/admin/security-applications', 'Security Applications', 'Failed to fetch security applications'],
    ] as const;
    for (const [path] of lists) await failWith(page, path, 'html');
    await logIn(page, { ...site.admin, role: 'admin' });
    for (const [, tab, message] of lists) {
      await openTab(page, tab);
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    }
    await page.unrouteAll();
    await openTab(page, 'Client Applications');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
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
  await (await apiClient(site, applicant)).call('POST', '/client/submit-application', {
    serviceType: 'FULL_TIME',
    location: 'Nashik',
    startDate: inDays(8),
    endDate: inDays(38),
    numberOfGuards: 1,
  });
  await logIn(page, { ...site.admin, role: 'admin' });

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
    await page.getByRole('button', { name: 'Generate Bill' }).first().click();
    const panel = page
      .getByRole('complementary', { name: 'Generate Bill' })
      .or(page.getByRole('dialog', { name: 'Generate Bill' }));
    await chooseOption(panel, 'Client', served.name);
    await panel.getByLabel('Amount').fill('1000');
    await fillDay(panel, 'Due date', '2099-12-05');
    await panel.getByLabel('Description').fill('One night');
    await panel.getByLabel('Drive link').fill('https://drive.example/x');
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
    await openTab(page, 'Assign Guards');
    await chooseOption(page, 'Guard', free.name);
    await chooseOption(page, 'Client', unserved.name);
    await fillDay(page, 'Start date', inDays(8));
    await fillDay(page, 'End date', inDays(38));
    for (const [label, text] of [
      ['Street', 'Gate 2'],
      ['City', 'Pune'],
      ['State', 'Maharashtra'],
      ['PIN code', '411004'],
    ] as const) {
      await page.getByLabel(label).fill(text);
    }
    await failWith(page, '/admin/assign-guard', { status: 409, message: 'Guard is not available' });
    await page.getByRole('button', { name: 'Assign Guard', exact: true }).click();
    await toast(page, 'Failed to assign guard: Guard is not available');
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Guard is not available');
    await expect(page.getByLabel('Street')).toHaveValue('Gate 2');
  });
});

test(
  'a failed accept or decline of a job application shows its own error',
  exhaustive,
  async ({ page, site }) => {
    const guard = await newAccount(site, 'security');
    await (await apiClient(site, guard)).call('POST', '/security/application/submit', {
      fullName: guard.name,
      dateOfBirth: '1990-01-01',
      address: 'Nashik',
      phoneNumber: guard.phone,
      experience: 1,
      qualifications: 'Twelfth pass',
      documents: [],
    });
    await logIn(page, { ...site.admin, role: 'admin' });
    await openTab(page, 'Security Applications');
    const application = await search(page, 'Search security applications', guard.name);
    await failWith(page, '/admin/accept-security-application', 'html');
    await application.getByRole('button', { name: 'Accept' }).click();
    await toast(page, 'Failed to accept application');
    await failWith(page, '/admin/reject-security-application', 'html');
    await application.getByRole('button', { name: 'Decline' }).click();
    await confirm(page, `Decline the application of ${guard.name}?`, 'Decline');
    await toast(page, 'Failed to reject application');
  },
);

test('each failed call of the client dashboard shows its own error', exhaustive, async ({ page, site }) => {
  const client = await approvedClient(site);
  await failWith(page, '/client/profile', 'html');
  await failWith(page, '/client/bills', 'html');
  await logIn(page, client);
  await toast(page, 'Failed to fetch guard information');
  await openTab(page, 'Bills');
  await toast(page, 'Failed to fetch bills');
  await openTab(page, 'Apply for Service');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Location is required').first()).toBeVisible();
  await page.getByLabel('Location').fill('Anand Vihar');
  await fillDay(page, 'Start date', inDays(18));
  await fillDay(page, 'End date', inDays(9));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('End date must not be before the start date').first()).toBeVisible();
  await fillDay(page, 'End date', inDays(28));
  await failWith(page, '/client/submit-application', 'unreachable');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Failed to submit application');
  await expect(page.getByLabel('Location')).toHaveValue('Anand Vihar');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application submitted successfully!');
});

test('each failed call of the guard dashboard shows its own error', exhaustive, async ({ page, site }) => {
  const guard = await newAccount(site, 'security');
  await failWith(page, '/security/profile', 'unreachable');
  await logIn(page, guard);
  await toast(page, 'Failed to fetch assignments');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await openTab(page, 'Apply for Job');
  await page.getByLabel('Full name').fill(guard.name);
  await fillDay(page, 'Date of birth', '1994-03-08');
  await page.getByLabel('Address').fill('Kothrud');
  await page.getByLabel('Phone number').fill(guard.phone);
  await page.getByLabel('Experience').fill('2');
  await page.getByLabel('Qualifications').fill('Tenth pass');
  await failWith(page, '/security/application/submit', 'html');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Error submitting application. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  await toast(page, 'Application submitted successfully!');
});
