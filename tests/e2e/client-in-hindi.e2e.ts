import { acceptedGuard, adminApiClient, generateBill, newAccount } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import { exhaustive } from './support/exhaustive.ts';
import { englishOn, logInInHindi, look } from './support/in-hindi.ts';
import { fillDay } from './support/page-actions.ts';
import { expect, type Site, test } from './support/test.ts';

interface Rows {
  data: { _id: string }[];
}

/** The office accepts the client's request, assigns a guard who is there since three days, and bills it. */
async function serve(site: Site, email: string) {
  const guard = await acceptedGuard(site);
  const { call } = await adminApiClient(site);
  const requests = (await call('GET', `/admin/applications?q=${email}&limit=1`)) as Rows;
  await call('POST', '/admin/accept-application', {
    applicationId: requests.data[0]?._id,
    status: 'approved',
  });
  const clients = (await call('GET', `/admin/clients?q=${email}&limit=1`)) as Rows;
  const clientId = clients.data[0]?._id ?? '';
  const period = { startDate: inDays(-3), endDate: inDays(20) };
  const post = (await call('POST', '/admin/posts', {
    clientId,
    place: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
    shift: '24h',
    asked: 1,
    ...period,
  })) as { data: { _id: string } };
  await call('POST', '/admin/assign-to-post', {
    postId: post.data._id,
    guardIds: [guard.guardId],
    papersReason: 'Copies come on Monday',
    ...period,
  });
  return { guard, billNumber: await generateBill(site, clientId) };
}

/** Names and what people typed, which no language changes. */
const typed = ['Lane 9', 'Pune', 'Two guards, night shift', /PR\/\S+/g, 'PDF', 'TDS', 'WhatsApp'];

for (const width of [390, 1366])
  test(
    `a client requests guards, sees and rates one, and reads bill and account in Hindi alone, ${width} px wide`,
    exhaustive,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      const client = await newAccount(site, 'client');
      await logInInHindi(page, client);

      await page.getByRole('tab', { name: 'सेवा के लिए आवेदन' }).click();
      await page.getByLabel('कौन-सी सेवा').selectOption({ label: 'रात की शिफ्ट' });
      await page.getByLabel('कितने गार्ड').fill('2');
      await page.getByLabel('जगह').fill('Lane 9, Pune');
      await fillDay(page, 'पहला दिन', inDays(8));
      await fillDay(page, 'आख़िरी दिन', '2031-12-31');
      await page.getByRole('button', { name: 'आवेदन भेजें' }).click();
      await expect(page.getByText('आवेदन भेज दिया!')).toBeVisible();
      await look(page, 'requested');
      expect(await englishOn(page, typed)).toEqual([]);

      const { guard, billNumber } = await serve(site, client.email);
      const known = [...typed, guard.name, client.name];
      await page.getByRole('tab', { name: 'गार्ड की स्थिति' }).click();
      await page.reload();
      await expect(page.getByRole('heading', { name: guard.name })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'पिछले 7 दिन' })).toBeVisible();
      await expect(page.getByText(billNumber).first()).toBeVisible();
      await look(page, 'client');
      expect(await englishOn(page, known)).toEqual([]);

      await page.getByRole('button', { name: 'रेटिंग दें', exact: true }).click();
      const rating = page.getByRole('dialog', { name: `${guard.name} को रेटिंग दें` });
      await rating.getByRole('radio', { name: '5 में से 4' }).check({ force: true });
      await rating.getByRole('button', { name: 'रेटिंग भेजें' }).click();
      await expect(page.getByText('धन्यवाद। ऑफ़िस इसे पढ़ेगा')).toBeVisible();

      await page.getByRole('tab', { name: 'बिल', exact: true }).click();
      const bills = page.getByRole('grid', { name: 'बिल' });
      await expect(bills.getByText('₹1,24,000.50')).toBeVisible();
      await expect(bills.getByText('5 दिस॰ 2099')).toBeVisible();
      await look(page, 'bills');
      expect(await englishOn(page, known)).toEqual([]);
      await page.getByRole('link', { name: /^कैसे दें/ }).click();
      await expect(page.getByRole('article', { name: `बिल ${billNumber}` })).toBeVisible();
      await expect(page.getByRole('button', { name: 'PDF डाउनलोड करें' })).toBeVisible();
      await look(page, 'bill');
    },
  );

test(
  'the account is in Hindi, and a guard or client changes the password in it',
  exhaustive,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const client = await newAccount(site, 'client');
    await logInInHindi(page, client);
    await expect(page.getByRole('tab', { name: 'सेवा के लिए आवेदन' })).toBeVisible();
    await page.getByRole('button', { name: 'मेनू' }).click();
    await page.getByRole('button', { name: 'खाता' }).click();
    const account = page.getByRole('dialog', { name: 'खाता' });
    await expect(account.getByRole('heading', { name: 'आपकी जानकारी' })).toBeVisible();
    await expect(account.getByText('आप सिर्फ़ यहीं लॉगिन हैं।')).toBeVisible();
    await look(page, 'account');
    expect(
      await englishOn(
        page,
        [client.email, client.name, /Chrome on \w+/g, 'PIN', 'WhatsApp'],
        '[role=dialog]',
      ),
    ).toEqual([]);
    await account.getByRole('button', { name: 'पासवर्ड बदलें' }).click();
    await account.getByLabel('मौजूदा पासवर्ड').fill('not this one');
    await account.getByLabel('नया पासवर्ड').fill('lamp at the north gate');
    await account.getByLabel('पासवर्ड फिर से').fill('lamp at the north gate');
    await account.getByRole('button', { name: 'पासवर्ड बदलें' }).click();
    await expect(account.getByText('मौजूदा पासवर्ड ग़लत है')).toBeVisible();
  },
);
