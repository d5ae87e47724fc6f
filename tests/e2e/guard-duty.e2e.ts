import type { Page } from '@playwright/test';
import { apiClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { exhaustive } from './support/exhaustive.ts';
import { guardOnDuty } from './support/guard-on-duty.ts';
import { logIn } from './support/page-actions.ts';
import { countPresses, expectPresses } from './support/presses.ts';
import { expect, type Site, test } from './support/test.ts';

interface Duty {
  startedAt?: string;
  endedAt?: string;
  flags: string[];
}
const startedDuties = async (site: Site, guard: Awaited<ReturnType<typeof guardOnDuty>>): Promise<Duty[]> => {
  const { call } = await apiClient(site, guard);
  const { data } = (await call('GET', '/security/duties')) as { data: Duty[] };
  return data.filter(({ startedAt }) => startedAt !== undefined);
};

/** Notes each press of start or end that leaves the page. */
function sentPresses(page: Page): string[] {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST' && /(?:start|end)-duty$/.test(path)) sent.push(path);
  });
  return sent;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start duty' });
const end = (page: Page) => page.getByRole('button', { name: 'End duty' });
const waiting = (page: Page) => page.getByText('not sent yet');
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [390, 360, 1366])
  test(
    `complaint 13, “Too complex for guards; training again and again”: a guard starts the duty in one press from opening, ${width} px wide`,
    width === 390 ? {} : exhaustive,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const guard = await guardOnDuty(site);
      await countPresses(page);
      await logIn(page, guard);
      await expect(page.getByRole('radio', { name: 'Active' })).not.toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Send my position with it' })).not.toBeChecked();
      expect(await axeViolations(page)).toEqual([]);
      await start(page).click();
      await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
      await expectPresses(1, page);
      await expect(end(page)).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await startedDuties(site, guard)).toHaveLength(1);
    },
  );

test('a press without network waits in sight with its time, also over a closed page, and goes out once by itself', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const guard = await guardOnDuty(site);
  await logIn(page, guard);
  await expect(start(page)).toBeEnabled();
  await context.setOffline(true);
  await start(page).click();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText(/Pressed here at \d\d:\d\d, not yet at the office/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Active' })).not.toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await end(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End duty' }).click();
  await expect(waiting(page)).toHaveCount(2);
  await page.close();

  await context.setOffline(false);
  const reopened = await context.newPage();
  const sent = sentPresses(reopened);
  await reopened.goto('/security-dashboard');
  await expect.poll(() => startedDuties(site, guard)).toMatchObject([{ endedAt: expect.any(String) }]);
  await expect(waiting(reopened)).toHaveCount(0);
  expect(sent).toEqual(['/api/security/start-duty', '/api/security/end-duty']);
});

test(
  'a phone in another time zone shows the times of India, and a press goes out when the network is back',
  exhaustive,
  async ({ browser, site }) => {
    const guard = await guardOnDuty(site);
    const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: site.url });
    const page = await context.newPage();
    const sent = sentPresses(page);
    await logIn(page, guard);
    await expect(page.getByText(`Your shift started at ${guard.startsAt}`)).toBeVisible();
    await context.setOffline(true);
    await start(page).click();
    await expect(waiting(page)).toBeVisible();
    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
    expect(sent).toEqual(['/api/security/start-duty']);
    await context.close();
  },
);

test('two windows in which a guard presses Start duty one after the other both show the duty as started', async ({
  page,
  context,
  site,
}) => {
  const guard = await guardOnDuty(site);
  await logIn(page, guard);
  const other = await context.newPage();
  await other.goto('/security-dashboard');
  const windows = [page, other];
  for (const one of windows) await expect(start(one)).toBeEnabled();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route('**/api/security/start-duty', async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/security/start-duty');
  await start(page).click();
  await sent;
  await start(other).click();
  release();
  for (const one of windows) await expect(end(one)).toBeVisible();
  expect(await startedDuties(site, guard)).toHaveLength(1);
});

test(
  'logging out while a press waits asks first, and then forgets it',
  exhaustive,
  async ({ page, context, site }) => {
    const guard = await guardOnDuty(site);
    await logIn(page, guard);
    await expect(start(page)).toBeEnabled();
    await page.route('**/api/security/start-duty', (route) => route.abort());
    await start(page).click();
    await expect(waiting(page)).toBeVisible();
    const logout = page.getByRole('button', { name: 'Logout' });
    page.once('dialog', (dialog) => dialog.dismiss());
    await logout.click();
    await expect(waiting(page)).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await logout.click();
    await expect(page).toHaveURL(`${site.url}/`);
    const stored = await context.storageState();
    expect(JSON.stringify(stored.origins)).not.toContain('dutyId');
    expect(await startedDuties(site, guard)).toEqual([]);
  },
);
