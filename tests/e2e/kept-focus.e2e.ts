import type { Locator, Page } from '@playwright/test';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import { inDays } from './support/days.ts';
import { demoLogins, demoTest } from './support/demo-company.ts';
import { guardOnDuty } from './support/guard-on-duty.ts';
import { logIn, openTab } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const pressEnter = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

/** True once the focus is in the tab's content, which Tab then goes on from. */
const isInTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null);

/** Presses, and expects the focus in the list after its row has left. */
async function expectKept(page: Page, row: Locator, press: () => Promise<void>): Promise<void> {
  const before = await row.count();
  await press();
  await expect(row).toHaveCount(before - 1);
  await expect.poll(() => isInTab(page)).toBe(true);
}

demoTest('the focus stays in a list that a row leaves by keyboard', async ({ page }) => {
  await logIn(page, demoLogins.admin);
  await page.goto('/admin-dashboard?tab=to-send');
  const ticks = page.getByRole('button', { name: /^Tick off (?!all)/ });
  await ticks.first().waitFor();
  await expectKept(page, ticks, () => pressEnter(ticks.first()));

  await page.goto('/admin-dashboard?tab=problems');
  const answers = page.getByRole('button', { name: /^Answer / });
  await answers.first().waitFor();
  await expectKept(page, answers, async () => {
    await pressEnter(answers.first());
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').pressSequentially('A guard with more experience comes.');
    await dialog.getByRole('checkbox', { name: 'Close the problem' }).press('Space');
    await pressEnter(dialog.getByRole('button', { name: 'Send answer' }));
  });

  await page.goto('/admin-dashboard?tab=money&view=calls');
  const calls = page.getByRole('button', { name: /^Note a call to/ });
  await calls.first().waitFor();
  await expectKept(page, calls, async () => {
    await pressEnter(calls.first());
    const dialog = page.getByRole('dialog', { name: 'Note a call' });
    await dialog.getByRole('textbox', { name: 'Note' }).pressSequentially('They pay on Friday.');
    await pressEnter(dialog.getByRole('button', { name: 'Save' }));
  });
});

demoTest('the focus moves into the tab or view that a link opens by keyboard', async ({ page }) => {
  await logIn(page, demoLogins.admin);
  await pressEnter(page.getByRole('link', { name: /bills? (?:is|are) overdue/ }));
  await expect(page.getByRole('tabpanel', { name: 'Clients' })).toBeFocused();
  await openTab(page, 'Security Guards');
  await pressEnter(page.getByRole('button', { name: /^Papers expire/ }));
  await expect(page.getByRole('tabpanel', { name: 'Security Guards' })).toBeFocused();
});

demoTest('the focus stays in the tab when the button that loads it again is gone', async ({ page }) => {
  await logIn(page, demoLogins.admin);
  await page.route('**/api/admin/bills?**', (route) => route.abort(), { times: 2 });
  await openTab(page, 'Clients');
  const retry = page.getByRole('button', { name: 'Try again' });
  await pressEnter(retry);
  await expect(retry).toHaveCount(0);
  await expect.poll(() => isInTab(page)).toBe(true);
});

test('the focus stays with a duty that was started by keyboard', async ({ page, site }) => {
  await logIn(page, await guardOnDuty(site));
  await pressEnter(page.getByRole('button', { name: 'Start duty' }));
  await expect(page.getByRole('button', { name: 'End duty' })).toBeVisible();
  await expect.poll(() => isInTab(page)).toBe(true);
});

/** Calls the API as whoever is signed in on the page. */
const callAs = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent, token]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const init = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers };
      return (await fetch(`/api${to}`, init)).json();
    },
    [path, body, PLACEHOLDER_TOKEN] as const,
  );

demoTest('the focus stays with leave whose answer is refused', async ({ page }) => {
  await logIn(page, demoLogins.security);
  await callAs(page, '/security/leave', { from: inDays(200), to: inDays(201), reason: 'A wedding' });
  await logIn(page, demoLogins.admin);
  const grants = page.getByRole('button', { name: /^Grant / });
  await grants.first().waitFor();
  const { data } = await callAs(page, '/admin/leave?status=pending');
  await expectKept(page, grants, async () => {
    await callAs(page, '/admin/leave/answer', { leaveId: data[0]._id, approved: false });
    await pressEnter(grants.first());
  });
});
