import type { Locator, Page } from '@playwright/test';
import { guardColumns } from '@prahari/contract';
import {
  acceptedGuard,
  adminApiClient,
  apiClient,
  approvedClient,
  assignGuard,
  generateBill,
  newAccount,
} from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { logIn, openFromMenu, openTab } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** Long enough for a reply to arrive between two clicks, short enough for a double click. */
const BETWEEN_CLICKS_MS = 100;
/** Contains a double and a triple click; even, so that what opens and closes by turns ends closed, which is noticed. */
const CLICKS = 4;

/** Presses as a hand does: in one place, whatever comes to be there. */
async function clickRepeatedly(page: Page, button: Locator): Promise<void> {
  await button.hover();
  for (let clickCount = 1; clickCount <= CLICKS; clickCount += 1) {
    if (clickCount > 1) await page.waitForTimeout(BETWEEN_CLICKS_MS);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  await page.waitForTimeout(2 * BETWEEN_CLICKS_MS);
}

/** `METHOD /path` of each write, in order. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

/** Buttons of a list's rows. */
const actionsOf = (list: Locator): Locator =>
  list.locator('tbody, ul, ol').getByRole('button', { disabled: false });

async function labelsOf(actions: Locator): Promise<string[]> {
  await expect(actions.first()).toBeVisible();
  const texts = (await actions.allInnerTexts()).map((text) => text.trim());
  // icons have no text
  return [...new Set(texts.filter(Boolean))];
}

/**
 * Clicks one button of each label several times: that sends one write, or opens one dialog whose last button, clicked several
 * times, sends at most one. Returns the labels.
 */
async function pressEachAction(page: Page, list: Locator, actions = actionsOf(list)): Promise<string[]> {
  const writes = recordWrites(page);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ hasNot: list });
  const labels: string[] = [];
  const nextLabel = async () => (await labelsOf(actions)).find((label) => !labels.includes(label));
  // a press can bring a label: Disable brings Enable
  for (let label = await nextLabel(); label; label = await nextLabel()) {
    labels.push(label);
    const about = `${label}, clicked ${CLICKS} times`;
    writes.length = 0;
    const before = page.url();
    await clickRepeatedly(page, actions.getByText(label, { exact: true }).first());
    const acts = async () => writes.length + (await dialogs.count()) + (page.url() === before ? 0 : 1);
    // the code of a dialog may still be loading
    await expect.poll(acts, about).toBeGreaterThan(0);
    await page.waitForTimeout(BETWEEN_CLICKS_MS);
    expect(await acts(), `${about}: ${writes.join(', ')}`).toBe(1);
    const opened = await dialogs.count();
    if (opened > 0) {
      const isQuestion = (await dialogs.getAttribute('role')) === 'alertdialog';
      const last = isQuestion ? dialogs.getByRole('button').last() : dialogs.getByRole('button').first();
      await clickRepeatedly(page, last);
      await expect(dialogs).toHaveCount(0);
      if (isQuestion) await expect.poll(() => writes.length, `${about}, then confirmed`).toBeGreaterThan(0);
      expect(writes.length, `${about}, then confirmed: ${writes.join(', ')}`).toBe(isQuestion ? 1 : 0);
    }
    if (page.url() !== before) {
      await page.goto(before);
      await expect(actions.first()).toBeVisible();
    }
    // away from the rows, which may then close up
    await page.mouse.move(0, 0);
  }
  page.removeAllListeners('request');
  return labels;
}

const request = (days: number) => ({
  serviceType: 'FULL_TIME',
  location: 'Nashik',
  startDate: inDays(30),
  endDate: inDays(days),
  numberOfGuards: 1,
});

/** Several rows with each action, so that another row could move to where the pointer is. */
async function seedRows(site: Site): Promise<void> {
  const clients = [await approvedClient(site), await approvedClient(site), await approvedClient(site)];
  for (const client of clients) {
    const guard = await acceptedGuard(site);
    await assignGuard(site, guard.guardId, client.clientId);
    await generateBill(site, client.clientId);
    const asks = await apiClient(site, client);
    for (const days of [60, 61]) await asks.call('POST', '/client/submit-application', request(days));
  }
  for (let count = 0; count < 4; count += 1) {
    const applicant = await newAccount(site, 'security');
    await (await apiClient(site, applicant)).call('POST', '/security/application/submit', {
      fullName: applicant.name,
      dateOfBirth: '1990-01-01',
      address: 'Nashik',
      phoneNumber: applicant.phone,
      experience: 1,
      qualifications: 'Twelfth pass',
      documents: [],
    });
  }
}

test('repeated clicks on any action of any row act once', async ({ page, site }) => {
  test.slow();
  await seedRows(site);
  await logIn(page, { ...site.admin, role: 'admin' });
  const seen: Record<string, string[]> = {};
  const press = async (name: string, list: Locator, filter?: RegExp) => {
    if (filter) await list.getByRole('button', { name: filter }).click();
    seen[name] = (await pressEachAction(page, list)).sort();
  };
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  for (const tab of ['Client Applications', 'Security Applications']) {
    await openTab(page, tab);
    await press(tab, region(tab), /^Pending/);
  }
  await openTab(page, 'Clients');
  await press('Clients', region('Clients'), /^Assigned/);
  await press('Bills', region('Bills'), /^All/);
  await openFromMenu(page, 'Records');
  await openTab(page, 'Accounts');
  await press('Accounts', page.getByRole('tabpanel', { name: 'Accounts' }), /^Security/);
  expect(seen).toEqual({
    'Client Applications': ['Accept', 'Decline', 'Details'],
    'Security Applications': ['Accept', 'Decline', 'Details'],
    Clients: ['Assign', 'Withdraw'],
    Bills: ['Delete', 'Mark as Paid', 'Not paid after all'],
    Accounts: ['Disable', 'Enable', 'End sessions'],
  });
});

test('repeated clicks on any action of the records and of the sessions act once', async ({ page, site }) => {
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
    const csv = [Object.values(guardColumns).join(','), `Twice ${name},${phone},,Bhopal,,,,,,,,,`].join('\n');
    await office.call('POST', '/admin/import-guards', { csv, mode: 'import' });
    const path = `/admin/bills?q=${encodeURIComponent(client.name)}`;
    const { data: bills } = (await office.call('GET', path)) as { data: { _id: string }[] };
    for (const { _id: billId } of bills) await office.call('POST', '/admin/bills/delete', { billId });
  }
  for (let count = 0; count < 4; count += 1) await apiClient(site, { ...site.admin, role: 'admin' });
  await logIn(page, { ...site.admin, role: 'admin' });
  const seen: Record<string, string[]> = {};
  await openFromMenu(page, 'Records');
  for (const tab of ['Activity', 'Data requests']) {
    await openTab(page, tab);
    seen[tab] = (await pressEachAction(page, page.getByRole('tabpanel', { name: tab }))).sort();
  }
  await page.keyboard.press('Escape');
  await openFromMenu(page, 'Account');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  seen.Sessions = await pressEachAction(page, sessions, sessions.getByRole('button'));
  expect(seen).toEqual({
    Activity: ['Remove', 'Restore'],
    'Data requests': ['Decline', 'Fulfil'],
    Sessions: ['End'],
  });
});

test('repeated clicks on any action of a post and of the record of a guard or client act once', async ({
  page,
  site,
}) => {
  test.slow();
  // one of two places is filled
  const client = await approvedClient(site);
  const guard = await acceptedGuard(site);
  await assignGuard(site, guard.guardId, client.clientId);
  await (await adminApiClient(site)).call('POST', '/admin/papers', {
    guardId: guard.guardId,
    kind: 'medical',
    number: 'M 12',
    expiresOn: inDays(200),
  });
  await logIn(page, { ...site.admin, role: 'admin' });
  const board = page.getByRole('region', { name: 'Posts', exact: true });
  await page.goto(`/admin-dashboard?q=${encodeURIComponent(client.name)}`);
  const links = board.locator('tbody').getByRole('link', { name: /^Assign guards/ });
  expect(await pressEachAction(page, board, links)).toEqual(['Assign']);
  for (const [kind, params, expected] of [
    [
      'Guard',
      `tab=security-guards&guard=${guard.guardId}`,
      ['Add paper', 'Assign', 'Change', 'Correct details', 'Open as a page', 'Replace'],
    ],
    [
      'Client',
      `tab=clients&client=${client.clientId}`,
      ['Assign', 'Correct details', 'Open as a page', 'Replace', 'Write notes'],
    ],
  ] as const) {
    await page.goto(`/admin-dashboard?${params}`);
    const record = page.getByRole('complementary', { name: kind });
    const labels = await pressEachAction(page, record, record.getByRole('button'));
    expect([kind, ...labels.sort()]).toEqual([kind, ...expected]);
  }
});
