import { seedBilledClient } from './support/months.ts';
import { logIn, toast } from './support/page-actions.ts';
import { expect, testWithOwnSite } from './support/test.ts';

const test = testWithOwnSite();

test('a visitor reads the prices that the office publishes, without the client, and none before and after', async ({
  page,
  browser,
  site,
}) => {
  const { name, clientId } = await seedBilledClient(site, { amount: 23_456, isAgreed: false });
  const visitor = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 780 } });
  const price = visitor.getByRole('listitem').filter({ hasText: '₹23,456.00 a month' });
  await visitor.goto('/prices');
  await expect(visitor.getByText('No prices are published. Call us for a price.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Call office' })).toHaveAttribute('href', /^tel:/);

  await logIn(page, site.admin);
  await page.goto(`/admin-dashboard?tab=clients&client=${clientId}`);
  const published = page.getByRole('switch', { name: /^Publish ₹23,456/ });
  await published.press('Space');
  await toast(page, 'The price is on the page of prices');
  await visitor.reload();
  await expect(price).toBeVisible();
  await expect(price).toContainText('12 hours a duty');
  await expect(visitor.getByText(name)).toHaveCount(0);

  await published.press('Space');
  await toast(page, 'The price is not on the page of prices any more');
  await visitor.reload();
  await expect(visitor.getByText('No prices are published. Call us for a price.')).toBeVisible();
  await visitor.close();
});
