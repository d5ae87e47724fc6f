import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../packages/api/testing/free-port.ts';
import { type RunningServer, startServer } from '../e2e/support/server.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { buildConsumer, type ConsumerName } from './support/build-consumer.ts';
import { tarballs } from './support/pack.ts';
import { serveConsumer } from './support/serve-consumer.ts';

const admin = { email: 'office@example.com', password: 'lanterns along the wall' };

/** `npm run prove -- consumers` builds all four with the newest versions: cold, Next's compiler alone is 130 MB. */
const names: readonly ConsumerName[] = process.env.PROVE
  ? ['vite', 'next', 'astro', 'react-router']
  : ['vite'];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser?.close());

describe.each(names)('an app with %s that installs the packages', (name) => {
  let folder = '';
  let html = '';
  let site: Awaited<ReturnType<typeof serveConsumer>>;
  let api: RunningServer;
  let page: Page;
  const messages: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    api = await startServer({
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CORS_ORIGINS: `http://127.0.0.1:${port}`,
    });
    folder = await buildConsumer(name, tarballs, (app) => {
      mkdirSync(join(app, 'public'));
      writeFileSync(join(app, 'public/config.js'), `globalThis.API_URL = '${api.url}'`);
    });
    site = await serveConsumer(folder, port);
    html = await (await fetch(site.url)).text();
    page = await browser.newPage({ colorScheme: 'light' });
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
  }, 600_000);
  afterAll(async () => {
    await page?.close();
    await api?.stop();
    site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('renders its components on the server, in English and Hindi', () => {
    for (const text of ['Rendered on the server', 'Pressed 0 times', 'type="password"', 'दिखाएँ'])
      expect(html).toContain(text);
  });

  test('a form is sent before its page has scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(site.url);
    await plain.getByLabel('Gate').fill('North');
    await plain.getByRole('button', { name: 'Find' }).click();
    await plain.waitForURL('**/?gate=North');
    await context.close();
  });

  test('renders a button in the package’s styles, which answers presses', async () => {
    await page.goto(site.url);
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('6px');
    await button.click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  });

  test('has a dark theme, and words in Hindi that answer presses', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(245, 239, 227)');
    await page.getByRole('button', { name: 'Night' }).click();
    expect(await background()).toBe('rgb(15, 22, 36)');
    await page.locator('[lang=hi]').getByText('दिखाएँ').click();
    expect(await page.locator('[name=key]').getAttribute('type')).toBe('text');
  });

  test('logs in to an API on another origin and renders the dashboard with its data', async () => {
    await page.getByLabel('Role').selectOption('admin');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin-dashboard{,/}');
    await page.getByText('Signed in as admin').waitFor();
    await page.getByRole('tab', { name: 'Clients' }).click();
    await page.getByText('No clients yet').waitFor();
  });

  test('hydrates and runs without an error or a warning in the console', () => {
    expect(messages).toEqual([]);
  });
});
