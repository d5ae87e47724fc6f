import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { createCompany } from '../../testing/company.ts';
import { moneyCalls } from '../../testing/money.ts';
import { setRows } from '../../testing/rows.ts';
import { nowText } from '../db/ids.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY = 24 * 3_600_000;
const LONG_AGO = 8 * 366;
const api = await startApi();
afterAll(() => api.stop());
const company = await createCompany(api);
const money = moneyCalls({ api, company });

/** Makes rows so many days older than eight years. */
async function age(table: 'bills' | 'payments', id: string, days: number): Promise<void> {
  const created_at = nowText(-(LONG_AGO + days) * DAY);
  const day = created_at.slice(0, 10);
  await setRows(api.db, table, { id }, { created_at, ...(table === 'bills' ? { due_date: day } : { day }) });
}

/** Makes a payment of ₹100 to each bill. */
async function pay(clientId: string, billIds: string[], days: number): Promise<void> {
  const allocations = billIds.map((billId) => ({ billId, amount: 100 }));
  const { body } = await money.pay(clientId, { bankAmount: 100 * billIds.length, allocations });
  await age('payments', body.data._id, days);
}

async function billOf(clientId: string, amount: number, days: number): Promise<string> {
  const { _id } = await money.bill(clientId, { amount });
  await age('bills', _id, days);
  return _id;
}

const left = async (clientId: string) => {
  const { owed, onAccount } = await money.dues(clientId);
  const bills = await api.db.selectFrom('bills').select('id').where('client_id', '=', clientId).execute();
  return { owed, onAccount: onAccount.length, bills: bills.length };
};

test('a bill that a younger payment settled stays as long as the payment', async () => {
  const { clientId } = await company.addClient();
  const bill = await billOf(clientId, 100, 30);
  await pay(clientId, [bill], -10);
  await purgeExpired(api.db);
  expect(await left(clientId)).toEqual({ owed: 0, onAccount: 0, bills: 1 });
});

test('bills that share payments go together', async () => {
  const { clientId } = await company.addClient();
  const bills = [await billOf(clientId, 100, 60), await billOf(clientId, 200, 40)];
  await pay(clientId, bills, 20);
  const young = await billOf(clientId, 100, -20);
  await pay(clientId, [bills[1] ?? '', young], 10);
  await purgeExpired(api.db);
  expect(await left(clientId)).toEqual({ owed: 0, onAccount: 0, bills: 3 });
  await age('bills', young, 5);
  await purgeExpired(api.db);
  expect(await left(clientId)).toEqual({ owed: 0, onAccount: 0, bills: 0 });
});
