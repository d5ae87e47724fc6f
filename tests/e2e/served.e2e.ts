import {
  acceptedGuard,
  adminApiClient,
  apiClient,
  approvedClient,
  uniqueAccount,
} from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { confirm, logIn, openTab, signUp, toast } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** A client with a post at which a guard has been since some days, and has started the duty of today. */
async function clientWithGuard(site: Site) {
  const [client, guard, admin] = [
    await approvedClient(site),
    await acceptedGuard(site),
    await adminApiClient(site),
  ];
  await admin.call('POST', '/admin/assign-guard', {
    guardId: guard.guardId,
    clientId: client.clientId,
    startDate: inDays(-3),
    endDate: inDays(20),
    shift: '24h',
    location: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  });
  await admin.call('PUT', '/admin/company', { attendance: 'on' });
  const { call } = await apiClient(site, guard);
  const { data: duties } = (await call('GET', '/security/duties')) as {
    data: { _id: string; endsAt: string }[];
  };
  const running = duties.find(({ endsAt }) => Date.parse(endsAt) > Date.now());
  await call('POST', '/security/start-duty', { dutyId: running?._id });
  return { client, guard };
}

test('a client rates a guard, reports a problem and reads the office’s answer, on a phone', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const { client, guard } = await clientWithGuard(site);
  await logIn(page, client);
  await expect(page.getByRole('heading', { name: guard.name })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Rate', exact: true }).click();
  const rating = page.getByRole('dialog', { name: `Rate ${guard.name}` });
  await rating.getByRole('radio', { name: '4 out of 5' }).check({ force: true });
  await rating.getByLabel('In a few words (optional)').fill('Always at the gate');
  await rating.getByRole('button', { name: 'Send rating' }).click();
  await toast(page, 'Thank you. The office reads this');
  await expect(page.getByRole('button', { name: 'Change rating' })).toBeVisible();

  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByLabel('What happened').fill('The gate stood open at two');
  await report.getByRole('button', { name: 'Send report' }).click();
  await toast(page, 'The office has your report');
  await expect(page.getByText('Waits for an answer')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const office = await browser.newPage();
  await logIn(office, site.admin);
  await office.getByRole('link', { name: /client problems? waits? for an answer/ }).click();
  const answer = office.getByRole('button', { name: `Answer ${client.name}` });
  await answer.click();
  const dialog = office.getByRole('dialog', { name: `Answer ${client.name}` });
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('We spoke to the guard');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await toast(office, 'Answer sent');
  await office.close();

  await page.reload();
  await expect(page.getByText('We spoke to the guard')).toBeVisible();
});

test('whoever scans a guard’s card reads that he is on duty, until the office ends the card', async ({
  page,
  browser,
  site,
}) => {
  const { guard } = await clientWithGuard(site);
  await logIn(page, site.admin);
  await page.goto(`${site.url}/admin-dashboard?tab=security-guards&guard=${guard.guardId}`);
  await page.getByRole('button', { name: 'Make card' }).click();
  await toast(page, 'The card is valid from now on');
  await expect(page.getByRole('article', { name: `Card of ${guard.name}` })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const admin = await adminApiClient(site);
  const card = (await admin.call('GET', `/admin/guards/${guard.guardId}/identity`)) as {
    data: { url: string };
  };
  const token = card.data.url.split('#')[1];
  const visitor = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await visitor.goto(`${site.url}/guard#${token}`);
  await expect(
    visitor.getByRole('heading', { name: new RegExp(`^${guard.name} is a guard of`) }),
  ).toBeVisible();
  await expect(visitor.getByText('Pune', { exact: true })).toBeVisible();
  expect(await axeViolations(visitor)).toEqual([]);
  await page.getByRole('button', { name: 'End card' }).click();
  await confirm(page, 'End this card?', 'End card');
  await toast(page, 'The card is not valid any more');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This card is not valid' })).toBeVisible();
  await visitor.close();
});

test('Inquire Now keeps its service, and the form of /contact opens WhatsApp with it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`);
  await page.locator('#event-security').getByRole('link', { name: 'Inquire Now' }).click();
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form.getByLabel('Subject')).toHaveValue('Event Security');
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Message').fill('A wedding & 300 guests');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    form.getByRole('button', { name: 'Send on WhatsApp' }).click(),
  ]);
  expect(new URL(chat.url()).searchParams.get('text')).toBe(
    'Name: Asha\nEmail: asha@example.com\nSubject: Event Security\nMessage: A wedding & 300 guests',
  );
  await chat.close();
});

test('after the code, login knows role and email', async ({ page, site }) => {
  const guard = uniqueAccount('security');
  await signUp(page, guard, site.mailbox.code);
  await expect(page.getByLabel('Email')).toHaveValue(guard.email);
  await expect(page.getByLabel('Role')).toHaveValue('security');
});

test('an applicant takes the application back and may send another', exhaustive, async ({ page, site }) => {
  const account = uniqueAccount('security');
  await signUp(page, account, site.mailbox.code);
  await logIn(page, account);
  const { applyForJob } = await import('./support/accounts.ts');
  await applyForJob(site, account);
  await page.reload();
  await openTab(page, 'Apply for Job');
  await page.getByRole('button', { name: 'Take back' }).click();
  await confirm(page, 'Take your application back?', 'Take back');
  await toast(page, 'Application taken back');
  await expect(page.getByText('You took your application back')).toBeVisible();
});
