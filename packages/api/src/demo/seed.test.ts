import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { rowsOf } from '../../testing/rows.ts';
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
    expect((bills.paid ?? 0) + (bills.pending ?? 0) + (bills.overdue ?? 0)).toBe(150);
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
});
