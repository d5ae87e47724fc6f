import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../e2e/support/server.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { serveStatic } from '../support/static-site.ts';
import { buildConsumer, type ConsumerName } from './support/build-consumer.ts';
import { tarballs } from './support/pack.ts';

const admin = { email: 'office@example.com', password: 'lanterns along the wall' };

/** `npm run prove -- consumers` builds all three: cold, Next's compiler alone is 130 MB. */
const names: readonly ConsumerName[] = process.env.PROVE ? ['vite', 'next', 'astro'] : ['vite'];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser?.close());

describe.each(names)('an app with %s that installs the packages', (name) => {
  let folder = '';
  let site: Awaited<ReturnType<typeof serveStatic>>;
  let api: RunningServer;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    folder = await buildConsumer(name, tarballs);
    site = await serveStatic(join(folder, 'out'), () => api.url);
    api = await startServer({
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CORS_ORIGINS: site.url,
    });
    page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  }, 300_000);
  afterAll(async () => {
    await page?.close();
    await api?.stop();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('renders a button in the package’s styles, which answers presses', async () => {
    await page.goto(site.url);
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('6px');
    await button.click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  });

  test('logs in to an API on another origin and renders the dashboard with its data', async () => {
    await page.getByLabel('Role').selectOption('admin');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin-dashboard');
    await page.getByText('Signed in as admin').waitFor();
    await page.getByRole('tab', { name: 'Clients' }).click();
    await page.getByText('No clients yet').waitFor();
  });

  test('reports no error in the console', () => {
    expect(errors).toEqual([]);
  });

  test.skipIf(name === 'vite')('renders client components on the server', () => {
    const html = readFileSync(join(folder, 'out/index.html'), 'utf8');
    expect(html).toContain('Rendered on the server');
    expect(html).toContain('type="password"');
  });
});
