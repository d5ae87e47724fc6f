import { addDays, countDays, today } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import { expect, it } from 'vitest';
import { billing } from '../../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf, setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { client, rate } = billing(started);
// A month ahead, all of whose days are still to come, and the one after it.
const month = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);
const nextMonth = addDays(`${month}-01`, 31).slice(0, 7);
const { first, last } = daysOfMonth(month);
const days = countDays(first, last);
const PRICE = days * 1000;

/** A client with a fixed price per post, whose month is billed before it begins. */
async function billedInAdvance() {
  const one = await client([], { amount: 0 });
  // The post of the client's request is not priced.
  for (const { id } of await rowsOf(api.db, 'posts', { client_id: one.clientId }))
    if (id !== one.postId) await setRows(api.db, 'posts', { id }, { end_date: today() });
  await rate({ clientId: one.clientId, basis: 'fixed', hours: 12, amount: PRICE, from: '2020-01-01' });
  const { bill } = await one.make({ month });
  const office = async (path: string, sent: object) =>
    expectStatus(await api.post(`/admin/${path}`, sent, company.admin), 200);
  const endPost = (lastDay: string) => office('end-post', { postId: one.postId, lastDay });
  const addNight = () =>
    addPost(api, company.admin, one.clientId, {
      shift: 'night',
      startDate: addDays(first, 10),
      endDate: daysFromToday(300),
    });
  const adjustments = async () => {
    const draft = await one.draft('planned', nextMonth);
    return draft.adjustments.map((line: { amount: number }) => line.amount);
  };
  return { ...one, bill, office, endPost, addNight, adjustments };
}

it('a fixed price that was billed in advance is taken off for the days after the end of its post', async () => {
  const { bill, endPost, addNight, make, draft, adjustments } = await billedInAdvance();
  expect(bill.taxable).toBe(PRICE);
  expect(await adjustments()).toEqual([]);
  await addNight();
  await endPost(addDays(first, 9));
  const { adjustments: lines } = await draft('planned', nextMonth);
  expect(
    lines.map(({ amount, quantity }: { amount: number; quantity: number }) => [amount, quantity]),
  ).toEqual([
    [-(days - 10) * 1000, -Math.round(((days - 10) / days) * 100) / 100],
    [(days - 10) * 1000, Math.round(((days - 10) / days) * 100) / 100],
  ]);
  await make({ month: nextMonth });
  expect((await draft('planned', addDays(`${nextMonth}-01`, 31).slice(0, 7))).adjustments).toEqual([]);
});

it('a post that is made after its month was billed gets its fixed price by the next bill', async () => {
  const { addNight, adjustments, make, bill, office } = await billedInAdvance();
  await addNight();
  expect(await adjustments()).toEqual([(days - 10) * 1000]);
  const { bill: next } = await make({ month: nextMonth });
  expect(next.taxable).toBe(2 * PRICE + (days - 10) * 1000);
  // Made again, the month takes the rest only.
  await office('bills/delete', { billId: bill._id });
  const again = await make({ month });
  expect(again.bill.taxable).toBe(PRICE);
});

it('a bill that took off a fixed price is not restored once a later one takes it off', async () => {
  const { endPost, addNight, make, office } = await billedInAdvance();
  await addNight();
  await endPost(addDays(first, 9));
  const { bill } = await make({ month: nextMonth });
  await office('bills/delete', { billId: bill._id });
  await make({ month: addDays(`${nextMonth}-01`, 31).slice(0, 7) });
  const restored = await api.post('/admin/bills/restore', { billId: bill._id }, company.admin);
  expect([restored.status, restored.body.message]).toEqual([409, expect.stringContaining('days')]);
});

it('a month of a fixed price that was billed by the office’s own lines is not billed again', async () => {
  const own = { description: 'As agreed on the phone', quantity: 1, unit: 'month', rate: 30_000 };
  const one = await client([], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'fixed', hours: 12, amount: PRICE, from: '2020-01-01' });
  await one.make({ month, lines: { [one.clientId]: [own] } });
  expect((await one.draft('planned', nextMonth)).adjustments).toEqual([]);
});

it('a rate that turns into a fixed price from before a bill changes nothing that was billed by duties', async () => {
  const one = await client([[1, 10]], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'duty', hours: 12, amount: 1000, from: '2020-01-01' });
  await one.agree();
  await one.make({ basedOn: 'agreed' });
  await rate({ clientId: one.clientId, basis: 'fixed', hours: 12, amount: PRICE, from: '2020-01-02' });
  const { adjustments } = await one.draft('planned', addDays(`${today().slice(0, 7)}-01`, 0).slice(0, 7));
  expect(adjustments).toEqual([]);
});
