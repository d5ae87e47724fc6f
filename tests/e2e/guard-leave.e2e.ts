import type { Page } from '@playwright/test';
import { acceptedGuard, adminApiClient, apiClient, approvedClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shifts.ts';
import { logIn, toast } from './support/page-actions.ts';
import { countPresses, expectPresses } from './support/presses.ts';
import { expect, type Site, test } from './support/test.ts';

/** A guard who is alone at a post from tomorrow on, every night. */
async function guardWithNights(site: Site) {
  const [client, guard, admin] = [
    await approvedClient(site),
    await acceptedGuard(site),
    await adminApiClient(site),
  ];
  const period = { startDate: inDays(1), endDate: inDays(20) };
  const { data: post } = (await admin.call('POST', '/admin/posts', {
    clientId: client.clientId,
    place: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
    shift: 'night',
    asked: 1,
    ...period,
  })) as { data: { _id: string } };
  const guardIds = [guard.guardId];
  const work = { postId: post._id, guardIds, papersReason: 'At the office', ...period };
  await admin.call('POST', '/admin/assign-to-post', work);
  // Somebody who is free, with all papers.
  const free = await acceptedGuard(site);
  for (const kind of ['policeVerification', 'psaraTraining', 'medical']) {
    const paper = { guardId: free.guardId, kind, number: `${kind} ${free.guardId}`, expiresOn: inDays(300) };
    await admin.call('POST', '/admin/papers', paper);
  }
  return { guard, post };
}

/** The names of who has the post's duty tomorrow. */
async function guardsTomorrow(site: Site, postId: string): Promise<string[]> {
  const { call } = await adminApiClient(site);
  const { data } = (await call('GET', `/admin/duties?day=${inDays(1)}&status=planned`)) as {
    data: { post: { _id: string | null }; guard: { name: string } }[];
  };
  return data.filter(({ post }) => post._id === postId).map((duty) => duty.guard.name);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [390, 360, 1366])
  test(
    `leave is asked in three presses and covered in three, ${width} px wide`,
    width === 390 ? {} : exhaustive,
    async ({ page, browser, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const { guard, post } = await guardWithNights(site);
      await countPresses(page);
      await logIn(page, guard);
      await page.getByRole('tab', { name: 'Leave' }).click();
      await page.getByRole('button', { name: 'Wedding' }).click();
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole('button', { name: 'Ask for 1 day' }).click();
      await toast(page, 'Your leave is with the office');
      await expectPresses(3, page);
      await expect(page.getByText('Waits for an answer')).toBeVisible();

      const office = await browser.newPage();
      await office.setViewportSize({ width, height: 780 });
      await countPresses(office);
      await logIn(office, site.admin);
      await office.getByRole('button', { name: `Grant ${guard.name}`, exact: true }).click();
      await toast(office, 'Leave granted');
      const asked = office.getByRole('listitem').filter({ hasText: guard.name }).first();
      expect(await axeViolations(office)).toEqual([]);
      await asked.getByRole('button', { name: /^Find a guard/ }).click();
      const dialog = office.getByRole('dialog', { name: 'Find a guard' });
      const assign = dialog.getByRole('button', { name: /^Assign ./ });
      await expect(assign).toBeEnabled();
      expect(await axeViolations(office)).toEqual([]);
      expect(await scrollsSideways(office)).toBe(false);
      if (process.env.SHOTS) await office.screenshot({ path: `${process.env.SHOTS}/cover-${width}.png` });
      const name = ((await assign.textContent()) ?? '').replace('Assign ', '');
      await assign.click();
      await expect(asked).toContainText(name);
      await expectPresses(3, office);
      expect(await guardsTomorrow(site, post._id)).toEqual([name]);
      await office.close();

      await page.reload();
      await expect(page.getByText('Granted', { exact: true })).toBeVisible();
    },
  );

test('leave that is asked while Today is open waits for a press and moves nothing', async ({
  page,
  site,
}) => {
  const [first, second] = [await acceptedGuard(site), await acceptedGuard(site)];
  const ask = async (guard: typeof first) =>
    (await apiClient(site, guard)).call('POST', '/security/leave', {
      from: inDays(3),
      to: inDays(4),
      reason: 'Wedding',
    });
  await ask(first);
  await logIn(page, site.admin);
  const grant = (name: string) => page.getByRole('button', { name: `Grant ${name}`, exact: true });
  await expect(grant(first.name)).toBeVisible();
  await ask(second);
  await grant(first.name).click();
  await toast(page, 'Leave granted');
  const show = page.getByRole('button', { name: '1 new leave to answer: show' });
  await expect(show).toBeVisible();
  await expect(grant(second.name)).toHaveCount(0);
  await show.click();
  await expect(grant(second.name)).toBeVisible();
  await expect(show).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: first.name }).first()).toBeVisible();
});

test('the first leave that is asked while Today is open moves no post', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guard = await acceptedGuard(site);
  await observeLayoutShifts(page);
  await logIn(page, site.admin);
  const posts = page.getByRole('heading', { name: 'Posts', exact: true });
  await expect(posts).toBeVisible();
  const before = await posts.boundingBox();
  const shifted = await cumulativeLayoutShift(page);
  const days = { from: inDays(3), to: inDays(4), reason: 'Wedding' };
  await (await apiClient(site, guard)).call('POST', '/security/leave', days);
  const show = page.getByRole('button', { name: /new leave to answer: show$/ });
  await expect(show).toBeVisible({ timeout: 60_000 });
  expect(await posts.boundingBox()).toEqual(before);
  expect(await cumulativeLayoutShift(page)).toBe(shifted);
  await show.click();
  await expect(page.getByRole('button', { name: `Grant ${guard.name}`, exact: true })).toBeVisible();
});

for (const width of [390, 1366])
  test(
    `a duty of somebody on leave is covered from the roster, ${width} px wide`,
    exhaustive,
    async ({ page, site }) => {
      const { guard, post } = await guardWithNights(site);
      const own = await apiClient(site, guard);
      const day = inDays(1);
      await own.call('POST', '/security/leave', { from: day, to: day, reason: 'Wedding' });
      const { call } = await adminApiClient(site);
      const { data } = (await call('GET', '/admin/leave?status=pending')) as {
        data: { _id: string; guard: { name: string } }[];
      };
      const leaveId = data.find((one) => one.guard.name === guard.name)?._id;
      await call('POST', '/admin/leave/answer', { leaveId, approved: true });
      await page.setViewportSize({ width, height: 780 });
      await logIn(page, site.admin);
      await page.goto(
        `/admin-dashboard?view=week&week=${day}&day=${day}&q=${encodeURIComponent(guard.name)}`,
      );
      const empty = page
        .getByRole('button', { name: width < 700 ? /^Assign at/ : /1 empty$/ })
        .filter({ visible: true });
      await empty.first().click();
      await page.getByRole('button', { name: /^Find a guard for/ }).click();
      const assign = page
        .getByRole('dialog', { name: 'Find a guard' })
        .getByRole('button', { name: /^Assign ./ });
      await expect(assign).toBeEnabled();
      expect(await scrollsSideways(page)).toBe(false);
      const name = ((await assign.textContent()) ?? '').replace('Assign ', '');
      await assign.click();
      await toast(page, 'Duty covered');
      await expect.poll(() => guardsTomorrow(site, post._id)).toEqual([name]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await toast(page, 'Undone');
      expect(await guardsTomorrow(site, post._id)).toEqual([]);
    },
  );
