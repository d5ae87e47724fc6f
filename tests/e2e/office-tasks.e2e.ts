import { test as base, expect, type Page } from '@playwright/test';
import { addDays, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { exhaustive } from './support/exhaustive.ts';
import { logIn, openTab, toast } from './support/page-actions.ts';
import { countPresses, forgetPresses, pressesOn } from './support/presses.ts';
import { type RunningServer, startServer } from './support/server.ts';

const admin = { role: 'admin', email: 'admin@prahari.example', password: 'demo office 2026' } as const;

const test = base.extend<
  { office: Page; presses: (atMost: number) => Promise<void> },
  { demo: RunningServer }
>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer({}, undefined, 'scripts/start/demo.ts');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demo }, use) => use(demo.url),
  viewport: { width: 1366, height: 768 },
  office: async ({ page }, use) => {
    await countPresses(page);
    await logIn(page, admin);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await forgetPresses(page);
    await use(page);
  },
  presses: async ({ page }, use, { title }) => {
    await use(async (atMost) => {
      const made = await pressesOn(page);
      console.log(`${made} presses: ${title}`);
      expect(made).toBeLessThanOrEqual(atMost);
    });
  },
});

/** Finds somebody with the keyboard and opens the first hit. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill(text);
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test.describe('the tasks of the office, with the presses of the page where they begin', exhaustive, () => {
  test('a new client wants three guards from Monday', async ({ office, presses }) => {
    await office.getByRole('button', { name: 'New client' }).click();
    const form = office.getByRole('dialog', { name: 'New client' });
    const fields = {
      Client: 'Lotus Valley School',
      Phone: '97000 90011',
      Street: 'Baner Road',
      City: 'Pune',
      State: 'Maharashtra',
      'PIN code': '411045',
      'Number of guards': '3',
    };
    for (const [label, text] of Object.entries(fields))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole('group', { name: 'Start date' }).getByRole('spinbutton').first().focus();
    await office.keyboard.type(addDays(today(), 2).split('-').reverse().join(''));
    await form.getByRole('group', { name: 'End date' }).getByRole('spinbutton').first().focus();
    await office.keyboard.type(addDays(today(), 92).split('-').reverse().join(''));
    await form.getByRole('button', { name: 'Add client' }).click();
    await toast(office, 'Client added');
    await presses(5);
  });

  test('a client who is known wants three more guards', async ({ office, presses }) => {
    await find(office, 'Kalinga Steel');
    await office.getByRole('button', { name: 'New post' }).click();
    const form = office.getByRole('dialog', { name: /^New post for Kalinga Steel/ });
    await expect(form.getByLabel('Street')).not.toHaveValue('');
    await form.getByLabel('Number of guards').fill('3');
    await form.getByRole('group', { name: 'Start date' }).getByRole('spinbutton').first().focus();
    await office.keyboard.type(addDays(today(), 2).split('-').reverse().join(''));
    await form.getByRole('group', { name: 'End date' }).getByRole('spinbutton').first().focus();
    await office.keyboard.type(addDays(today(), 92).split('-').reverse().join(''));
    await form.getByRole('button', { name: 'Add post' }).click();
    await toast(office, 'Post added successfully');
    // the guards for it come at once
    await expect(office.getByRole('heading', { name: /Kalinga Steel/ })).toBeVisible();
    await expect(office.getByText('0 of 3').first()).toBeVisible();
    await presses(4);
  });

  test('which requests wait, and since when', async ({ office, presses }) => {
    await office.getByRole('link', { name: /client requests wait/ }).click();
    const requests = office.getByRole('region', { name: 'Client Applications' });
    await expect(requests.getByRole('columnheader', { name: /^Since/ })).toBeVisible();
    await expect(requests.getByRole('row').nth(1)).toContainText(formatDay(addDays(today(), -14)));
    await presses(1);
  });

  test('who is free in Bhopal at night', async ({ office, presses }) => {
    await office.getByRole('link', { name: 'Who is free' }).click();
    await office.getByRole('group', { name: 'City' }).getByRole('button', { name: 'Bhopal' }).click();
    await expect(office.getByText(/guards? free/).first()).toBeVisible();
    await presses(2);
  });

  test('three guards for one post', async ({ office, presses }) => {
    const post = office.getByRole('row', { name: /Deccan Pearl/ });
    await post.getByRole('link', { name: /^Assign guards/ }).click();
    await office.getByRole('button', { name: /^Choose best/ }).click();
    await office.getByRole('button', { name: /^Assign \d guards?/ }).click();
    await expect(office.getByRole('status').filter({ hasText: 'assigned to Deccan Pearl' })).toBeVisible();
    await presses(3);
  });

  test('which posts end this week', async ({ office, presses }) => {
    await office.getByRole('link', { name: /posts? ends? in 7 days/ }).click();
    await expect(office).toHaveURL(/status=ending/);
    await presses(1);
  });

  test('who owes how much', async ({ office, presses }) => {
    await openTab(office, 'Clients');
    await office.getByRole('columnheader', { name: /^Unpaid/ }).click();
    const amounts = office.getByRole('row').getByText('₹');
    await expect(amounts.first()).not.toHaveText('₹0');
    await presses(2);
  });

  test('twelve bills are paid', async ({ office, presses }) => {
    await office.getByRole('link', { name: /bills are overdue/ }).click();
    const bills = office.getByRole('region', { name: 'Bills', exact: true });
    await bills.getByRole('button', { name: 'Select', exact: true }).click();
    await bills.getByRole('checkbox').first().click();
    const sum = bills.getByRole('status').filter({ hasText: 'selected' });
    const count = async () => Number(/\d+/.exec((await sum.textContent()) ?? '')?.[0]);
    await expect(sum).toContainText('₹');
    for (let row = 1; (await count()) < 12; row += 1) {
      if (row === 1) await bills.getByRole('button', { name: /^Next/ }).click();
      await bills.getByRole('row').nth(row).getByRole('checkbox').click();
    }
    await bills.getByRole('button', { name: /^Mark 12 as Paid/ }).click();
    await expect(bills.getByText('None selected')).toBeVisible();
    await expect(
      bills.getByRole('row').filter({ hasText: 'Overdue' }).filter({ hasText: 'No longer' }),
    ).toHaveCount(0);
    await presses(10);
  });

  test('somebody by a phone number', async ({ office, presses }) => {
    await find(office, '55945-17203');
    const client = office.getByRole('complementary', { name: 'Client' });
    await expect(client.getByRole('heading', { name: 'Aarogya Diagnostics' })).toBeVisible();
    await presses(2);
  });

  test('who is not there right now', async ({ office, presses }) => {
    const places = office.getByRole('list', { name: 'Places that need you, worst first' });
    await expect(places.getByRole('listitem').first()).toContainText(/Nobody|late/i);
    await presses(0);
  });

  for (const width of [1366, 390])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      test(`a guard is sick tonight, ${width} px wide`, async ({ office, presses }) => {
        const post = office.getByRole('row', { name: /Nirmal Jeevan/ }).first();
        await post.getByRole('button', { name: /^Guards of/ }).click();
        await office
          .getByRole('dialog')
          .getByRole('button', { name: /^Replace/ })
          .first()
          .click();
        const dialog = office.getByRole('dialog', { name: /^Replace/ });
        await dialog.getByText('Sick', { exact: true }).click();
        await dialog.getByRole('radio', { name: /free/ }).first().click();
        await dialog.getByRole('button', { name: 'Replace guard' }).click();
        await toast(office, 'Guard replaced successfully');
        await presses(5);
      });
    });

  test('the days of a guard, by month', async ({ office, presses }) => {
    await find(office, 'Arjun');
    await expect(office.getByRole('complementary', { name: 'Guard' })).toContainText('in 12 months');
    await presses(3);
  });

  test('the bills for the accountant', async ({ office, presses }) => {
    await openTab(office, 'Clients');
    await office
      .getByRole('region', { name: 'Bills', exact: true })
      .getByRole('button', { name: 'Export' })
      .click();
    const [file] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^prahari-bills-.*\.xlsx$/);
    await presses(3);
  });

  test('a wrong decline is taken back', async ({ office, presses }) => {
    await openTab(office, 'Client Applications');
    await office.getByRole('button', { name: 'Decline', exact: true }).first().click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
    await office.getByRole('button', { name: 'Undo' }).click();
    await toast(office, 'Undone');
    await presses(4);
  });

  test('fifty guards from a sheet', async ({ office, presses }) => {
    await openTab(office, 'Security Guards');
    await office.getByRole('button', { name: 'Import', exact: true }).click();
    const importing = office.getByRole('dialog', { name: 'Import guards' });
    const rows = Array.from(
      { length: 50 },
      (_, row) => `Task Guard ${row},98111 ${String(row).padStart(5, '0')},Bhopal`,
    );
    const buffer = Buffer.from(['Name of Guard,Mobile No.,City', ...rows].join('\n'));
    const file = { name: 'guards.csv', mimeType: 'text/csv', buffer };
    await importing.getByLabel('File (.xlsx or .csv)').setInputFiles(file);
    await importing.getByRole('button', { name: 'Try it' }).click();
    await importing.getByRole('button', { name: 'Import 50 rows' }).click();
    await expect(importing.getByText('50 rows imported.')).toBeVisible();
    await presses(4);
  });

  test('how many days each guard was at a client', async ({ office, presses }) => {
    await office.getByRole('button', { name: 'Month', exact: true }).click();
    await office
      .getByRole('region', { name: 'Roster' })
      .getByRole('row', { name: /Nirmal Jeevan/ })
      .getByRole('link')
      .first()
      .click();
    await expect(office.getByRole('button', { name: 'Print this post' })).toBeVisible();
    await presses(2);
  });

  test('all clients are billed for a month', async ({ office, presses }) => {
    await openTab(office, 'Clients');
    await office.getByRole('button', { name: 'Bill a month' }).click();
    await office.getByLabel('Based on').selectOption({ label: 'As planned' });
    await office.getByRole('button', { name: /^Make \d+ bills/ }).click();
    await expect(office.getByText(/^\d+ bills made, ₹/)).toBeVisible();
    await presses(6);
  });

  test('the amount of a bill is corrected', async ({ office, presses }) => {
    await office.getByRole('link', { name: /bills are overdue/ }).click();
    const bills = office.getByRole('region', { name: 'Bills', exact: true });
    await bills
      .getByRole('button', { name: /^Change/ })
      .first()
      .click();
    const dialog = office.getByRole('dialog', { name: /^Change bill/ });
    await dialog.getByRole('button', { name: /^Edit/ }).click();
    const line = office.getByRole('dialog').last();
    await line.getByLabel('Rate').fill('45000');
    await line.getByRole('button', { name: 'Save line' }).click();
    await dialog.getByRole('button', { name: 'Save bill' }).click();
    await toast(office, 'Bill changed');
    // With 18 % GST where the bill has it.
    await expect(bills.getByText(/^₹(?:45,000|53,100)\.00$/)).toBeVisible();
    await presses(5);
  });

  test('a bill is printed, or saved as PDF for the client', async ({ office, presses }) => {
    await office.getByRole('link', { name: /bills are overdue/ }).click();
    const bills = office.getByRole('region', { name: 'Bills', exact: true });
    await bills.getByRole('link', { name: /^PR\// }).first().click();
    await expect(office.getByRole('button', { name: 'Print' })).toBeVisible();
    const [file] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^PR-.*\.pdf$/);
    await presses(3);
  });

  test('who turned up last night, and who was late', async ({ office, presses }) => {
    await office.getByRole('link', { name: 'Who came last night' }).click();
    const duties = office.getByRole('list', { name: 'Duties, absent and late first' });
    await expect(duties.getByRole('listitem').first()).toContainText(/Absent|Late|Came/);
    await expect(office.getByLabel('Filter duties').getByRole('button', { name: /^Came/ })).toBeVisible();
    await presses(1);
  });

  test('a guard is told of an assignment by WhatsApp', async ({ office, presses }) => {
    await office.getByRole('link', { name: /messages to send/ }).click();
    const person = office
      .getByRole('listitem')
      .filter({ hasText: 'Guard assigned' })
      .filter({ hasText: 'Guard, +91' })
      .first();
    const link = person.getByRole('link', { name: /^WhatsApp to/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./);
    await person.getByRole('button', { name: /^Tick off/ }).click();
    await presses(2);
  });
});
