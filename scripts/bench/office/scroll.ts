import { globSync, readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Browser } from 'playwright';
import { build, type Plugin } from 'vite';
import { codeOf } from '../bundled-code.ts';
import { openPhone } from './phone.ts';

const ENTRY = `${import.meta.dirname}/long-table.js`;

const source = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Table } from '@prahari/ui/Table';
import { nameColumn, numericColumn, textColumn } from '@prahari/ui/base/Table/table-columns';
const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: 'Guard ' + index, city: 'Pune', phone: '+91 ' + index }));
const columns = [nameColumn('name', 'Name', (row) => row.name), textColumn('city', 'City', (row) => row.city), numericColumn('phone', 'Phone', (row) => row.phone)];
createRoot(document.querySelector('main')).render(createElement(Table, { label: 'Guards', columns, rows, rowKey: (row) => row.id, empty: 'None' }));
`;

/** The code of a page with a Table of 10,000 rows. */
async function longTable(): Promise<string> {
  const entry: Plugin = {
    name: 'long-table',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (path) => (path === ENTRY ? source : null),
  };
  return codeOf(
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [entry, { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, rolldownOptions: { input: ENTRY, output: { codeSplitting: false } } },
    }),
  );
}

export interface ScrollFrames {
  /** The longest frame in ms while 10,000 rows are scrolled from the first to the last, on a desktop: the best of three passes. */
  scrolling: number;
  /** The same number of frames without scrolling: what the machine's other work costs. */
  idle: number;
}

/** Scrolls a Table of 10,000 rows. */
export async function measureScroll(browser: Browser, url: string): Promise<ScrollFrames> {
  const { page, close } = await openPhone(browser, url, { fast: true });
  const [sheet = ''] = globSync('dist/_astro/DashboardLoading.*.css');
  const html = `<!doctype html><style>${readFileSync(sheet, 'utf8')}</style><main style="width:60rem"></main><script type="module">${(await longTable()).replaceAll('</script', '<\\\\/script')}</script>`;
  await page.route('**/long-table', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/long-table`);
  await page.getByRole('rowheader').first().waitFor({ timeout: 120_000 });
  const frames = await page.evaluate(async () => {
    const scroller = [...document.querySelectorAll('*')].find(
      (element) => element.scrollHeight > 100_000 && getComputedStyle(element).overflowY !== 'visible',
    );
    if (!scroller) throw new Error('Nothing scrolls');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const longestOf = async (work: (step: number) => void) => {
      let before = await frame();
      let longest = 0;
      for (let step = 0; step < 200; step += 1) {
        work(step);
        const now = await frame();
        longest = Math.max(longest, now - before);
        before = now;
      }
      return longest;
    };
    const passes: { scrolling: number; idle: number }[] = [];
    for (let pass = 0; pass < 3; pass += 1) {
      scroller.scrollTop = 0;
      const idle = await longestOf(() => {});
      const scrolling = await longestOf((step) => {
        scroller.scrollTop += step < 150 ? 120 : scroller.scrollHeight / 50;
      });
      passes.push({ scrolling, idle });
    }
    // what the table takes is in each pass, what other programs take is not
    return passes.reduce((best, pass) => (pass.scrolling < best.scrolling ? pass : best));
  });
  await close();
  return frames;
}
