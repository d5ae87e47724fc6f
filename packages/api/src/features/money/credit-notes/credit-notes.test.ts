import { financialYear, today } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  daysFromToday,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
const money = moneyCalls({ api, company });
const newClient = async () => (await company.addClient()).clientId;
const fieldOf = ({ status, body }: { status: number; body: { errors?: { path: string }[] } }) => [
  status,
  body.errors?.map(({ path }) => path),
];

describe('a credit note', () => {
  it('of two disputed night duties is 1,600 + 144 + 144 = 1,888.00 with a number of its own series', async () => {
    const bill = await money.taxedBill(await newClient(), 6_066_667);
    const lines = [{ description: 'Two nights', quantity: 2, unit: 'duties', rate: 800, amount: 1600 }];
    const { status, body } = await money.credit(bill._id, { lines, amount: undefined });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      billNumber: bill.billNumber,
      taxable: 1600,
      cgst: 144,
      sgst: 144,
      igst: 0,
      amount: 1888,
      withTax: true,
      lines,
    });
    expect(body.data.number).toMatch(new RegExp(`^CN/${financialYear(today())}/\\d{6}$`));
    expect(body.data).toMatchObject({
      toAccount: 0,
      bill: { credited: 1888, owed: 69_699, status: 'pending' },
    });
    expect(await auditActionsOf(api.db, bill._id)).toEqual(['generateBill', 'addCreditNote']);
  });

  it('has the tax of its bill: IGST, none for reverse charge, none where it is made without GST', async () => {
    const clientId = await newClient();
    const noteOf = async (tax: 'inter' | 'reverse' | 'intra', withTax: boolean) => {
      const bill = await money.taxedBill(clientId, 1_000_000, tax);
      return (await money.credit(bill._id, { amount: 1600, withTax })).body.data;
    };
    expect(await noteOf('inter', true)).toMatchObject({ igst: 288, amount: 1888 });
    expect(await noteOf('reverse', true)).toMatchObject({ igst: 0, cgst: 0, amount: 1600 });
    expect(await noteOf('intra', false)).toMatchObject({ cgst: 0, amount: 1600, withTax: false });
  });

  it('of all of a bill makes it count as paid, says so, and puts what was settled on account', async () => {
    const clientId = await newClient();
    const bill = await money.taxedBill(clientId, 6_066_667);
    const pay = (amount: number) =>
      money.pay(clientId, { bankAmount: amount, allocations: [{ billId: bill._id, amount }] });
    const [first, second] = [await pay(1000), await pay(500)];
    expect((await money.credit(bill._id, { amount: 60_000 })).body).toMatchObject({
      data: { toAccount: 713, bill: { status: 'paid', owed: 0, paid: 787 } },
    });
    const onAccount = async (reply: typeof first) =>
      (await money.payments(clientId)).find(({ _id }) => _id === reply.body.data._id)?.onAccount;
    // The newest payment goes on account first.
    expect([await onAccount(second), await onAccount(first)]).toEqual([500, 213]);
    const rest = await money.credit(bill._id, { amount: 666.67 });
    expect(rest.body).toMatchObject({
      message: `${bill.billNumber} is credited in full and counts as paid`,
      data: { toAccount: 787, bill: { status: 'paid', paid: 0, credited: 71_587 } },
    });
    expect(await onAccount(first)).toBe(1000);
    expect(statusAndCode(await money.credit(bill._id, { amount: 0.01 }))).toEqual([
      409,
      'credit_note.more_than_billed',
    ]);
  });

  it('is never more than what is left of the bill, and a refused one uses no number', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 100 });
    await money.credit(bill._id, { amount: 60 });
    const before = await countRows(api.db);
    const reply = await money.credit(bill._id, { amount: 40.01 });
    expect([reply.status, reply.body.message]).toEqual([
      409,
      `Only ₹40.00 of ${bill.billNumber} is left to credit`,
    ]);
    expect(await countRows(api.db)).toEqual(before);
    const replies = await concurrently(6, () => money.credit(bill._id, { amount: 30 }));
    expect(countByStatus(replies)).toEqual({ 201: 1, 409: 5 });
  });

  it('names a day that is in the future, before its bill, or before the newest note', async () => {
    const bill = await money.bill(await newClient());
    expect(fieldOf(await money.credit(bill._id, { day: daysFromToday(1) }))).toEqual([400, ['day']]);
    expect(fieldOf(await money.credit(bill._id, { day: daysFromToday(-1) }))).toEqual([400, ['day']]);
    const old = await money.bill(await newClient());
    await setRows(api.db, 'bills', { id: old._id }, { bill_date: daysFromToday(-1) });
    await money.credit(bill._id, { amount: 1 });
    const early = await money.credit(old._id, { day: daysFromToday(-1) });
    const inSameYear = financialYear(daysFromToday(-1)) === financialYear(today());
    expect(early.status).toBe(inSameYear ? 400 : 201);
  });

  it('is made without GST after 30 November of the year after its bill', async () => {
    const bill = await money.taxedBill(await newClient(), 100_000);
    await setRows(api.db, 'bills', { id: bill._id }, { bill_date: '2024-03-31' });
    const late = await money.credit(bill._id, { amount: 100 });
    expect([fieldOf(late), late.body.message]).toEqual([
      [400, ['withTax']],
      'GST of this bill could be credited until 30 Nov 2024: make it without GST',
    ]);
    const withoutTax = await money.credit(bill._id, { amount: 100, withTax: false });
    expect(withoutTax.body.data.amount).toBe(100);
  });

  it('names what is missing, and is of a bill that exists', async () => {
    const bill = await money.bill(await newClient());
    const lines = [{ description: 'A night', quantity: 1, unit: '', rate: 10, amount: 10 }];
    expect(fieldOf(await money.credit(bill._id, { amount: undefined }))).toEqual([400, ['amount']]);
    expect(fieldOf(await money.credit(bill._id, { lines, amount: 11 }))).toEqual([400, ['amount']]);
    expect(fieldOf(await money.credit(bill._id, { withTax: 'yes' }))).toEqual([400, ['withTax']]);
    expect(fieldOf(await money.credit(bill._id, { reason: ' ' }))).toEqual([400, ['reason']]);
    await money.post('bills/delete', { billId: bill._id });
    for (const id of [bill._id, UNKNOWN_ID, 'no-id'])
      expect(statusAndCode(await money.credit(id))).toEqual([404, 'bills.not_found']);
  });

  it('sent again with its key is made once, and a key of one bill makes none of another', async () => {
    const clientId = await newClient();
    const [one, other] = [await money.bill(clientId), await money.bill(clientId)];
    const body = { amount: 5, withTax: true, reason: 'Late', day: today() };
    const headers = { 'idempotency-key': `note-of-${one._id}` };
    const send = (id: string) => api.post(`/admin/bills/${id}/credit-note`, body, company.admin, headers);
    const first = await send(one._id);
    expect((await send(one._id)).body).toEqual(first.body);
    expect(statusAndCode(await send(other._id))).toEqual([409, 'request.idempotency_key_reused']);
    expect((await money.billOf(one._id))?.credited).toBe(5);
  });
});
