import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseFiles, componentFiles } from '../arch/ui-components.ts';
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
    await page
      .getByRole('link', { name: 'All components' })
      .or(page.getByText('All components'))
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  test('the page of a component has each of its parts and no errors', async () => {
    const page = await open(docs('base-confirmdialog'));
    const parts = [
      'Props',
      'Anatomy',
      "Do and don't",
      'Accessibility review',
      'Keyboard',
      'Related',
      'Changelog',
    ];
    for (const part of parts) await page.getByRole('heading', { name: part, exact: true }).waitFor();
    await page.getByText('@prahari/ui/ConfirmDialog', { exact: true }).waitFor();
    await page.getByText('/admin-dashboard').first().waitFor();
    // its open dialog stands in a frame, so that it does not cover the page
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.locator('iframe').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('the table of components has every component and no empty cell', async () => {
    const page = await open(docs('guides-all-components'));
    for (const [folder, files] of [
      ['base', baseFiles()],
      ['features', componentFiles().filter((file) => file.includes('/features/'))],
    ] as const) {
      const rows = page.locator(`[data-components=${folder}] tbody tr`);
      await rows.first().waitFor();
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
      );
      expect(cells.map(([name]) => name).sort()).toEqual(
        files.map((file) => file.replace(/^.*\/(\w+)\.tsx$/, '$1')).sort(),
      );
      const empty = cells.filter(
        (row) => row.length !== 8 || row.some((cell) => cell === '' || cell === '0'),
      );
      expect(empty).toEqual([]);
      const unchecked = cells.filter(([, , stories, , , axe]) => !axe?.startsWith(`${stories} / ${stories}`));
      // stories that set a theme of their own are checked in that one only
      expect(
        unchecked.map(([name]) => name).filter((name) => name !== 'QrCode' && name !== 'SecondFactor'),
      ).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  test('a search for "ask before deleting" finds ConfirmDialog first', async () => {
    const page = await open(docs('guides-find-a-component'));
    await page.getByRole('searchbox').fill('ask before deleting');
    await page.getByRole('status').filter({ hasText: 'component' }).waitFor();
    expect(await page.getByRole('listitem').first().textContent()).toContain('ConfirmDialog');
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
    expect(command.output()).toMatch(/configuration is valid, and \d{3} stories would be sent in 3 modes/);
  });
});
