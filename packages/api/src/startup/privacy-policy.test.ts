import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { addPost, createCompany } from '../../testing/company.ts';
import { newId, nowText } from '../db/ids.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY = 24 * 3_600_000;
const api = await startApi();
afterAll(() => api.stop());
const company = await createCompany(api);
const client = await company.addClient();
const guard = await company.addGuard();

describe('as the privacy policy says', () => {
  const idsOf = async (table: 'client_applications' | 'security_applications' | 'bills' | 'assignments') =>
    (await api.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

  test.each(['client_applications', 'security_applications'] as const)(
    '%s that were not accepted are deleted after twelve months',
    async (table) => {
      const known = await api.db.selectFrom(table).selectAll().executeTakeFirstOrThrow();
      const application = (status: string, days: number, isAnswered = true) => ({
        ...known,
        id: newId(),
        status: status as never,
        created_at: nowText(-days * DAY),
        answered_at: isAnswered ? nowText(-days * DAY) : null,
      });
      const accepted = table === 'client_applications' ? 'approved' : 'accepted';
      const rows = {
        rejected: application('rejected', 370),
        unanswered: application('pending', 370, false),
        fresh: application('rejected', 360),
        accepted: application(accepted, 2000),
      };
      await api.db
        .insertInto(table)
        .values(Object.values(rows) as never)
        .execute();
      await purgeExpired(api.db);
      const kept = await idsOf(table);
      expect(
        Object.entries(rows)
          .filter(([, { id }]) => kept.includes(id))
          .map(([name]) => name),
      ).toEqual(['fresh', 'accepted']);
    },
  );

  test('months that were sent or agreed are deleted after eight years, links to them after 14 days', async () => {
    const postId = await addPost(api, company.admin, client.clientId);
    const muster = (month: string) => ({ id: newId(), post_id: postId, month, state: 'agreed' as const });
    const [old, recent] = [muster('2010-01'), muster(nowText().slice(0, 7))];
    await api.db.insertInto('musters').values([old, recent]).execute();
    const link = (days: number) => ({
      token_hash: newId(),
      muster_id: recent.id,
      expires_at: nowText(days * DAY),
    });
    const [over, live] = [link(-1), link(1)];
    await api.db.insertInto('muster_links').values([over, live]).execute();
    const ofGuard = { guard_id: guard.guardId, days: 1, hours: 12 };
    await api.db
      .insertInto('guard_months')
      .values([
        { ...ofGuard, month: '2010-01', agreed_at: '2010-02-01T00:00:00.000Z' },
        { ...ofGuard, month: recent.month, agreed_at: nowText() },
      ])
      .execute();
    await purgeExpired(api.db);
    expect(await api.db.selectFrom('musters').select('month').execute()).toEqual([{ month: recent.month }]);
    expect(await api.db.selectFrom('muster_links').select('token_hash').execute()).toEqual([
      { token_hash: live.token_hash },
    ]);
    expect(await api.db.selectFrom('guard_months').select('month').execute()).toEqual([
      { month: recent.month },
    ]);
  });

  test('leave is deleted a year after its last day', async () => {
    const leave = (days: number) => ({
      id: newId(),
      guard_id: guard.guardId,
      from_day: nowText(-(days + 3) * DAY).slice(0, 10),
      to_day: nowText(-days * DAY).slice(0, 10),
      reason: 'Wedding',
      created_at: nowText(-(days + 30) * DAY),
    });
    const rows = [leave(367), leave(360)];
    await api.db.insertInto('leaves').values(rows).execute();
    await purgeExpired(api.db);
    const left = await api.db.selectFrom('leaves').select('id').execute();
    expect(rows.map(({ id }) => left.some((one) => one.id === id))).toEqual([false, true]);
  });

  test('bills and completed assignments are deleted after eight years', async () => {
    const day = (days: number) => nowText(-days * DAY).slice(0, 10);
    const bill = (days: number, index: number) => ({
      id: newId(),
      number: `PR/10-11/00000${index}`,
      client_id: client.clientId,
      amount_paise: 100,
      taxable_paise: 100,
      series: 'PR/10-11',
      bill_date: day(days),
      due_date: day(days),
      description: '',
      drive_link: '',
      paid_at: null,
      deleted_at: null,
      created_at: nowText(-days * DAY),
    });
    const assignment = (days: number) => ({
      id: newId(),
      guard_id: guard.guardId,
      client_id: client.clientId,
      shift: 'day' as const,
      status: 'completed' as const,
      street: '',
      city: '',
      state: '',
      zip_code: '',
      start_date: day(days + 1),
      end_date: day(days),
      starts_at: '08:00',
      hours: 12,
      created_at: nowText(-(days + 1) * DAY),
      completed_at: nowText(-days * DAY),
    });
    const bills = [bill(8 * 366 + 2, 1), bill(8 * 365, 2)];
    const assignments = [assignment(8 * 366 + 2), assignment(8 * 365)];
    await api.db.insertInto('bills').values(bills).execute();
    await api.db.insertInto('assignments').values(assignments).execute();
    await purgeExpired(api.db);
    const [keptBills, keptAssignments] = [await idsOf('bills'), await idsOf('assignments')];
    expect(bills.map(({ id }) => keptBills.includes(id))).toEqual([false, true]);
    expect(assignments.map(({ id }) => keptAssignments.includes(id))).toEqual([false, true]);
  });
});
