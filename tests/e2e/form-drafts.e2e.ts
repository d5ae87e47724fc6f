import type { Locator, Page } from '@playwright/test';
import { acceptedGuard, adminApiClient, approvedClient, newAccount } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  fillDay,
  logIn,
  logInByForm,
  logOut,
  openFromMenu,
  openTab,
  search,
  submitLogin,
  toast,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

/** Types a day and a month without a year. */
async function typeHalf(page: Page, form: Page | Locator, label: string): Promise<void> {
  await form.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type('3112');
}
async function expectHalf(form: Page | Locator, label: string): Promise<void> {
  for (const part of ['31', 'Dec', 'yyyy'])
    await expect(form.getByRole('group', { name: label })).toContainText(part);
}

test(
  'a client’s request draft survives a tab switch and is cleared when sent',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, await newAccount(site, 'client'));
    await openTab(page, 'Apply for Service');
    await page.getByLabel('Service type').selectOption({ label: 'Night Shift' });
    await page.getByLabel('Location').fill('14 Prabhat Road, Pune');
    await page.getByLabel('Number of guards').fill('three');
    await fillDay(page, 'Start date', inDays(8));
    await typeHalf(page, page, 'End date');
    await openTab(page, 'Bills');
    await openTab(page, 'Apply for Service');
    await expectHalf(page, 'End date');
    await expect(page.getByLabel('Service type')).toHaveValue('NIGHT_SHIFT');
    await expect(page.getByLabel('Location')).toHaveValue('14 Prabhat Road, Pune');
    await expect(page.getByLabel('Number of guards')).toHaveValue('three');
    await page.getByLabel('Number of guards').fill('3');
    await fillDay(page, 'End date', '2099-12-31');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application submitted successfully!');
    await openTab(page, 'Bills');
    await openTab(page, 'Apply for Service');
    await expect(page.getByLabel('Location')).toHaveValue('');

    const location = page.getByLabel('Location');
    await location.fill('Lane 9, Pune');
    await page.reload();
    await expect(location).toHaveValue('Lane 9, Pune');
    await page.goto('/services');
    await page.goto('/client-dashboard?tab=apply-for-service');
    await expect(location).toHaveValue('Lane 9, Pune');
    await logOut(page);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Lane 9');
  },
);

test(
  'a dialog opens again after a reload with what was typed, and an empty one does not',
  exhaustive,
  async ({ page, site }) => {
    await logIn(page, site.admin);
    await openTab(page, 'Security Guards');
    const dialog = page.getByRole('dialog', { name: 'New guard' });
    await page.getByRole('button', { name: 'New guard' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Dattatray Pawar');
    await page.reload();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Dattatray Pawar');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'New guard' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('button', { name: 'New guard' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test('what is typed at signup and to the company survives a reload and a link, without passwords', async ({
  page,
}) => {
  const typeIntoIsland = async (field: Locator, text: string) => {
    await field.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]').filter({ has: field })).toHaveCount(0);
    await field.fill(text);
  };
  await page.goto('/signup');
  await typeIntoIsland(page.getByLabel('Full name'), 'Asha Verma');
  await page.getByLabel('Password', { exact: true }).fill('three quiet lanterns');
  await page.goto('/');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('lanterns');
  const message = page.getByRole('form', { name: 'Contact' }).getByLabel('Message');
  await typeIntoIsland(message, 'Three guards for a school');
  await page.reload();
  await expect(message).toHaveValue('Three guards for a school');
  await page.goto('/signup');
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Verma');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

/**
 * Ends the session right before the next change that the page sends arrives, so that no call in the background, such as a page of
 * a list fetched ahead, is the first to be refused. The route stays, because the browser sometimes never loads the login page when
 * interception is switched off while it goes there.
 */
async function endSessionAtSubmit(page: Page): Promise<void> {
  let ended = false;
  await page.route('**/api/**', async (route) => {
    if (ended || route.request().method() === 'GET') return route.fallback();
    ended = true;
    const { authorization = '' } = route.request().headers();
    const reply = await page.request.post('/api/auth/logout', { headers: { authorization } });
    expect(reply.status()).toBe(200);
    await route.fallback();
  });
}

/** Ends the session while the next change is on its way, so that another call is refused before it. */
async function endSessionWhileSending(page: Page): Promise<void> {
  await page.route('**/api/admin/guards', async (route) => {
    await endSessionInBackground(page);
    await page.waitForURL(/\/login\/?$/);
    await route.abort();
  });
}

/** Ends the session, and lets the page notice when it asks what has changed. */
const endSessionInBackground = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const sessions = await (await fetch('/api/auth/sessions', { headers })).json();
    const { _id } = sessions.data.find(({ current }: { current: boolean }) => current);
    // Logging out would empty the storage of this tab.
    await fetch(`/api/auth/sessions/${_id}`, { method: 'DELETE', headers });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('the draft of a new guard survives Escape and a change of tab and a session that ends while it is sent', async ({
  page,
  site,
}) => {
  await logInByForm(page, site.admin);
  await openTab(page, 'Security Guards');
  const newGuard = page.getByRole('button', { name: 'New guard' });
  await newGuard.click();
  const dialog = page.getByRole('dialog', { name: 'New guard' });
  await dialog.getByLabel('Name', { exact: true }).fill('Dattatray Pawar');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openTab(page, 'Clients');
  await openTab(page, 'Security Guards');
  await newGuard.click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Dattatray Pawar');
  await dialog.getByLabel('Phone').fill('98765 43210');
  await dialog.getByLabel('Home city').fill('Satara');
  const expiry = dialog.getByRole('group', { name: 'Medical' });
  await typeHalf(page, expiry, 'Expiry');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const born = dialog.getByRole('group', { name: 'Date of birth' });
  await typeHalf(page, dialog, 'Date of birth');
  await dialog.getByLabel('Number').last().fill('M-17');
  await dialog.getByRole('button', { name: 'Add guard' }).click();
  // a date that is not complete is not sent as none
  for (const date of [born, expiry.getByRole('group', { name: 'Expiry' })])
    await expect(date).toHaveAccessibleDescription(/Complete the date or clear it/);
  await expect(born.getByRole('spinbutton').first()).toBeFocused();
  expect(sent).toEqual([]);
  await fillDay(page, 'Date of birth', '1994-03-14');
  await fillDay(expiry, 'Expiry', inDays(300));
  await endSessionWhileSending(page);
  await dialog.getByRole('button', { name: 'Add guard' }).click();
  await expect(page).toHaveURL(/\/login\/?$/);
  await submitLogin(page, site.admin);
  // it opens again by itself
  await expect(dialog.getByLabel('Home city')).toHaveValue('Satara');
  await expect(dialog.getByLabel('Number').last()).toHaveValue('M-17');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await newGuard.click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(born).toContainText('dd');
  await expect(expiry.getByRole('group', { name: 'Expiry' })).toContainText('dd');
});

test(
  'the form of a paper opens again after a session that ended at Submit, and holds nothing about somebody else',
  exhaustive,
  async ({ page, site }) => {
    test.slow();
    const [guard, other] = [await acceptedGuard(site), await acceptedGuard(site)];
    await logInByForm(page, site.admin);
    const address = `/admin-dashboard?tab=security-guards&guard=${guard.guardId}`;
    await page.goto(address);
    const record = page.getByRole('complementary', { name: 'Guard' });

    await record.getByRole('button', { name: 'Add paper' }).click();
    const paper = page.getByRole('dialog', { name: 'Add paper' });
    await typeHalf(page, paper, 'Expiry');
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
    await test.step('a half-typed date is not in the form about somebody else', async () => {
      const addPaperOf = async (name: string) => {
        const row = await search(page, 'Search guards', name);
        await row.getByRole('link', { name }).click();
        await expect(record).toContainText(name);
        await record.getByRole('button', { name: 'Add paper' }).click();
      };
      await addPaperOf(other.name);
      await expect(paper.getByRole('group', { name: 'Expiry' })).toContainText('dd');
      await page.keyboard.press('Escape');
      await expect(paper).toHaveCount(0);
      await addPaperOf(guard.name);
      await expectHalf(paper, 'Expiry');
    });
    await paper.getByLabel('Number').fill('PV/2026/114');
    await fillDay(paper, 'Expiry', inDays(300));
    await endSessionAtSubmit(page);
    await paper.getByRole('button', { name: 'Add paper' }).click();
    await expect(page).toHaveURL(/\/login\/?$/);
    await submitLogin(page, site.admin);
    await expect(paper.getByLabel('Number')).toHaveValue('PV/2026/114');
    await paper.getByRole('button', { name: 'Add paper' }).click();
    await expect(record).toContainText('PV/2026/114');
  },
);

test(
  'the forms of a data request and of its answer open again after a session that ended at Submit',
  exhaustive,
  async ({ page, site }) => {
    test.slow();
    const client = await newAccount(site, 'client');
    const account = page.getByRole('dialog', { name: 'Account' });
    const wrong = account.getByLabel('What is wrong');
    await logInByForm(page, client);
    await openFromMenu(page, 'Account');
    await account.getByLabel('What you ask for').selectOption('correction');
    await wrong.fill('My name is written with one L');
    await endSessionAtSubmit(page);
    await account.getByRole('button', { name: 'Ask the office' }).click();
    await expect(page).toHaveURL(/\/login\/?$/);
    await submitLogin(page, client);
    await expect(wrong).toHaveValue('My name is written with one L');
    await account.getByRole('button', { name: 'Ask the office' }).click();
    await expect(account.getByRole('list', { name: 'Requests about your data' })).toContainText(
      'with the office',
    );
    await page.keyboard.press('Escape');
    await logOut(page);

    const records = page.getByRole('dialog', { name: 'Records' });
    const answer = page.getByRole('dialog', { name: 'Decline the request' });
    const declineUntilLogin = async () => {
      await answer.getByLabel('Reason').fill('The identity card says otherwise');
      await endSessionAtSubmit(page);
      await answer.getByRole('button', { name: 'Decline' }).click();
      await expect(page).toHaveURL(/\/login\/?$/);
    };
    await logInByForm(page, site.admin);
    await openFromMenu(page, 'Records');
    await openTab(page, 'Data requests');
    await records.getByRole('button', { name: `Decline the request of ${client.name}` }).click();
    await declineUntilLogin();
    await submitLogin(page, site.admin);
    await expect(answer.getByLabel('Reason')).toHaveValue('The identity card says otherwise');
    await declineUntilLogin();
    // somebody else in this tab of the browser finds neither the dialog nor what was typed
    await submitLogin(page, client);
    await expect(page).toHaveURL(/\/client-dashboard/);
    await expect(page.getByRole('tab', { name: 'Bills' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'what was typed survives a session that ends at Submit, and nobody else sees it',
  exhaustive,
  async ({ page, site }) => {
    const [client, other] = [await newAccount(site, 'client'), await newAccount(site, 'client')];
    const location = page.getByLabel('Location');
    const submitTyped = async () => {
      await location.fill('Gate 4, Kothrud, Pune');
      await fillDay(page, 'Start date', '2099-12-01');
      await fillDay(page, 'End date', '2099-12-31');
      await endSessionAtSubmit(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page).toHaveURL(/\/login\/?$/);
    };
    await logInByForm(page, client);
    await openTab(page, 'Apply for Service');
    await submitTyped();
    await submitLogin(page, client);
    await expect(location).toHaveValue('Gate 4, Kothrud, Pune');
    await submitTyped();
    await submitLogin(page, other);
    await expect(location).toHaveValue('');
  },
);

test('a replacement that is begun where guards are assigned opens there again after a reload', async ({
  page,
  site,
}) => {
  const [client, guard, office] = [
    await approvedClient(site),
    await acceptedGuard(site),
    await adminApiClient(site),
  ];
  const period = { startDate: inDays(1), endDate: inDays(20) };
  const { data: post } = (await office.call('POST', '/admin/posts', {
    clientId: client.clientId,
    place: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
    shift: 'night',
    asked: 1,
    ...period,
  })) as { data: { _id: string } };
  const work = { postId: post._id, guardIds: [guard.guardId], papersReason: 'At the office', ...period };
  await office.call('POST', '/admin/assign-to-post', work);
  await logIn(page, site.admin);
  await page.goto(`/admin-dashboard?tab=assign-guards&post=${post._id}`);
  await page.getByRole('button', { name: `Replace ${guard.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${guard.name}` });
  const sick = dialog.getByRole('radio', { name: 'Left the company' });
  await sick.check({ force: true });
  await page.reload();
  await expect(sick).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openTab(page, 'Today');
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
