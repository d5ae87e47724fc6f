import { test as base, expect, type Page } from '@playwright/test';
import { pressesOn } from './presses.ts';
import { type RunningServer, startServer } from './server.ts';

/** Logins that `npm run demo` prints. */
export const demoLogins = {
  admin: { role: 'admin', email: 'admin@prahari.example', password: 'demo office 2026' },
  client: { role: 'client', email: 'client@prahari.example', password: 'demo client 2026' },
  security: { role: 'security', email: 'guard@prahari.example', password: 'demo guard 2026' },
} as const;

/** Counts from the page where a task begins. */
export { countPresses, forgetPresses as beginTask } from './presses.ts';

/** Says how many presses a task took, and fails if they are more. */
export async function expectPresses(page: Page, task: string, atMost: number): Promise<void> {
  const made = await pressesOn(page);
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
