import type { BrowserContext, Page } from '@playwright/test';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import type { Role } from '@prahari/contract/roles';
import { type Account, adminApiClient, newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

const addressOf = { client: '/client-dashboard', security: '/security-dashboard', admin: '/admin-dashboard' };
type Person = Pick<Account, 'email' | 'password'> & { role: Role };

const personOf = async (site: Site, role: Role): Promise<Person> =>
  role === 'admin' ? { ...site.admin, role } : newAccount(site, role);

const account = (page: Page) => page.getByRole('dialog', { name: 'Account' });

/** Opens the person's account in a dashboard and goes on to a public page. Returns what was read from the API. */
async function visit(page: Page, person: Person): Promise<Set<string>> {
  const calls = new Set<string>();
  page.on('request', (call) => {
    if (call.method() === 'GET' && call.url().includes('/api/')) calls.add(call.url());
  });
  await logIn(page, person);
  await openFromMenu(page, 'Account');
  await expect(account(page).getByText(person.email)).toBeVisible();
  await page.goto('/about');
  return calls;
}

/** Everything that this browser keeps of the site and can show without the server. */
const keptText = (page: Page, calls: Set<string>): Promise<string> =>
  page.evaluate(
    async (urls) => {
      const names = await caches.keys();
      const texts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()];
      for (const name of names) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (!request.url.includes('/_astro/')) texts.push(await (await cache.match(request))?.text());
      }
      for (const url of urls) {
        const reply = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
          () => undefined,
        );
        if (reply?.ok) texts.push(url, await reply.text());
      }
      return JSON.stringify(texts);
    },
    [...calls],
  );

/** Checks that Back shows nothing of a person, and that nothing of theirs is kept. */
async function expectNothingLeft(page: Page, person: Person, calls: Set<string>): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page).not.toHaveURL(/dashboard/);
    await expect(account(page)).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
  await page.goto('/about');
  const kept = await keptText(page, calls);
  for (const theirs of [person.email, PLACEHOLDER_TOKEN, '/api/']) expect(kept).not.toContain(theirs);
}

const endInOtherTab = async (context: BrowserContext, { role }: Person): Promise<void> => {
  const other = await context.newPage();
  await other.goto(addressOf[role]);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/:\d+\/$/);
};

/** Ends the browser's session without a page of it. */
async function endOverHttp(context: BrowserContext, site: Site): Promise<void> {
  const headers = {
    authorization: `Bearer ${PLACEHOLDER_TOKEN}`,
    origin: site.url,
    'sec-fetch-site': 'same-origin',
  };
  expect((await context.request.post('/api/auth/logout', { headers })).status()).toBe(200);
}

for (const role of ['client', 'security', 'admin'] as const) {
  test(
    `after a logout in this tab, Back and every cache show nothing of the ${role}`,
    role === 'client' ? {} : exhaustive,
    async ({ page, site }) => {
      const person = await personOf(site, role);
      const calls = await visit(page, person);
      await page.goto(addressOf[role]);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expectNothingLeft(page, person, calls);
    },
  );

  test(
    `after a logout in another tab, Back and every cache show nothing of the ${role}`,
    exhaustive,
    async ({ page, context, site }) => {
      const person = await personOf(site, role);
      const calls = await visit(page, person);
      await endInOtherTab(context, person);
      await expectNothingLeft(page, person, calls);
    },
  );
}

for (const role of ['client', 'security'] as const)
  test(
    `once the account of a ${role} is disabled, Back and every cache show nothing of the person`,
    exhaustive,
    async ({ page, site }) => {
      const person = await personOf(site, role);
      const calls = await visit(page, person);
      const office = await adminApiClient(site);
      const { data } = (await office.call('GET', `/admin/accounts?q=${person.email}`)) as {
        data: { _id: string }[];
      };
      await office.call('POST', '/admin/accounts/disable', { accountId: data[0]?._id });
      await expectNothingLeft(page, person, calls);
    },
  );

test(
  'once a session is over, Back and every cache show nothing of the person',
  exhaustive,
  async ({ page, context, site }) => {
    const person = await personOf(site, 'client');
    const calls = await visit(page, person);
    await endOverHttp(context, site);
    await expectNothingLeft(page, person, calls);
  },
);

test('a page that Back brings out of memory after its session is over shows nothing of the person', async ({
  page,
  context,
  site,
}) => {
  const person = await personOf(site, 'client');
  await logIn(page, person);
  await openFromMenu(page, 'Account');
  await expect(account(page).getByText(person.email)).toBeVisible();
  await endOverHttp(context, site);
  // Chromium keeps no page in memory while it is driven by a test.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/login\/?$/);
  await expect(page.getByText(person.email)).toHaveCount(0);
});
