import { expect, test } from 'vitest';
import { auditActionsOf } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { expectFollowed, undoCalls } from '../../../../testing/undo-calls.ts';

const { api, company } = await startCompany();
const { undo } = undoCalls(() => ({ api, company }));
const money = moneyCalls({ api, company });

/** Adds a bill of 1,000 of which a payment settled 400, and marks it paid. */
async function partlyPaidBill() {
  const { clientId } = await company.addClient();
  const { _id: billId } = await money.bill(clientId, { amount: 1000 });
  const allocations = [{ billId, amount: 400 }];
  const { _id: paymentId } = (await money.pay(clientId, { bankAmount: 400, allocations })).body.data;
  return { clientId, billId, paymentId, paid: await money.post('bills/mark-paid', { billId }) };
}

test('undoing Mark as Paid voids the rest that it settled, also once the other payment is void', async () => {
  const { billId, paymentId, paid } = await partlyPaidBill();
  await money.voidPayment(paymentId);
  expect((await undo(paid)).status).toBe(200);
  expect(await money.billOf(billId)).toMatchObject({ paid: 0, owed: 1000 });
  expect(await auditActionsOf(api.db, billId)).toEqual(['generateBill', 'markBillPaid', 'markBillUnpaid']);
});

test('undoing the second Mark as Paid of a bill leaves what the first settled', async () => {
  const { billId, paymentId } = await partlyPaidBill();
  await money.voidPayment(paymentId);
  expect((await undo(await money.post('bills/mark-paid', { billId }))).status).toBe(200);
  expect(await money.billOf(billId)).toMatchObject({ paid: 600, owed: 400 });
});

test('Mark as Paid is not undone once its payment is void or explained', async () => {
  for (const change of ['void', 'explain']) {
    const { clientId, paid } = await partlyPaidBill();
    const [made] = await money.unexplained(clientId);
    const explanation = { mode: 'neft', reference: 'UTR 77', bankAmount: 600, reason: 'Twice' };
    const changed = await money.post(`payments/${change}`, { paymentId: made?._id, ...explanation });
    expect(changed.status).toBe(200);
    expectFollowed(await undo(paid), 'the payment was explained or voided since');
  }
});

test('a payment is never both explained and taken back as not paid', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { clientId, billId, paid } = await partlyPaidBill();
    const [made] = await money.unexplained(clientId);
    const body = { paymentId: made?._id, mode: 'neft', reference: 'UTR 77', bankAmount: 600 };
    const replies = await Promise.all([
      money.post('payments/explain', body),
      round % 2 ? undo(paid) : money.post('bills/mark-unpaid', { billId }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
