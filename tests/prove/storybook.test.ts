import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm } from '../commands/npm-command.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { type ServedFolder, serveFolder } from './serve-folder.ts';

let site: ServedFolder;
let browser: Browser;
/** Of the page that was opened last. */
let problems: readonly string[] = [];

/** A page that notes what went wrong in it, requests to other machines included. */
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

const docs = (id: string) => `/iframe.html?viewMode=docs&id=${id}--docs`;

beforeAll(async () => {
  const build = npm(['run', 'storybook:build']);
  expect(await build.ended, build.output()).toBe(0);
  site = await serveFolder('storybook-static');
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('the static build of Storybook', () => {
  test('Storybook opens with its sidebar and without errors', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'Guide' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('the page of a component shows its status, routes, props and advice without errors', async () => {
    const page = await open(docs('base-confirmdialog'));
    await page.getByRole('heading', { name: 'Do', exact: true }).waitFor();
    await page.getByRole('heading', { name: "Don't" }).waitFor();
    await page.getByText('Stable: props change only with a major version').waitFor();
    await page.getByText('/admin-dashboard').waitFor();
    await page.getByRole('cell', { name: 'onConfirm' }).waitFor();
    // its open dialog stands in a frame, so that it does not cover the page
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.locator('iframe').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('the toolbar sets text size, direction, forced colors and reduced motion', async () => {
    const page = await open(
      '/iframe.html?id=base-button--primary&globals=theme:dark;textSize:double;direction:rtl;colors:forced;motion:reduced',
    );
    await page.getByRole('button', { name: 'Generate Bill' }).waitFor();
    const shown = await page.evaluate(() => {
      const { documentElement: root } = document;
      const { fontSize } = getComputedStyle(root);
      const duration = getComputedStyle(root).getPropertyValue('--motion-base');
      const isForced = matchMedia('(forced-colors: active)').matches;
      return { fontSize, direction: root.dir, theme: root.dataset.theme, duration, isForced };
    });
    expect(shown).toEqual({
      fontSize: '32px',
      direction: 'rtl',
      theme: 'dark',
      duration: '0s',
      isForced: true,
    });
    expect(problems).toEqual([]);
  });

  test('a story that calls the API is answered by the mock API', async () => {
    const page = await open('/iframe.html?id=pages-admindashboard--clients&globals=theme:light');
    await page.getByRole('heading').first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe('npm run chromatic -- --dry-run', () => {
  test('without a token the dry run checks the configuration and counts the stories that would be sent', async () => {
    const command = npm(['run', 'chromatic', '--', '--dry-run'], { CHROMATIC_PROJECT_TOKEN: '' });
    expect(await command.ended, command.output()).toBe(0);
    expect(command.output()).toMatch(
      /configuration is valid, and at most \d{3} stories would be sent in 3 modes/,
    );
  });
});
