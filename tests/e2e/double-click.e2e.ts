import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { guardColumns } from '@prahari/contract/imports';
import { demoLogins } from '../../packages/api/src/demo/seed.ts';
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
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu, openTab } from './support/page-actions.ts';
import { lowCostMain, startServer } from './support/server.ts';
import { expect, type Site, test } from './support/test.ts';

const ROW = ':is(tbody tr, [role=row]:not(:has([role=columnheader])), li)';

/**
 * A button or a button-like link that acts on a row. What collapses a group does not, nor does a
 * field of a form in a row.
 */
const ROW_ACTIONS = `${ROW} :is(button, a.button):not(:disabled, [aria-disabled=true], [aria-expanded], form *, nav *)`;

/**
 * The visible words of each button, without the names and numbers of its row. `Discs` stands for a
 * button that shows discs or lanterns. Uses nothing from outside, because Playwright runs it in the page.
 */
const actionNames = (buttons: readonly Element[]): string[] =>
  buttons.map((button) => {
    const copy = button.cloneNode(true) as Element;
    // discs and lanterns, in words for screen readers
    const isPictured = button.querySelector('.sr-only') !== null;
    const hasDiscs = button.querySelector('.avatar') !== null;
    for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden=true]')) hidden.remove();
    const text = (copy.textContent ?? '').replace(/\d+/g, 'N').replace(/\s+/g, ' ').trim();
    return hasDiscs || (text === '' && isPictured) ? 'Discs' : text;
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

/** Sends the form that a row's button opened in the row, and clicks its button several times. */
async function sendForm(form: Locator, password: string | undefined): Promise<void> {
  const proof = form.getByLabel('Current password');
  if (password && (await proof.count()) > 0) await proof.fill(password);
  await clickRepeatedly(form.page(), form.locator('[type=submit]'));
  await expect(form).toHaveCount(0);
}

interface PressOptions {
  /** Instead of all actions in the list's rows. */
  actions?: Locator;
  /** Shows the list again after an action that closed it. */
  show?: () => Promise<void>;
  /** For the forms that ask for it. */
  password?: string;
}

/**
 * Clicks one button of each label several times: that sends one write, or opens one dialog or form whose last
 * button, clicked several times, sends at most one. Returns the labels.
 */
async function pressEachAction(page: Page, list: Locator, options: PressOptions = {}): Promise<string[]> {
  const { actions = actionsOf(list), show, password } = options;
  const writes = recordWrites(page);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ hasNot: list });
  const forms = list.locator('li form');
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
      writes.length + (await dialogs.count()) + (await forms.count()) + (page.url() === before ? 0 : 1);
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
    if ((await forms.count()) > 0) {
      await sendForm(forms, password);
      expect(writes, `${about}, then sent`).toHaveLength(1);
    }
    const isElsewhere = page.url() !== before;
    if (isElsewhere) await page.goto(before);
    // away from the rows, which may then close up
    await page.mouse.move(0, 0);
    if (show && !(await list.isVisible())) await show();
    if (isElsewhere || show) await expect(actions.first()).toBeVisible();
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

test('repeated clicks on any action of any row act once', exhaustive, async ({ page, site }) => {
  test.slow();
  await seedRows(site);
  await logIn(page, { ...site.admin, role: 'admin' });
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
    bills: ['Delete', 'Mark as Paid', 'Not paid after all'],
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
      await office.call('POST', '/admin/import-guards', { csv, mode: 'import' });
      const path = `/admin/bills?q=${encodeURIComponent(client.name)}`;
      const { data: bills } = (await office.call('GET', path)) as { data: { _id: string }[] };
      for (const { _id: billId } of bills) await office.call('POST', '/admin/bills/delete', { billId });
    }
    for (let count = 0; count < 4; count += 1) await apiClient(site, { ...site.admin, role: 'admin' });
    await logIn(page, { ...site.admin, role: 'admin' });
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

test(
  'repeated clicks on any action of a post and of the record of a guard or client act once',
  exhaustive,
  async ({ page, site }) => {
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
    const pressed: Pressed = {};
    for (const [kind, name, params, ofRecord] of [
      [
        'Guard',
        'guard',
        `tab=security-guards&guard=${guard.guardId}`,
        ['Add paper', 'Assign', 'Correct details', 'Open as a page', 'Replace'],
      ],
      [
        'Client',
        'client',
        `tab=clients&client=${client.clientId}`,
        ['Assign', 'Correct details', 'Open as a page', 'Replace', 'Write notes'],
      ],
    ] as const) {
      await page.goto(`/admin-dashboard?${params}`);
      const record = page.getByRole('complementary', { name: kind });
      await expect(record.getByRole('button', { name: 'Correct details' })).toBeVisible();
      const inRows = await pressEachAction(page, record);
      pressed[name] = inRows;
      const all = await pressEachAction(page, record, { actions: record.getByRole('button') });
      expect([...new Set([...all, 'Close'])].sort()).toEqual(
        [...new Set([...inRows, ...ofRecord, 'Close'])].sort(),
      );
    }
    await page.goto(`/admin-dashboard?tab=assign-guards&client=${client.clientId}`);
    pressed['short posts'] = await pressEachAction(
      page,
      page.getByRole('region', { name: 'Posts with empty places' }),
    );
    expect(sorted(pressed)).toEqual({
      client: ['Assign', 'Replace'],
      guard: ['Change'],
      'short posts': ['Assign guards'],
    });
  },
);

/** The bar above the rows of a list that can be selected. */
const selectionBar = (list: Locator): Locator =>
  list
    .getByRole('status')
    .filter({ hasText: / selected$/ })
    .locator('xpath=..');

/** Filters a list, selects its first rows and returns the buttons that act on them, with what they say. */
async function selectRows(page: Page, list: Locator, filter: RegExp) {
  await list.getByRole('button', { name: filter }).click();
  await expect(list.getByRole('button', { name: filter, pressed: true })).toBeVisible();
  await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  for (const index of [1, 2]) await list.getByRole('row').nth(index).locator('label').click();
  await page.mouse.move(0, 0);
  const bar = selectionBar(list);
  await expect(bar).toContainText(/^2 of /);
  const buttons = bar.getByRole('button').filter({ hasNotText: /^(Select all|Clear)$/ });
  await expect(buttons.first()).toBeVisible();
  return { buttons, labels: await buttons.evaluateAll(actionNames) };
}

test(
  'repeated clicks on any button for selected rows act once on each of them',
  exhaustive,
  async ({ page, site }) => {
    test.slow();
    await seedRows(site);
    await logIn(page, { ...site.admin, role: 'admin' });
    const writes: { action: string; rowIds: string[] }[] = [];
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname === '/api/admin/bulk') writes.push(sent.postDataJSON());
    });
    const seen: Record<string, Record<string, string>> = {};
    for (const [tab, title, filter] of [
      ['clients', 'Bills', /^Pending/],
      ['client-applications', 'Client Applications', /^Pending/],
      ['security-guards', 'Security Guards', /^Assigned/],
      ['security-applications', 'Security Applications', /^Pending/],
    ] as const) {
      const list = page.getByRole('region', { name: title, exact: true });
      const actions: Record<string, string> = {};
      let left = 1;
      for (let index = 0; index < left; index += 1) {
        await page.goto(`/admin-dashboard?tab=${tab}`);
        const { buttons, labels } = await selectRows(page, list, filter);
        left = labels.length;
        const label = labels[index] ?? '';
        writes.length = 0;
        await clickRepeatedly(page, buttons.nth(index));
        const question = page.getByRole('alertdialog');
        await expect.poll(async () => writes.length + (await question.count()), label).toBe(1);
        if ((await question.count()) > 0) {
          await clickRepeatedly(page, question.getByRole('button').last());
          await expect(question).toHaveCount(0);
        }
        // the result is shown once the server has answered for every row
        await expect(page.getByText(/^2 (bills|applications|guards) /)).toBeVisible();
        await page.waitForTimeout(2 * BETWEEN_CLICKS_MS);
        expect(writes, `${label}, clicked ${CLICKS} times`).toHaveLength(1);
        await expect(selectionBar(list)).toContainText('None selected');
        expect(new Set(writes[0]?.rowIds).size).toBe(2);
        actions[label] = writes[0]?.action ?? '';
      }
      seen[title] = actions;
    }
    expect(seen).toEqual({
      Bills: { 'Mark N as Paid': 'markBillsPaid' },
      'Client Applications': {
        'Accept N': 'acceptClientApplications',
        'Decline N': 'declineClientApplications',
      },
      'Security Guards': { 'Withdraw N': 'withdrawGuards' },
      'Security Applications': {
        'Accept N': 'acceptSecurityApplications',
        'Decline N': 'declineSecurityApplications',
      },
    });
  },
);

/** A server on the data of the demo, which has reviews, undelivered mail and posts of every kind. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-demo-'));
  const env = { DATA_DIR: dataDir };
  execFileSync(process.execPath, ['packages/api/src/demo/prepare.ts'], { env: { ...process.env, ...env } });
  const server = await startServer(env, process.env.DIST, lowCostMain);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

test.describe('with the data of the demo', () => {
  let demo: Awaited<ReturnType<typeof startDemo>> | undefined;
  test.beforeAll(async () => {
    demo = await startDemo();
  });
  test.afterAll(() => demo?.stop());
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  test.use({ baseURL: ({}, use) => use(demo?.url) });

  test(
    'repeated clicks on any action of reviews and posts and the roster and mail act once',
    exhaustive,
    async ({ page }) => {
      test.slow();
      await logIn(page, { ...demoLogins.admin, role: 'admin' });
      const pressed: Pressed = {};
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      pressed.posts = await pressEachAction(page, region('Posts'));

      const guards = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('button', { name: /^Replace / }) });
      const showGuards = () =>
        page
          .getByRole('button', { name: /^Guards of / })
          .first()
          .click();
      await showGuards();
      pressed['guards of a post'] = await pressEachAction(page, guards, { show: showGuards });

      await page.goto('/admin-dashboard?view=week');
      const ofWeek = await pressEachAction(page, page.locator('main'));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/admin-dashboard?view=week');
      pressed.week = [...ofWeek, ...(await pressEachAction(page, page.locator('main')))];
      await page.goto('/admin-dashboard?view=month');
      pressed.month = await pressEachAction(page, page.locator('main'));
      await page.setViewportSize({ width: 1280, height: 800 });

      await page.goto('/admin-dashboard?tab=security-guards&sort=-rating');
      pressed.guards = await pressEachAction(page, region('Security Guards'));
      await openFromMenu(page, 'Records');
      await openTab(page, 'Undelivered mail');
      pressed['undelivered mail'] = await pressEachAction(
        page,
        page.getByRole('tabpanel', { name: 'Undelivered mail' }),
      );
      expect(sorted(pressed)).toEqual({
        guards: ['Read N'],
        'guards of a post': ['Replace'],
        month: ['Assign', 'Guards'],
        posts: ['Assign', 'Discs'],
        'undelivered mail': ['Send again'],
        week: ['Assign', 'Discs', 'Guards'],
      });
    },
  );
});

test.describe('of a client', () => {
  // Passkeys are for domains; an address has none.
  test.use({ baseURL: ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')) });

  test(
    'repeated clicks on any action of own requests and data and passkeys act once',
    exhaustive,
    async ({ page, site }) => {
      test.slow();
      const client = await newAccount(site, 'client');
      const [asks, office] = [await apiClient(site, client), await adminApiClient(site)];
      for (const days of [60, 61, 62]) await asks.call('POST', '/client/submit-application', request(days));
      for (let count = 0; count < 2; count += 1) {
        const { data } = (await asks.call('POST', '/auth/data-requests', { kind: 'export' })) as {
          data: { _id: string; status: string }[];
        };
        const requestId = data.find(({ status }) => status === 'open')?._id;
        await office.call('POST', '/admin/data-requests/answer', { requestId, answer: 'fulfil' });
      }
      await logIn(page, client);
      const pressed: Pressed = {};
      await openTab(page, 'Apply for Service');
      const applications = page.getByRole('region', { name: 'Your applications', exact: true });
      pressed['own applications'] = await pressEachAction(page, applications);

      await openFromMenu(page, 'Account');
      const account = page.getByRole('dialog', { name: 'Account' });
      const own = page.getByRole('list', { name: 'Requests about your data' });
      pressed['own data requests'] = await pressEachAction(page, own);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      const passkeys = page.getByRole('list', { name: 'Passkeys' });
      for (const name of ['Phone', 'Laptop', 'Key']) {
        const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
          options: {
            protocol: 'ctap2',
            transport: 'internal',
            hasResidentKey: true,
            hasUserVerification: true,
            isUserVerified: true,
          },
        });
        await account.getByRole('button', { name: 'Add a passkey' }).click();
        await account.getByRole('textbox', { name: 'Name' }).fill(name);
        await account.getByLabel('Current password').fill(client.password);
        await account.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(passkeys).toContainText(name);
        await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      }
      pressed.passkeys = await pressEachAction(page, passkeys, { password: client.password });
      expect(sorted(pressed)).toEqual({
        'own applications': ['Change'],
        'own data requests': ['Download your copy'],
        passkeys: ['Remove', 'Rename'],
      });
    },
  );
});
