import { today } from '@prahari/domain/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addPost,
  concurrently,
  countByStatus,
  daysFromToday,
  postBody,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { invariantViolations } from '../../../../testing/invariants.ts';

/** 10:00 in India. */
const MORNING = Date.parse(`${today()}T10:00:00+05:30`);
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
setClock(MORNING);
const { api, company } = await startCompany();
beforeEach(() => void setClock(MORNING));
afterEach(async () => {
  expect(await invariantViolations(api.db)).toEqual([]);
  vi.useRealTimers();
});

/** Gives a new guard nights at a post of a new client for ten days. */
async function nights() {
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, { shift: 'night', asked: 1 });
  const guard = await company.addGuard();
  const days = { startDate: today(), endDate: daysFromToday(9) };
  const assign = { postId, guardIds: [guard.guardId], ...days };
  await api.post('/admin/assign-to-post', assign, company.admin);
  const { data } = (await api.get(`/security/duties?to=${daysFromToday(9)}`, guard.token)).body;
  return { guard, postId, ids: data.map(({ _id }: { _id: string }) => _id) as string[] };
}
const swap = (dutyIds: (string | undefined)[], reason = 'A wedding') =>
  api.post('/admin/swap-duties', { dutyIds, reason }, company.admin);
const planned = async (guardId: string) =>
  (
    await api.db
      .selectFrom('duties')
      .select(['day', 'post_id as postId'])
      .where('guard_id', '=', guardId)
      .where('plan', '=', 'planned')
      .orderBy('begins_at')
      .execute()
  ).map(({ day, postId }) => `${day} ${postId}`);

it('two guards swap duties of different days and posts, and everything else stays', async () => {
  const [one, two] = [await nights(), await nights()];
  // Each must be free then: the one on day 2, the other on day 4.
  for (const [{ ids }, day] of [
    [one, 4],
    [two, 2],
  ] as const)
    await api.post(
      '/admin/correct-duty',
      { dutyId: ids[day], state: 'cancelled', reason: 'Free' },
      company.admin,
    );
  const reply = await swap([one.ids[2], two.ids[4]]);
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject([
    { day: daysFromToday(2), guard: { _id: two.guard.guardId }, post: { _id: one.postId } },
    { day: daysFromToday(4), guard: { _id: one.guard.guardId }, post: { _id: two.postId } },
  ]);
  const days = (own: string, other: string, at: number, off: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((day) => day !== off)
      .map((day) => `${daysFromToday(day)} ${day === at ? other : own}`);
  expect(await planned(one.guard.guardId)).toEqual(days(one.postId, two.postId, 4, 2));
  expect(await planned(two.guard.guardId)).toEqual(days(two.postId, one.postId, 2, 4));
  const undos = reply.body.undos.map(({ entryId }: { entryId: string }) => entryId);
  expect((await api.post('/admin/undo', { entryIds: undos.reverse() }, company.admin)).status).toBe(200);
  expect((await planned(one.guard.guardId)).length).toBe(9);
});

it('of two guards on the same night each takes the place of the other, also back', async () => {
  const [one, two] = [await nights(), await nights()];
  const { status, body } = await swap([one.ids[0], two.ids[0]]);
  expect(status).toBe(200);
  expect((await planned(one.guard.guardId))[0]).toBe(`${today()} ${two.postId}`);
  const entryIds = body.undos.map(({ entryId }: { entryId: string }) => entryId);
  expect((await api.post('/admin/undo', { entryIds }, company.admin)).status).toBe(200);
  expect((await planned(one.guard.guardId))[0]).toBe(`${today()} ${one.postId}`);
  expect((await planned(two.guard.guardId))[0]).toBe(`${today()} ${two.postId}`);
});

it('is refused for one guard, a duty that is over or elsewhere, and an overlap; nothing changes', async () => {
  const [one, two] = [await nights(), await nights()];
  const before = [await planned(one.guard.guardId), await planned(two.guard.guardId)];
  const codeOf = async (ids: (string | undefined)[]) => (await swap(ids)).body.code;
  expect(await codeOf([one.ids[0], one.ids[1]])).toBe('duty.same_person');
  expect(await codeOf([one.ids[0], '01900000-0000-7000-8000-000000000000'])).toBe('duty.not_found');
  // Each guard has a night of their own on the other's day.
  expect(await codeOf([one.ids[2], two.ids[4]])).toBe('assignments.guard_not_available');
  expect((await swap([one.ids[0]])).body.errors[0].path).toBe('dutyIds');
  expect((await swap([one.ids[0], two.ids[0]], ' ')).body.errors[0].path).toBe('reason');
  expect([await planned(one.guard.guardId), await planned(two.guard.guardId)]).toEqual(before);
});

it('of ten swaps of the same two duties at once exactly one is made', async () => {
  const [one, two] = [await nights(), await nights()];
  const replies = await concurrently(10, (index) =>
    swap(index % 2 ? [one.ids[0], two.ids[0]] : [two.ids[0], one.ids[0]]),
  );
  expect(countByStatus(replies)).toEqual({ 200: 1, 409: 9 });
});

it('a running duty keeps its hours in a swap, also when its post got others since', async () => {
  const { clientId } = await company.addClient();
  const days = { startDate: today(), endDate: daysFromToday(9) };
  const gates = await Promise.all(
    [0, 1].map(async () => {
      const postId = await addPost(api, company.admin, clientId, { shift: 'day', asked: 1 });
      const { guardId, token } = await company.addGuard();
      await api.post('/admin/assign-to-post', { postId, guardIds: [guardId], ...days }, company.admin);
      const { data } = (await api.get('/security/duties', token)).body;
      return { postId, guardId, running: data[0] };
    }),
  );
  const [one, two] = gates;
  const { clientId: _, ...fields } = postBody('', { asked: 1, startsAt: '21:00', hours: 8 });
  await api.put('/admin/posts', { postId: one?.postId, ...fields }, company.admin);
  const { status, body } = await swap([one?.running._id, two?.running._id]);
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ endsAt: one?.running.endsAt, post: { startsAt: '08:00', hours: 12 } });
});
