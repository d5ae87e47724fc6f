import type { Page } from '@playwright/test';
import type { Muster } from '@prahari/contract/muster.schemas';
import { addDays, today } from '@prahari/domain/days';
import { type Account, acceptedGuard, adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { countPresses, expectPresses, forgetPresses } from './support/presses.ts';
import { expect, type Site, test } from './support/test.ts';

/** The month before this one. */
const month = addDays(today(), -Number(today().slice(8))).slice(0, 7);

/** A day post that a guard has held since the first of the last month. */
async function seedMonth(site: Site) {
  const client = await approvedClient(site);
  const guard = await acceptedGuard(site);
  const api = await adminApiClient(site);
  const startDate = `${month}-01`;
  const dataOf = async <T>(method: string, path: string, body?: object): Promise<T> =>
    ((await api.call(method, path, body)) as { data: T }).data;
  const post = await dataOf<{ _id: string }>('POST', '/admin/posts', {
    clientId: client.clientId,
    place: { street: 'Main gate, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
    shift: 'day',
    startDate,
    endDate: addDays(today(), 5),
    asked: 1,
  });
  await api.call('POST', '/admin/assign-to-post', {
    postId: post._id,
    guardIds: [guard.guardId],
    startDate,
    endDate: addDays(today(), 3),
    papersReason: 'At the office',
  });
  const of = { postId: post._id, month };
  const link = async (): Promise<string> =>
    (await dataOf<{ url: string }>('POST', '/admin/muster/send', of)).url;
  const state = async (): Promise<string> =>
    (await dataOf<{ state: string }>('GET', `/admin/muster?postId=${post._id}&month=${month}`)).state;
  /** Corrects the duty of the third day. */
  const correct = async (): Promise<void> => {
    const { guards } = await dataOf<Muster>('GET', `/admin/muster?postId=${post._id}&month=${month}`);
    const dutyId = guards[0]?.cells[2]?.dutyId;
    await api.call('POST', '/admin/correct-duty', { dutyId, state: 'absent', reason: 'Nobody came' });
  };
  return { client, guard, of, link, state, correct };
}

/** Opens the client's own muster, which begins with last month while it waits, and begins to count presses. */
async function openOwnMuster(page: Page, client: Account) {
  await countPresses(page);
  await logIn(page, client);
  await page.goto('/client-dashboard?tab=muster');
  const tab = page.getByRole('tabpanel', { name: 'Muster' });
  const agree = tab.getByRole('button', { name: /^Agree \d+ duties$/ });
  await expect(agree).toBeVisible();
  await forgetPresses(page);
  return { tab, agree };
}

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `a client agrees a month by link at ${width} px in one press, without a login`,
      width === 390 ? {} : exhaustive,
      async ({ page, site }) => {
        const { link, state } = await seedMonth(site);
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url()));
        await countPresses(page);
        await page.goto((await link()).replace(/^.*(?=\/muster#)/, ''));
        await expect(page.getByRole('button', { name: /^Agree \d+ duties$/ })).toBeVisible();
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/link-${width}.png` });
        await page.getByRole('button', { name: /^Agree \d+ duties$/ }).click();
        await expect(page.getByRole('status').filter({ hasText: 'by link' })).toBeVisible();
        await expectPresses(1, page);
        expect(await state()).toBe('agreed');
        expect(sent.filter((url) => url.includes('/muster#'))).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      },
    );

    test(
      `a client disputes a day after login at ${width} px in three presses`,
      width === 390 ? {} : exhaustive,
      async ({ page, site }) => {
        const { client, link, state } = await seedMonth(site);
        await link();
        const { tab } = await openOwnMuster(page, client);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/client-${width}.png` });
        await tab.getByRole('button', { name: / 2 .*: 1 of 1 came$/ }).click();
        await page.getByRole('button', { name: 'Nobody came' }).click();
        await page.getByRole('button', { name: 'Send to the office' }).click();
        await expect(tab.getByText('With the office')).toBeVisible();
        await expectPresses(3, page);
        expect(await state()).toBe('disputed');
      },
    );

    test(
      `a client agrees a month after login at ${width} px in one press`,
      exhaustive,
      async ({ page, site }) => {
        const { client, link, state } = await seedMonth(site);
        await link();
        const { agree } = await openOwnMuster(page, client);
        await agree.click();
        await expect.poll(state).toBe('agreed');
        await expectPresses(1, page);
      },
    );
  });

for (const width of [390, 1366])
  test(
    `the office sends a month at ${width} px in two presses from the roster of the month`,
    width === 1366 ? {} : exhaustive,
    async ({ page, site }) => {
      const { client, state } = await seedMonth(site);
      await page.setViewportSize({ width, height: 800 });
      await countPresses(page);
      await logIn(page, site.admin);
      await page.goto(`/admin-dashboard?view=month&month=${month}&q=${encodeURIComponent(client.name)}`);
      await page
        .getByRole('link', { name: `Muster of ${client.name}` })
        .first()
        .click();
      await page.getByRole('button', { name: 'Send to client' }).click();
      await expect(page.getByRole('status').filter({ hasText: '/muster#' })).toBeVisible();
      await expectPresses(2, page);
      expect(await state()).toBe('sent');
      if (width > 1000) {
        await page
          .getByRole('button', { name: /: present$/ })
          .nth(3)
          .click();
        await expect(page.getByText('Attendance was not kept')).toBeVisible();
      }
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/office-${width}.png` });
    },
  );

test(
  'a month that changed while its link was open is shown again before it is agreed',
  exhaustive,
  async ({ page, site }) => {
    const { link, state, correct } = await seedMonth(site);
    await page.goto((await link()).replace(/^.*(?=\/muster#)/, ''));
    const agree = page.getByRole('button', { name: /^Agree \d+ duties$/ });
    const before = await agree.textContent();
    await correct();
    await agree.click();
    await expect(page.getByText('This month has changed since you opened it')).toBeVisible();
    await expect(agree).not.toHaveText(before ?? '');
    expect(await state()).toBe('sent');
    await agree.click();
    await expect(page.getByRole('status').filter({ hasText: 'by link' })).toBeVisible();
  },
);

test('a link that ended says so, and what to do', exhaustive, async ({ page }) => {
  await page.goto(`/muster#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});
