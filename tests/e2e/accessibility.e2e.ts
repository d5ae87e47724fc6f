import type { Page } from '@playwright/test';
import { acceptedGuard, adminApiClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, logOut } from './support/page-actions.ts';
import { seedCompany } from './support/seed-company.ts';
import { expect, test } from './support/test.ts';

/** Public pages are checked in public-overflow.e2e.ts. */
const looks = [
  { name: 'phone, dark theme', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop, light theme', width: 1280, height: 800, colorScheme: 'light' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tabs = {
  admin: [
    'today',
    'security-guards',
    'clients',
    'client-applications',
    'security-applications',
    'assign-guards',
  ],
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
    for (const violation of await axeViolations(page)) found.push(`${address} (${name}) ${violation}`);
  }
  return found;
}

async function violationsOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await violationsAt(page, address)));
  return found;
}

const dashboard = (role: keyof typeof tabs) => tabs[role].map((tab) => `/${role}-dashboard?tab=${tab}`);

test('the admin dashboard has no axe violations', exhaustive, async ({ page, site }) => {
  await seedCompany(site);
  await logIn(page, { ...site.admin, role: 'admin' });
  expect(await violationsOn(page, dashboard('admin'))).toEqual([]);
});

test(
  'the view for assigning to a post and the record of a guard have no axe violations',
  exhaustive,
  async ({ page, site }) => {
    const { guard } = await seedCompany(site);
    await acceptedGuard(site);
    const { data } = (await (await adminApiClient(site)).call('GET', '/admin/posts?status=short')) as {
      data: { _id: string }[];
    };
    await logIn(page, { ...site.admin, role: 'admin' });
    const assign = `/admin-dashboard?tab=assign-guards&post=${data[0]?._id}`;
    const record = `/admin-dashboard?tab=security-guards&guard=${guard.guardId}`;
    expect(await violationsAt(page, assign)).toEqual([]);
    await expect(page.getByRole('button', { name: /^Choose best/ })).toBeVisible();
    expect(await violationsAt(page, record)).toEqual([]);
    await expect(page.getByRole('complementary', { name: 'Guard' })).toBeVisible();
    expect(await violationsAt(page, `${record}&show=page`)).toEqual([]);
    await expect(page.getByRole('heading', { name: guard.name })).toBeVisible();
  },
);

test('the client and guard dashboards have no axe violations', exhaustive, async ({ page, site }) => {
  const { client, guard, applicant } = await seedCompany(site);
  for (const person of [client, guard, applicant]) {
    await logIn(page, person);
    const addresses = person.role === 'client' ? dashboard('client') : dashboard('security');
    expect(await violationsOn(page, addresses)).toEqual([]);
    await logOut(page);
  }
});
