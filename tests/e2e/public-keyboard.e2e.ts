import type { Page } from '@playwright/test';
import { awaitCode, openPages, readThrough } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

interface Stop {
  /** What a screen reader would call it, near enough. */
  name: string;
  place: number;
  isShown: boolean;
  isInSight: boolean;
}

/** Where the focus is; undefined when it has left the page. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    const { top, bottom, left, right, width, height } = at.getBoundingClientRect();
    const isRinged = (element: Element | null | undefined) => {
      const { outlineStyle = 'none', outlineWidth = '0px' } = element ? getComputedStyle(element) : {};
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    return {
      name: at.ariaLabel || at.textContent?.trim() || at.getAttribute('name') || at.outerHTML.slice(0, 80),
      place: [...document.querySelectorAll('*')].indexOf(at),
      // a field with a button in it wears the ring around both
      isShown: isRinged(at) || isRinged(at.parentElement) || at.tagName === 'IFRAME',
      isInSight: width * height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here || here.place === stops[0]?.place) return stops;
    stops.push(here);
  }
  throw new Error('The focus never leaves the page');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of openPages) {
  test(`${path}: Tab goes down the page, always in sight, and comes out at its end`, async ({ page }) => {
    await awaitCode(page);
    await page.goto(path);
    await readThrough(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.locator('body').evaluate((body) => {
      // Tab goes on from where a click or a focus was last
      body.tabIndex = -1;
      body.focus();
      body.removeAttribute('tabindex');
    });
    const stops = await walk(page);
    expect(stops[0]?.name).toBe('Skip to content');
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isShown, isInSight }) => !isShown || !isInSight)).toEqual([]);
    const places = stops.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
}

test('a visitor without a pointer goes from page to page and skips what each begins with', async ({
  page,
}) => {
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

test('questions open and close by key', async ({ page }) => {
  await page.goto('/contact');
  const question = page.locator('summary').first();
  const answer = page.locator('details p').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});
