import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, concurrently, countByStatus, type TestGuard } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addGuardedPost, dayOf, daysInMonth, month } from '../../../../testing/muster.ts';
import { setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', { attendance: 'on' }, company.admin);
const guarded = (guards?: number) => addGuardedPost(api, company, guards);

describe('a guard’s own month', () => {
  const own = async (guard: TestGuard) =>
    (await api.get(`/security/month?month=${month}`, guard.token)).body.data;
  const agree = (guard: TestGuard) => api.post('/security/agree-month', { month }, guard.token);

  it('has marks, days and hours, and is agreed until something changes', async () => {
    const { guards, correct, cellOf } = await guarded(2);
    const [guard] = guards as [TestGuard];
    await correct((await cellOf(3)).dutyId);
    const before = await own(guard);
    expect(before).toMatchObject({ month, days: daysInMonth - 1, hours: 12 * (daysInMonth - 1) });
    expect(before.cells[2]).toMatchObject({ day: dayOf(3), mark: 'A', hours: 0 });
    expect(before).not.toHaveProperty('agreedAt');
    const replies = await concurrently(8, () => agree(guard));
    expect(countByStatus(replies)).toEqual({ 200: 8 });
    expect(new Set(replies.map(({ body }) => body.data.agreedAt)).size).toBe(1);
    expect(await auditActionsOf(api.db, guard.guardId)).toContain('agreeOwnMonth');
    expect(await own(guard)).toEqual({ ...before, agreedAt: replies[0]?.body.data.agreedAt });
    await correct((await cellOf(4)).dutyId);
    expect(await own(guard)).not.toHaveProperty('agreedAt');
    expect((await agree(guard)).body.data).toMatchObject({
      days: daysInMonth - 2,
      agreedAt: expect.any(String),
    });
  });

  it('is not agreed once it has changed since it was shown', async () => {
    const { guards, correct, cellOf } = await guarded(1);
    const [guard] = guards as [TestGuard];
    const { version } = await own(guard);
    await correct((await cellOf(3)).dutyId);
    const agreeSeen = (seen: string) =>
      api.post('/security/agree-month', { month, version: seen }, guard.token);
    expect(statusAndCode(await agreeSeen(version))).toEqual([409, 'muster.changed']);
    expect((await agreeSeen((await own(guard)).version)).body.data).toHaveProperty('agreedAt');
  });

  it('has the attendance of its days as the client agreed it, also once it is not kept any more', async () => {
    const post = await guarded(1);
    const [guard] = post.guards as [TestGuard];
    await setRows(api.db, 'duties', { guard_id: guard.guardId }, { flags: '[]' });
    const kept = (attendance: 'on' | 'off') => api.put('/admin/company', { attendance }, company.admin);
    await setRows(api.db, 'company', { id: 1 }, { attendance_since: `${dayOf(1)}T00:00:00.000Z` });
    await post.office('send');
    await post.own('agree');
    const before = await own(guard);
    await kept('off');
    expect(before).toMatchObject({ days: 0, hours: 0 });
    expect(await own(guard)).toEqual(before);
    expect((await api.get('/security/history', guard.token)).body.data).not.toContainEqual(
      expect.objectContaining({ month }),
    );
    await kept('on');
  });

  it('is not agreed before it begins', async () => {
    const { guards } = await guarded(1);
    const [guard] = guards as [TestGuard];
    const reply = await api.post('/security/agree-month', { month: '2199-01' }, guard.token);
    expect([reply.status, reply.body.errors[0].path]).toEqual([400, 'month']);
  });

  it('is empty for somebody who is not hired', async () => {
    const { token } = await api.signIn('security');
    const { data } = (await api.get(`/security/month?month=${month}`, token)).body;
    expect([data.days, data.hours, data.cells.length]).toEqual([0, 0, daysInMonth]);
  });
});
