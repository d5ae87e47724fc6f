import type { Bill } from '@prahari/contract/bills.schemas';
import { financialYear, today } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  daysFromToday,
  generateBillBody,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowOf, setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
const client = await company.addClient({}, { name: 'Green Meadows RWA' });

const listed = async (path = '/admin/bills', token = company.admin) =>
  (await api.get(path, token)).body.data as Bill[];
const listedBill = async (id: string) => (await listed()).find((bill) => bill._id === id);
const pay = (billId: string) => api.post('/admin/bills/mark-paid', { billId }, company.admin);
const remove = (billId: string) => api.post('/admin/bills/delete', { billId }, company.admin);
const countOf = (billNumber: string) => Number(billNumber.split('/')[2]);

describe('generating a bill', () => {
  it('gives it the next number of the financial year and lists it for the office and its client', async () => {
    const { status, body } = await company.generateBill(client.clientId);
    expect(status).toBe(201);
    const { clientId, ...sent } = generateBillBody(client.clientId);
    expect(body.data).toMatchObject({
      ...sent,
      status: 'pending',
      client: { _id: clientId, user: { _id: client.userId, name: 'Green Meadows RWA', email: client.email } },
    });
    expect(body.data.billNumber).toMatch(new RegExp(`^PR/${financialYear(today())}/\\d{6}$`));
    expect(await listedBill(body.data._id)).toEqual(body.data);
    expect(await listed('/client/bills', client.token)).toContainEqual(body.data);
  });

  it('keeps every amount to the paisa', async () => {
    for (const amount of [0.01, 0.07, 1.1, 8.95, 1234.56, 4_35_000.29, 99_99_99_999.99]) {
      const { body } = await company.generateBill(client.clientId, { amount });
      expect([body.data.amount, (await listedBill(body.data._id))?.amount]).toEqual([amount, amount]);
    }
  });

  it('refuses an unknown client and uses no number', async () => {
    const before = await company.generateBill(client.clientId);
    const rows = await countRows(api.db);
    expect(statusAndCode(await company.generateBill(UNKNOWN_ID))).toEqual([404, 'clients.not_found']);
    expect(await countRows(api.db)).toEqual(rows);
    const after = await company.generateBill(client.clientId);
    expect(countOf(after.body.data.billNumber)).toBe(countOf(before.body.data.billNumber) + 1);
  });

  it('asks about a bill with the client, amount and due date of another, even of the same moment', async () => {
    const owing = await company.addClient();
    const same = { amount: 24_000, dueDate: daysFromToday(9), isUnique: true };
    const replies = await concurrently(6, () => company.generateBill(owing.clientId, same));
    expect(countByStatus(replies)).toEqual({ 201: 1, 409: 5 });
    const made = replies.find(({ status }) => status === 201)?.body.data;
    const refused = replies.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'bills.same',
      message: `${made.billNumber} has the same client, amount and due date`,
    });
    const another = async (changed: object) =>
      (await company.generateBill(owing.clientId, { ...same, ...changed })).status;
    expect(await another({ isUnique: undefined })).toBe(201);
    expect(await another({ amount: 24_000.01 })).toBe(201);
    expect(await another({ dueDate: daysFromToday(10) })).toBe(201);
    expect((await company.generateBill(client.clientId, same)).status).toBe(201);
  });

  it('asks no more about a bill that was deleted', async () => {
    const owing = await company.addClient();
    const same = { amount: 31_000, isUnique: true };
    const made = (await company.generateBill(owing.clientId, same)).body.data;
    expect((await company.generateBill(owing.clientId, same)).status).toBe(409);
    expect((await remove(made._id)).status).toBe(200);
    expect((await company.generateBill(owing.clientId, same)).status).toBe(201);
  });

  it('concurrently gives consecutive numbers, with refused requests in between', async () => {
    const first = await company.generateBill(client.clientId);
    const replies = await concurrently(60, (i) =>
      company.generateBill(i % 3 === 0 ? UNKNOWN_ID : client.clientId),
    );
    expect(countByStatus(replies)).toEqual({ 201: 40, 404: 20 });
    const numbers = replies
      .filter(({ status }) => status === 201)
      .map(({ body }) => countOf(body.data.billNumber));
    const start = countOf(first.body.data.billNumber);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => start + 1 + i));
  });
});

describe('the status of a bill', () => {
  it('is derived from the due date: due today is pending, due yesterday overdue, paid stays paid', async () => {
    const generate = async (dueDate: string) =>
      (await company.generateBill(client.clientId, { dueDate })).body.data;
    const dueToday = await generate(today());
    const dueYesterday = await generate(daysFromToday(-1));
    expect([dueToday.status, dueYesterday.status]).toEqual(['pending', 'overdue']);
    const withStatus = async (status: string) =>
      (await listed(`/admin/bills?status=${status}`)).map((bill) => bill._id);
    expect(await withStatus('overdue')).toEqual([dueYesterday._id]);
    expect(await withStatus('pending')).toContain(dueToday._id);
    expect((await pay(dueYesterday._id)).body.data.status).toBe('paid');
    expect(await withStatus('overdue')).toEqual([]);
    expect(await withStatus('paid')).toContain(dueYesterday._id);
    await setRows(api.db, 'bills', { id: dueToday._id }, { due_date: daysFromToday(-1) });
    expect((await listedBill(dueToday._id))?.status).toBe('overdue');
  });
});

describe('marking a bill paid', () => {
  it('repeatedly or concurrently changes nothing and is audited once', async () => {
    const id = (await company.generateBill(client.clientId)).body.data._id;
    expect(countByStatus(await concurrently(10, () => pay(id)))).toEqual({ 200: 10 });
    const row = () => api.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirst();
    const paid = await row();
    expect((await pay(id)).body.data.status).toBe('paid');
    expect(await row()).toEqual(paid);
    expect(await auditActionsOf(api.db, id)).toEqual(['generateBill', 'markBillPaid']);
  });
});

describe('deleting a bill', () => {
  it('removes it from all lists, does not reuse its number and keeps its number and amount in the audit log, its content in its row', async () => {
    const { data: bill } = (await company.generateBill(client.clientId, { description: 'Wrong month' })).body;
    const reply = await remove(bill._id);
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        success: true,
        message: 'Bill deleted successfully',
        undo: { entryId: expect.any(String), seconds: 10 },
      },
    ]);
    expect(await listedBill(bill._id)).toBeUndefined();
    expect(await listed(`/admin/bills?q=${bill.billNumber}`)).toEqual([]);
    expect(await listed('/client/bills', client.token)).not.toContainEqual(bill);
    for (const again of [await remove(bill._id), await pay(bill._id), await remove(UNKNOWN_ID)]) {
      expect([again.status, again.body.code]).toEqual([404, 'bills.not_found']);
    }
    const next = await company.generateBill(client.clientId);
    expect(countOf(next.body.data.billNumber)).toBe(countOf(bill.billNumber) + 1);
    const entry = await rowOf(api.db, 'audit_log', { entity_id: bill._id, action: 'deleteBill' });
    expect(JSON.parse(entry.detail)).toMatchObject({
      number: bill.billNumber,
      amount_paise: 123_456,
      fields: expect.arrayContaining(['description']),
    });
    expect(entry.detail).not.toContain('Wrong month');
    expect(entry.detail).not.toContain('https://');
    const row = await rowOf(api.db, 'bills', { id: bill._id });
    expect(row).toMatchObject({ number: bill.billNumber, description: 'Wrong month' });
  });

  it('reduces the amount its client owes', async () => {
    const owing = await company.addClient();
    const unpaid = async () =>
      (await api.get(`/admin/clients?q=${owing.email}`, company.admin)).body.data[0].unpaid;
    expect(await unpaid()).toBe(0);
    const [first, second] = [
      (await company.generateBill(owing.clientId, { amount: 100.1 })).body.data,
      (await company.generateBill(owing.clientId, { amount: 200.2, dueDate: daysFromToday(-5) })).body.data,
    ];
    await company.generateBill(owing.clientId, { amount: 0.07 });
    expect(await unpaid()).toBe(300.37);
    await remove(first._id);
    expect(await unpaid()).toBe(200.27);
    await pay(second._id);
    expect(await unpaid()).toBe(0.07);
  });
});

describe('a client’s own bills', () => {
  it('exclude those of others for any query, and are empty before approval', async () => {
    const other = await company.addClient();
    const own = (await company.generateBill(other.clientId)).body.data;
    for (const query of ['', `?q=Meadows`, `?clientId=${client.clientId}`, `?limit=200`, '?sort=-amount']) {
      const rows = await listed(`/client/bills${query}`, other.token);
      expect(rows.filter((bill) => bill._id !== own._id)).toEqual([]);
    }
    const total = (await api.get('/client/bills?limit=1', other.token)).body.total;
    expect(total).toBe(1);
    const newcomer = await api.signIn('client');
    expect(await listed('/client/bills', newcomer.token)).toEqual([]);
    expect(await listed('/client/bills', other.token)).toEqual([own]);
  });
});
