import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { ANY_API } from '../../packages/api/src/http/site-files.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { type HostedApi, startHostedApi, startProxy } from './support/hosted-api.ts';
import {
  chooseOption,
  confirm,
  fillDay,
  fillSignup,
  logOut,
  openFromMenu,
  openTab,
  row,
  submitLogin,
  toast,
  typeCode,
} from './support/page-actions.ts';
import { type RunningServer, startServer } from './support/server.ts';

const root = join(import.meta.dirname, '../..');

/** The site built for any other origin as in a release, started with a PUBLIC_API_URL that ends in /api. */
async function siteOfAnotherOrigin(api: () => HostedApi): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-hosted-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    { cwd: root, env: { ...process.env, PUBLIC_API_URL: ANY_API } },
  );
  const site = await startServer({ PUBLIC_API_URL: `${api().url}/api` }, folder);
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site as it is built, with the API behind its own origin. */
async function siteOfSameOrigin(api: () => HostedApi): Promise<RunningServer> {
  const pages = await startServer({}, process.env.DIST ?? 'dist');
  const proxy = await startProxy(pages.url, api().url);
  return {
    url: proxy.url,
    stop: async () => {
      await proxy.stop();
      await pages.stop();
    },
  };
}

const person = (role: 'admin' | 'client' | 'security', email = ' Office@Old.example ') => ({
  role,
  email,
  password: 'a password',
});

/** Words of a part that could not be filled. */
const BROKEN = /could not be|does not offer|try again|failed|error/i;

/** Collects failures that the page logs, and it logs each one that it reports. */
function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (entry) => {
    const { url } = entry.location();
    if (entry.type() === 'error' && !url.endsWith('/api/health')) failures.push(`${entry.text()} ${url}`);
  });
  page.on('pageerror', (error) => failures.push(error.message));
  return failures;
}

// The ways to that API differ only in how it is found, and the one on another origin needs a build of the site.
for (const [where, startSite, details] of [
  ['on another origin', siteOfAnotherOrigin, exhaustive],
  ['proxied on the site’s own origin', siteOfSameOrigin, {}],
] as const) {
  test.describe(`the hosted API ${where}`, details, () => {
    test.describe.configure({ mode: 'serial' });
    let api: HostedApi;
    let site: RunningServer;
    test.beforeAll(async () => {
      // A build of the site takes minutes while other journeys run.
      test.setTimeout(400_000);
      api = await startHostedApi(() => site.url);
      site = await startSite(() => api);
    });
    test.afterAll(async () => {
      await site?.stop();
      await api?.stop();
    });

    let failures: string[];
    test.beforeEach(({ page }) => {
      failures = collectFailures(page);
      api.state.refused.length = 0;
    });
    const nothingFailed = async (page: Page) => {
      await page.waitForLoadState('networkidle');
      await expect(page.locator('body')).not.toContainText(BROKEN, { useInnerText: true });
      expect(failures).toEqual([]);
      // The first look, which finds out which API answers.
      expect(api.state.refused.filter((call) => call !== 'GET /health 404')).toEqual([]);
      expect(api.state.refused.length).toBeLessThanOrEqual(1);
    };
    const logIn = async (page: Page, ...who: Parameters<typeof person>) => {
      await page.goto(`${site.url}/login`);
      await submitLogin(page, person(...who));
      await expect(page).toHaveURL(new RegExp(`${who[0]}-dashboard`));
    };

    test('an admin works on every tab, and is offered nothing that the API lacks', async ({ page }) => {
      await logIn(page, 'admin');
      await expect(row(page, 'Ramesh Old').getByText('On leave')).toBeVisible();
      expect(api.state.bodies['/auth/login']).toEqual({
        email: 'office@old.example',
        password: 'a password',
        role: 'admin',
      });
      await expect(page.getByRole('tab', { name: 'Today' })).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog')).not.toContainText(/Today|Find anything/);
      await page.keyboard.press('Escape');
      await row(page, 'Ramesh Old')
        .getByRole('button', { name: /review/ })
        .click();
      await expect(page.getByText('Always on time')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search guards' }).fill('nobody at all');
      await expect(row(page, 'Ramesh Old')).toHaveCount(0);
      await nothingFailed(page);

      await openTab(page, 'Clients');
      await expect(row(page, 'OLD-7').getByText('₹1,200.00')).toBeVisible();
      await expect(row(page, 'OLD-7').getByText('5 Nov 2026', { exact: true })).toBeVisible();
      await expect(row(page, 'OLD-7').getByRole('link')).toHaveAttribute('href', 'http://plain.example');
      for (const name of ['Select', 'Export', 'Import', 'New client'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
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
        assignmentId: '64b7f0c2c3',
      });
      await page.getByRole('button', { name: 'Generate Bill' }).click();
      const form = page.getByRole('form', { name: 'Generate Bill' });
      await chooseOption(form, 'Client', 'Old Towers');
      await form.getByLabel('Amount').fill('1500');
      await fillDay(form, 'Due date', inDays(22));
      await form.getByLabel('Description').fill('November');
      await form.getByLabel('Drive link').fill('http://drive.example/11');
      await page.getByRole('button', { name: 'Generate Bill' }).last().click();
      await toast(page, 'Bill generated successfully');
      expect(api.state.bodies['/admin/generate-bill']).toMatchObject({
        clientId: '64b7f0c2b2',
        amount: 1500,
        driveLink: 'http://drive.example/11',
      });
      await row(page, 'OLD-7')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await confirm(page, 'Are you sure you want to delete this bill?', 'Delete');
      await toast(page, 'Bill deleted successfully');
      await nothingFailed(page);

      await openTab(page, 'Client Applications');
      await expect(row(page, 'Old Road').getByText('Cancelled')).toBeVisible();
      await expect(page.getByText('Taken back')).toHaveCount(0);
      await expect(row(page, 'Old Road').getByRole('button', { name: 'Accept' })).toHaveCount(0);
      await row(page, 'New Road')
        .getByRole('button', { name: /^Decline/ })
        .click();
      await expect(page.getByRole('textbox', { name: /Reason/ })).toHaveCount(0);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
      await toast(page, 'Application rejected successfully');
      expect(api.state.bodies['/admin/accept-application']).toEqual({
        applicationId: 'a2',
        status: 'rejected',
      });
      await row(page, 'New Road')
        .getByRole('button', { name: /^Details/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await nothingFailed(page);

      await openTab(page, 'Security Applications');
      await expect(row(page, 'Xavier Old').getByRole('button', { name: 'Accept' })).toHaveCount(0);
      await row(page, 'Yusuf Old')
        .getByRole('button', { name: /^Decline/ })
        .click();
      await expect(page.getByRole('textbox', { name: /Reason/ })).toHaveCount(0);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
      await toast(page, 'Application rejected successfully');
      expect(api.state.bodies['/admin/reject-security-application']).toEqual({ applicationId: 's2' });
      await nothingFailed(page);

      await openTab(page, 'Assign Guards');
      await chooseOption(page, 'Client', 'Not given');
      await nothingFailed(page);

      await openFromMenu(page, 'Account');
      const account = page.getByRole('dialog', { name: 'Account' });
      await expect(account.getByText('Forgot password?')).toBeVisible();
      await expect(account.getByRole('heading')).toHaveText(['Account']);
      await nothingFailed(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Records' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Company' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Money' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-opens=find]')).toBeHidden();
      // Links of our own API lead to what the hosted one has.
      for (const address of [
        '?tab=today&view=week',
        '?tab=company',
        '?tab=money',
        '?tab=security-guards&guard=64b7f0c2a1',
        '?tab=security-guards&papers=expiring',
        '?tab=security-guards&free=night',
        '?tab=clients&client=64b7f0c2b2',
        '?tab=assign-guards&client=64b7f0c2b2',
        '?tab=assign-guards&post=p1',
        '?tab=client-applications',
        '?tab=security-applications',
      ]) {
        await page.goto(`${site.url}/admin-dashboard${address}`);
        await expect(page.getByRole('tab', { selected: true })).toBeVisible();
        await nothingFailed(page);
      }

      // Another tab of the browser finds out by itself.
      api.state.refused.length = 0;
      const another = await page.context().newPage();
      failures = collectFailures(another);
      await another.goto(`${site.url}/admin-dashboard?tab=clients`);
      await expect(row(another, 'Old Towers').first()).toBeVisible();
      await nothingFailed(another);
      await another.close();

      await logOut(page);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await nothingFailed(page);
    });

    test('a guard sees the shift and changes the status', async ({ page }) => {
      await logIn(page, 'security');
      await expect(page.getByRole('heading', { name: 'Old Towers' })).toBeVisible();
      await expect(page.getByRole('main').getByText('411001')).toBeVisible();
      await expect(page.getByText('1 Nov 2026', { exact: true })).toBeVisible();
      await page.getByText('On break', { exact: true }).click();
      await toast(page, 'Status updated successfully');
      expect(api.state.bodies['/security/update-assignment']).toEqual({
        assignmentId: '64b7f0c2c3',
        status: 'onBreak',
      });
      await openTab(page, 'Apply for Job');
      await expect(page.getByText('You are already a guard')).toBeVisible();
      await openFromMenu(page, 'Account');
      await expect(page.getByText('Forgot password?')).toBeVisible();
      await nothingFailed(page);
    });

    test('a client sees guard and bills and sends a request', async ({ page }) => {
      // as over plain http, where browsers lack it
      await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
      await logIn(page, 'client');
      await expect(page.getByRole('article', { name: 'Ramesh Old' })).toBeVisible();
      await openTab(page, 'Bills');
      await expect(
        page.getByText('₹', { exact: false }).first().or(page.getByText('No bills yet')),
      ).toBeVisible();
      await openTab(page, 'Apply for Service');
      await page.getByLabel('Location').fill('12 Lake Road');
      await fillDay(page, 'Start date', inDays(12));
      await fillDay(page, 'End date', inDays(27));
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await toast(page, 'Application submitted successfully!');
      await openFromMenu(page, 'Account');
      await expect(page.getByText('Forgot password?')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(['Account']);
      await nothingFailed(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
      await nothingFailed(page);
    });

    test(
      'a new guard’s application is still there after a reload and a new login',
      exhaustive,
      async ({ page }) => {
        await logIn(page, 'security', 'new.guard@old.example');
        await page.getByRole('button', { name: 'Apply for Job' }).click();
        await page.getByLabel('Full name').fill('Nitin Naya');
        await fillDay(page, 'Date of birth', '1995-04-05');
        await page.getByLabel('Address').fill('3 New Road, Pune');
        await page.getByLabel('Phone number').fill('98765 43210');
        await page.getByLabel('Experience').fill('2');
        await page.getByLabel('Qualifications').fill('Class 10');
        await page.getByRole('button', { name: 'Submit Application' }).click();
        await toast(page, 'Application submitted successfully!');
        await page.reload();
        await expect(page.getByText('Your application is with the office')).toBeVisible();
        await expect(page.getByLabel('Full name')).toHaveCount(0);
        await nothingFailed(page);
        await logOut(page);
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nitin');
        await logIn(page, 'security', 'new.guard@old.example');
        await expect(page.getByText('Your application is with the office')).toBeVisible();
        await nothingFailed(page);
      },
    );

    test('a new client is not shown as accepted', async ({ page }) => {
      await logIn(page, 'client', 'new.client@old.example');
      await expect(page.getByText('Apply for a service first')).toBeVisible();
      await nothingFailed(page);
    });

    test('a visitor signs up and reads every page', async ({ page }) => {
      for (const path of ['/', '/about', '/services', '/contact', '/privacy', '/terms', '/login'])
        await page.goto(site.url + path);
      await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
      for (const path of ['/invitation', '/not-me', '/offer', '/guard', '/prices']) {
        await page.goto(site.url + path);
        await expect(page).toHaveURL(`${site.url}/`);
      }
      await page.goto(`${site.url}/signup`);
      await fillSignup(page, {
        ...person('client', 'nina@old.example'),
        password: 'kettle drum 47 lane',
        name: 'Nina Naya',
        phone: '98765 43210',
      });
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(page).toHaveURL(/\/otp-verification\/?$/);
      await typeCode(page, '123456');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await toast(page, 'Email verified successfully');
      await expect(page).toHaveURL(/\/login\/?$/);
      await nothingFailed(page);
    });

    test('resending a reset code calls forgot-password', async ({ page }) => {
      await page.clock.install();
      await page.goto(`${site.url}/forgot-password`);
      await page.getByLabel('Email').fill('Old@Person.example');
      await page.locator('form').getByRole('button').last().click();
      await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
      await page.clock.fastForward(61_000);
      const sent = () => api.state.calls.filter((call) => call === 'POST /auth/forgot-password').length;
      const before = sent();
      await page.getByRole('button', { name: /resend/i }).click();
      await expect.poll(sent).toBe(before + 1);
      await page.getByRole('textbox', { name: 'OTP' }).fill('123456');
      await page.getByRole('button', { name: /verify/i }).click();
      await page.getByLabel('New password').fill('a new password of mine');
      await page.getByLabel('Confirm password').fill('a new password of mine');
      await page.getByRole('button', { name: /reset/i }).click();
      await expect
        .poll(() => api.state.bodies['/auth/reset-password'])
        .toEqual({
          email: 'old@person.example',
          otp: '123456',
          newPassword: 'a new password of mine',
        });
      expect(failures).toEqual([]);
    });

    test('a failed login without a message shows SPEC’s', async ({ page }) => {
      await page.goto(`${site.url}/login`);
      await submitLogin(page, { ...person('admin'), password: 'wrong' });
      await toast(page, 'Login failed. Please check your credentials.');
    });

    if (startSite === siteOfAnotherOrigin)
      test('a server without CORS credentials is explained in the login toast', async ({ page }) => {
        api.state.corsWithoutCredentials = true;
        await page.goto(`${site.url}/login`);
        await submitLogin(page, person('client'));
        await expect(page.getByRole('region', { name: 'Messages' }).getByText(/CORS/).first()).toBeVisible();
        api.state.corsWithoutCredentials = false;
      });
  });
}
