import { describeAuditEntry } from '@prahari/contract/audit-log';
import { financialYear, today } from '@prahari/domain/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { demoLogins, demoRows, seedDemo } from './seed.ts';

let api: TestApi;
let admin: string;
const logIn = async (role: keyof typeof demoLogins) => {
  const reply = await api.post('/auth/login', { ...demoLogins[role], role });
  expect([role, reply.status]).toEqual([role, 200]);
  return reply.body.token as string;
};
beforeAll(async () => {
  api = await startApi();
  expect(await seedDemo(api.db)).toBe(true);
  admin = await logIn('admin');
});
afterAll(() => api.stop());

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
    expect(Object.keys(requests).sort()).toEqual(['approved', 'pending', 'rejected']);
    const jobs = await statuses('/admin/security-applications');
    expect(Object.keys(jobs).sort()).toEqual(['accepted', 'pending', 'rejected']);
    const bills = await statuses('/admin/bills');
    expect((bills.paid ?? 0) + (bills.pending ?? 0) + (bills.overdue ?? 0)).toBe(150);
    expect(Math.min(bills.paid ?? 0, bills.pending ?? 0, bills.overdue ?? 0)).toBeGreaterThan(5);
    const assignments = await api.db.selectFrom('assignments').select(['status', 'shift']).execute();
    expect(counts(assignments.map(({ status }) => status))).toEqual({
      active: 24,
      onBreak: 4,
      completed: 52,
    });
    const replaced = await api.db
      .selectFrom('assignments')
      .select('id')
      .where('replace_reason', '=', 'sick')
      .execute();
    expect(replaced.length).toBeGreaterThan(0);
    const { data: figures } = (await api.get('/admin/overview', admin)).body;
    expect(figures.posts).toMatchObject({ total: 23, asked: 63, filled: 28 });
    expect(Math.min(figures.posts.ending, figures.posts.upcoming, figures.posts.tonight)).toBeGreaterThan(0);
    const open = assignments.filter(({ status }) => status !== 'completed');
    expect(Object.keys(counts(open.map(({ shift }) => shift))).sort()).toEqual(['24h', 'day', 'night']);
  });

  it('never exceeds the requested guards and never assigns a guard twice on one day', async () => {
    const { body } = await api.get('/admin/clients', admin);
    for (const client of body.data) {
      expect(client.activeAssignments.length).toBeLessThanOrEqual(client.numberOfGuards);
    }
    const spans = await api.db
      .selectFrom('assignments')
      .select(['guard_id', 'start_date', 'end_date'])
      .orderBy('guard_id')
      .orderBy('start_date')
      .execute();
    spans.forEach((span, index) => {
      const next = spans[index + 1];
      if (next?.guard_id === span.guard_id) expect(span.end_date < next.start_date).toBe(true);
    });
  });

  it('has no row dated before its cause or in the future', async () => {
    const now = new Date().toISOString();
    for (const table of ['users', 'clients', 'guards', 'assignments', 'bills', 'guard_reviews'] as const) {
      const { latest } = await api.db
        .selectFrom(table)
        .select((eb) => eb.fn.max('created_at').as('latest'))
        .executeTakeFirstOrThrow();
      expect([table, String(latest) < now]).toEqual([table, true]);
    }
    const early = await api.db
      .selectFrom('assignments')
      .innerJoin('clients', 'clients.id', 'assignments.client_id')
      .innerJoin('guards', 'guards.id', 'assignments.guard_id')
      .select('assignments.id')
      .where((eb) =>
        eb.or([
          eb('assignments.created_at', '<', eb.ref('clients.created_at')),
          eb('assignments.created_at', '<', eb.ref('guards.created_at')),
          eb('assignments.completed_at', '<', eb.ref('assignments.created_at')),
          eb('assignments.completed_at', '>', now),
        ]),
      )
      .execute();
    expect(early).toEqual([]);
    const paidEarly = await api.db
      .selectFrom('bills')
      .select('id')
      .where((eb) => eb.or([eb('paid_at', '<', eb.ref('created_at')), eb('paid_at', '>', now)]))
      .execute();
    expect(paidEarly).toEqual([]);
  });

  it('has audit entries for all rows and undelivered mail', async () => {
    const activity = (await api.get('/admin/audit', admin)).body.data.map(describeAuditEntry);
    expect(activity.length).toBeGreaterThan(500);
    expect(
      activity.filter((sentence: string) =>
        /someone|the system|(to|of|at|for|from) a client|(assigned|withdrew) a guard|a bill|: /i.test(
          sentence,
        ),
      ),
    ).toEqual([]);
    const { body } = await api.get('/admin/mail', admin);
    expect(body.data.map((mail: { canRetry: boolean }) => mail.canRetry)).toEqual([false, true]);
  });

  it('has consecutive bill numbers that continue with the next bill', async () => {
    const bills = await api.db.selectFrom('bills').select('number').orderBy('created_at').execute();
    const years = new Map<string, number>();
    for (const { number } of bills) {
      const [, year = '', count] = number.split('/');
      years.set(year, (years.get(year) ?? 0) + 1);
      expect(Number(count)).toBe(years.get(year));
    }
    const { body } = await api.get('/admin/clients?limit=1', admin);
    const reply = await api.post(
      '/admin/generate-bill',
      {
        clientId: body.data[0]._id,
        amount: 1,
        dueDate: today(),
        description: 'Next',
        driveLink: 'https://drive.google.com/x',
      },
      admin,
    );
    const year = financialYear(today());
    expect(reply.body.data.billNumber).toBe(
      `PR/${year}/${String((years.get(year) ?? 0) + 1).padStart(6, '0')}`,
    );
  });

  it('gives each printed login data to see', async () => {
    const client = await logIn('client');
    const profile = await api.get('/client/profile', client);
    expect(profile.body.data.activeAssignments.length).toBeGreaterThanOrEqual(3);
    expect((await api.get('/client/bills', client)).body.data.length).toBeGreaterThan(5);
    const guard = await api.get('/security/profile', await logIn('security'));
    expect(guard.body.data.currentAssignment).toMatchObject({ status: 'active' });
    expect(guard.body.data.reviews.length).toBeGreaterThan(0);
  });
});
