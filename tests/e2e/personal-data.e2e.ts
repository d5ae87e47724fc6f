import { dashboardOf } from '@prahari/contract/roles';
import { adminApiClient, uniqueAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import {
  fillSignup,
  logIn,
  openFromMenu,
  openTab,
  signUp,
  submitLogin,
  toast,
  typeCode,
} from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test('a client consents at signup, withdraws it and has the account erased', async ({
  page,
  browser,
  site,
}) => {
  const client = uniqueAccount('client');
  const { name, email } = client;
  await page.goto('/signup');
  await fillSignup(page, client);
  await page.getByRole('checkbox', { name: 'Messages on WhatsApp' }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/otp-verification');
  await typeCode(page, await site.mailbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/login');
  await submitLogin(page, client);
  await page.waitForURL('**/client-dashboard');

  await openFromMenu(page, 'Account');
  const whatsApp = page.getByRole('switch', { name: 'Messages on WhatsApp' });
  await expect(whatsApp).toBeChecked();
  await whatsApp.click();
  await expect(page.getByText(/^Withdrawn /)).toBeVisible();
  await page.getByLabel('What you ask for').selectOption('Erasure');
  await page.getByRole('button', { name: 'Ask the office' }).click();
  await expect(page.getByText(/It is with the office\.$/)).toBeVisible();

  const office = await browser.newPage();
  await logIn(office, site.admin);
  await openFromMenu(office, 'Records');
  await openTab(office, 'Data requests');
  const request = office.getByRole('listitem').filter({ hasText: name });
  await request.getByRole('button', { name: 'Fulfil' }).click();
  await office.getByRole('button', { name: 'Erase', exact: true }).click();
  await toast(office, 'Request fulfilled. The person gets a mail.');
  await expect(request).toHaveCount(0);
  await office.close();

  await page.reload();
  await page.waitForURL('**/login');
  await submitLogin(page, client);
  await toast(page, 'Invalid credentials');
});

test('an invited guard reads the notice, ticks one purpose and finds it given in the account', async ({
  page,
  site,
}) => {
  const { name, email, password, phone } = uniqueAccount('security');
  const office = await adminApiClient(site);
  const entered = { name, phone, city: 'Pune' };
  const guard = (await office.call('POST', '/admin/guards', entered)) as {
    data: { user: { _id: string } };
  };
  const invited = { userId: guard.data.user._id, by: 'link' };
  const { data } = (await office.call('POST', '/admin/invite-person', invited)) as { data: { link: string } };
  await page.goto(`/invitation${new URL(data.link).hash}`);
  const notice = page.getByRole('region', { name: 'Your data' });
  await expect(notice).toContainText('By setting a password you agree to what the account needs.');
  await expect(notice.getByRole('link', { name: 'how we handle your data' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  const whatsApp = notice.getByRole('checkbox', { name: 'Messages on WhatsApp' });
  await expect(whatsApp).not.toBeChecked();
  await whatsApp.check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('Code').fill(await site.mailbox.code(email));
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL('**/login');
  await submitLogin(page, { email, password, role: 'security' });
  await page.waitForURL('**/security-dashboard');
  await openFromMenu(page, 'Account');
  await expect(page.getByRole('switch', { name: 'Messages on WhatsApp' })).toBeChecked();
});

test(
  'a new email that the office enters counts once its code is entered, and the former address keeps it',
  exhaustive,
  async ({ page, browser, site }) => {
    const client = uniqueAccount('client');
    const newEmail = `new.${client.email}`;
    await signUp(page, client, site.mailbox.code);
    await submitLogin(page, client);
    await page.waitForURL('**/client-dashboard');
    await openFromMenu(page, 'Account');
    await page.getByLabel('What you ask for').selectOption('A correction');
    await page.getByLabel('What is wrong').fill('I have a new email');
    await page.getByRole('button', { name: 'Ask the office' }).click();
    await expect(page.getByText(/It is with the office\.$/)).toBeVisible();
    await site.mailbox.next(client.email);

    const office = await adminApiClient(site);
    const { data } = (await office.call('GET', '/admin/data-requests')) as {
      data: { _id: string; user: { email: string } }[];
    };
    const requestId = data.find(({ user }) => user.email === client.email)?._id;
    await office.call('POST', '/admin/data-requests/answer', {
      requestId,
      answer: 'fulfil',
      email: newEmail,
    });
    const code = await site.mailbox.code(newEmail);

    await page.reload();
    await openFromMenu(page, 'Account');
    await expect(page.getByText(`mailed to ${newEmail}`)).toBeVisible();
    await typeCode(page, code);
    await page.getByRole('button', { name: 'Use this email' }).click();
    await toast(page, 'Your new email counts from now on');

    const former = await browser.newPage();
    // Mails are sent side by side, so the answer to the request may come first.
    let secret: string | undefined;
    while (!secret)
      secret = /\/keep-email(#\S+)/.exec((await site.mailbox.next(client.email)).text ?? '')?.[1];
    await former.goto(`/keep-email${secret}`);
    await former.getByRole('button', { name: 'Keep my email' }).click();
    await toast(former, 'Your former email counts again. Set a new password now.');
    await former.waitForURL('**/forgot-password');
    await former.close();
    await page.reload();
    await page.waitForURL('**/login');
  },
);

test(
  'a guard without an email has the record corrected and erased by the office',
  exhaustive,
  async ({ page, site }) => {
    const admin = await adminApiClient(site);
    const name = uniqueAccount('security').name;
    const added = await admin.call('POST', '/admin/guards', { name, phone: '91234 56780', city: 'Bhopal' });
    const { _id } = (added as { data: { _id: string } }).data;
    await logIn(page, site.admin);
    await page.goto(`${dashboardOf('admin')}?tab=security-guards&guard=${_id}`);
    await page.getByRole('button', { name: 'Personal data' }).click();
    await page.getByRole('radio', { name: 'A correction' }).check();
    await page.getByLabel('Full name').fill(`${name} Sahu`);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await toast(page, 'The data is corrected');
    await expect(page.getByRole('heading', { name: `${name} Sahu` })).toBeVisible();
    await page.getByRole('button', { name: 'Personal data' }).click();
    await page.getByRole('radio', { name: 'Erasure' }).check();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await toast(page, 'The data is erased');
    await expect(page.getByRole('heading', { name: 'Erased person' })).toBeVisible();
  },
);
