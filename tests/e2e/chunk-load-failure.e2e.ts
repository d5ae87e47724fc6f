import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite } from '../../scripts/build/built-site.ts';
import { newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openTab, submitLogin } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const chunkError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a tab whose chunk cannot be loaded shows an error and loads after a retry', async ({ page, site }) => {
  await logIn(page, await newAccount(site, 'client'));
  await expect(page.getByText('No guards yet')).toBeVisible();
  await page.route('**/_astro/**', (route) => route.abort('connectionrefused'));
  await openTab(page, 'Bills');
  await expect(chunkError(page)).toBeVisible();
  await expect(chunkError(page).locator('.scene path').first()).toBeVisible();

  await test.step('a retry while the site is unreachable keeps the page', async () => {
    await page.route('**/client-dashboard**', (route) => route.abort('connectionrefused'));
    await tryAgain(page).click();
    await expect(tryAgain(page)).toBeEnabled();
    await expect(page.getByRole('tab', { name: 'Bills' })).toHaveAttribute('aria-selected', 'true');
    await openTab(page, 'Guard Status');
    await expect(page.getByRole('heading', { name: 'Guard Status' })).toBeVisible();
  });

  await openTab(page, 'Bills');
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Bills' })).toBeVisible();
  await expect(page).toHaveURL(/\/client-dashboard\/?\?tab=bills$/);
});

// The guard's worker would load the file itself, out of reach of `page.route`.
test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'a retry reloads the page when a deployment removed the chunk of the tab',
    exhaustive,
    async ({ page, site }) => {
      await page.route('**/_astro/ApplyForJobTab.*', (route) =>
        route.fulfill({ status: 404, body: 'Not found' }),
      );
      await logIn(page, await newAccount(site, 'security'));
      await openTab(page, 'Apply for Job');
      await expect(chunkError(page)).toBeVisible();
      await page.unrouteAll();
      await tryAgain(page).click();
      await expect(page.getByRole('tab', { name: 'Apply for Job' })).toHaveAttribute('aria-selected', 'true');
      await expect(chunkError(page)).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Apply for Job' })).toBeVisible();
    },
  );
});

const didNotArrive = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A file of this page did not arrive' });
const built = builtSite(process.env.DIST ?? join(import.meta.dirname, '../../dist'));

/** Opens the login without one of its scripts, and presses Reload. */
async function expectReloadWithout(page: Page, script: string): Promise<void> {
  await page.route(`**${script}*`, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(didNotArrive(page), script).toBeVisible();
  await page.unrouteAll();
  await didNotArrive(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(didNotArrive(page)).toBeHidden();
}

test(
  'a page says so and offers to reload, whichever of its scripts does not arrive',
  exhaustive,
  async ({ page }) => {
    for (const script of built.initialScripts('login')) await expectReloadWithout(page, script);
  },
);

test('a page whose script does not arrive tries again, then says so and offers to reload', async ({
  page,
}) => {
  const scripts = [...built.initialScripts('login')];
  for (const script of [scripts.at(0) ?? '', scripts.at(-1) ?? '']) await expectReloadWithout(page, script);
  await page.route(/Login\.island\.[^?]*$/, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});

test(
  'every island says so when its script does not arrive, a dashboard too',
  exhaustive,
  async ({ page, site }) => {
    for (const path of ['/signup', '/forgot-password', '/invitation', '/']) {
      await page.route('**/_astro/*.island.*', (route) => route.abort('connectionrefused'));
      await page.goto(path);
      await page.locator('astro-island').first().scrollIntoViewIfNeeded();
      await expect(didNotArrive(page), path).toBeVisible();
      await page.unrouteAll();
    }
    await page.route('**/_astro/ClientDashboard.island.*', (route) => route.abort('connectionrefused'));
    await logIn(page, await newAccount(site, 'client'));
    await expect(didNotArrive(page)).toBeVisible();
    await expect(page.getByText('Loading')).toBeHidden();
  },
);

test('an open login page notices when a release removed what it loads at the first press', async ({
  page,
  site,
}) => {
  await page.goto('/login');
  await page.route('**/_astro/auth-api.*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await submitLogin(page, { ...site.admin });
  await expect(didNotArrive(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});
