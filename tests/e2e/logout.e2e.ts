import type { BrowserContext, Page } from '@playwright/test';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { type Account, newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, logInByForm } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

const NOTICE = 'You are not logged out yet';
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });

async function openDashboard(page: Page, site: Site): Promise<Account> {
  const account = await newAccount(site, 'client');
  await logIn(page, account);
  await expect(page.getByRole('tab', { name: 'Guard Status', exact: true })).toBeVisible();
  return account;
}

/** Calls the API with what this browser has, as the next person at it can. */
const statusOfSession = async (context: BrowserContext, site: Site): Promise<number> => {
  const headers = { authorization: `Bearer ${PLACEHOLDER_TOKEN}` };
  return (await context.request.get(`${site.url}/api/client/bills`, { headers })).status();
};

const hasEnded = (context: BrowserContext, site: Site) =>
  expect.poll(() => statusOfSession(context, site)).toBe(401);

/** Answers each logout with this status, for as long as nobody calls the returned function. */
async function refuseLogout(context: BrowserContext, status: number): Promise<() => Promise<void>> {
  const route = '**/api/auth/logout';
  await context.route(route, (call) => call.fulfill({ status, json: { success: false } }));
  return () => context.unroute(route);
}

test('logging out offline says that the session is still there, and ends it once the connection is back', async ({
  page,
  context,
  site,
}) => {
  await openDashboard(page, site);
  await context.setOffline(true);
  await logOut(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page).toHaveURL(`${site.url}/`);
  await hasEnded(context, site);
});

for (const status of [429, 500])
  test(
    `a logout that gets ${status} says so, and Try again ends the session`,
    status === 429 ? {} : exhaustive,
    async ({ page, context, site }) => {
      await openDashboard(page, site);
      const answerAgain = await refuseLogout(context, status);
      await logOut(page);
      await expect(notice(page)).toBeVisible();
      expect(await statusOfSession(context, site)).toBe(200);
      await answerAgain();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(notice(page)).toBeHidden();
      await hasEnded(context, site);
    },
  );

test(
  'a call that is refused while the logout is under way does not lead to the login page',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, site.admin);
    await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
    const ended = Promise.withResolvers<void>();
    await page.route('**/api/admin/changes', async (route) => {
      await ended.promise;
      await route.continue();
    });
    await page.route('**/api/auth/logout', async (route) => {
      const response = await route.fetch();
      ended.resolve();
      // Longer than the page waits before it sends a refused call once more.
      await page.waitForTimeout(1_500);
      await route.fulfill({ response });
    });
    const asked = page.waitForRequest('**/api/admin/changes');
    // The office asks for changes whenever its page comes into view.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
    await logOut(page);
    await expect(page).toHaveURL(`${site.url}/`);
    expect(opened).toEqual(['/']);
  },
);

test('a logout without a reply says so after two seconds', exhaustive, async ({ page, context, site }) => {
  await openDashboard(page, site);
  await context.route('**/api/auth/logout', () => {});
  await logOut(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the next person opens no dashboard of somebody whose logout failed, and the next page ends the session', async ({
  page,
  context,
  site,
}) => {
  await openDashboard(page, site);
  const answerAgain = await refuseLogout(context, 500);
  await logOut(page);
  await expect(notice(page)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const privateCalls: string[] = [];
  next.on('request', (call) => call.url().includes('/api/client/') && privateCalls.push(call.url()));
  await next.goto('/robots.txt');
  await next.evaluate((token) => {
    localStorage.token = token;
    localStorage.role = 'client';
  }, PLACEHOLDER_TOKEN);
  await next.goto('/client-dashboard');
  await expect(next).toHaveURL(`${site.url}/`);
  await expect(notice(next)).toBeVisible();
  expect(privateCalls).toEqual([]);

  await answerAgain();
  await next.goto('/client-dashboard');
  await expect(next).toHaveURL(/\/(?:login\/?)?$/);
  await hasEnded(context, site);
});

test(
  'after a failed logout the next login works, and ends the session before it',
  exhaustive,
  async ({ page, context, site }) => {
    await openDashboard(page, site);
    const before = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const answerAgain = await refuseLogout(context, 500);
    await logOut(page);
    await expect(notice(page)).toBeVisible();
    await logInByForm(page, await newAccount(site, 'client'));
    await answerAgain();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Guard Status', exact: true })).toBeVisible();
    const headers = { cookie: before, authorization: `Bearer ${PLACEHOLDER_TOKEN}` };
    expect((await fetch(`${site.url}/api/client/bills`, { headers })).status).toBe(401);
  },
);

test(
  'logging out in one of two tabs while offline ends both once the connection is back',
  exhaustive,
  async ({ page, context, site }) => {
    await openDashboard(page, site);
    const other = await context.newPage();
    await other.goto('/client-dashboard');
    await expect(other.getByRole('tab', { name: 'Guard Status', exact: true })).toBeVisible();
    await context.setOffline(true);
    await logOut(page);
    await expect(other.getByRole('tab')).toHaveCount(0);
    await context.setOffline(false);
    await hasEnded(context, site);
    const later = await context.newPage();
    await later.goto('/client-dashboard');
    await expect(later).toHaveURL(/\/login\/?$/);
  },
);

test(
  'logging out keeps the theme and the browser known, and no session',
  exhaustive,
  async ({ page, context, site }) => {
    await openDashboard(page, site);
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    const known = (await names()).filter((name) => name.includes('known-'));
    expect(known).toHaveLength(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Night' }).click();
    await page.keyboard.press('Escape');
    await logOut(page);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await names()).toEqual(known);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

/** Empties storage some time after the page has the reply to a logout, as a busy browser does. The result waits for it. */
async function emptyStorageLate(page: Page, { origin, afterMs }: { origin: string; afterMs: number }) {
  const devTools = await page.context().newCDPSession(page);
  const { promise: emptied, resolve } = Promise.withResolvers<unknown>();
  // The page sees the header, and the browser, which would obey it at once, does not.
  await page.route('**/api/auth/logout', async (call) => {
    const response = await call.fetch();
    const { 'clear-site-data': _, ...headers } = response.headers();
    await call.fulfill({ response, headers });
    await new Promise((passed) => setTimeout(passed, afterMs));
    resolve(devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' }));
  });
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const reply = await send(input, init);
      if (String(input).endsWith('/auth/logout'))
        return new Response(reply.body, { headers: { 'clear-site-data': '"storage"' } });
      return reply;
    };
  });
  return () => emptied;
}

test(
  'logging out keeps the theme in a browser that empties storage only after the reply',
  exhaustive,
  async ({ page, site }) => {
    const emptied = await emptyStorageLate(page, { origin: new URL(site.url).origin, afterMs: 200 });
    await openDashboard(page, site);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Night' }).click();
    await page.keyboard.press('Escape');
    await logOut(page);
    await emptied();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['theme', 'dark']]);
  },
);
