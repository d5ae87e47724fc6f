import type { Page } from '@playwright/test';

/** The public pages of SPEC section 2 that are there to be read. */
export const readPages = ['/', '/about', '/services', '/contact', '/privacy', '/terms'];

/** Those where a visitor fills in a form to get in. */
export const authPages = ['/login', '/signup', '/otp-verification', '/forgot-password'];

export const openPages = [...readPages, ...authPages];

/** Without an address that awaits its code, the page that takes it leads to signup. Needs storage. */
export const awaitCode = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // a sandboxed frame has no storage
    if (window === top) sessionStorage.setItem('verificationEmail', 'asha@example.com');
  });

/** What no page may write, an error or a warning of the browser among it. Begin before the page is opened. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) heard.push(entry.text());
  });
  return heard;
}

/** Brings all that waits for the reader near the window, once, and goes back to the top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
