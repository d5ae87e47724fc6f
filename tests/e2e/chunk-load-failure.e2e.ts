import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { logIn, openTab } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const chunkError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a tab whose chunk cannot be loaded shows an error and loads after a retry', async ({ page, site }) => {
  await logIn(page, await newAccount(site, 'client'));
  await page.route('**/_astro/BillsTab.*', (route) => route.abort('connectionrefused'));
  await openTab(page, 'Bills');
  await expect(chunkError(page)).toBeVisible();

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

test('a retry reloads the page when a deployment removed the chunk of the tab', async ({ page, site }) => {
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
});
