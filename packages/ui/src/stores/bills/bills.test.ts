import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, done, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { bills, generateBill, markBillPaid, markBillUnpaid, deleteBill } = await import('./bills.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const sentTo = (path: string) => server.received.filter(({ url }) => url === `/api/admin/${path}`);
const bill = {
  clientId: 'c1',
  amount: 1000,
  dueDate: '2026-12-05',
  description: 'One night',
  driveLink: 'https://drive.example/a',
};

const row = (_id: string, status: string) => ({
  ...bill,
  _id,
  status,
  client: { _id: 'c1', user: { name: 'Asha' } },
});
const gets = () =>
  server.received.filter(({ method }) => method === 'GET').map(({ url }) => url.split('?')[0]);

beforeEach(async () => {
  $toasts.set([]);
  bills.reset();
  server.respond = () => ({ body: onlyPage([row('b1', 'pending')]) });
  await bills.refresh();
  server.received.length = 0;
  server.respond = answers(done(row('b1', 'paid')));
});

describe('marking as paid and deleting', () => {
  test('a double click sends one request, and the reply updates the bill', async () => {
    const [first, second] = [markBillPaid('b1'), markBillPaid('b1')];
    expect(bills.$pending.get().has('b1')).toBe(true);
    await Promise.all([first, second]);
    expect(sentTo('bills/mark-paid').map(({ body }) => body)).toEqual([{ billId: 'b1' }]);
    expect(shownToasts()).toEqual(['success: Bill marked as paid successfully']);
    expect(bills.$pending.get().size).toBe(0);
    expect(bills.$page.get()).toMatchObject({ rows: [{ _id: 'b1', status: 'paid' }] });
  });
  test('the counts are asked for again, once for actions in quick succession', async () => {
    await markBillPaid('b1');
    await markBillUnpaid('b1');
    expect(gets()).toEqual([]);
    await vi.waitFor(() => expect(gets()).toEqual(['/api/admin/overview']));
  });
  test('a deleted bill disappears, and the bills are loaded again', async () => {
    await deleteBill('b1');
    expect(bills.find('b1')).toBeUndefined();
    await vi.waitFor(() => expect(gets()).toContain('/api/admin/bills'));
  });
  test('a failure shows the spec’s message', async () => {
    server.respond = () => refusal(503, 'Try later');
    await markBillPaid('b1');
    await deleteBill('b1');
    expect(shownToasts()).toEqual(['failure: Error marking bill as paid', 'failure: Error deleting bill']);
  });
  test('a bill that someone else deleted disappears from the list', async () => {
    server.respond = answers(refusal(404, 'Bill not found'));
    await markBillPaid('b1');
    expect(bills.$page.get()).toMatchObject({ state: 'ready', rows: [] });
    expect(shownToasts()).toEqual(['failure: Error marking bill as paid', 'failure: Bill not found']);
  });
});

describe('generating', () => {
  test('a failure shows the server’s message, else the spec’s, and field errors', async () => {
    const errors = [{ path: 'amount', message: 'Amount must be more than zero' }];
    server.respond = () => ({ status: 400, body: { success: false, message: 'Check the fields', errors } });
    expect(await generateBill(bill)).toEqual({ ok: false, errors });
    server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
    expect((await generateBill(bill)).ok).toBe(false);
    expect(shownToasts()).toEqual(['failure: Check the fields', 'failure: Failed to generate bill']);
  });
  test('after a bill is generated, the bills and the counts are loaded again', async () => {
    server.respond = answers(done(row('b2', 'overdue')));
    expect(await generateBill(bill)).toEqual({ ok: true });
    await vi.waitFor(() =>
      expect(gets()).toEqual(expect.arrayContaining(['/api/admin/bills', '/api/admin/overview'])),
    );
  });
  test('a retry reuses the idempotency key, and a changed body or a success makes a new one', async () => {
    server.respond = () => ({ status: 502, body: '' });
    await generateBill(bill);
    await generateBill(bill);
    await generateBill({ ...bill, amount: 2000 });
    server.respond = answers(done(row('b2', 'pending')));
    await generateBill({ ...bill, amount: 2000 });
    await generateBill({ ...bill, amount: 2000 });
    const keys = sentTo('generate-bill').map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    expect(keys[4]).not.toBe(keys[3]);
    expect(shownToasts().filter((each) => each === 'success: Bill generated successfully')).toHaveLength(2);
  });
});
