import { addDays, today } from '@prahari/domain/days';
import { newAccount } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { fillDay, logIn, openTab, toast } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;
const WRONG_BY = 51 * HOUR_MS;

const eighteenOn = (day: string) => `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;

test(
  'a form knows whose eighteenth birthday it is though the phone is two days and three hours wrong',
  exhaustive,
  async ({ page, site }) => {
    const guard = await newAccount(site, 'security');
    await page.clock.install({ time: Date.now() + WRONG_BY });
    await logIn(page, guard);
    await openTab(page, 'Apply for Job');
    await page.getByLabel('Full name').fill(guard.name);
    await fillDay(page, 'Date of birth', eighteenOn(addDays(today(), 1)));
    await page.getByLabel('Address').fill('Lane 4, Kothrud, Pune');
    await page.getByLabel('Phone number').fill(guard.phone);
    await page.getByLabel('Experience').fill('0');
    await page.getByLabel('Qualifications').fill('Fire safety');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    // The phone believes that the birthday was yesterday.
    await expect(page.getByText('A guard must be 18 to under 65 years old')).toBeVisible();

    await page.clock.setSystemTime(Date.now() - WRONG_BY);
    await page.reload();
    await fillDay(page, 'Date of birth', eighteenOn(today()));
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application submitted successfully!');
  },
);
