import { today } from '@prahari/domain/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '../../../../testing/api.ts';
import { addPost, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { invariantViolations } from '../../../../testing/invariants.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { expectFollowed } from '../../../../testing/undo-calls.ts';

/** 20:30 in India, while the night runs. */
const setClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today()}T20:30:00+05:30`) });
setClock();
const { api, company } = await startCompany();
beforeEach(() => void setClock());
afterEach(async () => {
  expect(await invariantViolations(api.db)).toEqual([]);
  vi.useRealTimers();
});

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const undo = ({ body }: Reply) => office('undo', { entryIds: [body.undo.entryId] });

/** A night post for two, which two guards have until the 20th day, and a rotation of them with a reliever. */
async function seedPost(startDate = today()) {
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, { shift: 'night', asked: 2, startDate });
  const [one, two, reliever] = [await company.addGuard(), await company.addGuard(), await company.addGuard()];
  const guardIds = [one.guardId, two.guardId];
  const period = { startDate, endDate: daysFromToday(20) };
  await office('assign-to-post', { postId, guardIds, ...period });
  const rotate = (changes: object = {}) =>
    office('rotations', {
      postId,
      pattern: { on: 6, off: 1 },
      guardIds,
      relieverIds: [reliever.guardId],
      warningsReason: 'The same night goes on',
      from: daysFromToday(2),
      to: daysFromToday(13),
      ...changes,
    });
  return { clientId, postId, one, two, reliever, rotate };
}

/** All that a rotation writes, but the count of changes and the ids of new duties. */
async function written(postId: string) {
  const { db } = api;
  const duties = await db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .select(['duties.guard_id', 'assignment_id', 'day', 'plan', 'begins_at', 'ends_at', 'left_at', 'marked'])
    .select(['started_at', 'rotation_id'])
    .where('duties.post_id', '=', postId)
    .orderBy('day')
    .orderBy('duties.guard_id')
    .execute();
  const assignments = await db
    .selectFrom('assignments')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('id')
    .execute();
  const rotations = await db.selectFrom('rotations').selectAll().where('post_id', '=', postId).execute();
  return { duties, assignments, rotations };
}

it('undoing a rotation brings back what its guards had at the post; undoing again changes nothing', async () => {
  const { postId, reliever, rotate } = await seedPost();
  const before = await written(postId);
  const made = await rotate();
  expect((await written(postId)).rotations).toHaveLength(1);
  expect((await undo(made)).status).toBe(200);
  expect(await written(postId)).toEqual(before);
  expect((await undo(made)).status).toBe(200);
  expect(await written(postId)).toEqual(before);
  const { data } = (await api.get(`/admin/guards/${reliever.guardId}/record`, company.admin)).body;
  expect(data.guard.status).toBe('available');
  expect((await rotate()).status).toBe(201);
});

itOnce(
  'undoing a rotation from a day that has begun gives back running and past duties, and none that the office took off',
  async () => {
    const { postId, rotate } = await seedPost(daysFromToday(-3));
    const first = await api.db
      .selectFrom('duties')
      .select('id')
      .where('post_id', '=', postId)
      .where('day', '=', daysFromToday(-1))
      .executeTakeFirstOrThrow();
    await office('correct-duty', { dutyId: first.id, state: 'cancelled', reason: 'Festival' });
    const before = await written(postId);
    const made = await rotate({ from: daysFromToday(-2) });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await undo(made)).status).toBe(200);
    expect(await written(postId)).toEqual(before);
  },
);

itOnce('undoing an extension leaves the rotation as it was before', async () => {
  const { postId, reliever, rotate } = await seedPost();
  const { _id } = (await rotate()).body.data;
  const before = await written(postId);
  const extended = await api.put(
    `/admin/rotations/${_id}`,
    { to: daysFromToday(27), relieverIds: [(await company.addGuard()).guardId] },
    company.admin,
  );
  expect(extended.status).toBe(200);
  expect((await undo(extended)).status).toBe(200);
  expect(await written(postId)).toEqual(before);
  expect(before.rotations[0]?.reliever_ids).toContain(reliever.guardId);
});

itOnce('replacing for good is undone beside an extension of the rotation', async () => {
  const { postId, one, rotate } = await seedPost();
  const { _id, assignments } = (await rotate()).body.data;
  const { _id: assignmentId } = assignments.find(
    ({ guard }: { guard: { _id: string } }) => guard._id === one.guardId,
  );
  const { guardId } = await company.addGuard();
  const replaced = await office('replace-guard', {
    ...{ assignmentId, guardId, reason: 'sick', from: daysFromToday(6) },
    papersReason: 'Papers are at the office',
  });
  expect(replaced.status, JSON.stringify(replaced.body)).toBe(201);
  const extended = await api.put(
    `/admin/rotations/${_id}`,
    { to: daysFromToday(20), papersReason: 'Papers are at the office', warningsReason: 'Nobody else' },
    company.admin,
  );
  expect(extended.status, JSON.stringify(extended.body)).toBe(200);
  expect((await undo(replaced)).status).toBe(200);
  const { duties } = await written(postId);
  const days = duties.filter((duty) => duty.guard_id === one.guardId && duty.plan === 'planned');
  // Off on the seventh day and the fourteenth of the rotation.
  const off = [8, 15].map(daysFromToday);
  const all = Array.from({ length: 21 }, (_, index) => daysFromToday(index));
  expect(days.map(({ day }) => day)).toEqual(all.filter((day) => !off.includes(day)));
});

itOnce(
  'a rotation is not undone once a duty was started, replaced or corrected, or the post was ended',
  async () => {
    await api.put('/admin/company', { attendance: 'on' }, company.admin);
    const follow: [string, (seeded: Awaited<ReturnType<typeof seedPost>>) => Promise<Reply>][] = [
      ['started a duty', ({ postId, one }) => startTonight(postId, one)],
      ['the client has another guard in this place', async ({ postId }) => replaceFirst(postId)],
      ['corrected a duty', async ({ postId }) => correctLast(postId)],
      ['ended a post', ({ postId }) => endPost(postId)],
    ];
    for (const [what, act] of follow) {
      const seeded = await seedPost();
      const made = await seeded.rotate({ from: today(), pattern: { on: 6, off: 1 } });
      const followed = await act(seeded);
      expect(followed.status, `${what} ${JSON.stringify(followed.body)}`).toBeLessThan(300);
      const after = await written(seeded.postId);
      const refused = await undo(made);
      expect([refused.status, refused.body.code]).toEqual([409, 'undo.followed']);
      expect(refused.body.message).toContain(what);
      expect(await written(seeded.postId)).toEqual(after);
    }
  },
);

type Seeded = Awaited<ReturnType<typeof seedPost>>;
interface Wanted {
  guardId?: string;
  order?: 'asc' | 'desc';
}
const dutyOfRotation = async (postId: string, { guardId, order = 'asc' }: Wanted = {}) => {
  const duty = await api.db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .select(['duties.id', 'duties.day', 'duties.assignment_id as assignmentId'])
    .where('duties.post_id', '=', postId)
    .where('assignments.rotation_id', 'is not', null)
    .where('plan', '=', 'planned')
    .$if(guardId !== undefined, (query) => query.where('duties.guard_id', '=', guardId as string))
    .orderBy('day', order)
    .executeTakeFirstOrThrow();
  return duty;
};
const startTonight = async (postId: string, { token, guardId }: Seeded['one']) =>
  api.post('/security/start-duty', { dutyId: (await dutyOfRotation(postId, { guardId })).id }, token);
/** True if tonight's duty of the assignment before the rotation is started: an undone rotation hands it back. */
const isStartedAsBefore = async (postId: string, guardId: string) =>
  (await written(postId)).duties.some(
    (duty) =>
      duty.day === today() &&
      duty.guard_id === guardId &&
      duty.started_at !== null &&
      duty.rotation_id === null,
  );
const correctLast = async (postId: string) => {
  const { id: dutyId } = await dutyOfRotation(postId, { order: 'desc' });
  return office('correct-duty', { dutyId, state: 'absent', reason: 'Called' });
};
const replaceFirst = async (postId: string) => {
  const { day, assignmentId } = await dutyOfRotation(postId);
  const { guardId } = await company.addGuard();
  return office('replace-guard', { assignmentId, guardId, from: day, until: day, reason: 'sick' });
};
const endPost = (postId: string) => office('end-post', { postId, lastDay: daysFromToday(40) });

itOnce('a rotation is not undone while its guard is busy elsewhere on a day off', async () => {
  const { one, rotate } = await seedPost();
  const made = await rotate();
  const other = await company.addClient();
  // The first guard is off on the eighth day.
  const off = daysFromToday(8);
  const elsewhere = { shift: 'night', startDate: off, endDate: off };
  expect((await company.assignGuard(one.guardId, other.clientId, elsewhere)).status).toBe(201);
  expectFollowed(await undo(made), 'the guard is no longer available');
});

it('undo and what would follow a rotation never both succeed, whoever comes first', async () => {
  await api.put('/admin/company', { attendance: 'on' }, company.admin);
  for (let round = 0; round < 8; round += 1) {
    const seeded = await seedPost();
    const { postId, one } = seeded;
    const made = await seeded.rotate({ from: today() });
    const act = [
      () => startTonight(postId, one),
      () => correctLast(postId),
      () => replaceFirst(postId),
      () => undo(made),
    ][round % 4] as () => Promise<Reply>;
    const calls = [() => undo(made), act];
    const replies = await Promise.all((round < 4 ? calls : calls.reverse()).map((call) => call()));
    const statuses = replies.map(({ status }) => status);
    expect(
      statuses.every((status) => status < 500),
      `${statuses}`,
    ).toBe(true);
    const succeeded = statuses.filter((status) => status < 300);
    const isBoth = round % 4 === 3 || (await isStartedAsBefore(postId, one.guardId));
    expect(succeeded, `round ${round}: ${statuses}`).toHaveLength(isBoth ? 2 : 1);
    expect(await invariantViolations(api.db)).toEqual([]);
  }
});
