import type { Locator, Page } from '@playwright/test';
import {
  type Account,
  acceptedGuard,
  adminApiClient,
  apiClient,
  approvedClient,
  assignGuard,
} from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openFromMenu, openTab } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** The record beside the list is that of a person, and its address names them. */
async function expectRecord(page: Page, kind: 'Guard' | 'Client', person: Account & { id: string }) {
  const record = page.getByRole('complementary', { name: kind });
  await expect(record.getByRole('heading', { name: person.name })).toBeVisible();
  expect(new URL(page.url()).searchParams.get(kind.toLowerCase())).toBe(person.id);
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toHaveCount(0);
}

test(
  'names in applications and the records and the assign view lead to the person',
  exhaustive,
  async ({ page, site }) => {
    test.slow();
    const [accepted, approved] = [await acceptedGuard(site), await approvedClient(site)];
    const guard = { ...accepted, id: accepted.guardId };
    const client = { ...approved, id: approved.clientId };
    await assignGuard(site, guard.id, client.id);
    await logIn(page, { ...site.admin, role: 'admin' });
    const search = (list: Locator, text: string) => list.getByRole('searchbox').fill(text);
    const follow = (list: Locator, name: string) =>
      list.getByRole('link', { name, exact: true }).first().click();

    for (const [tab, kind, person] of [
      ['Client Applications', 'Client', client],
      ['Security Applications', 'Guard', guard],
    ] as const) {
      await openTab(page, tab);
      const list = page.getByRole('region', { name: tab, exact: true });
      await search(list, person.email);
      await follow(list, person.name);
      await expectRecord(page, kind, person);
      await list
        .getByRole('button', { name: /^Details/ })
        .first()
        .click();
      await follow(page.getByRole('dialog', { name: person.name }), person.name);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectRecord(page, kind, person);
    }

    for (const [tab, kind, person] of [
      ['Activity', 'Guard', guard],
      ['Activity', 'Client', client],
      ['Accounts', 'Guard', guard],
      ['Accounts', 'Client', client],
    ] as const) {
      await openFromMenu(page, 'Records');
      await openTab(page, tab);
      const list = page.getByRole('tabpanel', { name: tab });
      await search(list, person.email);
      await follow(list, person.name);
      await expect(page.getByRole('dialog', { name: 'Records' })).toHaveCount(0);
      await expectRecord(page, kind, person);
    }

    for (const [kind, person] of [
      ['Guard', guard],
      ['Client', client],
    ] as const) {
      const { call } = await apiClient(site, person);
      await call('POST', '/auth/data-requests', { kind: 'export' });
      await openFromMenu(page, 'Records');
      await openTab(page, 'Data requests');
      await follow(page.getByRole('list', { name: 'Data requests' }), person.name);
      await expect(page.getByRole('dialog', { name: 'Records' })).toHaveCount(0);
      await expectRecord(page, kind, person);
    }

    // a mail that the guard's server refuses
    site.mailbox.refuse(guard.email);
    expect(
      (await page.request.post('/api/auth/forgot-password', { data: { email: guard.email } })).status(),
    ).toBe(200);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await openFromMenu(page, 'Records');
      await openTab(page, 'Undelivered mail');
      const list = page.getByRole('tabpanel', { name: 'Undelivered mail' });
      await search(list, guard.email);
      await list.getByRole('link', { name: guard.email }).click({ timeout: 3_000 });
    }).toPass();
    await expectRecord(page, 'Guard', guard);

    // a candidate of an empty place
    const { data: post } = (await (
      await adminApiClient(site)
    ).call('POST', '/admin/posts', {
      clientId: client.id,
      place: { street: 'Gate 1', city: 'Pune', state: 'Maharashtra', zipCode: '411001' },
      shift: 'night',
      startDate: inDays(1),
      endDate: inDays(60),
      asked: 1,
      note: '',
    })) as { data: { _id: string } };
    const candidate = await acceptedGuard(site);
    const candidates = `/admin-dashboard?tab=assign-guards&post=${post._id}`;
    // the client at whom a guard is not free
    await page.goto(candidates);
    await page.getByRole('searchbox', { name: 'Search guards' }).fill(guard.name);
    await follow(page.getByRole('region', { name: 'Not free for these dates' }), client.name);
    await expectRecord(page, 'Client', client);
    // the client of the current assignment in the list of guards
    await openTab(page, 'Security Guards');
    const guards = page.getByRole('region', { name: 'Security Guards', exact: true });
    await search(guards, guard.email);
    await follow(guards, client.name);
    await expectRecord(page, 'Client', client);

    await page.goto(candidates);
    await page.getByRole('searchbox', { name: 'Search guards' }).fill(candidate.name);
    const row = page.getByRole('group', { name: 'Guards, best first' });
    await row.getByRole('link', { name: candidate.name }).click();
    const candidateGuard = { ...candidate, id: candidate.guardId };
    await expectRecord(page, 'Guard', candidateGuard);
    await expect(row.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await row.getByRole('checkbox').check();
    await expect(row.getByRole('checkbox')).toBeChecked();

    // the names in the dialog that replaces a guard, which keeps what was chosen
    const replacing = page.getByRole('dialog', { name: `Replace ${guard.name}` });
    for (const [kind, person] of [
      ['Client', client],
      ['Guard', candidateGuard],
      ['Guard', guard],
    ] as const) {
      await page.goto(`/admin-dashboard?tab=security-guards&guard=${guard.id}`);
      await page.getByRole('button', { name: 'Replace' }).click();
      await replacing.getByRole('searchbox').fill(person === candidateGuard ? person.name : '');
      await replacing.getByRole('link', { name: person.name }).click();
      await expect(replacing).toHaveCount(0);
      await expectRecord(page, kind, person);
    }
  },
);
