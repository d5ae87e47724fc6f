import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/support/browser.ts';

/** Every other host is unknown at once: without a network its requests would stay open and no page would fall idle. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const launch = await chromiumLaunch();

/** User journeys in a real browser on the built site and the real server. Run after `npm run build`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  // Sure results may come late on cores that other stages use as well.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing motion costs a seventh of the time: `npm run prove` runs all journeys with it.
    contextOptions: { reducedMotion: process.env.PROVE ? 'no-preference' : 'reduce' },
    launchOptions: { ...launch, args: [...(launch.args ?? []), loopbackOnly] },
    // A trace costs a third of the time: `playwright test --trace retain-on-failure` takes one of what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
