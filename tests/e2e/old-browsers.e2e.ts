import { approvedClient, uniqueAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { removeNewerFunctions } from './support/old-browser.ts';
import { logInByForm, logOut, signUp } from './support/page-actions.ts';
import { authPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const tooOld = 'This browser is too old for Prahari';

test(
  'the functions of Chrome 106 are enough to sign up, to log in and to work',
  exhaustive,
  async ({ page, site }) => {
    await removeNewerFunctions(page, 106);
    const guard = uniqueAccount('security');
    await signUp(page, guard, site.mailbox.code);
    await expect(page.getByText(tooOld)).toBeHidden();
    for (const account of [guard, await approvedClient(site), site.admin]) {
      await logInByForm(page, account);
      for (const tab of await page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab').all()) {
        await tab.click();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('tabpanel')).toHaveText(/\w/);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      await logOut(page);
    }
  },
);

test('a browser older than the floor is told so', async ({ page }) => {
  await removeNewerFunctions(page, 95);
  for (const path of authPages.filter((one) => one !== '/otp-verification')) {
    await page.goto(path);
    await expect(page.getByText(tooOld), path).toBeVisible();
  }
});
