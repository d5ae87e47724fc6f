import type { BrowserContext, Page } from '@playwright/test';

/** Public pages without a form to log in or sign up. */
export const contentPages = ['/', '/about', '/services', '/contact', '/privacy', '/terms'];

/** Public pages of login, signup and password reset. */
export const authPages = [
  '/login',
  '/signup',
  '/otp-verification',
  '/forgot-password',
  '/invitation',
  '/keep-email',
  '/not-me',
  '/offer',
  '/muster',
  '/guard',
  '/prices',
];

export const publicPages = [...contentPages, ...authPages];

/** Without a stored email the OTP page redirects to signup. */
export const setVerificationEmail = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // a sandboxed frame has no storage
    if (window === top) sessionStorage.setItem('verificationEmail', 'asha@example.com');
  });

/** Console errors, warnings and uncaught errors. Call before opening the page. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) errors.push(entry.text());
  });
  return errors;
}

export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Answers for OpenStreetMap with a page that says `Streets of Pune`. */
export const fakeMap = (routes: Page | BrowserContext): Promise<unknown> =>
  routes.route(`${MAP_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets of Pune</p>' }),
  );

/** Scrolls to the end and back, so that everything lazy is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
