import type { Ageing } from '@prahari/contract/debts.schemas';
import { afterAll, expect, it } from 'vitest';
import { booksFromLog } from '../../../../../tests/support/books-from-log.ts';
import { startApi } from '../../../testing/api.ts';
import { lastMonth } from '../../../testing/billing.ts';
import { demoLogins, seedDemo } from '../../demo/seed.ts';

const api = await startApi();
await seedDemo(api.db);
afterAll(() => api.stop());
const admin = (await api.post('/auth/login', { ...demoLogins.admin, role: 'admin' })).body.token as string;
const office = async (path: string, body: object) =>
  (await api.post(`/admin/${path}`, body, admin)).body.data;

async function compare(): Promise<number> {
  const entries = await api.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id as entityId', 'detail'])
    .orderBy('id')
    .execute();
  const books = booksFromLog(entries.map((entry) => ({ ...entry, detail: JSON.parse(entry.detail) })));
  const { data } = (await api.get('/admin/ageing', admin)).body as { data: Ageing };
  const shown = new Map(data.rows.map(({ client, ...row }) => [client._id, row]));
  for (const [clientId, { owed, onAccount }] of books) {
    const row = shown.get(clientId);
    expect([Math.round((row?.owed ?? 0) * 100), Math.round((row?.onAccount ?? 0) * 100)]).toEqual([
      owed,
      onAccount,
    ]);
    shown.delete(clientId);
  }
  expect([...shown]).toEqual([]);
  return books.size;
}

it('a second program computes the books of the demo company from the audit log alone, to the paisa', async () => {
  expect(await compare()).toBeGreaterThan(15);
});

it('both still agree after a month was billed, changed, paid short, credited, voided and deleted', async () => {
  const { data: clients } = (await api.get('/admin/clients', admin)).body as { data: { _id: string }[] };
  const made = await office('bills/make-month', {
    month: lastMonth,
    basedOn: 'attendance',
    clientIds: clients.map(({ _id }) => _id),
  });
  const bills = made.flatMap(({ result, bill }: { result: string; bill?: object }) =>
    result === 'made' ? [bill] : [],
  ) as {
    _id: string;
    amount: number;
    taxable: number;
    client: { _id: string };
  }[];
  expect(bills.length).toBeGreaterThan(10);
  for (const [index, { _id, amount, taxable, client }] of bills.entries()) {
    const tds = Math.round(taxable * 0.02);
    const pay = (bankAmount: number) =>
      office('payments', {
        clientId: client._id,
        day: new Date().toISOString().slice(0, 10),
        mode: 'neft',
        reference: `N${index}`,
        bankAmount,
        tds,
        allocations: [{ billId: _id, amount: Math.min(amount, bankAmount + tds) }],
      });
    const acts = [
      () => pay(amount - tds),
      () => pay(amount + 500),
      async () => office('payments/void', { paymentId: (await pay(100))._id, reason: 'Of another client' }),
      () => office('bills/mark-paid', { billId: _id }),
      async () => {
        await pay(amount - tds);
        const day = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
        await office(`bills/${_id}/credit-note`, { amount: 100, withTax: true, reason: 'A day less', day });
      },
      async () => {
        await pay(200);
        await office('bills/delete', { billId: _id });
        await office('bills/restore', { billId: _id });
      },
      () =>
        api.put(
          `/admin/bills/${_id}`,
          { version: 1, lines: [{ description: 'Agreed', quantity: 1, unit: 'month', rate: 999.5 }] },
          admin,
        ),
    ];
    await acts[index % acts.length]?.();
  }
  await compare();
});
