import { currentCode } from '../../packages/api/testing/authenticator.ts';
import { adminApiClient, apiClient, approvedClient, generateBill, newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { refuseOldLogin } from './support/old-login.ts';
import {
  confirm,
  logIn,
  logInByForm,
  logOut,
  openTab,
  search,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('a bill is deleted once the password has been entered again', async ({ page, site }) => {
  const client = await approvedClient(site);
  const number = await generateBill(site, client.clientId);
  await logIn(page, site.admin);
  await openTab(page, 'Clients');
  const bill = await search(page, 'Search bills', number);
  await refuseOldLogin(page, '/admin/bills/delete');
  await bill.getByRole('button', { name: /Delete/ }).click();
  await confirm(page, 'Are you sure you want to delete this bill?', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Current password is wrong')).toBeVisible();
  await dialog.getByLabel('Current password').fill(site.admin.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await toast(page, 'Bill deleted successfully');
  const office = await adminApiClient(site);
  expect(await office.call('GET', `/admin/bills?limit=1&q=${number}`)).toMatchObject({ total: 0 });
});

test(
  'where the second factor is required an admin enters the office only after its set-up',
  exhaustive,
  async ({ page }) => {
    const admin = {
      role: 'admin',
      email: 'office@required.example',
      password: 'a long admin password',
    } as const;
    const server = await startServer(
      { ADMIN_SECOND_FACTOR: 'required', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      process.env.DIST,
    );
    await page.goto(`${server.url}/login`);
    await submitLogin(page, admin);
    const dialog = page.getByRole('dialog', { name: 'Set up two-step login' });
    await dialog.getByRole('button', { name: 'Set up' }).click();
    const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type(currentCode(key.replaceAll(' ', '')));
    await dialog.getByLabel('Current password').fill(admin.password);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No posts yet')).toBeVisible();
    await server.stop();
  },
);

test('no script of the page finds a token, and a token put into storage works', async ({
  page,
  site,
  context,
}) => {
  const person = await newAccount(site, 'client');
  await logInByForm(page, person);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Guard Status' })).toBeVisible();
  const readable = await page.evaluate(() => [localStorage.token, localStorage.role, document.cookie]);
  expect(readable).toEqual(['cookie-session', 'client', '']);
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name.startsWith('prahari'));
  const cookie = await sessionCookie();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  const asPage = { authorization: 'Bearer cookie-session', cookie: `${cookie?.name}=${cookie?.value}` };
  const status = async () => (await fetch(`${site.url}/api/auth/status`, { headers: asPage })).status;
  expect(await status()).toBe(200);

  const { token } = await apiClient(site, await newAccount(site, 'security'));
  await page.evaluate((realToken) => {
    localStorage.token = realToken;
    localStorage.role = 'security';
  }, token);
  await page.goto('/security-dashboard');
  await expect(page.getByRole('tab', { name: 'Apply for Job' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.token)).toBe(token);

  await page.evaluate(() => {
    localStorage.token = 'cookie-session';
    localStorage.role = 'client';
  });
  await page.goto('/client-dashboard');
  await logOut(page);
  await expect.poll(sessionCookie).toBeUndefined();
  expect(await status()).toBe(401);
});
