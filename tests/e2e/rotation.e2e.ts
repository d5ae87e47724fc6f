import type { Page } from '@playwright/test';
import { addDays, countDays, type Day, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { acceptedGuard, adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { fillDay, logIn, recordWrites, search, toast } from './support/page-actions.ts';
import { countPresses, expectPresses } from './support/presses.ts';
import { expect, type Site, test } from './support/test.ts';

interface Post {
  _id: string;
  endDate: Day;
}

/** A guard whose papers are proved for long. */
async function guardWithPapers(site: Site) {
  const guard = await acceptedGuard(site);
  const admin = await adminApiClient(site);
  const papers = { guardId: guard.guardId, expiresOn: addDays(today(), 400) };
  for (const kind of ['policeVerification', 'psaraTraining', 'medical'])
    await admin.call('POST', '/admin/papers', { ...papers, kind, number: `${kind} ${guard.guardId}` });
  return guard;
}

/** A client with a night post for two guards, both assigned to it, and free guards. */
async function seedPost(site: Site) {
  const client = await approvedClient(site);
  const admin = await adminApiClient(site);
  const here = [await guardWithPapers(site), await guardWithPapers(site)];
  await guardWithPapers(site);
  const period = { startDate: addDays(today(), 1), endDate: addDays(today(), 120) };
  const { data: post } = (await admin.call('POST', '/admin/posts', {
    clientId: client.clientId,
    place: { street: 'Chakan MIDC', city: 'Nashik', state: 'Maharashtra', zipCode: '422001' },
    shift: 'night',
    ...period,
    asked: 2,
  })) as { data: Post };
  const guardIds = here.map(({ guardId }) => guardId);
  await admin.call('POST', '/admin/assign-to-post', { postId: post._id, guardIds, ...period });
  const assignments = async () =>
    ((await admin.call('GET', `/admin/posts/${post._id}`)) as { data: { assignments: { endDate: Day }[] } })
      .data.assignments;
  return { client, here, post, assignments };
}

/** Opens the guards of the client's post on the board. */
async function openGuards(page: Page, clientName: string) {
  await search(page, 'Search posts', clientName);
  const row = page
    .getByRole('row')
    .filter({ hasText: clientName })
    .filter({ hasText: 'Nashik' })
    .filter({ hasText: '2 of 2' });
  await row.getByRole('button', { name: /^Guards of/ }).click();
  return page.getByRole('dialog', { name: clientName });
}

for (const [name, viewport] of [
  ['a desk', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(
    `the office makes the rotation of a post with three presses on ${name}, and extends it`,
    name === 'a desk' ? {} : exhaustive,
    async ({ page, site }) => {
      const { client, assignments } = await seedPost(site);
      await page.setViewportSize(viewport);
      await countPresses(page);
      await logIn(page, site.admin);
      const writes = recordWrites(page);

      // One press, after the row is found.
      const guards = await openGuards(page, client.name);
      await expect(guards.getByRole('button', { name: 'Extend by a month' })).toHaveCount(0);
      // The second.
      await guards.getByRole('button', { name: 'Rotation' }).click();
      const dialog = page.getByRole('dialog', { name: /^Rotation, Night/ });
      await expect(dialog.getByText('No place is empty on any day.')).toBeVisible();
      await expect(dialog.getByText(/^Up to 72 hours a week for/)).toBeVisible();
      await expect(dialog.getByText(/have here now ends on/)).toBeVisible();
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      // The third.
      await dialog.getByRole('button', { name: 'Make rotation' }).click();
      await toast(page, 'Rotation made successfully');
      await expectPresses(4, page);
      expect(writes).toEqual(['POST /api/admin/rotations']);
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();

      const made = guards.getByRole('region', { name: 'Rotation' });
      await expect(made.getByRole('columnheader', { name: 'Nights' })).toBeVisible();
      await expect(made.getByRole('row')).toHaveCount(4);
      const last =
        (await assignments())
          .map(({ endDate }) => endDate)
          .sort()
          .at(-1) ?? '';
      await expect(made).toContainText(`6 on, 1 off, until ${formatDay(last)}`);
      await made.getByRole('button', { name: 'Extend by a month' }).click();
      await toast(page, 'Rotation extended successfully');
      const later =
        (await assignments())
          .map(({ endDate }) => endDate)
          .sort()
          .at(-1) ?? '';
      expect(countDays(last, later)).toBeGreaterThan(28);
      await expect(made).toContainText(`until ${formatDay(later)}`);
    },
  );

test('two guards swap a duty, and the swap is undone', exhaustive, async ({ page, site }) => {
  const { client, here } = await seedPost(site);
  const [one = { name: '' }] = here;
  const [two = { name: '' }] = (await seedPost(site)).here;
  await page.setViewportSize({ width: 1366, height: 768 });
  await logIn(page, site.admin);
  const guards = await openGuards(page, client.name);
  await guards.getByRole('button', { name: `Swap a duty of ${one.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Swap a duty of ${one.name}` });
  const other = dialog.getByRole('combobox', { name: /^Swap with/ });
  await other.click();
  await page.getByRole('option', { name: two.name }).click();
  const after = dialog.getByRole('status', { name: 'After the swap' });
  await expect(after.getByRole('listitem').filter({ hasText: one.name })).toContainText('instead of');
  await dialog.getByLabel('Reason').fill('A wedding in the family');
  await dialog.getByRole('button', { name: 'Swap duties' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Undone');
});

test(
  'a post is added from the board and by Ctrl+K, and ended with what ends named',
  exhaustive,
  async ({ page, site }) => {
    const { client } = await seedPost(site);
    await page.setViewportSize({ width: 1366, height: 768 });
    await logIn(page, site.admin);
    await page.getByRole('button', { name: 'New post' }).click();
    const choose = page.getByRole('dialog', { name: 'New post' });
    await choose.getByRole('combobox', { name: 'Client' }).fill(client.name);
    await page.getByRole('option', { name: client.name }).click();
    const form = page.getByRole('dialog', { name: `New post for ${client.name}` });
    await expect(form.getByLabel('Street')).not.toHaveValue('');
    await form.getByLabel('Number of guards').fill('1');
    await fillDay(form, 'Start date', addDays(today(), 3));
    await fillDay(form, 'End date', addDays(today(), 9));
    await form.getByRole('button', { name: 'Add post' }).click();
    await toast(page, 'Post added successfully');

    await page.goto('/admin-dashboard');
    const guards = await openGuards(page, client.name);
    await guards.getByRole('button', { name: 'End post' }).click();
    const ending = page.getByRole('dialog', { name: `End post of ${client.name}` });
    await expect(ending.getByRole('status', { name: 'What ends' })).toContainText('the work of 2 guards');
    await ending.getByRole('button', { name: 'End post' }).click();
    await toast(page, 'Post ended successfully');

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Find/ }).fill('End a post');
    await page.getByRole('option', { name: 'End a post' }).click();
    await expect(page.getByRole('dialog', { name: 'End a post' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Find/ }).fill('New post');
    await page.getByRole('option', { name: 'New post for a client' }).click();
    await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
  },
);
