import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { acceptedGuard, approvedClient, assign, billFor, caller, newAccount } from './support/accounts.ts';
import { logIn } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** WCAG 2.2 AA and what axe counts as good practice, on every page and tab, wide in the morning and narrow at night. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const watches = [
  { name: 'a desk in the morning', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'a phone at night', width: 390, height: 844, colorScheme: 'dark' },
] as const;

const open = [
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

/** Opens a page, waits until nothing is on its way, and gives what axe finds there. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await faultsAt(page, address)));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'a page is no wider than its window').toBeLessThanOrEqual(0);
  return found;
}

const dashboard = (role: keyof typeof tabs) => tabs[role].map((tab) => `/${role}-dashboard?tab=${tab}`);

/** A client with a guard and a bill, the guard, and one of each application that waits. */
async function company(site: Site) {
  const [client, guard] = [await approvedClient(site), await acceptedGuard(site)];
  await assign(site, guard.guardId, client.clientId);
  await billFor(site, client.clientId);
  const applicant = await newAccount(site, 'security');
  await (await caller(site, applicant)).call('POST', '/security/application/submit', {
    fullName: applicant.name,
    dateOfBirth: '1990-01-01',
    address: 'Nashik',
    phoneNumber: applicant.phone,
    experience: 1,
    qualifications: 'Twelfth pass',
    documents: [],
  });
  return { client, guard, applicant };
}

for (const { name, width, height, colorScheme } of watches) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the pages anyone may open', async ({ page }) => {
      expect(await faultsOf(page, open)).toEqual([]);
    });

    test('the page that takes the code', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('verificationEmail', 'asha@example.com'));
      expect(await faultsAt(page, '/otp-verification')).toEqual([]);
    });

    test('the office’s dashboard', async ({ page, site }) => {
      await company(site);
      await logIn(page, { ...site.admin, role: 'admin' });
      expect(await faultsOf(page, dashboard('admin'))).toEqual([]);
    });

    test('the client’s and the guard’s dashboards', async ({ page, site }) => {
      const { client, guard, applicant } = await company(site);
      for (const person of [client, guard, applicant]) {
        await logIn(page, person);
        const addresses = person.role === 'client' ? dashboard('client') : dashboard('security');
        expect(await faultsOf(page, addresses)).toEqual([]);
        await page.getByRole('button', { name: 'Logout' }).click();
        await expect(page).toHaveURL(/\/$/);
      }
    });
  });
}
