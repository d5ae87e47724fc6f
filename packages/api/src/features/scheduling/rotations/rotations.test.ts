import { addDays, today } from '@prahari/domain/days';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPost, concurrently, countByStatus, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { invariantViolations } from '../../../../testing/invariants.ts';
import { rowsOf } from '../../../../testing/rows.ts';

/** 10:00 in India, before the night begins. */
const MORNING = Date.parse(`${today()}T10:00:00+05:30`);
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
setClock(MORNING);
const { api, company } = await startCompany();
beforeEach(() => void setClock(MORNING));
afterEach(async () => {
  expect(await invariantViolations(api.db)).toEqual([]);
  vi.useRealTimers();
});

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const guards = (count: number) => Promise.all(Array.from({ length: count }, () => company.addGuard()));

/** Adds a night post for two guards, three guards and a reliever. */
async function post(changes: object = {}) {
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, { shift: 'night', asked: 3, ...changes });
  const [one, two, three, reliever] = (await guards(4)) as [G, G, G, G];
  const body = (more: object = {}) => ({
    postId,
    pattern: { on: 6, off: 1 },
    guardIds: [one.guardId, two.guardId, three.guardId],
    relieverIds: [reliever.guardId],
    from: today(),
    to: daysFromToday(13),
    ...more,
  });
  return { clientId, postId, one, two, three, reliever, body };
}
type G = Awaited<ReturnType<typeof company.addGuard>>;

const dutiesAt = (postId: string) =>
  api.db
    .selectFrom('duties')
    .select(['guard_id as guardId', 'day', 'assignment_id as assignmentId'])
    .where('post_id', '=', postId)
    .where('plan', '=', 'planned')
    .orderBy('day')
    .execute();
const daysOf = async (postId: string, guardId: string) =>
  (await dutiesAt(postId)).filter((duty) => duty.guardId === guardId).map(({ day }) => day);

describe('a rotation of six days on and one off', () => {
  it('gives each guard its days, the reliever the days off, and every night three guards', async () => {
    const { postId, one, two, reliever, body } = await post();
    const reply = await office('rotations', body());
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({ postId, pattern: { on: 6, off: 1 }, empty: [] });
    expect(reply.body.data.assignments).toHaveLength(4);
    const off = async (guardId: string) => {
      const days = await daysOf(postId, guardId);
      return Array.from({ length: 14 }, (_, day) => day).filter((day) => !days.includes(daysFromToday(day)));
    };
    expect([await off(one.guardId), await off(two.guardId)]).toEqual([
      [6, 13],
      [0, 7],
    ]);
    expect((await daysOf(postId, reliever.guardId)).length).toBe(6);
    for (let day = 0; day < 14; day += 1)
      expect((await dutiesAt(postId)).filter((duty) => duty.day === daysFromToday(day))).toHaveLength(3);
    const { data } = (await api.get(`/admin/rotations?postId=${postId}`, company.admin)).body;
    expect(data).toMatchObject([{ _id: reply.body.data._id, to: daysFromToday(13) }]);
  });

  it('gives a guard the day off that was chosen, also when it is extended; the others follow the guard before', async () => {
    const { postId, one, two, three, body } = await post();
    const chosen = { guardId: two.guardId, day: daysFromToday(3) };
    const reply = await office('rotations', body({ firstOff: [chosen] }));
    expect([reply.status, reply.body.data?.firstOff]).toEqual([
      201,
      [
        { guardId: one.guardId, day: daysFromToday(6) },
        chosen,
        { guardId: three.guardId, day: daysFromToday(1) },
      ],
    ]);
    const put = `/admin/rotations/${reply.body.data._id}`;
    const extended = await api.put(put, { to: daysFromToday(20) }, company.admin);
    expect([extended.status, extended.body.data.firstOff]).toEqual([200, reply.body.data.firstOff]);
    const days = await daysOf(postId, two.guardId);
    const off = Array.from({ length: 21 }, (_, day) => day).filter(
      (day) => !days.includes(daysFromToday(day)),
    );
    expect(off).toEqual([3, 10, 17]);
  });

  it('is refused with a first day off outside of its first days, of somebody else, or of a guard twice', async () => {
    const { one, reliever, body } = await post();
    const day = daysFromToday(2);
    for (const firstOff of [
      [{ guardId: one.guardId, day: daysFromToday(7) }],
      [{ guardId: one.guardId, day: daysFromToday(-1) }],
      [{ guardId: reliever.guardId, day }],
      [
        { guardId: one.guardId, day },
        { guardId: one.guardId, day },
      ],
    ]) {
      const { status, body: refusal } = await office('rotations', body({ firstOff }));
      expect([status, refusal.errors[0].path]).toEqual([400, 'firstOff']);
    }
  });

  it('is made without relievers, and names the empty days', async () => {
    const { body } = await post();
    const { relieverIds: _, ...without } = body();
    const reply = await office('rotations', without);
    expect([reply.status, reply.body.data.empty.length]).toEqual([201, 6]);
  });

  it('is extended, and a day changed by hand stays as it is', async () => {
    const { postId, one, body } = await post();
    const { _id: id } = (await office('rotations', body())).body.data;
    const [first] = (await dutiesAt(postId)).filter(({ guardId }) => guardId === one.guardId);
    const [well] = await guards(1);
    const changed = { from: daysFromToday(2), until: daysFromToday(2), reason: 'other' };
    const replaced = await office('replace-guard', {
      assignmentId: first?.assignmentId,
      guardId: well?.guardId,
      ...changed,
    });
    expect(replaced.status).toBe(201);
    const before = await daysOf(postId, one.guardId);
    expect(before).not.toContain(daysFromToday(2));
    const reply = await api.put(`/admin/rotations/${id}`, { to: daysFromToday(27) }, company.admin);
    expect([reply.status, reply.body.data.to]).toEqual([200, daysFromToday(27)]);
    const after = await daysOf(postId, one.guardId);
    expect(after.slice(0, before.length)).toEqual(before);
    // The cycle goes on: off on the days 20 and 27.
    const later = [14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26].map(daysFromToday);
    expect(after.slice(before.length)).toEqual(later);
    const again = await api.put(`/admin/rotations/${id}`, { to: daysFromToday(27) }, company.admin);
    expect(again.body.errors[0].path).toBe('to');
  });

  it('extended, a guard who was replaced for good comes back after it, and has no weekly off before', async () => {
    const { postId, one, body } = await post();
    const { _id: id } = (await office('rotations', body())).body.data;
    const own = async () =>
      (await rowsOf(api.db, 'assignments', { post_id: postId, guard_id: one.guardId }))
        .map(({ start_date, end_date }) => [start_date, end_date])
        .sort();
    const [first] = (await dutiesAt(postId)).filter(({ guardId }) => guardId === one.guardId);
    const [well] = await guards(1);
    const taken = { assignmentId: first?.assignmentId, guardId: well?.guardId, from: daysFromToday(4) };
    expect((await office('replace-guard', { ...taken, reason: 'other' })).status).toBe(201);
    const extended = await api.put(`/admin/rotations/${id}`, { to: daysFromToday(27) }, company.admin);
    expect(extended.status).toBe(200);
    expect(await own()).toEqual([[0, 3].map(daysFromToday), [14, 27].map(daysFromToday)]);
  });

  it('a withdrawn guard who is put back has the same days again', async () => {
    const { clientId, postId, one, body } = await post();
    await office('rotations', body());
    const before = await daysOf(postId, one.guardId);
    const { undo } = (await office('withdraw-guard', { clientId, guardId: one.guardId })).body;
    expect(await daysOf(postId, one.guardId)).toEqual([]);
    expect((await office('undo', { entryIds: [undo.entryId] })).status).toBe(200);
    expect(await daysOf(postId, one.guardId)).toEqual(before);
  });
});

it('takes the place of what its guards have at the post, until the day before', async () => {
  const { postId, one, two, body } = await post();
  const assigned = await office('assign-to-post', {
    postId,
    guardIds: [one.guardId, two.guardId],
    startDate: today(),
    endDate: daysFromToday(20),
  });
  expect(assigned.status).toBe(201);
  const from = daysFromToday(2);
  const reply = await office('rotations', body({ from }));
  expect(reply.status).toBe(201);
  const days = await daysOf(postId, one.guardId);
  expect(days.slice(0, 3)).toEqual([0, 1, 2].map(daysFromToday));
  expect(days.at(-1)).toBe(daysFromToday(13));
  // Two days before it, and twelve of its own less one day off.
  expect(days).toHaveLength(13);
  const lastDays = await api.db
    .selectFrom('assignments')
    .select('end_date as endDate')
    .where('post_id', '=', postId)
    .where('rotation_id', 'is', null)
    .execute();
  expect(lastDays).toEqual([{ endDate: daysFromToday(1) }, { endDate: daysFromToday(1) }]);
  // Not of what another rotation gave them.
  expect((await office('rotations', body({ from: daysFromToday(4) }))).status).toBe(409);
});

it('days without a reliever are named as empty', async () => {
  const { body } = await post();
  const { data } = (await office('rotations', body({ relieverIds: [] }))).body;
  expect(data.empty).toEqual([0, 1, 6, 7, 8, 13].map((day) => ({ day: daysFromToday(day), places: 1 })));
});

it('is made whole or not at all: a busy guard, a full post, other dates or a wrong pattern refuse it', async () => {
  const { postId, one, body } = await post();
  const other = await company.addClient();
  await company.assignGuard(one.guardId, other.clientId, { shift: 'night', startDate: daysFromToday(3) });
  const codeOf = async (more: object = {}) => (await office('rotations', body(more))).body.code;
  expect(await codeOf()).toBe('assignments.guard_not_available');
  const rest = { guardIds: body().guardIds.slice(1) };
  expect(await codeOf({ ...rest, from: daysFromToday(-1) })).toBe('posts.outside');
  expect(await codeOf({ ...rest, to: daysFromToday(99) })).toBe('posts.outside');
  expect(await codeOf({ ...rest, guardIds: (await guards(4)).map(({ guardId }) => guardId) })).toBe(
    'posts.full',
  );
  for (const [path, more] of [
    ['pattern.on', { pattern: { on: 0, off: 1 } }],
    ['pattern.off', { pattern: { on: 6, off: 1.5 } }],
    ['guardIds', { guardIds: [] }],
    ['guardIds', { guardIds: [one.guardId, one.guardId.toUpperCase()] }],
    ['relieverIds', { relieverIds: [one.guardId] }],
    ['to', { to: daysFromToday(-1) }],
    ['to', { to: addDays(today(), 366) }],
  ] as const) {
    const { status, body: refused } = await office('rotations', body(more));
    expect([status, refused.errors[0].path]).toEqual([400, path]);
  }
  expect(await dutiesAt(postId)).toEqual([]);
});

it('of ten rotations of one post at once exactly one is made', async () => {
  const { postId, body } = await post();
  const replies = await concurrently(10, () => office('rotations', body()));
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 9 });
  expect((await dutiesAt(postId)).length).toBe(42);
});
