import type { Page } from '@playwright/test';

/** Adds up the layout shifts of the page (Layout Instability API). Call it before the page is opened. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset.shifted ?? 0);
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
      document.documentElement.dataset.shifted = String(shifts.reduce((sum, shift) => sum + shift, before));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what the page has shifted until now. */
export const cumulativeLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // the browser reports the shift of a frame in a later one
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shifted ?? 0);
  });
