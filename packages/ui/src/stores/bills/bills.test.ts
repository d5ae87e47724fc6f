import { beforeEach, describe, expect, test } from 'vitest';
import { answers, done, newBill, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { bills, generateBill, markBillPaid, markBillUnpaid, deleteBill } = await import('./bills.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const sentTo = (path: string) => server.received.filter(({ url }) => url === `/api/admin/${path}`);
const row = (_id: string, status: string) => ({
  ...newBill,
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
    await expect.poll(() => gets()).toEqual(['/api/admin/overview']);
  });
  test('a bill that is marked unpaid again has no Undo left from before', async () => {
    const undo = { entryId: 'e1', seconds: 10 };
    const paid = { body: { success: true, data: row('b1', 'paid'), undo } };
    server.respond = answers(paid, [row('b1', 'paid')]);
    await markBillPaid('b1');
    expect($toasts.get().some(({ action }) => action)).toBe(true);
    server.respond = answers(done(row('b1', 'pending')), [row('b1', 'pending')]);
    await markBillUnpaid('b1');
    expect($toasts.get().some(({ action }) => action)).toBe(false);
  });
  test('a deleted bill disappears, and the bills are loaded again', async () => {
    await deleteBill('b1');
    expect(bills.find('b1')).toBeUndefined();
    await expect.poll(() => gets()).toContain('/api/admin/bills');
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
    expect(await generateBill(newBill)).toEqual({ ok: false, errors });
    server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
    expect((await generateBill(newBill)).ok).toBe(false);
    expect(shownToasts()).toEqual(['failure: Check the fields', 'failure: Failed to generate bill']);
  });
  test('a bill that is there already is asked about without a toast', async () => {
    server.respond = () => refusal(409, 'PR/26-27/000012 has the same client', 'bills.same');
    expect(await generateBill(newBill)).toEqual({ ok: false, sameAs: 'PR/26-27/000012 has the same client' });
    expect(shownToasts()).toEqual([]);
  });
  test('after a bill is generated, the bills and the counts are loaded again', async () => {
    server.respond = answers(done(row('b2', 'overdue')));
    expect(await generateBill(newBill)).toEqual({ ok: true });
    await expect
      .poll(() => gets())
      .toEqual(expect.arrayContaining(['/api/admin/bills', '/api/admin/overview']));
  });
  test('a retry reuses the idempotency key, and a success makes a new one', async () => {
    server.respond = () => ({ status: 502, body: '' });
    await generateBill(newBill);
    server.respond = answers(done(row('b2', 'pending')));
    await generateBill(newBill);
    await generateBill(newBill);
    const [first, second, third] = sentTo('generate-bill').map(({ headers }) => headers['idempotency-key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
