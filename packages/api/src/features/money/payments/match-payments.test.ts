import type { MatchedPayment } from '@prahari/contract/payments.schemas';
import { today } from '@prahari/domain/days';
import { expect, it } from 'vitest';
import { countRows, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { inTransaction } from '../../../db/transaction.ts';

const { api, company } = await startCompany();
const money = moneyCalls({ api, company });

const match = async (lines: object[]): Promise<MatchedPayment[]> =>
  (await money.post('payments/match', { lines })).body.data;

it('lines of a bank statement are matched by amount less TDS, number and name, and nothing counts before it is recorded', async () => {
  const pearl = await company.addClient({}, { name: 'Deccan Pearl IT Park' });
  const meadows = await company.addClient({}, { name: 'Green Meadows RWA' });
  await money.setTax(pearl.clientId, { tdsPercent: 2 });
  const short = await money.taxedBill(pearl.clientId, 6_066_667);
  const one = await money.bill(meadows.clientId, { amount: 23_600 });
  const before = await countRows(api.db);
  const lines = [
    { day: today(), text: 'NEFT CR HDFC0001 DECCANPEARLITP', amount: 70_374 },
    { day: today(), text: `IMPS ${one.billNumber.replaceAll('/', ' ')}`, amount: 23_600 },
    { day: today(), text: `IMPS again ${one.billNumber}`, amount: 23_600 },
    { day: daysFromToday(-1), text: 'INTEREST', amount: 12.5 },
  ];
  const found = await match(lines);
  expect(found.map(({ guess }) => guess?.client._id)).toEqual([
    pearl.clientId,
    meadows.clientId,
    undefined,
    undefined,
  ]);
  expect(found[0]?.guess).toMatchObject({
    tds: 1213,
    allocations: [{ billId: short._id, billNumber: short.billNumber, amount: 71_587 }],
    because: 'Name of the client; amount less TDS',
  });
  expect(await countRows(api.db)).toEqual(before);
  const { guess } = found[0] as { guess: NonNullable<MatchedPayment['guess']> };
  await money.pay(pearl.clientId, {
    bankAmount: 70_374,
    tds: guess.tds,
    reference: 'NEFT CR HDFC0001',
    allocations: guess.allocations.map(({ billId, amount }) => ({ billId, amount })),
  });
  expect((await money.billOf(short._id))?.status).toBe('paid');
  const again = await match(lines);
  expect(again.map(({ isRecorded }) => isRecorded)).toEqual([true, false, false, false]);
  expect(again[0]?.guess).toBeUndefined();
});

it('a line without an amount that came in is named', async () => {
  const reply = await money.post('payments/match', { lines: [{ day: today(), text: 'x', amount: -5 }] });
  expect([reply.status, reply.body.errors[0].path]).toEqual([400, 'lines.0.amount']);
});

it('a statement of 500 lines in a company of 1,500 clients lets other calls through meanwhile', async () => {
  const people = Array.from({ length: 1_500 }, (_, at) => ({
    id: newId(),
    name: `Greenmeadows Residency ${at}`,
  }));
  const user = { email: null, phone: '', role: 'client', password_hash: '', created_at: nowText() } as const;
  await inTransaction(api.db, async (tx) => {
    for (const { id, name } of people) {
      await tx
        .insertInto('users')
        .values({ ...user, id, name })
        .execute();
      const client = {
        id: newId(),
        user_id: id,
        service_type: 'FULL_TIME',
        location: 'Pune',
        version: 0,
      } as const;
      await tx
        .insertInto('clients')
        .values({ ...client, created_at: nowText() })
        .execute();
    }
  });
  const text = 'NEFT CR GREENMEADOWS OF NOBODY KNOWN '.repeat(3).trim();
  const matched = match(Array.from({ length: 500 }, () => ({ day: today(), text, amount: 7 })));
  let [isDone, answered] = [false, 0];
  void matched.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await api.get('/health');
    answered += 1;
  }
  expect((await matched).length).toBe(500);
  expect(answered).toBeGreaterThan(10);
});
