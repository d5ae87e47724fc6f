import type { Payment } from '@prahari/contract/payments.schemas';
import { today } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, countRows, daysFromToday, UNKNOWN_ID } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { rowsOf } from '../../../../testing/rows.ts';
import { addWebhook } from '../../../../testing/webhooks.ts';

const { api, company } = await startCompany();
const money = moneyCalls({ api, company });
const newClient = async () => (await company.addClient()).clientId;
const errorsOf = ({ body }: { body: { errors?: { path: string; message: string }[] } }) => body.errors;

describe('a payment', () => {
  it('of a client that keeps back TDS settles the worked bill of 71,587.00 by 70,374.00', async () => {
    const clientId = await newClient();
    await money.setTax(clientId, { tdsPercent: 2 });
    const bill = await money.taxedBill(clientId, 6_066_667);
    const [due] = (await money.dues(clientId)).bills;
    expect(due).toMatchObject({ owed: 71_587, tds: 1213, gstTds: 0 });
    const allocations = [{ billId: bill._id, amount: 71_587 }];
    const { status, body } = await money.pay(clientId, { bankAmount: 70_374, tds: 1213, allocations });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      settled: 71_587,
      onAccount: 0,
      status: 'explained',
      allocations: [{ billId: bill._id, billNumber: bill.billNumber, amount: 71_587 }],
    });
    expect(await money.billOf(bill._id)).toMatchObject({ status: 'paid', paid: 71_587, owed: 0 });
    expect(await auditActionsOf(api.db, body.data._id)).toEqual(['addPayment']);
  });

  itOnce('with GST-TDS of 2 % too settles it by 69,161.00', async () => {
    const clientId = await newClient();
    await money.setTax(clientId, { tdsPercent: 2, gstTdsPercent: 2 });
    const bill = await money.taxedBill(clientId, 6_066_667);
    expect((await money.dues(clientId)).bills).toMatchObject([{ tds: 1213, gstTds: 1213 }]);
    const parts = { bankAmount: 69_161, tds: 1213, gstTds: 1213 };
    await money.pay(clientId, { ...parts, allocations: [{ billId: bill._id, amount: 71_587 }] });
    expect((await money.billOf(bill._id))?.status).toBe('paid');
  });

  it.each([
    { withTax: true, tds: 813, gstTds: 813 },
    { withTax: false, tds: 813, gstTds: 813 },
  ])(
    'of a bill that was credited (with GST: $withTax) keeps back TDS of what is left, by UPI too',
    async (kept) => {
      const { withTax, ...taxes } = kept;
      const clientId = await newClient();
      await money.setTax(clientId, { tdsPercent: 2, gstTdsPercent: 2 });
      await money.put('company', { upi: { vpa: 'prahari@examplebank' } });
      const bill = await money.taxedBill(clientId, 6_066_667);
      await money.credit(bill._id, { amount: 20_000, withTax });
      const [due] = (await money.dues(clientId)).bills;
      expect(due).toMatchObject(taxes);
      const { upi } = await money.data(`bills/${bill._id}/document`);
      expect(upi.amount).toBe((due?.owed ?? 0) - taxes.tds - taxes.gstTds);
    },
  );

  it('settles several bills at once, in part too, and keeps the rest on account for a later bill', async () => {
    const clientId = await newClient();
    const [one, other] = [
      await money.bill(clientId, { amount: 100.1 }),
      await money.bill(clientId, { amount: 200.2 }),
    ];
    const allocations = [
      { billId: other._id, amount: 200.19 },
      { billId: one._id, amount: 100.1 },
    ];
    const { body } = await money.pay(clientId, { bankAmount: 400.3, allocations });
    expect(body.data.onAccount).toBe(100.01);
    expect(await money.billOf(one._id)).toMatchObject({ status: 'paid', owed: 0 });
    expect(await money.billOf(other._id)).toMatchObject({ status: 'pending', owed: 0.01 });
    expect((await money.dues(clientId)).onAccount).toMatchObject([
      { paymentId: body.data._id, amount: 100.01 },
    ]);
    expect((await money.allocate(body.data._id, other._id, 0.01)).body.data.onAccount).toBe(100);
    expect((await money.billOf(other._id))?.status).toBe('paid');
    const later = await money.bill(clientId, { amount: 500 });
    expect(statusAndCode(await money.allocate(body.data._id, later._id, 100.01))).toEqual([
      409,
      'payment.more_than_on_account',
    ]);
    expect((await money.allocate(body.data._id, later._id, 100)).body.data.onAccount).toBe(0);
    expect((await money.dues(clientId)).bills).toMatchObject([{ owed: 400, tds: 0 }]);
  });

  itOnce('never settles more than is owed on a bill, and writes nothing then', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 100 });
    const before = await countRows(api.db);
    const reply = await money.pay(clientId, { allocations: [{ billId: bill._id, amount: 100.01 }] });
    expect([...statusAndCode(reply), reply.body.message]).toEqual([
      409,
      'payment.more_than_owed',
      `Only ₹100.00 is owed on ${bill.billNumber}`,
    ]);
    expect(await countRows(api.db)).toEqual(before);
  });

  itOnce('names the bill of another client, and knows no deleted one', async () => {
    const [clientId, other] = [await newClient(), await newClient()];
    const [own, foreign] = [await money.bill(clientId), await money.bill(other)];
    const allocations = [
      { billId: own._id, amount: 1 },
      { billId: foreign._id, amount: 1 },
    ];
    const reply = await money.pay(clientId, { allocations });
    expect([reply.status, errorsOf(reply)]).toEqual([
      400,
      [{ path: 'allocations.1.billId', message: `${foreign.billNumber} is not a bill of this client` }],
    ]);
    await money.post('bills/delete', { billId: own._id });
    for (const billId of [own._id, UNKNOWN_ID])
      expect(statusAndCode(await money.pay(clientId, { allocations: [{ billId, amount: 1 }] }))).toEqual([
        404,
        'bills.not_found',
      ]);
    expect(statusAndCode(await money.pay(UNKNOWN_ID))).toEqual([404, 'clients.not_found']);
  });

  itOnce('names each field that is wrong', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId);
    const wrong: [object, string][] = [
      [{ bankAmount: 10.001 }, 'bankAmount'],
      [{ bankAmount: -1 }, 'bankAmount'],
      [{ bankAmount: 0 }, 'bankAmount'],
      [{ tds: Number.MAX_SAFE_INTEGER }, 'tds'],
      [{ day: daysFromToday(1) }, 'day'],
      [{ mode: 'barter' }, 'mode'],
      [{ other: { amount: 5, reason: ' ' } }, 'other.reason'],
      [{ allocations: [{ billId: bill._id, amount: 1000.01 }] }, 'allocations'],
      [
        {
          allocations: [
            { billId: bill._id, amount: 1 },
            { billId: bill._id.toUpperCase(), amount: 1 },
          ],
        },
        'allocations',
      ],
    ];
    for (const [changes, path] of wrong) {
      const reply = await money.pay(clientId, changes);
      expect([reply.status, errorsOf(reply)?.map((error) => error.path)], JSON.stringify(changes)).toEqual([
        400,
        [path],
      ]);
    }
  });

  it('sent again with its key is recorded once; with its reference again it is asked about', async () => {
    const clientId = await newClient();
    const body = { clientId, day: today(), mode: 'upi', reference: 'UTR 1', bankAmount: 5, allocations: [] };
    const headers = { 'idempotency-key': `payment of ${clientId}`.replaceAll(' ', '-') };
    const send = () => api.post('/admin/payments', body, company.admin, headers);
    const replies = [await send(), await send()];
    expect(replies.map((reply) => reply.body.data._id)[0]).toBe(replies[1]?.body.data._id);
    expect(await money.payments(clientId)).toHaveLength(1);
    const again = { reference: 'UTR 1', bankAmount: 5, isUnique: true };
    expect(statusAndCode(await money.pay(clientId, again))).toEqual([409, 'payment.same']);
    expect((await money.pay(clientId, { ...again, bankAmount: 6 })).status).toBe(201);
  });

  it('can be undone at once, until something follows', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 100 });
    const allocations = [{ billId: bill._id, amount: 60 }];
    const undo = (reply: { body: { undo: { entryId: string } } }) =>
      money.post('undo', { entryIds: [reply.body.undo.entryId] });
    const paid = await money.pay(clientId, { allocations });
    expect([(await undo(paid)).status, (await undo(paid)).status]).toEqual([200, 200]);
    expect(await money.billOf(bill._id)).toMatchObject({ paid: 0, owed: 100 });
    const next = await money.pay(clientId, { allocations });
    await money.allocate(next.body.data._id, bill._id, 40);
    expect(statusAndCode(await undo(next))).toEqual([409, 'undo.followed']);
  });
});

describe('voiding a payment', () => {
  itOnce(
    'makes its bills owed again, keeps the payment with its reason, and done again changes nothing',
    async () => {
      const clientId = await newClient();
      const bill = await money.bill(clientId, { amount: 100 });
      const allocations = [{ billId: bill._id, amount: 100 }];
      const { _id } = (await money.pay(clientId, { allocations })).body.data;
      const voided = await money.voidPayment(_id, 'Cheque came back');
      expect(voided.body.data).toMatchObject({
        status: 'voided',
        voidReason: 'Cheque came back',
        onAccount: 0,
        allocations,
      });
      expect((await money.voidPayment(_id, 'Again')).body.data).toEqual(voided.body.data);
      expect(await money.billOf(bill._id)).toMatchObject({ status: 'pending', paid: 0, owed: 100 });
      expect(await auditActionsOf(api.db, _id)).toEqual(['addPayment', 'voidPayment']);
      expect(statusAndCode(await money.allocate(_id, bill._id, 1))).toEqual([409, 'payment.voided']);
      expect(statusAndCode(await money.voidPayment(UNKNOWN_ID))).toEqual([404, 'payments.not_found']);
    },
  );

  it('takes back what it settled of a deleted bill, so that a restored one is owed', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 100 });
    const { _id } = (await money.pay(clientId, { allocations: [{ billId: bill._id, amount: 100 }] })).body
      .data;
    await money.post('bills/delete', { billId: bill._id });
    expect((await money.payments(clientId))[0]?.onAccount).toBe(1000);
    await money.voidPayment(_id);
    await money.post('bills/restore', { billId: bill._id });
    expect(await money.billOf(bill._id)).toMatchObject({ status: 'pending', paid: 0, owed: 100 });
  });
});

describe('Mark as Paid', () => {
  itOnce('is listed to be explained, and explained without another total', async () => {
    const clientId = await newClient();
    const bill = await money.bill(clientId, { amount: 71_587 });
    await money.post('bills/mark-paid', { billId: bill._id });
    const [made] = await money.unexplained(clientId);
    expect(made).toMatchObject({ status: 'unexplained', bankAmount: 71_587, reference: bill.billNumber });
    const paymentId = (made as Payment)._id;
    const parts = {
      paymentId,
      mode: 'neft',
      reference: 'UTR 77',
      bankAmount: 70_374,
      day: daysFromToday(-3),
    };
    const wrong = await money.post('payments/explain', parts);
    expect([wrong.status, errorsOf(wrong)?.[0]?.path]).toEqual([400, 'bankAmount']);
    expect(statusAndCode(await money.allocate(paymentId, bill._id, 1))[0]).toBe(409);
    const explained = await money.post('payments/explain', { ...parts, tds: 1213 });
    expect(explained.body.data).toMatchObject({
      status: 'explained',
      day: daysFromToday(-3),
      settled: 71_587,
      tds: 1213,
    });
    expect(await money.unexplained(clientId)).toEqual([]);
    expect(statusAndCode(await money.post('payments/explain', { ...parts, tds: 1213 }))).toEqual([
      409,
      'payment.explained',
    ]);
    expect(statusAndCode(await money.post('bills/mark-unpaid', { billId: bill._id }))).toEqual([
      409,
      'bill.settled',
    ]);
  });
});

describe('the list of payments', () => {
  itOnce('is paged by day, found by reference and name, and only of one client where asked', async () => {
    const client = await company.addClient({}, { name: 'Payer of Many Days' });
    for (const [reference, days] of [
      ['UTR-B', -2],
      ['UTR-A', -1],
      ['UTR-C', -3],
    ] as const)
      await money.pay(client.clientId, { reference, day: daysFromToday(days) });
    const page = async (query: string) =>
      (await api.get(`/admin/payments?clientId=${client.clientId}&limit=2&sort=day${query}`, company.admin))
        .body;
    const first = await page('');
    expect(first.data.map((one: Payment) => one.reference)).toEqual(['UTR-C', 'UTR-B']);
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(second.data.map((one: Payment) => one.reference)).toEqual(['UTR-A']);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
    expect(await money.data('payments?q=utr-c')).toMatchObject([{ reference: 'UTR-C' }]);
    expect(await money.data('payments?q=payer of many&status=voided')).toEqual([]);
    const foreign = await api.get(
      `/admin/payments?limit=2&sort=day&cursor=${first.nextCursor}`,
      company.admin,
    );
    expect(foreign.status).toBe(400);
    expect((await api.get('/admin/payments?clientId=1', company.admin)).status).toBe(400);
  });
});

itOnce('webhooks are told when a bill becomes paid by a payment, and when it is unpaid again', async () => {
  await addWebhook(api, company.admin, { url: 'https://erp.example.com/prahari', events: ['bill.paid'] });
  const clientId = await newClient();
  const bill = await money.bill(clientId, { amount: 100 });
  await money.pay(clientId, { allocations: [{ billId: bill._id, amount: 40 }] });
  const { _id } = (await money.pay(clientId, { allocations: [{ billId: bill._id, amount: 60 }] })).body.data;
  await money.voidPayment(_id);
  await money.credit(bill._id, { amount: 60 });
  const told = (await rowsOf(api.db, 'webhook_deliveries', {})).map(({ event }) => event);
  expect(told).toEqual(['bill.paid', 'bill.paid.undone', 'bill.paid']);
});
