import { test as base, expect, type Page } from '@playwright/test';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { lowCostMain, type RunningServer, startServer } from './server.ts';
import { isTranslating } from './translate.ts';

export interface Site extends RunningServer {
  mailbox: Mailbox;
  admin: { role: 'admin'; email: string; password: string };
}

const admin = { role: 'admin', email: 'office@prahari.example', password: 'a long admin password' } as const;

/** Errors no page may have: uncaught errors, CSP violations, hydration errors. */
function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  // React renders an island anew if its texts were translated before it hydrated: error 418.
  const isTranslated = (error: Error) => isTranslating.has(page) && error.message.includes('#418');
  page.on('pageerror', (error) => isTranslated(error) || errors.push(`uncaught: ${error.message}`));
  page.on('console', (entry) => {
    if (/content security policy|trusted|hydrat(?!ing \/_astro)/i.test(entry.text()))
      errors.push(entry.text());
  });
  return errors;
}

/** Starts a server with a database and a mailbox of its own, for as long as `use` takes. */
async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
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
}

/** Each worker has its own server, database and mailbox; each test its own accounts. */
export const test = base.extend<{ noPageErrors: undefined }, { site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  site: [({}, use) => withSite(use), { scope: 'worker' }],
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

/** For a file whose tests fill lists that others expect to be short: its site is not shared with other files. */
export const testWithOwnSite = () =>
  test.extend<object, { site: Site }>({
    // biome-ignore lint/correctness/noEmptyPattern: as above
    site: [({}, use) => withSite(use), { scope: 'worker' }],
  });

export { expect };
