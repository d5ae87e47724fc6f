import type { Locator, Page } from '@playwright/test';
import { guardColumns } from '@prahari/contract/imports';
import { sheetBody } from '../../packages/api/testing/sheet-body.ts';
import {
  acceptedGuard,
  adminApiClient,
  apiClient,
  applyForJob,
  approvedClient,
  assignGuard,
  generateBill,
  newAccount,
  requestGuards,
} from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu, openTab, recordWrites } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

const ROW = ':is(tbody tr, [role=row]:not(:has([role=columnheader])), li)';

/**
 * A button or a button-like link that acts on a row. What collapses a group does not, nor does a
 * field of a form in a row.
 */
const ROW_ACTIONS = `${ROW} :is(button, a.button):not(:disabled, [aria-disabled=true], [aria-expanded], form *, nav *)`;

/**
 * The visible words of each button, without the names and numbers of its row. Uses nothing from
 * outside, because Playwright runs it in the page.
 */
const actionNames = (buttons: readonly Element[]): string[] =>
  buttons.map((button) => {
    const copy = button.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden=true]')) hidden.remove();
    return (copy.textContent ?? '').replace(/\d+/g, 'N').replace(/\s+/g, ' ').trim();
  });

/** The labels that were pressed in each list. */
type Pressed = Record<string, string[]>;

const sorted = (pressed: Pressed): Pressed =>
  Object.fromEntries(Object.entries(pressed).map(([list, labels]) => [list, labels.toSorted()]));

/** Long enough for a reply to arrive between two clicks, short enough for a double click. */
const BETWEEN_CLICKS_MS = 100;
/** Contains a double and a triple click. Even, so that a button which opens at one click and closes at the next leaves it closed, and the test fails. */
const CLICKS = 4;

/**
 * Clicks the same place several times, as a person does, whatever has moved there meanwhile. Each event has the time at which a person
 * would have clicked, even if a busy machine sends it later.
 */
async function clickRepeatedly(page: Page, button: Locator): Promise<void> {
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button to click is not shown');
  const devTools = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const started = Date.now();
  for (let clickCount = 1; clickCount <= CLICKS; clickCount += 1) {
    if (clickCount > 1) await page.waitForTimeout(BETWEEN_CLICKS_MS);
    const timestamp = (started + (clickCount - 1) * BETWEEN_CLICKS_MS) / 1000;
    const event = { x, y, button: 'left', clickCount, timestamp } as const;
    await devTools.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed', buttons: 1 });
    await devTools.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' });
  }
  await devTools.detach();
  await page.waitForTimeout(2 * BETWEEN_CLICKS_MS);
}

/** The buttons and links that act on the rows of a list. */
const actionsOf = (list: Locator): Locator => list.locator(ROW_ACTIONS).filter({ visible: true });

/** Moves the pointer to the first action with a label; the list may be drawn again meanwhile. */
async function aimAt(actions: Locator, label: string): Promise<Locator> {
  let button = actions.first();
  await expect(async () => {
    button = actions.nth((await actions.evaluateAll(actionNames)).indexOf(label));
    await button.hover({ timeout: 3_000 });
    expect(await button.evaluateAll(actionNames)).toEqual([label]);
  }).toPass();
  return button;
}

/**
 * Clicks one button of each label several times: that sends one write, or opens one dialog whose last
 * button, clicked several times, sends at most one. Returns the labels.
 */
async function pressEachAction(page: Page, list: Locator): Promise<string[]> {
  const actions = actionsOf(list);
  const writes = recordWrites(page);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ hasNot: list });
  const labels: string[] = [];
  const nextLabel = async () =>
    (await actions.evaluateAll(actionNames)).find((label) => label !== '' && !labels.includes(label));
  await expect(actions.first()).toBeVisible();
  // a click can add a label: after Disable there is Enable
  for (let label = await nextLabel(); label; label = await nextLabel()) {
    labels.push(label);
    const about = `${label}, clicked ${CLICKS} times`;
    writes.length = 0;
    const before = page.url();
    await clickRepeatedly(page, await aimAt(actions, label));
    const countEffects = async () =>
      writes.length + (await dialogs.count()) + (page.url() === before ? 0 : 1);
    // the code of a dialog may still be loading
    await expect.poll(countEffects, about).toBeGreaterThan(0);
    await page.waitForTimeout(BETWEEN_CLICKS_MS);
    expect(await countEffects(), `${about}: ${writes.join(', ')}`).toBe(1);
    const opened = await dialogs.count();
    if (opened > 0) {
      const isQuestion = (await dialogs.getAttribute('role')) === 'alertdialog';
      const last = isQuestion ? dialogs.getByRole('button').last() : dialogs.getByRole('button').first();
      await clickRepeatedly(page, last);
      await expect(dialogs).toHaveCount(0);
      if (isQuestion) await expect.poll(() => writes.length, `${about}, then confirmed`).toBeGreaterThan(0);
      expect(writes.length, `${about}, then confirmed: ${writes.join(', ')}`).toBe(isQuestion ? 1 : 0);
    }
    const isElsewhere = page.url() !== before;
    if (isElsewhere) await page.goto(before);
    // away from the rows, which may then close up
    await page.mouse.move(0, 0);
    if (isElsewhere) await expect(actions.first()).toBeVisible();
  }
  page.removeAllListeners('request');
  return labels;
}

/** Several rows with each action, so that another row could move to where the pointer is. */
async function seedRows(site: Site): Promise<void> {
  const clients = [await approvedClient(site), await approvedClient(site), await approvedClient(site)];
  for (const client of clients) {
    const guard = await acceptedGuard(site);
    await assignGuard(site, guard.guardId, client.clientId);
    await generateBill(site, client.clientId);
    for (const days of [60, 61]) await requestGuards(site, client, { endDate: inDays(days) });
  }
  for (let count = 0; count < 4; count += 1) await applyForJob(site, await newAccount(site, 'security'));
}

test('repeated clicks on any action of any row act once', exhaustive, async ({ page, site }) => {
  test.slow();
  await seedRows(site);
  await logIn(page, site.admin);
  const pressed: Pressed = {};
  const press = async (name: string, list: Locator, filter: RegExp) => {
    await list.getByRole('button', { name: filter }).click();
    await expect(list.getByRole('button', { name: filter, pressed: true })).toBeVisible();
    await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
    pressed[name] = await pressEachAction(page, list);
  };
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await openTab(page, 'Client Applications');
  await press('client applications', region('Client Applications'), /^All/);
  await openTab(page, 'Security Applications');
  await press('job applications', region('Security Applications'), /^Pending/);
  await openTab(page, 'Clients');
  await press('clients', region('Clients'), /^Assigned/);
  await press('bills', region('Bills'), /^All/);
  await openFromMenu(page, 'Records');
  await openTab(page, 'Accounts');
  await press('accounts', page.getByRole('tabpanel', { name: 'Accounts' }), /^Security/);
  expect(sorted(pressed)).toEqual({
    accounts: ['Disable', 'Enable', 'End sessions'],
    bills: ['Change', 'Delete', 'Mark as Paid', 'Not paid after all'],
    'client applications': ['Accept', 'Assign guards', 'Decline', 'Details'],
    clients: ['Assign', 'Withdraw'],
    'job applications': ['Accept', 'Decline', 'Details'],
  });
});

test(
  'repeated clicks on any action of the records and of the sessions act once',
  exhaustive,
  async ({ page, site }) => {
    test.slow();
    const office = await adminApiClient(site);
    for (const [name, phone] of [
      ['first', '91234 50001'],
      ['second', '91234 50002'],
    ]) {
      const client = await approvedClient(site);
      const asks = await apiClient(site, client);
      for (const kind of ['export', 'erasure']) await asks.call('POST', '/auth/data-requests', { kind });
      await generateBill(site, client.clientId);
      const csv = [Object.values(guardColumns).join(','), `Twice ${name},${phone},,Bhopal,,,,,,,,,`].join(
        '\n',
      );
      await office.call('POST', '/admin/import-guards', sheetBody('guards', csv));
      const path = `/admin/bills?q=${encodeURIComponent(client.name)}`;
      const { data: bills } = (await office.call('GET', path)) as { data: { _id: string }[] };
      for (const { _id: billId } of bills) await office.call('POST', '/admin/bills/delete', { billId });
    }
    for (let count = 0; count < 4; count += 1) await apiClient(site, site.admin);
    await logIn(page, site.admin);
    const pressed: Pressed = {};
    await openFromMenu(page, 'Records');
    for (const [name, tab] of [
      ['activity', 'Activity'],
      ['data requests', 'Data requests'],
    ] as const) {
      await openTab(page, tab);
      pressed[name] = await pressEachAction(page, page.getByRole('tabpanel', { name: tab }));
    }
    await page.keyboard.press('Escape');
    await openFromMenu(page, 'Account');
    pressed.sessions = await pressEachAction(page, page.getByRole('list', { name: 'Sessions' }));
    expect(sorted(pressed)).toEqual({
      activity: ['Remove', 'Restore'],
      'data requests': ['Decline', 'Fulfil'],
      sessions: ['End'],
    });
  },
);
