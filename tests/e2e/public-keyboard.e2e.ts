import type { Page } from '@playwright/test';
import { exhaustiveUnlessSampled } from './support/exhaustive.ts';
import { publicPages, scrollThrough, setVerificationEmail } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

interface FocusStop {
  /** Approximately its accessible name. */
  name: string;
  position: number;
  hasFocusRing: boolean;
  isInViewport: boolean;
}

/** The focused element; undefined when the focus has left the page. */
const focusedElement = (page: Page): Promise<FocusStop | undefined> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    const { top, bottom, left, right, width, height } = at.getBoundingClientRect();
    const hasOutline = (element: Element | null | undefined) => {
      const { outlineStyle = 'none', outlineWidth = '0px' } = element ? getComputedStyle(element) : {};
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    return {
      name: at.ariaLabel || at.textContent?.trim() || at.getAttribute('name') || at.outerHTML.slice(0, 80),
      position: [...document.querySelectorAll('*')].indexOf(at),
      // a field with a button has the focus ring on its parent
      hasFocusRing: hasOutline(at) || hasOutline(at.parentElement) || at.tagName === 'IFRAME',
      isInViewport: width * height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

/** Presses Tab until the focus leaves the page. */
async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (!focused || focused.position === stops[0]?.position) return stops;
    stops.push(focused);
  }
  throw new Error('The focus never leaves the page');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of publicPages) {
  test(
    `Tab on ${path} follows the page order with visible focus and leaves at the end`,
    exhaustiveUnlessSampled(path),
    async ({ page }) => {
      await setVerificationEmail(page);
      await page.goto(path);
      await scrollThrough(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.locator('body').evaluate((body) => {
        // Tab continues from the last click or focus
        body.tabIndex = -1;
        body.focus();
        body.removeAttribute('tabindex');
      });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe('Skip to content');
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ hasFocusRing, isInViewport }) => !hasFocusRing || !isInViewport)).toEqual([]);
      const places = stops.map(({ position }) => position);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );
}

test('the skip link works by keyboard on every public page', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Services', '/services'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});
