import type { Role } from '@prahari/contract/roles';
import { apiClient, newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openTab, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const dashboards = ['/admin-dashboard', '/client-dashboard', '/security-dashboard'];

test('a visitor is redirected from dashboards to login and from OTP verification to signup', async ({
  page,
}) => {
  for (const path of dashboards) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\/?$/);
  }
  await page.goto('/otp-verification');
  await expect(page).toHaveURL(/\/signup\/?$/);
});

test('each role is redirected from the dashboards of other roles to the landing page', async ({
  page,
  site,
}) => {
  for (const role of ['client', 'security', 'admin'] as const satisfies Role[]) {
    await logIn(page, role === 'admin' ? { ...site.admin, role } : await newAccount(site, role));
    for (const path of dashboards.filter((one) => one !== `/${role}-dashboard`)) {
      await page.goto(path);
      await expect(page).toHaveURL(`${site.url}/`);
    }
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/${role}-dashboard`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();
    await page.goto(`/${role}-dashboard`);
    await expect(page).toHaveURL(/\/login\/?$/);
  }
});

test('an unknown path redirects to the landing page, also on a static host that serves 404.html', async ({
  page,
  site,
}) => {
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL(`${site.url}/`);
  await page.route('**/nowhere', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', path: 'dist/404.html' }),
  );
  await page.goto('/nowhere').catch(() => {});
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Security Services');
});

test('a role edited in local storage shows no admin data', async ({ page, site }) => {
  await logIn(page, await newAccount(site, 'client'));
  await page.evaluate(() => localStorage.setItem('role', 'admin'));
  await page.goto('/admin-dashboard?tab=security-guards');
  await toast(page, 'Failed to fetch guards');
  await expect(page.getByRole('row')).toHaveCount(0);
});

test(
  'logging out in one tab logs out the other and Back shows no private data',
  exhaustive,
  async ({ page, context, site }) => {
    const account = await newAccount(site, 'client');
    await logIn(page, account);
    const other = await context.newPage();
    await other.goto('/client-dashboard');
    await expect(other.getByRole('tab', { name: 'Guard Status', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(other).toHaveURL(`${site.url}/`);
    await page.goBack();
    await expect(page).toHaveURL(/\/login\/?$/);
  },
);

test('an ended session leads to login with a message, and login returns to the same tab', async ({
  page,
  site,
}) => {
  const account = await newAccount(site, 'client');
  await logIn(page, account);
  await expect(page.getByText('No guards yet')).toBeVisible();
  const { call } = await apiClient(site, account);
  const { data } = (await call('GET', '/auth/sessions')) as { data: { _id: string; current: boolean }[] };
  for (const session of data.filter((one) => !one.current))
    await call('DELETE', `/auth/sessions/${session._id}`);
  await openTab(page, 'Bills');
  await expect(page).toHaveURL(/\/login\/?$/);
  await toast(page, 'Your session has ended. Please log in again.');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/client-dashboard\/?\?tab=bills$/);
});
