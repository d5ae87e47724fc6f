import { expect, it } from 'vitest';
import { concurrently, countByStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';

const { api, company } = await startCompany();
const money = moneyCalls({ api, company });

it('payments of one bill at the same moment never settle more than is owed', async () => {
  const { clientId } = await company.addClient();
  const bill = await money.bill(clientId, { amount: 100 });
  const replies = await concurrently(8, () =>
    money.pay(clientId, { bankAmount: 60, allocations: [{ billId: bill._id, amount: 60 }] }),
  );
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 7 });
  expect(await money.billOf(bill._id)).toMatchObject({ paid: 60, owed: 40 });
});

it('payments of the same bills in any order at the same moment all count', async () => {
  const { clientId } = await company.addClient();
  const bills = [await money.bill(clientId, { amount: 100 }), await money.bill(clientId, { amount: 100 })];
  const replies = await concurrently(10, (index) => {
    const allocations = bills.map(({ _id }) => ({ billId: _id, amount: 10 }));
    if (index % 2) allocations.reverse();
    return money.pay(clientId, { bankAmount: 20, allocations });
  });
  expect(countByStatus(replies)).toEqual({ 201: 10 });
  for (const { _id } of bills) expect(await money.billOf(_id)).toMatchObject({ status: 'paid', owed: 0 });
});

it('money on account is put to a bill once, whoever presses at the same moment', async () => {
  const { clientId } = await company.addClient();
  const { _id } = (await money.pay(clientId, { bankAmount: 100 })).body.data;
  const bills = await concurrently(4, () => money.bill(clientId, { amount: 100 }));
  const replies = await concurrently(4, (index) => money.allocate(_id, bills[index]?._id ?? '', 60));
  expect(countByStatus(replies)).toEqual({ 200: 1, 409: 3 });
});

it('voids beside payments, Mark as Paid, credit notes, deletes and restores leave sums that agree', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { clientId } = await company.addClient();
    const bills = [await money.bill(clientId, { amount: 100 }), await money.bill(clientId, { amount: 100 })];
    const allocations = bills.map(({ _id }) => ({ billId: _id, amount: 50 }));
    const { _id } = (await money.pay(clientId, { bankAmount: 100, allocations })).body.data;
    const [one, other] = bills.map((bill) => bill._id) as [string, string];
    const replies = await Promise.all([
      money.voidPayment(_id),
      money.pay(clientId, { bankAmount: 50, allocations: [{ billId: one, amount: 50 }] }),
      money.post('bills/mark-paid', { billId: other }),
      money.credit(one, { amount: 70 }),
      money.voidPayment(_id),
      money.post('bills/delete', { billId: other }),
      money.post('bills/restore', { billId: other }),
      money.post('bills/mark-unpaid', { billId: other }),
    ]);
    for (const { status, body } of replies)
      expect([200, 201, 404, 409], JSON.stringify(body)).toContain(status);
    expect((await money.payments(clientId)).find((one) => one._id === _id)?.status).toBe('voided');
  }
});
