import type { Page } from '@playwright/test';
import { demoLogins, demoTest } from './support/demo-company.ts';
import { logIn, openTab } from './support/page-actions.ts';
import { expect } from './support/test.ts';

/** Holds the replies to calls of a method until the returned function is called. */
async function holdReplies(page: Page, method: 'GET' | 'POST', calls: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return release;
}

demoTest.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await logIn(page, demoLogins.admin);
});

demoTest('the roster names nobody empty before the guards of its week have come', async ({ page }) => {
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  const roster = page.getByRole('region', { name: 'Roster' });
  await expect(roster.getByText(/^\d+ empty$/).first()).toBeVisible();
  const release = await holdReplies(page, 'GET', /\/api\/admin\/roster/);
  const after = page.getByRole('button', { name: 'Week after' });
  await after.focus();
  await page.keyboard.press('Enter');
  await expect(roster.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(roster.getByText(/^\d+ empty$/)).toHaveCount(0);
  await expect(roster.getByRole('button', { name: 'Short', exact: true })).toBeVisible();
  await expect(after).toBeFocused();
  release();
  await expect(roster.getByText(/^\d+ empty$/).first()).toBeVisible();
  await expect(after).toBeFocused();
});

demoTest('nobody is counted as free in a city before its guards have come', async ({ page }) => {
  await page.goto('/admin-dashboard?tab=security-guards&free=night');
  const free = page.getByRole('region', { name: 'Free guards' });
  await expect(free.getByText(/guards free, the best first/)).toBeVisible();
  const release = await holdReplies(page, 'GET', /\/api\/admin\/free-guards/);
  await free.getByRole('button', { name: 'Bhopal' }).click();
  await expect(free.getByText('Loading free guards')).toBeAttached();
  await expect(free.getByText(/free in Bhopal/)).toHaveCount(0);
  release();
  await expect(free.getByText(/free in Bhopal/)).toBeVisible();
});

demoTest('a form that is opened while another one is still sent stays open', async ({ page }) => {
  await openTab(page, 'Security Guards');
  const open = page.getByRole('button', { name: 'New guard' });
  const dialog = page.getByRole('dialog', { name: 'New guard' });
  const name = dialog.getByLabel('Name', { exact: true });
  await open.click();
  await name.fill('Dattatray Pawar');
  await dialog.getByLabel('Phone').fill('98765 41207');
  await dialog.getByLabel('Home city').fill('Satara');
  const release = await holdReplies(page, 'POST', /\/api\/admin\/guards$/);
  await dialog.getByRole('button', { name: 'Add guard' }).click();
  await page.keyboard.press('Escape');
  await open.click();
  await name.fill('Savitri Iyer');
  release();
  await expect(page).toHaveURL(/guard=/);
  await expect(name).toHaveValue('Savitri Iyer');
});

demoTest('whoever has left a post is not led away when its guards are assigned', async ({ page }) => {
  const release = await holdReplies(page, 'POST', /\/api\/admin\/assign-to-post/);
  await page
    .getByRole('button', { name: /^Assign/ })
    .or(page.getByRole('link', { name: /^Assign/ }))
    .first()
    .click();
  await page.getByRole('button', { name: /^Choose best/ }).click();
  const assigned = page.waitForResponse(/assign-to-post/);
  await page.getByRole('button', { name: /^Assign \d+ guards?$/ }).click();
  await openTab(page, 'Clients');
  release();
  await assigned;
  // the count of the tab follows a reply of its own
  await page.waitForResponse(/overview/);
  await expect(page).toHaveURL(/tab=clients/);
});
