import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn, logOut } from './support/page-actions.ts';
import { seedCompany } from './support/seed-company.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.2 AA and axe's best practices, on every page and tab, in two widths and both themes. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = [
  { name: 'phone, dark theme', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop, light theme', width: 1280, height: 800, colorScheme: 'light' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const publicPaths = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/privacy',
  '/terms',
  '/login',
  '/signup',
  '/forgot-password',
];

const tabs = {
  admin: ['security-guards', 'clients', 'client-applications', 'security-applications', 'assign-guards'],
  client: ['guard-status', 'apply-for-service', 'bills'],
  security: ['assignments', 'apply-for-job'],
} as const;

/** Opens a page, waits for the network to be idle and returns its axe violations in each look. */
async function violationsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const { name, width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${address} is no wider than its window (${name})`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
      // in the page itself: the other mode opens one more page for each result
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations)
      found.push(`${address} (${name}) ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return found;
}

async function violationsOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await violationsAt(page, address)));
  return found;
}

const dashboard = (role: keyof typeof tabs) => tabs[role].map((tab) => `/${role}-dashboard?tab=${tab}`);

test('public pages have no axe violations', async ({ page }) => {
  expect(await violationsOn(page, publicPaths)).toEqual([]);
});

test('the OTP verification page has no axe violations', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('verificationEmail', 'asha@example.com'));
  expect(await violationsAt(page, '/otp-verification')).toEqual([]);
});

test('the admin dashboard has no axe violations', async ({ page, site }) => {
  await seedCompany(site);
  await logIn(page, { ...site.admin, role: 'admin' });
  expect(await violationsOn(page, dashboard('admin'))).toEqual([]);
});

test('the client and guard dashboards have no axe violations', async ({ page, site }) => {
  const { client, guard, applicant } = await seedCompany(site);
  for (const person of [client, guard, applicant]) {
    await logIn(page, person);
    const addresses = person.role === 'client' ? dashboard('client') : dashboard('security');
    expect(await violationsOn(page, addresses)).toEqual([]);
    await logOut(page);
    await expect(page).toHaveURL(/\/$/);
  }
});
