import { readFile } from 'node:fs/promises';
import { addDays, today } from '@prahari/domain/days';
import { comingNight } from '@prahari/domain/tonight';
import { acceptedGuard, adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { exportAs, logIn, recordWrites, search, toast } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** A client with a night post for three guards that ends within a week, and four free guards. */
async function seedNightPost(site: Site) {
  const client = await approvedClient(site);
  for (let count = 0; count < 4; count += 1) await acceptedGuard(site);
  const admin = await adminApiClient(site);
  await admin.call('POST', '/admin/posts', {
    clientId: client.clientId,
    place: { street: 'Kolar Road', city: 'Bhopal', state: 'Madhya Pradesh', zipCode: '462042' },
    shift: 'night',
    startDate: comingNight(new Date()),
    endDate: addDays(today(), 5),
    asked: 3,
  });
  return client;
}

test('the office exports exactly the posts that it sees', exhaustive, async ({ page, site }) => {
  const client = await seedNightPost(site);
  await logIn(page, site.admin);
  const board = page.getByRole('region', { name: 'Posts' });
  const rows = board.getByRole('row').filter({ hasText: client.name });
  const exported = async () => {
    const file = await exportAs(page, 'CSV');
    expect(file.suggestedFilename()).toMatch(/^prahari-posts-\d{4}-\d\d-\d\d\.csv$/);
    const [, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    return lines.map((line) => line.includes(client.email) && line.includes('Bhopal'));
  };

  // two posts: the one that the client's request made, and the one in Bhopal
  await search(page, 'Search posts', client.name);
  // none of the posts of other clients: the search has been answered
  await expect(board.getByRole('rowheader')).toHaveCount(2);
  await expect(rows).toHaveCount(2);
  expect(await exported()).toHaveLength(2);
  await board.getByRole('combobox', { name: 'City' }).selectOption('Bhopal');
  await expect(rows).toHaveCount(1);
  expect(await exported()).toEqual([true]);

  // a phone shows the empty places of the night, until a filter is chosen
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin-dashboard');
  await expect(board.getByRole('button', { name: /^Tonight/ })).toHaveAttribute('aria-pressed', 'true');
  const shown = Number((await board.getByText(/^1 to \d+ of /).textContent())?.match(/to (\d+)/)?.[1]);
  await expect(board.getByRole('rowheader')).toHaveCount(shown);
  await board.getByRole('button', { name: 'More for posts' }).click();
  expect(await exported()).toHaveLength(shown);
});

test('the office sees tonight’s empty places and fills them and replaces a sick guard and sees what ends', async ({
  page,
  site,
}) => {
  test.slow();
  const client = await seedNightPost(site);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, site.admin);
  const board = page.getByRole('region', { name: 'Posts' });
  const post = board.getByRole('row').filter({ hasText: client.name }).filter({ hasText: 'Bhopal' });

  // which places are empty tonight: no press
  await expect(board.getByRole('button', { name: /^Tonight/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(post).toContainText('0 of 3');

  await page.setViewportSize({ width: 1280, height: 900 });
  // the table of a desk is there, whose links are others than the phone's
  await expect(board.getByRole('columnheader', { name: 'Place' })).toBeVisible();
  const writes = recordWrites(page);
  await post.getByRole('link', { name: /^Assign guards/ }).click();
  // who is free there at night: they are listed with why, after one press
  await expect(page.getByRole('checkbox', { name: /free/ }).nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Choose best 3' }).click();
  // their papers are not known, so that the office is asked why
  await page.getByLabel('Reason to assign all the same').fill('Copies come on Monday');
  await page.getByRole('button', { name: 'Assign 3 guards' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: `assigned to ${client.name}` })).toBeVisible();
  expect(writes).toEqual(['POST /api/admin/assign-to-post']);
  await expect(post).toContainText('3 of 3');
  await expect(post, 'the row that changed').toBeFocused();

  await post.getByRole('button', { name: /^Guards of/ }).click();
  const guards = page.getByRole('dialog');
  const leaver = guards.getByRole('button', { name: /^Replace/ }).first();
  const name = ((await leaver.getAttribute('aria-label')) ?? '').replace('Replace ', '');
  await leaver.click();
  const dialog = page.getByRole('dialog', { name: `Replace ${name}` });
  await dialog.getByText('Sick', { exact: true }).click();
  await dialog.getByText('For good', { exact: true }).click();
  await dialog.getByRole('radio', { name: /free/ }).first().click();
  await dialog.getByLabel('Reason to assign all the same').fill('Copies come on Monday');
  await dialog.getByRole('button', { name: 'Replace guard' }).click();
  await expect(dialog).toHaveCount(0);
  expect(writes).toEqual(['POST /api/admin/assign-to-post', 'POST /api/admin/replace-guard']);
  await expect(post).toContainText('3 of 3');
  await expect(post.getByRole('img', { name: new RegExp(`^${name},`) })).toHaveCount(0);

  // the wrong guard was replaced
  await toast(page, 'Guard replaced successfully');
  await page.keyboard.press('u');
  await toast(page, 'Undone');
  await expect(post.getByRole('img', { name: new RegExp(`^${name},`) })).toHaveCount(1);

  // who ends this week
  await board.getByRole('button', { name: /^Ends in 7 days/ }).click();
  await expect(post).toContainText('5 days');
  await expect(page).toHaveURL(/status=ending/);

  // what did this guard do last year
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a guard, client, post or bill' }).fill(name);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const record = page.getByRole('complementary', { name: 'Guard' });
  await expect(record).toContainText('in 12 months');
  // the first link is the assignment's; the history names the client too
  await expect(record.getByRole('link', { name: client.name, exact: true }).first()).toBeVisible();

  // from the month to the printable sheet of the post, whose URL survives a reload and Back
  await page.goto('/admin-dashboard?tab=today&view=month');
  const inRoster = page.getByRole('region', { name: 'Roster' }).getByRole('row');
  await inRoster
    .filter({ hasText: client.name })
    .filter({ hasText: 'Bhopal' })
    .getByRole('link', { name: client.name, exact: true })
    .click();
  await expect(page).toHaveURL(/view=month&sheet=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: client.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this post' })).toBeVisible();
  await page.goBack();
  await expect(inRoster.filter({ hasText: client.name }).first()).toBeVisible();
});
