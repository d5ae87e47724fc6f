import { addDays } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { billing, lastMonth } from '../../../../testing/billing.ts';
import { concurrently, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { setRows } from '../../../../testing/rows.ts';
import { sendReminders } from './reminders.service.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);

const at = (day: string) => new Date(`${day}T10:00:00+05:30`);

/** A client with a bill due in some days, and the subjects of the mails to it. */
async function billed(dueIn: number) {
  const added = await company.addClient();
  const dueDate = daysFromToday(dueIn);
  const bill = (await company.generateBill(added.clientId, { dueDate })).body.data;
  const subjects = async () =>
    (
      await api.db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', added.email)
        .where('subject', 'like', `%${bill.billNumber} is%`)
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject);
  return { ...added, bill, dueDate, subjects };
}

describe('reminders of bills', () => {
  it('are sent once each, however often and by however many servers they are looked for', async () => {
    const { dueDate, subjects, bill } = await billed(3);
    for (const days of [-3, 0, 7, 15, 30]) {
      const now = at(addDays(dueDate, days));
      await concurrently(3, () => sendReminders(api.db, now));
      await sendReminders(api.db, now);
      await setRows(api.db, 'outbox', { sent_at: null }, { sent_at: now.toISOString() });
    }
    const name = `Prahari bill ${bill.billNumber}`;
    expect(await subjects()).toEqual([
      ...[`${name} is due`, `${name} is due`],
      ...Array.from({ length: 3 }, () => `${name} is overdue`),
    ]);
  });

  it('are sent for another due date, too', async () => {
    const { bill, dueDate, subjects } = await billed(3);
    await sendReminders(api.db, at(addDays(dueDate, -3)));
    await setRows(api.db, 'outbox', { sent_at: null }, { sent_at: new Date().toISOString() });
    const later = addDays(dueDate, 20);
    const change = { version: 1, dueDate: later };
    expectStatus(await api.put(`/admin/bills/${bill._id}`, change, company.admin), 200);
    await sendReminders(api.db, at(addDays(later, -3)));
    expect(await subjects()).toEqual(Array(2).fill(`Prahari bill ${bill.billNumber} is due`));
  });

  it('are only the newest after an outage', async () => {
    const { dueDate, subjects } = await billed(-1);
    await sendReminders(api.db, at(addDays(dueDate, 20)));
    await sendReminders(api.db, at(addDays(dueDate, 5)));
    expect(await subjects()).toHaveLength(1);
  });

  it('are only the newest after an outage of the mail server, too', async () => {
    const { dueDate, subjects, bill } = await billed(-1);
    for (const days of [0, 7, 15]) {
      await sendReminders(api.db, at(addDays(dueDate, days)));
      await setRows(api.db, 'outbox', { sent_at: null }, { attempts: 9 });
    }
    expect(await subjects()).toEqual([`Prahari bill ${bill.billNumber} is overdue`]);
  });

  it('are not sent for what is paid, or to a client who wants none', async () => {
    const paid = await billed(-8);
    await api.post('/admin/bills/mark-paid', { billId: paid.bill._id }, company.admin);
    const off = await billed(-8);
    await api.put(`/admin/clients/${off.clientId}/tax`, { reminders: false }, company.admin);
    await sendReminders(api.db);
    expect([await paid.subjects(), await off.subjects()]).toEqual([[], []]);
  });

  it('are not sent while the client disputes a day of the billed month', async () => {
    const one = await client([[1, 3]]);
    const { bill } = await one.make();
    const of = { postId: one.postId, month: lastMonth };
    await api.post('/admin/muster/send', of, company.admin);
    const days = [{ day: `${lastMonth}-02`, reason: 'Nobody came' }];
    const disputed = await api.post('/client/muster/dispute', { ...of, days }, one.token);
    expect(disputed.status).toBe(200);
    await sendReminders(api.db, at(addDays(bill.dueDate, 7)));
    const mails = await api.db
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', `%${bill.billNumber} is%`)
      .execute();
    expect(mails).toEqual([]);
  });
});

it('a client is told by mail of the bill of a month', async () => {
  const one = await client([[1, 3]]);
  const { bill } = await one.make();
  const [mail, ...others] = await api.db
    .selectFrom('outbox')
    .selectAll()
    .where('subject', '=', `Your Prahari bill ${bill.billNumber}`)
    .execute();
  expect([mail?.recipient, others]).toEqual([one.email, []]);
  expect(mail?.text).toContain(bill.driveLink);
});
