import { expect, type Page } from '@playwright/test';

const PRESSES = 'presses';

/**
 * Counts what a person presses on each page from now on: pointer, Enter, Escape and shortcuts. Choosing in a
 * select counts as two. Call it before the page is opened.
 */
export const countPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((item) => {
    const count = (presses: number) =>
      sessionStorage.setItem(item, String(Number(sessionStorage.getItem(item)) + presses));
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(1), true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey }) => (ctrlKey ? /^[a-z]$/.test(key) : /^(?:Enter|Escape)$/.test(key)) && count(1),
      true,
    );
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(2), true);
  }, PRESSES);

/** The presses on a page since it was opened, or since they were forgotten. */
export const pressesOn = async (page: Page): Promise<number> =>
  Number(await page.evaluate((item) => sessionStorage.getItem(item), PRESSES));

/** Begins to count anew. */
export const forgetPresses = (page: Page): Promise<unknown> =>
  page.evaluate((item) => sessionStorage.removeItem(item), PRESSES);

/** Fails if there were more presses on all of the pages. */
export async function expectPresses(atMost: number, ...pages: readonly Page[]): Promise<void> {
  let made = 0;
  for (const page of pages) made += await pressesOn(page);
  expect(made, 'presses').toBeGreaterThan(0);
  expect(made, 'presses').toBeLessThanOrEqual(atMost);
}
