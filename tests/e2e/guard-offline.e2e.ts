import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { ENDING_WORKER } from '../../packages/api/src/http/site.ts';
import { apiClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { guardOnDuty } from './support/guard-on-duty.ts';
import { logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start duty' });
const notice = (page: Page) => page.getByText('No network. This is what the office said on');

/** The addresses that the worker has kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** All text that this browser keeps of the site. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const replies = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(replies.map((reply) => reply?.text()));
    });
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(texts)]);
  });

/** Waits until the worker has the page and all files that it loaded. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const kept = await keptAddresses(page);
      return ['/security-dashboard', ...loaded.filter((path) => path.startsWith('/_astro/'))].filter(
        (path) => !kept.includes(path),
      );
    })
    .toEqual([]);
}

const startsOf = async (context: BrowserContext, url: string, token: string) => {
  const reply = await context.request.get(`${url}/api/security/duties`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await reply.json()) as { data: { startedAt?: string }[] };
  return data.filter(({ startedAt }) => startedAt !== undefined).length;
};

test('a guard in a cellar opens the page, reads the duty and starts it; the start goes out once when the network is back', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const guard = await guardOnDuty(site);
  const { token } = await apiClient(site, guard);
  await logIn(page, guard);
  await expect(start(page)).toBeVisible();
  await isKept(page);

  await context.setOffline(true);
  await page.goto('/security-dashboard');
  await expect(start(page)).toBeVisible();
  await expect(page.getByText('14 Prabhat Road')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await start(page).click();
  await expect(page.getByText('not sent yet')).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => startsOf(context, site.url, token)).toBe(1);
  await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
  await expect(notice(page)).toHaveCount(0);
});

test('after logout nothing of the guard is left in storage, caches or the worker', async ({ page, site }) => {
  const guard = await guardOnDuty(site);
  await logIn(page, guard);
  await expect(start(page)).toBeVisible();
  await isKept(page);
  expect(await keptText(page)).toContain('14 Prabhat Road');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  const left = await keptText(page);
  for (const theirs of ['14 Prabhat Road', guard.name, guard.email, guard.phone])
    expect(left).not.toContain(theirs);
});

test('a page of another version is never shown while there is a network', async ({ page, site }) => {
  const guard = await guardOnDuty(site);
  await logIn(page, guard);
  await expect(start(page)).toBeVisible();
  await isKept(page);
  await page.evaluate(async () => {
    const old = new Response('<h1>Last month’s page</h1>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open('page')).put('/security-dashboard', old);
  });
  await page.reload();
  await expect(start(page)).toBeVisible();
  await expect(page.getByText('Last month’s page')).toHaveCount(0);
});

test('OFFLINE_PAGES=off ends the worker and its caches on a phone that has them', async ({ page }) => {
  const worker = { text: readFileSync('dist/worker.js', 'utf8') };
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker.text : '<h1>Duty</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/security-dashboard`);
  const state = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js', { scope: '/security-dashboard' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ['/security-dashboard'] } });
  });
  await expect.poll(state).toEqual([1, expect.any(Number)]);
  await expect.poll(() => keptAddresses(page)).toEqual(['/security-dashboard']);
  worker.text = ENDING_WORKER;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(state).toEqual([0, 0]);
  server.close();
});
