import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm } from '../commands/npm-command.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { type StaticSite, serveStatic } from '../support/static-site.ts';

let site: StaticSite;
let browser: Browser;
/** Problems of the page opened last. */
let problems: readonly string[] = [];

/** Opens a page and notes its errors and requests to other machines. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const noted: string[] = [];
  problems = noted;
  page.on('console', (message) => message.type() === 'error' && noted.push(message.text()));
  page.on('pageerror', (error) => noted.push(error.message));
  page.on('response', (response) => response.status() >= 400 && noted.push(response.url()));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) noted.push(`left the site: ${request.url()}`);
  });
  await page.goto(`${site.url}${path}`);
  return page;
}

beforeAll(async () => {
  const build = npm(['run', 'storybook:build']);
  expect(await build.ended, build.output()).toBe(0);
  site = await serveStatic('storybook-static');
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('the static build of Storybook', () => {
  test('Storybook opens with its sidebar and without errors', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'Guide' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('a story that calls the API is answered by the mock API', async () => {
    const page = await open('/iframe.html?id=pages-admindashboard--clients&globals=theme:light');
    await page.getByRole('heading').first().waitFor();
    expect(problems).toEqual([]);
  });
});
