import { addDays, today } from '@prahari/domain/days';
import { acceptedGuard, adminApiClient, approvedClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { countPresses, expectPresses, forgetPresses, pressesOn } from './support/presses.ts';
import { expect, test } from './support/test.ts';

const offeredTo = 5;

for (const width of [390, 1366])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `at ${width} px an empty place is seen without a press, offered to five and filled in four`,
      width === 390 ? {} : exhaustive,
      async ({ page, context, site }) => {
        const api = await adminApiClient(site);
        const client = await approvedClient(site);
        // Somebody stands there at any hour of the day.
        const post = {
          clientId: client.clientId,
          place: { street: 'Main gate', city: 'Thane', state: 'Maharashtra', zipCode: '400607' },
          shift: '24h',
          startDate: addDays(today(), -1),
          endDate: addDays(today(), 9),
          asked: 1,
          note: '',
        };
        await api.call('POST', '/admin/posts', post);
        const expiresOn = addDays(today(), 300);
        for (let index = 0; index < offeredTo; index += 1) {
          const { guardId } = await acceptedGuard(site);
          for (const kind of ['policeVerification', 'psaraTraining', 'medical'])
            await api.call('POST', '/admin/papers', {
              guardId,
              kind,
              number: `${kind} ${guardId}`,
              expiresOn,
            });
        }
        await countPresses(page);
        await logIn(page, site.admin);
        const row = page
          .getByRole('list', { name: 'Places that need you, worst first' })
          .getByRole('listitem')
          .filter({ hasText: 'Thane' })
          .first();
        await expect(row).toContainText('Nobody');
        expect(await pressesOn(page)).toBe(0);
        await page.screenshot({ path: test.info().outputPath(`watch-${width}.png`) });

        await row.getByRole('button', { name: 'Offer the place' }).click();
        const dialog = page.getByRole('dialog', { name: 'Offer this place' });
        await dialog.getByRole('button', { name: `Offer to ${offeredTo} guards` }).click();
        const link = dialog.getByRole('link', { name: /^Send to .* by WhatsApp$/ }).first();
        const whatsApp = new URL((await link.getAttribute('href')) ?? '');
        await page.screenshot({ path: test.info().outputPath(`offers-${width}.png`) });
        const [, token] = /\/offer#([\w-]+)/.exec(whatsApp.searchParams.get('text') ?? '') ?? [];

        const phone = await context.newPage();
        await countPresses(phone);
        await phone.setViewportSize({ width: 360, height: 740 });
        await phone.goto(`${site.url}/offer#${token}`);
        await expect(phone.getByRole('heading', { name: /^Can you come/ })).toBeVisible();
        await phone.screenshot({ path: test.info().outputPath('offer.png') });
        expect(
          await phone.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        await context.setOffline(true);
        await phone.getByRole('button', { name: 'Yes, I will come' }).click();
        await expect(phone.getByRole('alert')).toContainText('was not sent');
        await context.setOffline(false);
        await forgetPresses(phone);
        await phone.getByRole('button', { name: 'Yes, I will come' }).click();
        await expect(phone.getByRole('heading', { name: 'The duty is yours' })).toBeVisible();
        await phone.screenshot({ path: test.info().outputPath('yours.png') });

        await expect(page.getByRole('dialog', { name: 'The place is filled' })).toBeVisible({
          timeout: 15_000,
        });
        await page.getByRole('button', { name: 'Close', exact: true }).last().click();
        await expect(row).toHaveCount(0);
        await expectPresses(4, page, phone);
      },
    );
  });
