import { expect, type Page } from '@playwright/test';
import { applyForJob, newAccount, uniqueAccount } from './support/accounts.ts';
import { inDays } from './support/days.ts';
import {
  beginTask,
  countPresses,
  demoLogins,
  expectPresses,
  demoTest as test,
} from './support/demo-company.ts';
import { exhaustive } from './support/exhaustive.ts';
import { fillDay, logIn, openTab, signUp, toast } from './support/page-actions.ts';
import { test as siteTest } from './support/test.ts';

const PHONE = { width: 390, height: 780 };

/** Opens the screen where a task begins, and counts from there. */
async function begin(page: Page, who: 'client' | 'security' | 'visitor'): Promise<void> {
  await countPresses(page);
  if (who === 'visitor') await page.goto('/');
  else await logIn(page, demoLogins[who]);
  await expect(
    page
      .getByRole('tab')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await beginTask(page);
}

test.describe('the tasks of a guard on a phone', exhaustive, () => {
  test.use({ viewport: PHONE });

  test('see the next duty, its place and the way there', async ({ page }) => {
    await begin(page, 'security');
    await expect(page.getByText(/^Your (?:next )?shift/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Green Meadows/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Call office' })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expectPresses(page, 'next duty', 0);
  });

  test('start the duty', async ({ page }) => {
    await begin(page, 'security');
    await page.getByRole('button', { name: 'Start duty' }).click();
    await toast(page, 'Duty started');
    await expectPresses(page, 'start duty', 1);
  });

  test('ask for leave', async ({ page }) => {
    await begin(page, 'security');
    await openTab(page, 'Leave');
    await page.getByRole('button', { name: 'Ill', exact: true }).click();
    await page.getByRole('button', { name: 'Ask for 1 day' }).click();
    await expect(page.getByText('Waits for an answer')).toBeVisible();
    await expectPresses(page, 'ask for leave', 3);
  });

  test('the days worked, by month', async ({ page }) => {
    await begin(page, 'security');
    await openTab(page, 'Month');
    await expect(page.getByText(/^\d+ days? worked$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your months' })).toBeVisible();
    await expectPresses(page, 'days worked', 1);
  });

  test('read it in Hindi, and back', async ({ page }) => {
    await begin(page, 'security');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('tab', { name: 'छुट्टी' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('tab', { name: 'Leave' })).toBeVisible();
    await expectPresses(page, 'Hindi and back', 2);
  });

  test('the duties in the phone’s calendar', async ({ page }) => {
    await begin(page, 'security');
    await openTab(page, 'Month');
    await page.getByRole('button', { name: 'Make an address' }).click();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /^webcal:/);
    await expectPresses(page, 'calendar, without the last one', 2);
  });
});

for (const width of [390, 1366])
  test.describe(`the tasks of a client at ${width} px`, exhaustive, () => {
    test.use({ viewport: { width, height: 780 } });

    test('who is there now, and the way to the office', async ({ page }) => {
      await begin(page, 'client');
      await expect(page.getByText(/^\d of 5 guards on duty$/)).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Call office' })).toBeInViewport();
      await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeInViewport();
      await expectPresses(page, 'who comes tonight', 0);
    });

    test('report a problem', async ({ page }) => {
      await begin(page, 'client');
      await page.getByRole('button', { name: 'Report a problem' }).first().click();
      await page.getByLabel('What happened').fill('The lamp at the gate is broken');
      await page.getByRole('button', { name: 'Send report' }).click();
      await toast(page, 'The office has your report');
      await expectPresses(page, 'report a problem', 2);
    });

    test('rate a guard', async ({ page }) => {
      await begin(page, 'client');
      await page.getByRole('button', { name: 'Rate', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('radio', { name: '4 out of 5' }).check({ force: true });
      await page.getByRole('button', { name: 'Send rating' }).click();
      await toast(page, 'Thank you. The office reads this');
      await expectPresses(page, 'rate a guard', 3);
    });

    test('the PDF of a bill, and how to pay it', async ({ page }) => {
      await begin(page, 'client');
      await page
        .getByRole('link', { name: /^How to pay/ })
        .first()
        .click();
      await expect(page.getByText('IFSC')).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      await expectPresses(page, 'PDF of a bill', 2);
    });

    test('ask again for the same service', async ({ page }) => {
      await begin(page, 'client');
      await page.getByRole('button', { name: 'Ask again' }).first().click();
      await expect(page.getByLabel('Location')).not.toHaveValue('');
      await expect(page.getByRole('group', { name: 'Start date' })).toBeInViewport();
      await fillDay(page, 'Start date', inDays(30));
      await fillDay(page, 'End date', inDays(90));
      // two presses of the pointer begin the dates
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await toast(page, 'Application submitted successfully!');
      await expectPresses(page, 'ask again, with two dates', 4);
    });

    test('change a request that waits', async ({ page }) => {
      await begin(page, 'client');
      await page.getByRole('button', { name: 'Change', exact: true }).first().click();
      await page.getByRole('dialog').getByLabel('Number of guards').fill('3');
      await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectPresses(page, 'change a request', 2);
    });

    test('take back a request that waits', async ({ page }) => {
      await begin(page, 'client');
      await page.getByRole('button', { name: 'Take back' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await toast(page, 'Application taken back');
      await expectPresses(page, 'take back a request', 2);
    });
  });

siteTest.describe('the tasks of somebody who is no guard yet, on a phone', exhaustive, () => {
  siteTest.use({ viewport: PHONE });

  siteTest('sign up, up to the first screen', async ({ page, site }) => {
    await countPresses(page);
    const account = uniqueAccount('security');
    await page.goto('/signup');
    await beginTask(page);
    // Choosing the role counts as two.
    await signUp(page, account, site.mailbox.code);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Apply for Job' })).toBeVisible();
    await expectPresses(page, 'sign up and log in', 6);
  });

  siteTest('change an application that waits', async ({ page, site }) => {
    await countPresses(page);
    const account = await newAccount(site, 'security');
    await applyForJob(site, account);
    await logIn(page, account);
    await expect(page.getByText('Your application is with the office')).toBeVisible();
    await beginTask(page);
    await openTab(page, 'Apply for Job');
    await page.getByRole('button', { name: 'Change application' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill('Lane 5, Kothrud, Pune');
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPresses(page, 'change an application', 3);
  });
});

test.describe('the tasks of a visitor on a phone', exhaustive, () => {
  test.use({ viewport: PHONE });

  test('see what the company does, and call', async ({ page }) => {
    await begin(page, 'visitor');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Call \+/ }).first()).toBeInViewport();
    await expectPresses(page, 'what the company does, and its number', 0);
  });

  test('ask for a quote by WhatsApp', async ({ page }) => {
    await begin(page, 'visitor');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('link', { name: /^Ask on WhatsApp/ })).toBeInViewport();
    await expectPresses(page, 'WhatsApp, without the last one', 2);
  });

  test('read a price, where the office publishes any', async ({ page }) => {
    await begin(page, 'visitor');
    await page.goto('/prices');
    await expect(page.getByRole('listitem').filter({ hasText: '₹' }).first()).toBeVisible();
    await expectPresses(page, 'prices', 0);
  });
});
