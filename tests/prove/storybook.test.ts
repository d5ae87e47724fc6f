import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm } from '../commands/npm-command.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { type StaticSite, serveStatic } from '../support/static-site.ts';

const FOLDER = 'storybook-static';

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

const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

beforeAll(async () => {
  const build = npm(['run', 'storybook:build']);
  expect(await build.ended, build.output()).toBe(0);
  site = await serveStatic(FOLDER);
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('the static build of Storybook', () => {
  test('Storybook opens with its guides first and without errors', async () => {
    const page = await open('/');
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.getByRole('heading', { name: 'Start', level: 1 }).waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  test('a story that calls the API is answered by the mock API', async () => {
    const page = await open('/iframe.html?id=pages-admindashboard--clients&globals=theme:light');
    await page.getByRole('heading').first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  test('all components are on one page', async () => {
    const page = await open('/iframe.html?id=foundations-components--components');
    await page.getByRole('heading', { name: 'Accordion' }).waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
    await page.close();
  });

  test('theme and direction reach a documentation page whose stories are in frames', async () => {
    const page = await open('/?path=/docs/base-datefield--docs&globals=theme:dark;direction:rtl');
    const docs = page.frameLocator('#storybook-preview-iframe');
    const framed = docs.frameLocator('iframe[id*="base-datefield--empty"]');
    const themes = async () =>
      Promise.all([docs, framed].map((of) => of.locator('html').getAttribute('data-theme')));
    await framed.getByText('Due date').waitFor();
    expect(await themes()).toEqual(['dark', 'dark']);
    expect(await framed.locator('html').getAttribute('dir')).toBe('rtl');
    await page.getByRole('button', { name: /Theme/ }).click();
    await page.getByText('Morning').click();
    await expect.poll(themes, { timeout: 15_000 }).toEqual(['light', 'light']);
    await page.close();
  });

  test('the manifest describes every component and story without an error', () => {
    const components = Object.values<{ error?: object; path: string; stories: { error?: object }[] }>(
      read('manifests/components.json').components,
    );
    expect(components.length).toBeGreaterThan(200);
    const wrong = components.filter(({ error, stories }) => error ?? stories.some((story) => story.error));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test.each(['llms.txt', 'llms/Button.md', 'components.json', 'tokens/tokens-studio.json'])(
    '%s is served',
    async (file) => {
      const reply = await fetch(`${site.url}/${file}`);
      expect(reply.status).toBe(200);
      expect((await reply.text()).length).toBeGreaterThan(1000);
    },
  );

  test.each([
    ['dropdown', /^Dropdown/],
    ['snackbar', /^Snackbar/],
    ['modal', /^Modal/],
    ['spinner', /^Spinner/],
    ['file upload', /^File upload/],
    ['banner', /^Banner/],
    ['chip', /^Chip/],
    ['date picker', /^Date picker/],
  ])('the search finds "%s" first, and no tests', async (word, name) => {
    const page = await open('/');
    await page.getByPlaceholder('Find components').fill(word);
    const results = page.getByRole('option');
    await results.first().waitFor();
    expect(await results.first().textContent()).toMatch(name);
    const { entries } = read('index.json');
    const tests = Object.values<{ name: string; tags: string[] }>(entries).filter(({ tags }) =>
      tags.includes('test-fn'),
    );
    expect(tests.length).toBeGreaterThan(100);
    const texts = await results.allTextContents();
    for (const each of tests) expect(texts.some((text) => text.startsWith(each.name))).toBe(false);
    await page.close();
  });

  test('the code of a story is a module that a host can copy', async () => {
    const page = await open('/iframe.html?viewMode=docs&id=base-table--docs');
    await page.getByText('Show code').first().click();
    const code = page.locator('#storybook-docs pre').first();
    await expect.poll(() => code.textContent(), { timeout: 15_000 }).toContain("from '@prahari/ui'");
    expect(await code.textContent()).toContain('export const Rows');
    await page.close();
  });

  test('an address with args shows the component as it was left', async () => {
    const page = await open(
      '/?path=/story/base-button--secondary&args=variant:danger;size:small&globals=theme:dark',
    );
    const frame = page.frameLocator('#storybook-preview-iframe');
    const button = frame.getByRole('button', { name: 'Generate Bill' });
    await button.waitFor();
    const dangerous = await button.getAttribute('class');
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto(`${site.url}/?path=/story/base-button--secondary`);
    await button.waitFor();
    expect(await button.getAttribute('class')).not.toBe(dangerous);
    await page.close();
  });

  test('a copied link shows texts with any sign', async () => {
    const page = await open('/?path=/story/base-card--plain&globals=theme:dark');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const frame = page.frameLocator('#storybook-preview-iframe');
    const title = 'Rao & Sons: "Gate" 4, 50 %';
    await page.locator('#control-title').fill(title);
    await frame.getByText(title).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(link.slice(site.url.length));
    await other.frameLocator('#storybook-preview-iframe').getByText(title).waitFor();
    expect(
      await other.frameLocator('#storybook-preview-iframe').locator('html').getAttribute('data-theme'),
    ).toBe('dark');
    await other.close();
    await page.close();
  });
});

/** Opens a documentation page and says what covers it or moved it. */
async function disturbance(page: Page, id: string): Promise<string> {
  await page.goto(`${site.url}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1, #storybook-docs h2').first().waitFor({ timeout: 60_000 });
  // Stories are rendered one after the other; one that opens a dialog does so at once.
  const drawn = () =>
    [...document.querySelectorAll('.docs-story')].every(
      (story) =>
        story.querySelector('iframe') ?? story.textContent?.trim() ?? story.querySelector('svg, img, input'),
    );
  // Some stories show nothing.
  await page.waitForFunction(drawn, null, { timeout: 8000 }).catch(() => {});
  return page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]').length;
    const inert = document
      .querySelector('#storybook-root, #storybook-docs')
      ?.closest('[inert], [aria-hidden=true]');
    return [
      ...(dialogs ? [`${dialogs} dialogs are open`] : []),
      ...(inert ? ['the page is inert'] : []),
      ...(window.scrollY > 0 ? [`scrolled to ${window.scrollY}`] : []),
    ].join(', ');
  });
}

test('no documentation page is under an open dialog or scrolled to its middle', {
  timeout: 1_200_000,
}, async () => {
  const entries = Object.values<{ id: string; type: string }>(read('index.json').entries);
  const ids = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(150);
  const disturbed: string[] = [];
  const walk = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    for (let id = ids.pop(); id; id = ids.pop()) {
      const found = await disturbance(page, id);
      if (found) disturbed.push(`${id}: ${found}`);
    }
    await page.close();
  };
  await Promise.all([walk(), walk(), walk()]);
  expect(disturbed).toEqual([]);
});
