import type { Page } from '@playwright/test';
import { approvedClient, newAccount, uniqueAccount } from './support/accounts.ts';
import { exhaustive, exhaustiveUnlessSampled } from './support/exhaustive.ts';
import { fillSignup, logIn, submitLogin, toast, typeCode } from './support/page-actions.ts';
import { authPages, contentPages, scrollThrough } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';
import { translateAlways, translateOnce } from './support/translate.ts';

const submits = (page: Page) => page.locator('main form button[type=submit]');
const stopped = (page: Page) => page.getByText('This part of the page stopped working.');
const isIdle = (page: Page) => page.waitForLoadState('networkidle');

const modes = [
  { when: 'before hydration and at each change', details: {}, begin: translateAlways, again: isIdle },
  {
    when: 'after hydration, without following changes',
    details: exhaustive,
    begin: async () => {},
    again: (page: Page) => isIdle(page).then(() => translateOnce(page)),
  },
];

for (const { when, details, begin, again } of modes) {
  test.describe(`a page that is translated ${when}`, details, () => {
    test('signs up, verifies, resets the password and logs in', exhaustive, async ({ page, site }) => {
      const account = uniqueAccount('security');
      await begin(page);
      await page.goto('/signup');
      await again(page);
      await submits(page).click();
      await expect(page.getByText('Full name is required').first()).toBeVisible();
      await again(page);
      await fillSignup(page, account);
      await submits(page).click();
      await expect(page).toHaveURL(/\/otp-verification\/?$/);
      await again(page);
      await typeCode(page, await site.mailbox.code(account.email));
      await submits(page).click();
      await expect(page).toHaveURL(/\/login\/?$/);
      await page.goto('/forgot-password');
      await again(page);
      await page.getByLabel('Email').fill(account.email);
      await submits(page).click();
      await toast(page, 'Reset link sent successfully');
      await again(page);
      await page.getByRole('textbox', { name: 'OTP' }).fill(await site.mailbox.code(account.email));
      await submits(page).click();
      await again(page);
      await page.getByLabel('New password').fill('a new lamp for the gate');
      await page.getByLabel('Confirm password').fill('a new lamp for the gate');
      await submits(page).click();
      await expect(page).toHaveURL(/\/login\/?$/);
      await again(page);
      await submitLogin(page, account);
      await toast(page, 'Invalid credentials');
      await again(page);
      await submitLogin(page, { ...account, password: 'a new lamp for the gate' });
      await expect(page.getByRole('tab', { name: 'Apply for Job' })).toBeVisible();
    });

    for (const path of [...contentPages, ...authPages])
      test(`keeps the islands of ${path}`, exhaustiveUnlessSampled(path), async ({ page }) => {
        await begin(page);
        await page.goto(path);
        await scrollThrough(page);
        await again(page);
        for (const button of await submits(page).all()) await button.click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(stopped(page)).toBeHidden();
      });

    test('keeps each tab of each dashboard', async ({ page, site }) => {
      await begin(page);
      for (const account of [await approvedClient(site), await newAccount(site, 'security'), site.admin]) {
        await logIn(page, account);
        await again(page);
        for (const tab of await page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab').all()) {
          await tab.click();
          await again(page);
          for (const button of await page.getByRole('columnheader').all()) await button.click();
          for (const button of await submits(page).all()) await button.click();
          await again(page);
          for (const box of await page.getByRole('searchbox').all()) await box.fill('a');
          await isIdle(page);
          await expect(stopped(page)).toBeHidden();
        }
      }
    });
  });
}
