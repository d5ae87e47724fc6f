import type { Page } from '@playwright/test';
import { exhaustiveUnlessSampled } from './support/exhaustive.ts';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shifts.ts';
import { publicPages, setVerificationEmail } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Opens a page and delays its font, as on a slow connection. Returns a function that delivers the font. */
async function openWithoutFont(page: Page, path: string): Promise<() => Promise<unknown>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(/\.woff2$/);
  await page.goto(path);
  await requested;
  return () => {
    release();
    return page.waitForFunction(() => sessionStorage.getItem('webFont') === 'cached');
  };
}

/** The time of the page's first paint, in ms, and the fonts and stylesheets requested before. */
const firstPaint = (page: Page) =>
  page.evaluate(() => {
    const painted =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NEGATIVE_INFINITY;
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:woff2|css)$/.test(name));
    const requestedBefore = files.filter(({ startTime }) => startTime < painted);
    return { painted, files: files.length, requestedBefore: requestedBefore.map(({ name }) => name) };
  });

/** The font that the page's heading is rendered with, which may differ from its style. */
async function headingFont(page: Page): Promise<string> {
  // An island may show its heading only after an answer of the API.
  await page.locator('h1').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

const headingIsInAnek = (page: Page) =>
  expect(async () => expect(await headingFont(page)).toContain('Anek')).toPass({ timeout: 15_000 });

for (const path of publicPages)
  test(
    `${path} is painted before its web font, which shifts less than 0.01, and starts with it on later visits`,
    exhaustiveUnlessSampled(path),
    async ({ browser, site }) => {
      for (const width of [390, 1280]) {
        const page = await browser.newPage({ baseURL: site.url, viewport: { width, height: 844 } });
        await setVerificationEmail(page);
        await observeLayoutShifts(page);
        const loadFont = await openWithoutFont(page, path);
        expect(await cumulativeLayoutShift(page), 'before the font').toBeLessThan(0.0005);
        expect(await headingFont(page)).not.toContain('Anek');
        await loadFont();
        await headingIsInAnek(page);
        expect(await cumulativeLayoutShift(page), 'with the font').toBeLessThan(0.01);
        const { painted, files, requestedBefore } = await firstPaint(page);
        expect(painted).toBeGreaterThan(0);
        expect(files).toBeGreaterThan(0);
        expect(requestedBefore).toEqual([]);

        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await headingIsInAnek(page);
        expect(await cumulativeLayoutShift(page), 'on a later visit').toBeLessThan(0.01);
        await page.close();
      }
    },
  );
