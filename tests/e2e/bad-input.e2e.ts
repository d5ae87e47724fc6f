import type { Locator, Page } from '@playwright/test';
import {
  acceptedGuard,
  adminApiClient,
  applyForJob,
  approvedClient,
  newAccount,
  requestGuards,
} from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  blockStorage,
  delayScripts,
  logIn,
  logOut,
  openTab,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const LONG_WORD = 'W'.repeat(100);
/** Would run as HTML, script or template if it were not escaped, and ends with a very long word. */
const WORDS = `<img src=x onerror="window.injected=1"><script>window.injected=1</script>"'{{7*7}}${LONG_WORD}`;

const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Dispatches a paste event. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('HTML markup and a long word in every application field is shown to the admin as text without overflow', async ({
  page,
  site,
}) => {
  const [client, guard] = [await newAccount(site, 'client'), await newAccount(site, 'security')];
  await requestGuards(site, client, { location: WORDS, additionalDetails: WORDS });
  await applyForJob(site, guard, WORDS);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, site.admin);
  for (const [tab, list, email] of [
    ['Client Applications', 'Search client applications', client.email],
    ['Security Applications', 'Search security applications', guard.email],
  ] as const) {
    await openTab(page, tab);
    await page.getByRole('searchbox', { name: list }).fill(email);
    const found = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Details' }) });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(WORDS);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await found.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText(WORDS);
    expect(await details.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await details.getByRole('button', { name: 'Close' }).click();
  }
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test(
  'HTML markup and a long word in an address and a bill is shown to client and guard as text without overflow',
  exhaustive,
  async ({ page, site }) => {
    const [client, guard] = [await approvedClient(site), await acceptedGuard(site)];
    const admin = await adminApiClient(site);
    const part = WORDS.slice(0, 100);
    await admin.call('POST', '/admin/assign-guard', {
      guardId: guard.guardId,
      clientId: client.clientId,
      startDate: '2026-11-12',
      endDate: '2030-12-31',
      shift: 'night',
      location: { street: WORDS, city: part, state: part, zipCode: '201309' },
    });
    await admin.call('POST', '/admin/generate-bill', {
      clientId: client.clientId,
      amount: 1,
      dueDate: '2099-12-05',
      description: WORDS,
      driveLink: `https://drive.example/${LONG_WORD}`,
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await logIn(page, client);
    await expect(page.getByRole('tabpanel')).toContainText(WORDS);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await openTab(page, 'Bills');
    await expect(page.getByRole('tabpanel')).toContainText(WORDS);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await logOut(page);
    await logIn(page, guard);
    await expect(page.getByRole('tabpanel')).toContainText(WORDS);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  },
);

test('a stored token that is no valid header value leads to login with a message', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('token', '{"not": "a token"}\n✨');
    localStorage.setItem('role', 'admin');
  });
  await page.goto('/admin-dashboard?tab=security-guards');
  await expect(page).toHaveURL(/\/login\/?$/);
  await toast(page, 'Your session has ended. Please log in again.');
});

for (const isNull of [false, true])
  test(`login with ${isNull ? 'null for' : 'blocked'} storage says that the login cannot be kept`, async ({
    page,
    site,
  }) => {
    await blockStorage(page, { isNull });
    await page.goto('/login');
    await submitLogin(page, site.admin);
    await expect(page.getByRole('alert')).toContainText('does not let this site keep your login');
    await expect(page.getByLabel('Email')).toHaveValue(site.admin.email);
  });

test('a pasted text with a code in it fills only the digits, before and after hydration', async ({
  page,
  site,
}) => {
  const account = await newAccount(site, 'client');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await paste(page.getByRole('textbox', { name: 'OTP' }), 'Your code is 123 456.');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveValue('123456');

  await page.evaluate((email) => sessionStorage.setItem('verificationEmail', email), account.email);
  const releaseScripts = await delayScripts(page);
  await page.goto('/otp-verification', { waitUntil: 'commit' });
  const boxes = page.getByRole('group', { name: 'OTP' }).getByRole('textbox');
  const typed = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));
  await boxes.first().click();
  await page.keyboard.insertText('Your code is 987 654.');
  releaseScripts();
  await expect.poll(typed, 'what was pasted before the page listens').toBe('987654');
  await paste(boxes.first(), 'Your code is 123 456.');
  expect(await typed()).toBe('123456');
  await boxes.nth(3).click();
  await boxes.nth(3).click();
  await page.keyboard.type('x9');
  expect(await typed()).toBe('123956');
});

test('a code typed while the page hydrates keeps every digit', exhaustive, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('verificationEmail', 'asha@example.com'));
  const releaseScripts = await delayScripts(page);
  await page.goto('/otp-verification', { waitUntil: 'commit' });
  const boxes = page.getByRole('group', { name: 'OTP' }).getByRole('textbox');
  await boxes.first().click();
  await page.keyboard.type('987');
  releaseScripts();
  await expect(boxes.nth(3)).toBeFocused();
  await page.keyboard.type('654');
  const typed = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));
  expect(typed).toBe('987654');
});

test(
  'login begins with the role of the ended session and keeps another one selected before hydration',
  exhaustive,
  async ({ page }) => {
    const endSession = () => page.evaluate(() => sessionStorage.setItem('lastRole', 'admin'));
    const role = page.getByLabel('Role');
    await page.goto('/login');
    await endSession();
    const releaseScripts = await delayScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(role).toHaveValue('admin');
    await role.selectOption('client');
    releaseScripts();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await expect(role).toHaveValue('client');

    await page.unrouteAll();
    await endSession();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await expect(role).toHaveValue('admin');
  },
);
