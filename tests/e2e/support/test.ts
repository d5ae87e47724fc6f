import { test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { lowCostMain, type RunningServer, startServer } from './server.ts';

export interface Site extends RunningServer {
  mailbox: Mailbox;
  admin: { email: string; password: string };
}

const admin = { email: 'office@prahari.example', password: 'a long admin password' };

/** Errors no page may have: uncaught errors, CSP violations, hydration errors. */
function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (entry) => {
    if (/content security policy|trusted|hydrat/i.test(entry.text())) errors.push(entry.text());
  });
  return errors;
}

/** Each worker has its own server, database and mailbox; each test its own accounts. */
export const test = base.extend<{ noPageErrors: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      const env = {
        SMTP_URL: mailbox.url,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        AUTH_CALLS_PER_SOURCE: '0',
      };
      const server = await startServer(env, process.env.DIST, lowCostMain);
      await use({ ...server, mailbox, admin });
      await server.stop();
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  noPageErrors: [
    async ({ page }, use) => {
      const errors = collectPageErrors(page);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
