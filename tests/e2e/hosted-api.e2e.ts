import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ANY_API } from '../../packages/api/src/http/site-files.ts';
import { inDays } from './support/days.ts';
import { type HostedApi, startHostedApi } from './support/hosted-api.ts';
import {
  chooseOption,
  confirm,
  fillDay,
  openFromMenu,
  openTab,
  row,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { type RunningServer, startServer } from './support/server.ts';

const root = join(import.meta.dirname, '../..');

let api: HostedApi;
let site: RunningServer;
let folder: string;

/** The site built for any other origin as in a release, started with a PUBLIC_API_URL that ends in /api. */
test.beforeAll(async () => {
  api = await startHostedApi(() => site.url);
  folder = mkdtempSync(join(tmpdir(), 'prahari-hosted-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    {
      cwd: root,
      env: { ...process.env, PUBLIC_API_URL: ANY_API },
    },
  );
  site = await startServer({ PUBLIC_API_URL: `${api.url}/api` }, folder);
});
test.afterAll(async () => {
  await site?.stop();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.describe.configure({ mode: 'serial' });

const person = (role: 'admin' | 'client' | 'security') => ({
  role,
  email: ' Office@Old.example ',
  password: 'a password',
});

test('an admin uses the dashboard with bare and nested lists, ids instead of objects and unknown statuses', async ({
  page,
}) => {
  await page.goto(`${site.url}/login`);
  await submitLogin(page, { ...person('admin'), password: 'wrong' });
  await toast(page, 'Login failed. Please check your credentials.');
  await submitLogin(page, person('admin'));
  await expect(page).toHaveURL(/admin-dashboard/);
  expect(api.state.bodies['/auth/login']).toEqual({
    email: 'office@old.example',
    password: 'a password',
    role: 'admin',
  });

  await expect(row(page, 'Ramesh Old').getByText('On leave')).toBeVisible();
  await row(page, 'Ramesh Old')
    .getByRole('button', { name: /review/ })
    .click();
  await expect(page.getByText('Always on time')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search guards' }).fill('nobody at all');
  await expect(row(page, 'Ramesh Old')).toHaveCount(0);

  await openTab(page, 'Clients');
  await expect(row(page, 'OLD-7').getByText('₹1,200.00')).toBeVisible();
  await expect(row(page, 'OLD-7').getByText('5 Nov 2026', { exact: true })).toBeVisible();
  await expect(row(page, 'OLD-7').getByRole('link')).toHaveAttribute('href', 'http://plain.example');
  await row(page, 'OLD-7')
    .getByRole('button', { name: /^Mark as Paid/ })
    .click();
  await toast(page, 'Bill marked as paid successfully');
  await row(page, 'Old Towers')
    .first()
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await confirm(page, 'Are you sure you want to withdraw this guard?', 'Withdraw');
  await toast(page, 'Guard withdrawn successfully');
  expect(api.state.bodies['/admin/withdraw-guard']).toEqual({
    clientId: '64b7f0c2b2',
    guardId: '64b7f0c2a1',
  });

  await page.getByRole('button', { name: 'Generate Bill' }).click();
  const form = page.getByRole('form', { name: 'Generate Bill' });
  await chooseOption(form, 'Client', 'Old Towers');
  await form.getByLabel('Amount').fill('1500');
  await fillDay(form, 'Due date', inDays(22));
  await form.getByLabel('Description').fill('November');
  await form.getByLabel('Drive link').fill('https://drive.example/11');
  await page.getByRole('button', { name: 'Generate Bill' }).last().click();
  await toast(page, 'Bill generated successfully');
  expect(api.state.bodies['/admin/generate-bill']).toMatchObject({ clientId: '64b7f0c2b2', amount: 1500 });

  await openTab(page, 'Client Applications');
  await expect(row(page, 'Old Road').getByText('Cancelled')).toBeVisible();
  await expect(row(page, 'Old Road').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(row(page, 'New Road').getByRole('button', { name: 'Accept' })).toBeVisible();
  await openTab(page, 'Security Applications');
  await expect(row(page, 'Xavier Old').getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a guard sees the shift and changes the status', async ({ page }) => {
  await page.goto(`${site.url}/login`);
  await submitLogin(page, person('security'));
  await expect(page.getByRole('heading', { name: 'Old Towers' })).toBeVisible();
  await expect(page.getByRole('main').getByText('411001')).toBeVisible();
  await expect(page.getByText('1 Nov 2026', { exact: true })).toBeVisible();
  await page.getByText('On break', { exact: true }).click();
  await toast(page, 'Status updated successfully');
  expect(api.state.bodies['/security/update-assignment']).toEqual({
    assignmentId: '64b7f0c2c3',
    status: 'onBreak',
  });
});

test('a client uses the dashboard, and what the API lacks is left out', async ({ page }) => {
  // as over plain http, where browsers lack it
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await page.goto(`${site.url}/login`);
  await submitLogin(page, person('client'));
  await openTab(page, 'Bills');
  await expect(row(page, 'OLD-7').or(page.getByText('OLD-7')).first()).toBeVisible();
  await openTab(page, 'Apply for Service');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await page.getByLabel('Location').fill('12 Lake Road');
  await fillDay(page, 'Start date', inDays(12));
  await fillDay(page, 'End date', inDays(27));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await toast(page, 'Application submitted successfully!');
  await openFromMenu(page, 'Account');
  await expect(page.getByText('Forgot password?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
  await expect(page.getByText(/failed/i)).toHaveCount(0);
});

test('resending a reset code calls forgot-password', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.url}/forgot-password`);
  await page.getByLabel('Email').fill('Old@Person.example');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  await page.clock.fastForward(61_000);
  const before = api.state.calls.filter((call) => call === 'POST /auth/forgot-password').length;
  await page.getByRole('button', { name: /resend/i }).click();
  await expect
    .poll(() => api.state.calls.filter((call) => call === 'POST /auth/forgot-password').length)
    .toBe(before + 1);
});

test('a new guard is offered the job application, and a new client is not shown as accepted', async ({
  page,
}) => {
  await page.goto(`${site.url}/login`);
  await submitLogin(page, { ...person('security'), email: 'new.guard@old.example' });
  await page.getByRole('button', { name: 'Apply for Job' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto(`${site.url}/login`);
  await submitLogin(page, { ...person('client'), email: 'new.client@old.example' });
  await expect(page.getByText('Apply for a service first')).toBeVisible();
});

test('a server without CORS credentials is explained in the login toast', async ({ page }) => {
  api.state.corsWithoutCredentials = true;
  await page.goto(`${site.url}/login`);
  await submitLogin(page, person('client'));
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/CORS/).first()).toBeVisible();
  api.state.corsWithoutCredentials = false;
});
