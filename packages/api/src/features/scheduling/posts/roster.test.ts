import { addDays, today } from '@prahari/domain/days';
import { defaultHours, dutyDay } from '@prahari/domain/post-hours';
import { expect, it } from 'vitest';
import { addPost, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const roster = async (from: string, more = '') =>
  (await api.get(`/admin/roster?from=${from}${more}`, company.admin)).body;

it('the roster has the posts that overlap the period, with assignments up to the day they ended', async () => {
  const { clientId } = await company.addClient({ endDate: daysFromToday(3) });
  const postId = await addPost(api, company.admin, clientId, {
    startDate: daysFromToday(-10),
    endDate: daysFromToday(40),
    asked: 3,
  });
  const later = await addPost(api, company.admin, clientId, { startDate: daysFromToday(20) });
  const guards = [await company.addGuard(), await company.addGuard(), await company.addGuard()];
  const assign = async (index: number, from: number, to: number) => {
    const body = {
      postId,
      guardIds: [guards[index]?.guardId],
      startDate: daysFromToday(from),
      endDate: daysFromToday(to),
    };
    return (await api.post('/admin/assign-to-post', body, company.admin)).body.data[0]._id as string;
  };
  const [withdrawn, running, next] = [
    await assign(0, -5, 30),
    await assign(1, -2, 6),
    await assign(2, 7, 30),
  ];
  await api.post('/admin/withdraw-guard', { clientId, guardId: guards[0]?.guardId }, company.admin);

  // The duty that ran at the withdrawal, or the last one before it.
  const lastBegun = dutyDay(defaultHours.night, new Date());
  const week = await roster(addDays(today(), -1), '&days=7');
  expect(week.nextCursor).toBeNull();
  const ids = week.data.map(({ _id }: { _id: string }) => _id);
  expect(ids).toContain(postId);
  expect(ids).not.toContain(later);
  const row = week.data.find(({ _id }: { _id: string }) => _id === postId);
  expect(row.roster).toEqual([
    expect.objectContaining({ _id: withdrawn, status: 'completed', endDate: lastBegun }),
    expect.objectContaining({
      _id: running,
      status: 'active',
      guard: { _id: guards[1]?.guardId, name: guards[1]?.name, phone: '+91 98765 43210' },
      endDate: daysFromToday(6),
    }),
  ]);
  const after = await roster(daysFromToday(7), '&days=1');
  const [then] = after.data.filter(({ _id }: { _id: string }) => _id === postId);
  expect(then.roster.map(({ _id }: { _id: string }) => _id)).toEqual([next]);

  const one = await roster(daysFromToday(-1), `&days=30&postId=${later}`);
  expect(one.data.map(({ _id }: { _id: string }) => _id)).toEqual([later]);
});
