import type { Page } from '@playwright/test';
import { approvedClient } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  chooseOption,
  delayScripts,
  fillDay,
  logIn,
  openTab,
  search,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** `METHOD /path` of each API request, in order. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname.slice('/api'.length)}`);
  });
  return requests;
}

test('opening the admin dashboard takes at most three requests on each tab and none twice', async ({
  page,
  site,
}) => {
  await logIn(page, site.admin);
  for (const tab of [
    '',
    'today',
    'security-guards',
    'clients',
    'client-applications',
    'security-applications',
    'assign-guards',
  ]) {
    // On a busy machine the page before, whose network was idle, asks for the watch only while it is left.
    await page.goto('/robots.txt');
    const requests = recordRequests(page);
    await page.goto(tab ? `/admin-dashboard?tab=${tab}` : '/admin-dashboard');
    await page.waitForLoadState('networkidle');
    const isToday = tab === '' || tab === 'today';
    if (isToday) await expect.poll(() => requests).toContain('GET /admin/watch');
    expect(requests, tab).toContain('GET /admin/overview');
    expect(requests, tab).toEqual([...new Set(requests)]);
    expect(requests.length, `${tab}: ${requests.join(', ')}`).toBeLessThanOrEqual(3);
    page.removeAllListeners('request');
  }
});

test(
  'after generating a bill the counts and the lists that it changed are loaded again',
  exhaustive,
  async ({ page, site }) => {
    const client = await approvedClient(site);
    // A page in the background does not ask what others changed.
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await logIn(page, site.admin);
    await openTab(page, 'Clients');
    await search(page, 'Search clients', client.name);
    await page.getByRole('button', { name: 'Generate Bill' }).click();
    const form = page.getByRole('form', { name: 'Generate Bill' });
    await chooseOption(form, 'Client', client.name);
    await form.getByLabel('Amount').fill('1500');
    await fillDay(form, 'Due date', inDays(22));
    await form.getByLabel('Description').fill('November');
    await form.getByLabel('Drive link').fill('https://drive.example/11');
    const requests = recordRequests(page);
    await page.getByRole('button', { name: 'Generate Bill' }).last().click();
    await toast(page, 'Bill generated successfully');
    const row = page.getByRole('grid', { name: 'Clients' }).getByRole('row').filter({ hasText: client.name });
    await expect(row).toContainText('₹1,500.00');
    const loaded = requests.slice(requests.indexOf('POST /admin/generate-bill') + 1);
    expect([...new Set(loaded)].toSorted()).toEqual([
      'GET /admin/bills',
      'GET /admin/clients',
      'GET /admin/overview',
    ]);
  },
);

test('early calls of a dashboard are completed even when no script reads them', async ({ page, site }) => {
  await logIn(page, site.admin);
  await delayScripts(page);
  const early = page.waitForRequest(/\/api\/admin\/posts\?/);
  await page.goto('/admin-dashboard', { waitUntil: 'commit' });
  const response = await (await early).response();
  expect(await response?.finished()).toBeNull();
});

test('a list has as many rows as fit a large screen, and loads once', async ({ page, site }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await logIn(page, site.admin);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/admin/guards') asked.push(search);
  });
  await page.goto('/admin-dashboard?tab=security-guards');
  await expect(page.getByRole('heading', { name: 'Security Guards' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['?sort=name&limit=18']);
});
