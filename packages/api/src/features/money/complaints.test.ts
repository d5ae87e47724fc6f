import { describe, expect, it } from 'vitest';
import { billing, dayOfLastMonth, daysOfLastMonth, lastMonth } from '../../../testing/billing.ts';
import { concurrently, countByStatus, daysFromToday } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { moneyCalls } from '../../../testing/money.ts';
import { rowsOf } from '../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { rate, client } = billing(started);
const money = moneyCalls(started);
const newClient = async () => (await company.addClient()).clientId;
const agesOf = async (clientId: string) => {
  const { rows } = (await money.data('ageing')) as { rows: { client: { _id: string }; owed: number }[] };
  return rows.find((row) => row.client._id === clientId);
};

describe('complaints about other systems', () => {
  it('7, duplicate invoices: a month is billed once, however many press at the same moment', async () => {
    const one = await client([[1, 5]]);
    const results = await concurrently(4, () => one.make());
    expect(results.filter(({ result }) => result === 'made')).toHaveLength(1);
    expect(await rowsOf(api.db, 'bills', { client_id: one.clientId })).toHaveLength(1);
  });

  it('8, a doubled balance: what is owed is the sum of bills less credit notes and payments, everywhere', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 1000.1, dueDate: daysFromToday(200) });
    await money.bill(clientId, { amount: 500.2, dueDate: daysFromToday(-3) });
    await money.pay(clientId, { bankAmount: 300.3, allocations: [{ billId: bill._id, amount: 300.3 }] });
    await money.credit(bill._id, { amount: 100 });
    const period = `from=${daysFromToday(-1)}&to=${daysFromToday(0)}`;
    const shown = [
      (await money.dues(clientId)).owed,
      (await agesOf(clientId))?.owed,
      (await money.data(`clients/${clientId}/record`)).account.owed,
      (await money.data(`statement?clientId=${clientId}&${period}`)).closing,
    ];
    expect(shown).toEqual([1100, 1100, 1100, 1100]);
    // A bill that is not due yet is no debt that is late.
    expect(await agesOf(clientId)).toMatchObject({ notDue: 599.8, d30: 500.2 });
  });

  it('9, a payment applied zero times or twice: a retry and a second press settle a bill once', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 100 });
    const body = {
      clientId,
      day: daysFromToday(0),
      mode: 'upi',
      bankAmount: 100,
      allocations: [{ billId: bill._id, amount: 100 }],
    };
    const send = (key: string) =>
      api.post('/admin/payments', body, company.admin, { 'idempotency-key': `${key}-${clientId}` });
    expect(countByStatus(await concurrently(4, () => send('retry')))).toEqual({ 201: 4 });
    expect((await send('another')).status).toBe(409);
    expect(await money.billOf(bill._id)).toMatchObject({ paid: 100, owed: 0 });
    expect(await money.payments(clientId)).toHaveLength(1);
  });

  it('10, paise that differ: list, dues, ageing and statement say the same paise of a bill with thirds', async () => {
    const clientId = await newClient();
    const bill = await money.taxedBill(clientId, 6_066_667);
    await money.credit(bill._id, { amount: 0.67 });
    await money.pay(clientId, { bankAmount: 33.33, allocations: [{ billId: bill._id, amount: 33.33 }] });
    const owed = (await money.billOf(bill._id))?.owed;
    const period = `from=${daysFromToday(-1)}&to=${daysFromToday(0)}`;
    expect([
      (await money.dues(clientId)).bills[0]?.owed,
      (await agesOf(clientId))?.owed,
      (await money.data(`statement?clientId=${clientId}&${period}`)).closing,
    ]).toEqual([owed, owed, owed]);
  });

  it('12, add-ons that cost: whatever a client is told has a free WhatsApp text beside the mail', async () => {
    const one = await client([[1, 3]]);
    const { bill } = await one.make();
    const messages = (await money.data('messages?status=unsent')) as {
      kind: string;
      text: string;
      whatsapp: string;
    }[];
    const made = messages.find(({ text }) => text.includes(bill.billNumber));
    expect(made).toMatchObject({
      kind: 'bill-made',
      whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/91\d{10}\?text=/),
    });
    expect(new URL(made?.whatsapp ?? '').searchParams.get('text')).toContain(bill.billNumber);
  });

  it('14, typed twice: the agreed muster is the bill, and the bill the payment that is proposed', async () => {
    const one = await client([[1, daysOfLastMonth]]);
    await money.setTax(one.clientId, { tdsPercent: 2 });
    await one.agree();
    const made = await one.make({ basedOn: 'agreed' });
    expect(made.result).toBe('made');
    expect((await money.dues(one.clientId)).bills).toMatchObject([{ owed: 22_000, tds: 440 }]);
  });

  it('18, a rate that changes half-way: one bill has both rates by day', async () => {
    const one = await client([[1, 20]], { amount: 0 });
    const at = (amount: number, from: string) =>
      rate({ clientId: one.clientId, basis: 'duty', hours: 12, amount, from });
    await at(900, '2020-01-01');
    await at(1000, dayOfLastMonth(11));
    expect((await one.draft()).taxable).toBe(10 * 900 + 10 * 1000);
  });

  it('20, a month billed twice, without tax, numbered by the clock: its number is the next, its second bill refused', async () => {
    const [one, other] = [await client([[1, 3]]), await client([[1, 3]])];
    const numbers = [];
    for (const billed of [one, other]) {
      expect((await billed.make()).result).toBe('made');
      expect((await billed.make()).result).not.toBe('made');
      numbers.push(...(await rowsOf(api.db, 'bills', { client_id: billed.clientId, month: lastMonth })));
    }
    const [first = 0, second = 0] = numbers.map(({ number }) => Number(number.split('/')[2]));
    expect([numbers.length, second - first]).toEqual([2, 1]);
  });
});
