import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  adminApiClient,
  approvedClient,
  generateBill,
  newAccount,
  requestGuards,
} from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { delayScripts, exportAs, logIn, openTab, search, toast } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

async function requestOf(site: Site): Promise<Account> {
  const client = await newAccount(site, 'client');
  await requestGuards(site, client);
  return client;
}

test('a wrong decline is undone by keyboard, and its client is not mailed', async ({ page, site }) => {
  const client = await requestOf(site);
  await logIn(page, site.admin);
  await openTab(page, 'Client Applications');
  const row = await search(page, 'Search client applications', client.name);
  await row.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await toast(page, 'Application rejected successfully');
  await page.keyboard.press('u');
  await toast(page, 'Undone');
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
});

test(
  'several requests are accepted together and what is listed is exported',
  exhaustive,
  async ({ page, site }) => {
    const clients = [await requestOf(site), await requestOf(site), await requestOf(site)];
    await logIn(page, site.admin);
    await openTab(page, 'Client Applications');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const { name } of clients)
      await page
        .getByRole('row', { name: new RegExp(name) })
        .locator('label')
        .click();
    await page.getByRole('button', { name: 'Accept 3' }).click();
    await toast(page, '3 applications approved');
    for (const { name } of clients)
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Approved');

    await search(page, 'Search client applications', clients[1]?.name ?? '');
    await expect(page.getByRole('row')).toHaveCount(2);
    const file = await exportAs(page, 'CSV');
    expect(file.suggestedFilename()).toMatch(/^prahari-client-applications-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(clients[1]?.email);
  },
);

test('a bill that leaves the list is no longer selected', async ({ page, site }) => {
  const client = await approvedClient(site);
  await generateBill(site, client.clientId);
  await logIn(page, site.admin);
  const name = encodeURIComponent(client.name);
  await page.goto(`/admin-dashboard?tab=clients&bills-status=pending&bills-q=${name}`);
  const bills = page.getByRole('region', { name: 'Bills', exact: true });
  await bills.getByRole('button', { name: 'Select', exact: true }).click();
  const bill = bills.getByRole('row').filter({ hasText: client.name });
  await bill.locator('label').click();
  await expect(bills.getByText('1 of 1 selected')).toBeVisible();
  await bill.getByRole('button', { name: 'Mark as Paid' }).click();
  await toast(page, 'Bill marked as paid successfully');
  await expect(bills.getByText('None selected')).toBeVisible();
});

test.describe('in a window of ten rows', () => {
  test.use({ viewport: { width: 1366, height: 620 } });

  test('a page whose last row leaves it gives its address back', async ({ page, site }) => {
    const client = await approvedClient(site);
    const office = await adminApiClient(site);
    for (let amount = 1001; amount <= 1011; amount += 1)
      await office.call('POST', '/admin/generate-bill', {
        clientId: client.clientId,
        amount,
        dueDate: '2099-12-05',
        description: 'Two guards, night shift',
        driveLink: 'https://drive.example/bill',
      });
    await logIn(page, site.admin);
    const query = `bills-status=pending&bills-q=${encodeURIComponent(client.name)}`;
    await page.goto(`/admin-dashboard?tab=clients&${query}&bills-page=2`);
    const bills = page.getByRole('region', { name: 'Bills', exact: true });
    await expect(bills.getByText('11 to 11 of 11')).toBeVisible();
    await bills.getByRole('button', { name: 'Mark as Paid' }).click();
    await page.getByRole('searchbox', { name: 'Search clients' }).click();
    await expect(bills.getByText('1 to 10 of 10')).toBeVisible();
    await expect(page).not.toHaveURL(/bills-page/);
  });
});

test('what a client owes is the same in its record and in the list after a bill beside it is paid', async ({
  page,
  site,
}) => {
  const client = await approvedClient(site);
  await generateBill(site, client.clientId);
  await logIn(page, site.admin);
  const name = encodeURIComponent(client.name);
  await page.goto(`/admin-dashboard?tab=clients&bills-q=${name}&client=${client.clientId}`);
  const record = page.getByRole('complementary', { name: 'Client' });
  // of the client and of the bill
  const settle = record.getByRole('button', { name: /^Record payment/ });
  await expect(settle).toHaveCount(2);
  const bill = page.getByRole('region', { name: 'Bills', exact: true }).getByRole('row').last();
  await bill.getByRole('button', { name: 'Mark as Paid' }).click();
  await toast(page, 'Bill marked as paid successfully');
  await expect(settle).toHaveCount(1);
});

test('a bill is found from anywhere by Ctrl+K', async ({ page, site }) => {
  const client = await approvedClient(site);
  const number = await generateBill(site, client.clientId);
  await logIn(page, site.admin);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a guard, client, post or bill' }).fill(number);
  await expect(page.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const bills = page.getByRole('region', { name: 'Bills', exact: true });
  await expect(bills.getByRole('row', { name: new RegExp(number) })).toBeVisible();
});

test(
  'keys pressed as soon as the page has loaded act once its shortcuts are loaded',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, site.admin);
    // the figures are loaded once the page listens
    const hydrated = () =>
      expect(page.getByRole('region', { name: 'Overview' })).toHaveAttribute('aria-busy', 'false');
    const list = page.getByRole('searchbox', { name: 'Search posts' });

    await test.step('the first key opens the keyboard shortcuts', async () => {
      await hydrated();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
    await test.step('text typed right after Ctrl+K is in the search that opens', async () => {
      await page.reload();
      await hydrated();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('98450 12310');
      const box = page.getByRole('combobox', { name: 'Find a guard, client, post or bill' });
      await expect(box).toHaveValue('98450 12310');
      await page.keyboard.type('9');
      await expect(box).toHaveValue('98450 123109');
    });
    await test.step('the second key of a shortcut does nothing without the first', async () => {
      await page.reload();
      await hydrated();
      await page.keyboard.press('/');
      await expect(list).toBeFocused();
      await list.blur();
      const press = (key: string, timeStamp: number) =>
        page.evaluate(
          ([name, at]) => {
            const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
            Object.defineProperty(event, 'timeStamp', { value: at });
            document.body.dispatchEvent(event);
            return new URLSearchParams(location.search).get('tab');
          },
          [key, timeStamp] as const,
        );
      expect(await press('c', 700)).not.toBe('clients');
      expect(await press('g', 800)).not.toBe('clients');
      expect(await press('c', 900)).toBe('clients');
    });
    await test.step('letters typed after a slash while the shortcuts are loaded are text', async () => {
      const release = await delayScripts(page, /\/_astro\/shortcuts\..*\.js$/);
      await page.goto('/admin-dashboard');
      await hydrated();
      await page.keyboard.type('/gc');
      await expect(list).not.toBeFocused();
      release();
      await expect(list).toBeFocused();
      await expect(list).toHaveValue('gc');
      await expect(page.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'false');
    });
  },
);

const findButton = (page: Page) => page.getByRole('button', { name: 'Find a guard, client, post or bill' });

/** Opens the page again, presses the keys before any script has run, and then lets it load. */
async function pressWhileLoading(page: Page, press: () => Promise<void>): Promise<void> {
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(findButton(page)).toBeVisible();
  await press();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  release();
}

test(
  'a slash pressed before the page has its scripts is not the browser’s, which would search the page',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, site.admin);
    const isPrevented = (init: { key: string; ctrlKey?: true }, selector = 'body') =>
      page.evaluate(
        ([of, at]) => {
          const event = new KeyboardEvent('keydown', { ...of, bubbles: true, cancelable: true });
          document.querySelector(at)?.dispatchEvent(event);
          return event.defaultPrevented;
        },
        [init, selector] as const,
      );
    await pressWhileLoading(page, async () => {
      expect(await isPrevented({ key: '/' })).toBe(true);
      expect(await isPrevented({ key: '/', ctrlKey: true })).toBe(false);
      expect(await isPrevented({ key: 'x' })).toBe(false);
      await page.evaluate(() => document.body.append(document.createElement('textarea')));
      expect(await isPrevented({ key: '/' }, 'textarea')).toBe(false);
      await page.evaluate(() => localStorage.setItem('shortcuts', 'off'));
      expect(await isPrevented({ key: '/' })).toBe(false);
      await page.evaluate(() => localStorage.removeItem('shortcuts'));
    });
    await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeFocused();
  },
);

test('keys pressed before the page has its scripts act once it has them', async ({ page, site }) => {
  await logIn(page, site.admin);
  const list = page.getByRole('searchbox', { name: 'Search posts' });
  await pressWhileLoading(page, async () => {
    await page.keyboard.type('/gcx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('c');
  });
  await expect(list).toBeFocused();
  await expect(list).toHaveValue('gcc');
  await page.keyboard.type('1');
  await expect(list).toHaveValue('gcc1');
  await expect(page).toHaveURL(/\bq=gcc1\b/);

  await pressWhileLoading(page, async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('98450 12310');
  });
  const findBox = page.getByRole('combobox', { name: 'Find a guard, client, post or bill' });
  await expect(findBox).toHaveValue('98450 12310');
  await page.keyboard.press('Escape');

  await pressWhileLoading(page, () => page.keyboard.type('gc'));
  await expect(page.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');
});
