import { addDays, today } from '@prahari/domain/days';
import { acceptedGuard, adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { expect, type Site, testWithOwnSite } from './support/test.ts';

const ownSiteTest = testWithOwnSite();

/** Adds posts of a client at `Gate 1`, `Gate 2` and so on. */
async function addPosts(site: Site, clientId: string, count: number, asked = 1): Promise<void> {
  const admin = await adminApiClient(site);
  for (let gate = 1; gate <= count; gate += 1)
    await admin.call('POST', '/admin/posts', {
      clientId,
      place: { street: `Gate ${gate}`, city: 'Indore', state: 'Madhya Pradesh', zipCode: '452001' },
      shift: 'day',
      startDate: today(),
      endDate: addDays(today(), 30),
      asked,
    });
}

ownSiteTest('more posts than a page holds are counted', exhaustive, async ({ page, site }) => {
  const client = await approvedClient(site);
  await addPosts(site, client.clientId, 50);
  await logIn(page, site.admin);
  await page.goto(`/admin-dashboard?tab=today&q=${encodeURIComponent(client.name)}`);
  const board = page.getByRole('region', { name: 'Posts' });
  // with the post that the client's request made
  await expect(board.getByText('1 to 50 of 51')).toBeVisible();
  await board.getByRole('button', { name: 'Next' }).click();
  await expect(board.getByText('51 to 51 of 51')).toBeVisible();
});

ownSiteTest(
  'all posts of a long page are rendered and the wall and an assignment lead to their rows',
  exhaustive,
  async ({ page, site }) => {
    const client = await approvedClient(site);
    await acceptedGuard(site);
    // 40 guards are more than any other post asks for, so that these come first on the wall
    await addPosts(site, client.clientId, 30, 40);
    await logIn(page, site.admin);
    await page.goto(`/admin-dashboard?tab=today&q=${encodeURIComponent(client.name)}`);
    const rows = page.getByRole('region', { name: 'Posts' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Gate' })).toHaveCount(30);

    const rowOf = (gate: string) =>
      rows.filter({ hasText: client.name }).filter({ hasText: new RegExp(`${gate}(?!\\d)`) });
    const overview = page.getByRole('region', { name: 'Overview' });
    await page.goto('/admin-dashboard');
    for (const gate of ['Gate 30', 'Gate 1']) {
      await overview.getByRole('link', { name: new RegExp(`^${client.name}, ${gate}\\b`) }).click();
      await expect(rowOf(gate)).toBeFocused();
    }

    // The posts load when the assignment is done.
    await rowOf('Gate 1')
      .getByRole('link', { name: /^Assign/ })
      .click();
    await expect(page).toHaveURL(/post=/);
    await page.reload();
    await page.getByRole('checkbox', { name: /free/ }).first().check();
    await page.getByLabel('Reason to assign all the same').fill('Copies come on Monday');
    await page.getByRole('button', { name: 'Assign 1 guard' }).click();
    await expect(rowOf('Gate 1')).toContainText('1 of 40');
    await expect(rowOf('Gate 1'), 'the row that changed').toBeFocused();
  },
);
