import type { Page } from '@playwright/test';
import { apiClient, newAccount } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { fillDay, logIn, openTab, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const LOCATION = 'Anand Vihar, 14 Prabhat Road, Pune';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();

test('a request retried after being offline and after a broken response is stored once', async ({
  page,
  context,
  site,
}) => {
  const client = await newAccount(site, 'client');
  await logIn(page, client);
  await openTab(page, 'Apply for Service');
  await page.getByLabel('Location').fill(LOCATION);
  await fillDay(page, 'Start date', inDays(8));
  await fillDay(page, 'End date', '2099-12-31');
  await page.getByLabel('Number of guards').fill('3');

  await context.setOffline(true);
  await submit(page);
  await toast(page, 'Failed to submit application');
  await expect(page.getByLabel('Location')).toHaveValue(LOCATION);
  await context.setOffline(false);

  // the server handles the request, but its response is lost
  await page.route('**/api/client/submit-application', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const broken = page.waitForEvent('requestfailed');
  await submit(page);
  await broken;
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  await expect(page.getByLabel('Location')).toHaveValue(LOCATION);
  await page.unrouteAll();

  await submit(page);
  await toast(page, 'Application submitted successfully!');
  const { call } = await apiClient(site, client);
  const { data } = (await call('GET', '/client/applications')) as { data: { location: string }[] };
  expect(data.map(({ location }) => location)).toEqual([LOCATION]);
});
