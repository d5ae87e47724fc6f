import { addDays, today } from '@prahari/domain/days';
import { acceptedGuard, adminApiClient, apiClient, approvedClient, newAccount } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { englishOn, logInInHindi, look } from './support/in-hindi.ts';
import { logIn, logInByForm } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

/** The last day of the month before this one. */
const lastDay = addDays(today(), -Number(today().slice(8)));

/** A guard with a day post all of the last month, and a 24-hour duty that runs now. */
async function guardAtWork(site: Site) {
  const client = await approvedClient(site);
  const guard = await acceptedGuard(site);
  const { call } = await adminApiClient(site);
  await call('PUT', '/admin/company', { attendance: 'on' });
  await call('POST', '/admin/assign-guard', {
    guardId: guard.guardId,
    clientId: client.clientId,
    startDate: `${lastDay.slice(0, 7)}-01`,
    endDate: inDays(40),
    shift: '24h',
    location: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  });
  return guard;
}

for (const width of [390, 360])
  test(
    `a guard works in Hindi from the first press to the agreed month, ${width} px wide`,
    width === 390 ? {} : exhaustive,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const guard = await guardAtWork(site);
      await logInByForm(page, guard);
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
      await expect(page.getByRole('link', { name: 'सीधे पेज पर जाएँ' })).toBeAttached();
      // Nothing of the bar is left in English, nor what a pointer or a screen reader gets of it.
      const names = await page
        .locator('header :is([title], [aria-label]):not([lang^=en])')
        .evaluateAll((parts) =>
          parts.flatMap((part) => [part.getAttribute('title') ?? '', part.ariaLabel ?? '']),
        );
      expect(names.filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
      await page.getByRole('button', { name: 'ड्यूटी शुरू करें' }).click();
      await expect(page.getByText('ड्यूटी शुरू हुई')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'काम पर' })).toBeChecked();
      await look(page, 'duty');
      await page.getByRole('tab', { name: 'छुट्टी' }).click();
      await expect(page.getByRole('heading', { name: 'छुट्टी माँगें' })).toBeVisible();
      await look(page, 'leave');
      await page.getByRole('button', { name: 'बीमारी' }).click();
      await page.getByRole('button', { name: /की छुट्टी माँगें$/ }).click();
      await expect(page.getByText('जवाब बाकी')).toBeVisible();
      expect(await englishOn(page)).toEqual([]);
      await page.getByRole('tab', { name: 'हाज़िरी' }).click();
      const tab = page.getByRole('tabpanel', { name: 'हाज़िरी' });
      const agree = tab.getByRole('button', { name: /^हाँ, \d+ दिन, \d+ घंटे/ });
      // In the first ten days of a month the one before is shown.
      if (today().slice(8) > '10') await tab.getByRole('button').first().click();
      await expect(agree).toBeVisible();
      await look(page, 'month');
      await agree.click();
      await expect(tab.getByText(/^आपने “हाँ” कहा/)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('tab', { name: 'हाज़िरी' })).toHaveAttribute('aria-selected', 'true');
    },
  );

test('each account has its own language, also in one browser', exhaustive, async ({ page, site }) => {
  const [first, second] = [await acceptedGuard(site), await acceptedGuard(site)];
  await logInByForm(page, first);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('tab', { name: 'छुट्टी' })).toBeVisible();
  await page.getByRole('button', { name: 'मेनू' }).click();
  await page.getByRole('button', { name: 'लॉगआउट' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('accountLanguage'))).toBeNull();
  await logInByForm(page, second);
  await expect(page.getByRole('tab', { name: 'Leave' })).toBeVisible();
  await page.getByRole('button', { name: 'मराठी' }).click();
  await expect(page.getByRole('tab', { name: 'रजा' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logInByForm(page, first);
  await expect(page.getByRole('tab', { name: 'छुट्टी' })).toBeVisible();
});

test('a page in English loads no letters of Devanagari, one in Hindi does', async ({ page, site }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/anek-devanagari\.[^/]+$/.test(request.url())) fonts.push(request.url());
  });
  const guard = await acceptedGuard(site);
  await logIn(page, guard);
  await expect(page.getByRole('tab', { name: 'Leave' })).toBeVisible();
  expect(fonts).toEqual([]);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect.poll(() => fonts.length).toBe(1);
});

test(
  'a guard applies, is hired, starts the first duty and agrees its month in Hindi alone, on a phone',
  exhaustive,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const account = await newAccount(site, 'security');
    const admin = await adminApiClient(site);
    await admin.call('PUT', '/admin/company', { attendance: 'on' });
    await logInInHindi(page, account);
    await page.getByRole('tab', { name: 'नौकरी के लिए आवेदन' }).click();
    await page.getByLabel('पूरा नाम').fill(account.name);
    const birth = page.getByRole('group', { name: 'जन्म तारीख' });
    await birth.getByRole('spinbutton').first().pressSequentially('08031994');
    await page.getByLabel('पता').fill('Lane 4, Kothrud, Pune');
    await page.getByLabel('फ़ोन नंबर').fill('+91 98765 43210');
    await page.getByLabel('अनुभव (साल)').fill('6');
    await page.getByLabel('पढ़ाई और ट्रेनिंग').fill('Fire safety');
    await page.getByRole('button', { name: 'आवेदन भेजें' }).click();
    await expect(page.getByText('आपका आवेदन ऑफ़िस के पास है').first()).toBeVisible();
    await look(page, 'applied');

    const client = await approvedClient(site);
    await test.step('the office accepts and assigns', async () => {
      const { data } = (await (
        await apiClient(site, account)
      ).call('GET', '/security/application/status')) as {
        data: { _id: string };
      };
      await admin.call('POST', '/admin/accept-security-application', { applicationId: data._id });
      const guards = (await admin.call('GET', `/admin/guards?q=${account.email}&limit=1`)) as {
        data: { _id: string }[];
      };
      await admin.call('POST', '/admin/assign-guard', {
        guardId: guards.data[0]?._id,
        clientId: client.clientId,
        startDate: `${lastDay.slice(0, 7)}-01`,
        endDate: inDays(40),
        shift: '24h',
        location: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
      });
    });
    await page.getByRole('tab', { name: 'ड्यूटी', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'ड्यूटी शुरू करें' }).click();
    await expect(page.getByText('ड्यूटी शुरू हुई')).toBeVisible();
    await page.getByRole('tab', { name: 'हाज़िरी' }).click();
    const tab = page.getByRole('tabpanel', { name: 'हाज़िरी' });
    if (today().slice(8) > '10') await tab.getByRole('button').first().click();
    await tab.getByRole('button', { name: /^हाँ, \d+ दिन, \d+ घंटे/ }).click();
    await expect(tab.getByText(/^आपने “हाँ” कहा/)).toBeVisible();
    expect(await englishOn(page, [client.name])).toEqual([]);
  },
);
