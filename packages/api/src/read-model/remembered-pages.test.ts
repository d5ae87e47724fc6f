import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { type Company, createCompany, daysFromToday } from '../../testing/company.ts';

let api: TestApi;
let company: Company;
let client: Awaited<ReturnType<Company['addClient']>>;
let billId: string;
beforeAll(async () => {
  api = await startApi();
  company = await createCompany(api);
});
beforeEach(async () => {
  client = await company.addClient();
  billId = (await company.generateBill(client.clientId)).body.data._id;
});
afterAll(() => api.stop());

const page = async (query = 'limit=50') => (await api.get(`/admin/bills?${query}`, company.admin)).body;
const shown = async (query?: string) =>
  (await page(query)).data.find(({ _id }: { _id: string }) => _id === billId);

describe('a page of bills that was read before', () => {
  it('is not read a third time while the list has the same version', async () => {
    await page();
    const before = await page();
    await api.db.updateTable('bills').set({ description: 'Not noted' }).where('id', '=', billId).execute();
    await api.db.deleteFrom('list_changes').execute();
    expect(await page()).toEqual(before);
    expect((await shown('limit=49')).description).toBe('Not noted');
    await api.db
      .updateTable('list_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    expect((await shown()).description).toBe('Not noted');
  });

  it('is read again after a change of any column of its bills', async () => {
    const other = await company.addClient();
    const ofBill = {
      number: 'PR/99-00/7',
      client_id: other.clientId,
      amount_paise: 12_345,
      due_date: daysFromToday(40),
      description: 'Guards for the fair',
      drive_link: 'https://drive.google.com/changed',
      created_at: '2020-02-02T02:02:02.000Z',
      paid_at: '2026-01-01T00:00:00.000Z',
      deleted_at: '2026-01-01T00:00:00.000Z',
    };
    const bill = await api.db
      .selectFrom('bills')
      .selectAll()
      .where('id', '=', billId)
      .executeTakeFirstOrThrow();
    expect(Object.keys(ofBill).sort()).toEqual(
      Object.keys(bill)
        .filter((column) => column !== 'id')
        .sort(),
    );
    for (const [column, value] of Object.entries(ofBill)) {
      await shown();
      const before = await shown();
      await api.db
        .updateTable('bills')
        .set({ [column]: value })
        .where('id', '=', billId)
        .execute();
      expect([column, await shown()]).not.toEqual([column, before]);
    }
  });

  it('shows a change of the name and the email of its client', async () => {
    await page();
    const user = () => api.db.updateTable('users').where('id', '=', client.userId);
    expect((await shown()).client.user.name).not.toBe('Sharma Estates');
    await user().set({ name: 'Sharma Estates' }).execute();
    expect((await shown()).client.user.name).toBe('Sharma Estates');
    await user().set({ email: 'sharma@example.com' }).execute();
    expect((await shown()).client.user.email).toBe('sharma@example.com');
  });

  it('has a bill generated since, also where it had none', async () => {
    const query = `limit=50&status=paid`;
    await page(query);
    await page(query);
    await api.post('/admin/bills/mark-paid', { billId }, company.admin);
    expect((await shown(query)).status).toBe('paid');
    const { total } = await page();
    await company.generateBill(client.clientId);
    expect((await page()).total).toBe(total + 1);
  });

  it('is not used for a request with other parameters', async () => {
    await company.generateBill(client.clientId);
    await page('limit=1');
    const first = await page('limit=1');
    const second = await page(`limit=1&cursor=${first.nextCursor}`);
    expect(second.data).not.toEqual(first.data);
    expect(await page('limit=1')).toEqual(first);
    expect(await page(`limit=1&cursor=${first.nextCursor}`)).toEqual(second);
  });
});
