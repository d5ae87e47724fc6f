import type { Page } from '@playwright/test';
import { publicPages, setVerificationEmail } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Sums up layout shifts (Layout Instability API). Call before opening the page. */
const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset.moved ?? 0);
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
      document.documentElement.dataset.moved = String(shifts.reduce((sum, shift) => sum + shift, before));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const moved = (page: Page) =>
  page.evaluate(async () => {
    // shifts of a frame are reported in a later frame
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.moved ?? 0);
  });

/** Opens a page while its font is delayed. Returns a function that lets the font load. */
async function openWithDelayedFont(page: Page, path: string): Promise<() => Promise<unknown>> {
  const { promise: free, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await free;
    await route.continue();
  });
  const asked = page.waitForRequest(/\.woff2$/);
  await page.goto(path);
  await asked;
  return () => {
    letThrough();
    return page.waitForFunction(() => sessionStorage.getItem('font') === 'here');
  };
}

const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const path of publicPages) {
  for (const width of [390, 1280]) {
    test(`${path} has no layout shift on a first visit at ${width} px`, async ({ page }) => {
      await setVerificationEmail(page);
      await observeLayoutShifts(page);
      await page.setViewportSize({ width, height: 844 });
      const fontComes = await openWithDelayedFont(page, path);
      expect(await moved(page), 'before the font is here').toBeLessThan(0.0005);
      await fontComes();
      expect(await moved(page), 'once the font is here').toBeLessThan(0.0005);
    });
  }
}

test('a page whose lines would break elsewhere in our font keeps its face; the next begins with ours', async ({
  page,
}) => {
  await observeLayoutShifts(page);
  const fontComes = await openWithDelayedFont(page, '/terms');
  await restyle(page, 'html:not([data-font]) { letter-spacing: 0.2em }');
  const before = await moved(page);
  await fontComes();
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  expect(await moved(page)).toBe(before);
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'own');
});

test('a page whose lines stay as they are takes our font up as soon as it comes', async ({ page }) => {
  const fontComes = await openWithDelayedFont(page, '/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  await restyle(page, '* { white-space: nowrap !important; flex-wrap: nowrap !important }');
  await fontComes();
  await expect(page.locator('html')).toHaveAttribute('data-font', 'own');
});
