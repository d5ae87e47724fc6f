import type { AfterEach } from 'storybook/internal/types';
import { expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { looks } from './looks.ts';
import { awaitsReply } from './vitest.requests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** True on Linux x64, where npm's Chromium draws the same pixels on every machine. */
    comparesSnapshots: boolean;
    /** True if axe also looks at a story after each of its tests. */
    checksAfterTests: boolean;
  }
}

const isLoading = () =>
  [...document.querySelectorAll('[role=status]')].some((status) => status.textContent?.startsWith('Loading'));

/** Waits until replies, images, fonts and lazy modules are here and the page has not changed for half a second. */
async function pageAtRest(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (isLoading() || awaitsReply() || performance.now() - changed < 500) {
    await vi.dynamicImportSettled();
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
}

/** Compares a story with its snapshots in `tests/snapshots`, one per look of its tags. */
export const compareSnapshots: AfterEach = async ({ id, tags }) => {
  // Skip tests inside a story, which inherit its tags.
  if (!inject('comparesSnapshots') || tags.includes('test-fn')) return;
  for (const { name, tag, theme, width, height } of looks) {
    if (!tags.includes(tag)) continue;
    await page.viewport(width, height);
    document.documentElement.dataset.theme = theme;
    await pageAtRest();
    await expect(page).toMatchScreenshot(`${id}-${name}`);
  }
};
