import type { Locator, Page } from '@playwright/test';
import {
  type Account,
  acceptedGuard,
  adminApiClient,
  apiClient,
  approvedClient,
  newAccount,
} from './support/accounts.ts';
import { inDays } from './support/days.ts';
import {
  chooseOption,
  delayScripts,
  fillDay,
  logIn,
  logOut,
  openTab,
  search,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

const LONG_WORD = 'W'.repeat(100);
/** Would run as HTML, script or template if it were not escaped, and ends with a very long word. */
const WORDS = `<img src=x onerror="window.injected=1"><script>window.injected=1</script>"'{{7*7}}${LONG_WORD}`;

const submitClientRequest = async (site: Site, client: Account, words: string): Promise<void> => {
  await (await apiClient(site, client)).call('POST', '/client/submit-application', {
    serviceType: 'FULL_TIME',
    location: words,
    startDate: inDays(8),
    endDate: '2099-12-31',
    numberOfGuards: 1,
    additionalDetails: words,
  });
};

const submitJobApplication = async (site: Site, guard: Account, words: string): Promise<void> => {
  await (await apiClient(site, guard)).call('POST', '/security/application/submit', {
    fullName: words,
    dateOfBirth: '1994-03-08',
    address: words,
    phoneNumber: guard.phone,
    experience: 6,
    qualifications: words,
    previousEmployer: words,
    documents: [],
    additionalDetails: words,
  });
};

/** Counts the API calls that are not GET. */
function countWrites(page: Page): () => number {
  let writes = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') writes += 1;
  });
  return () => writes;
}

const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Dispatches a paste event. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a bill with an invalid amount or link shows the reason at the field and sends nothing', async ({
  page,
  site,
}) => {
  const client = await approvedClient(site);
  await logIn(page, { ...site.admin, role: 'admin' });
  await openTab(page, 'Clients');
  await page.getByRole('button', { name: 'Generate Bill' }).first().click();
  const panel = page
    .getByRole('complementary', { name: 'Generate Bill' })
    .or(page.getByRole('dialog', { name: 'Generate Bill' }));
  const send = panel.getByRole('button', { name: 'Generate Bill' });
  const writes = countWrites(page);
  await send.click();
  await expect(panel.getByRole('combobox', { name: 'Client' })).toBeFocused();
  for (const missing of ['Amount is required', 'Due date is required', 'Description is required']) {
    await expect(panel.getByText(missing).last()).toBeVisible();
  }
  await chooseOption(panel, 'Client', client.name);
  await fillDay(panel, 'Due date', '2099-12-05');
  await panel.getByLabel('Description').fill('Two guards');
  await panel.getByLabel('Drive link').fill('https://drive.example/bill');
  for (const [amount, message] of [
    ['0', 'Amount must be more than zero'],
    ['-5', 'Amount must be more than zero'],
    ['12.345', 'Amount must have at most two decimals'],
    ['99999999999', 'Amount must be at most ₹99,99,99,999.99'],
    ['a lakh', 'Amount must be a number'],
  ] as const) {
    await panel.getByLabel('Amount').fill(amount);
    await send.click();
    await expect(panel.getByText(message).first()).toBeVisible();
    await expect(panel.getByLabel('Amount')).toBeFocused();
  }
  await panel.getByLabel('Amount').fill('1,23,456');
  for (const link of [
    'http://drive.example/bill',
    'javascript:alert(1)',
    'https://me:secret@drive.example',
  ]) {
    await panel.getByLabel('Drive link').fill(link);
    await send.click();
    await expect(
      panel.getByText('Drive link must be a link that starts with https://').first(),
    ).toBeVisible();
    await expect(panel.getByLabel('Drive link')).toHaveValue(link);
  }
  expect(writes()).toBe(0);
  await panel.getByLabel('Drive link').fill('https://drive.example/bill');
  await send.click();
  await toast(page, 'Bill generated successfully');
  await expect(await search(page, 'Search bills', client.name)).toContainText('₹1,23,456.00');
});

test('an assignment error found by the form or by the server is shown at its field', async ({
  page,
  site,
}) => {
  const [guard, client] = [await acceptedGuard(site), await approvedClient(site)];
  await logIn(page, { ...site.admin, role: 'admin' });
  await openTab(page, 'Assign Guards');
  await chooseOption(page, 'Guard', guard.name);
  await chooseOption(page, 'Client', client.name);
  await fillDay(page, 'Start date', '2049-12-10');
  await fillDay(page, 'End date', '2049-12-01');
  for (const label of ['Street', 'City', 'State', 'PIN code']) await page.getByLabel(label).fill(label);
  const writes = countWrites(page);
  const send = page.getByRole('button', { name: 'Assign Guard', exact: true });
  await send.click();
  await expect(page.getByText('End date must not be before the start date').first()).toBeVisible();
  expect(writes()).toBe(0);
  await fillDay(page, 'End date', '2049-12-31');
  await page.route('**/api/admin/assign-guard', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        message: 'Some fields need attention',
        errors: [{ path: 'location.city', message: 'City is not one we serve' }],
      },
    }),
  );
  await send.click();
  await toast(page, 'Failed to assign guard: Some fields need attention');
  await expect(page.getByText('City is not one we serve').first()).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('Street')).toHaveValue('Street');
  await page.unrouteAll();
  await send.dblclick();
  await toast(page, 'Guard assigned successfully');
  expect(writes()).toBe(2);
});

test('HTML markup and a long word in every application field is shown to the admin as text without overflow', async ({
  page,
  site,
}) => {
  const [client, guard] = [await newAccount(site, 'client'), await newAccount(site, 'security')];
  await submitClientRequest(site, client, WORDS);
  await submitJobApplication(site, guard, WORDS);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, { ...site.admin, role: 'admin' });
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

test('HTML markup and a long word in an address and a bill is shown to client and guard as text without overflow', async ({
  page,
  site,
}) => {
  const [client, guard] = [await approvedClient(site), await acceptedGuard(site)];
  const admin = await adminApiClient(site);
  const part = WORDS.slice(0, 100);
  await admin.call('POST', '/admin/assign-guard', {
    guardId: guard.guardId,
    clientId: client.clientId,
    startDate: '2026-11-12',
    endDate: '2099-12-31',
    shift: 'night',
    location: { street: WORDS, city: part, state: part, zipCode: WORDS.slice(0, 20) },
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
});

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

test('login with blocked storage says that the login cannot be kept', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await submitLogin(page, { ...site.admin, role: 'admin' });
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

test('a code typed while the page hydrates keeps every digit', async ({ page }) => {
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

test('login begins with the role of the ended session and keeps another one selected before hydration', async ({
  page,
}) => {
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
});
