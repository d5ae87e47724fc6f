import type { DebtCall } from '@prahari/contract/debts.schemas';
import { addDays, today } from '@prahari/domain/days';
import { type Quarter, quarterDays, quarterOf } from '@prahari/domain/quarters';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { lastMonth } from '../../testing/billing.ts';
import { rowsOf } from '../../testing/rows.ts';
import { monthAgo } from './month-acts.ts';
import { demoLogins, demoRows, seedDemo } from './seed.ts';

const api = await startApi();
await seedDemo(api.db);
afterAll(() => api.stop());

const logIn = async (role: keyof typeof demoLogins) => {
  const reply = await api.post('/auth/login', { ...demoLogins[role], role });
  expect([role, reply.status]).toEqual([role, 200]);
  return reply.body.token as string;
};
const admin = await logIn('admin');

const counts = <Key extends string>(words: Key[]) => {
  const found: Partial<Record<Key, number>> = {};
  for (const word of words) found[word] = (found[word] ?? 0) + 1;
  return found;
};

describe('the demo data', () => {
  it('is seeded once', async () => {
    expect(await seedDemo(api.db)).toBe(false);
  });

  it('is the same on every run', () => {
    const login = { email: 'a@b.example', hash: '' };
    const passwords = { admin: login, client: login, security: login, nobody: '' };
    expect(demoRows(passwords)).toEqual(demoRows(passwords));
  });

  it('has enough rows of each kind in every status', async () => {
    const statuses = async (path: string) => {
      const { body } = await api.get(path, admin);
      return counts((body.data ?? body).map((row: { status: string }) => row.status));
    };
    expect(await statuses('/admin/guards')).toEqual({ available: 12, assigned: 28 });
    const clients = await statuses('/admin/clients');
    expect(clients.assigned ?? 0).toBeGreaterThan(10);
    expect((clients.assigned ?? 0) + (clients.unassigned ?? 0)).toBe(25);
    const requests = await statuses('/admin/applications');
    expect(Object.keys(requests).sort()).toEqual(['approved', 'pending', 'rejected', 'withdrawn']);
    const jobs = await statuses('/admin/security-applications');
    expect(Object.keys(jobs).sort()).toEqual(['accepted', 'pending', 'rejected', 'withdrawn']);
    const bills = await statuses('/admin/bills');
    const typedIn = await api.db.selectFrom('bills').select('id').where('month', 'is', null).execute();
    expect(typedIn).toHaveLength(110);
    expect((bills.paid ?? 0) + (bills.pending ?? 0) + (bills.overdue ?? 0)).toBeGreaterThan(140);
    expect(Math.min(bills.paid ?? 0, bills.pending ?? 0, bills.overdue ?? 0)).toBeGreaterThan(5);
    const assignments = await api.db.selectFrom('assignments').select(['status', 'shift']).execute();
    expect(counts(assignments.map(({ status }) => status))).toEqual({
      active: 24,
      onBreak: 4,
      completed: 52,
    });
    const replaced = await rowsOf(api.db, 'assignments', { replace_reason: 'sick' });
    expect(replaced.length).toBeGreaterThan(0);
    const { data: figures } = (await api.get('/admin/overview', admin)).body;
    expect(figures.posts).toMatchObject({ total: 23, asked: 63, filled: 28 });
    expect(Math.min(figures.posts.ending, figures.posts.upcoming, figures.posts.tonight)).toBeGreaterThan(0);
    const open = assignments.filter(({ status }) => status !== 'completed');
    expect(Object.keys(counts(open.map(({ shift }) => shift))).sort()).toEqual(['24h', 'day', 'night']);
  });

  it('is of a company that keeps attendance and whose codes the API would take', async () => {
    const { data } = (await api.get('/admin/company', admin)).body;
    expect(data).toMatchObject({ attendance: 'on', gstins: [{ isDefault: true }, { isDefault: false }] });
    const saved = await api.put('/admin/company', data, admin);
    expect([saved.status, saved.body.data]).toEqual([200, data]);
  });

  it('has clients with tax facts that the API would take, and without', async () => {
    const { data: clients } = (await api.get('/admin/clients', admin)).body;
    let registered = 0;
    for (const { _id } of clients) {
      const { tax } = (await api.get(`/admin/clients/${_id}/record`, admin)).body.data;
      const saved = await api.put(`/admin/clients/${_id}/tax`, tax, admin);
      expect([saved.status, saved.body.data]).toEqual([200, tax]);
      expect(tax.state).not.toBeNull();
      if (tax.gstin) registered += 1;
    }
    expect([registered > 10, registered < 20]).toEqual([true, true]);
  });

  it('gives each printed login data to see', async () => {
    const client = await logIn('client');
    const profile = await api.get('/client/profile', client);
    expect(profile.body.data.activeAssignments.length).toBeGreaterThanOrEqual(3);
    expect((await api.get('/client/bills', client)).body.data.length).toBeGreaterThan(5);
    const guard = await api.get('/security/profile', await logIn('security'));
    expect(guard.body.data.currentAssignment).toMatchObject({ status: 'active' });
    expect(guard.body.data.rating).toBeGreaterThan(0);
  });

  it('has last month’s musters in every state, and drafts that are made, ready or wait', async () => {
    const posts = await api.db.selectFrom('musters').select('state').where('month', '=', lastMonth).execute();
    const states = counts(posts.map(({ state }) => state));
    expect(Object.keys(states).sort()).toEqual(['agreed', 'disputed', 'sent']);
    const { data } = (await api.get(`/admin/bill-drafts?month=${lastMonth}`, admin)).body;
    const codes = counts(
      data.map(({ problems }: { problems: { code: string }[] }) => problems[0]?.code ?? 'ready'),
    );
    expect(Object.keys(codes)).toEqual(
      expect.arrayContaining(['ready', 'billed_already', 'not_agreed', 'disputed']),
    );
  });

  it('has debts of every age, money on account, a promise, and a payment to be explained', async () => {
    const { total } = (await api.get('/admin/ageing', admin)).body.data;
    expect(Math.min(total.notDue, total.older, total.onAccount)).toBeGreaterThan(0);
    expect(total.d30 + total.d60 + total.d90).toBeGreaterThan(0);
    const { data: debts } = (await api.get('/admin/debt-calls', admin)).body;
    const called = debts.filter(({ lastCall }: { lastCall?: object }) => lastCall);
    expect(
      called.map(({ lastCall }: { lastCall: DebtCall }) => (lastCall.promisedOn ?? '') < today()),
    ).toEqual([true]);
    expect(await rowsOf(api.db, 'debt_calls', {})).toHaveLength(2);
    expect((await api.get('/admin/payments/unexplained', admin)).body.data).toHaveLength(1);
    expect(await rowsOf(api.db, 'credit_notes', {})).toHaveLength(1);
  });

  it('has all certificates of TDS but those of the last quarter', async () => {
    const lastQuarter = quarterOf(addDays(quarterDays(quarterOf(today())).from, -1));
    const before = quarterOf(addDays(quarterDays(lastQuarter).from, -1));
    const sums = async ({ year, quarter }: Quarter) => {
      const { data } = (await api.get(`/admin/tds?year=${year}&quarter=${quarter}`, admin)).body;
      const sum = (name: 'deducted' | 'missing'): number =>
        data.reduce((total: number, row: Record<typeof name, number>) => total + row[name], 0);
      return { deducted: sum('deducted'), missing: sum('missing') };
    };
    const [last, earlier] = [await sums(lastQuarter), await sums(before)];
    expect(last.deducted).toBeGreaterThan(0);
    expect(last.missing).toBe(last.deducted);
    expect(earlier.deducted).toBeGreaterThan(0);
    expect(earlier.missing).toBe(0);
  });

  it('shows the printed client a month to agree, a statement with TDS, and a bill that is part paid', async () => {
    const client = await logIn('client');
    const musters = (await api.get(`/client/muster?month=${lastMonth}`, client)).body.data;
    expect(musters.map(({ state }: { state: string }) => state)).toEqual(['sent']);
    const { data: bills } = (await api.get('/client/bills?sort=-createdAt', client)).body;
    expect(bills[0]).toMatchObject({ month: monthAgo(2), credited: expect.any(Number) });
    expect([bills[0].paid > 0, bills[0].owed > 0, bills[0].credited > 0]).toEqual([true, true, true]);
    const { entries } = (await api.get('/client/statement', client)).body.data;
    const payments = entries.filter(({ tds }: { tds: number }) => tds > 0);
    expect(payments.length).toBeGreaterThan(2);
  });

  it('dates each entry of the audit log by its act, and sends no mail at the start', async () => {
    const log = await api.db.selectFrom('audit_log').select('at').orderBy('id').execute();
    expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).sort());
    const mails = await api.db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
    expect(await mails.where('failed_at', 'is', null).execute()).toEqual([]);
  });
});
