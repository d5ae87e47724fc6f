import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

/** Logins that `npm run demo` prints. */
export const demoLogins = {
  admin: { role: 'admin', email: 'admin@prahari.example', password: 'demo office 2026' },
  client: { role: 'client', email: 'client@prahari.example', password: 'demo client 2026' },
  security: { role: 'security', email: 'guard@prahari.example', password: 'demo guard 2026' },
} as const;

const PRESSES = 'presses';

/** Counts what a person presses: pointer, Enter, Escape and shortcuts. Choosing in a select counts as two. */
export const countPresses = (page: Page) =>
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

/** Counts from the page where a task begins. */
export const beginTask = (page: Page): Promise<void> =>
  page.evaluate((item) => sessionStorage.removeItem(item), PRESSES);

/** Says how many presses a task took, and fails if they are more. */
export async function expectPresses(page: Page, task: string, atMost: number): Promise<void> {
  const made = Number(await page.evaluate((item) => sessionStorage.getItem(item), PRESSES));
  console.log(`${made} presses: ${task}`);
  expect(made).toBeLessThanOrEqual(atMost);
}

/** For tests on the company of `npm run demo`, one of its own for each worker. */
export const demoTest = base.extend<object, { demo: RunningServer }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer({}, undefined, 'scripts/start/demo.ts');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demo }, use) => use(demo.url),
});
