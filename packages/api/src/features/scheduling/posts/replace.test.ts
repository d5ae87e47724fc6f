import { today } from '@prahari/domain/days';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPost, concurrently, countByStatus, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { invariantViolations } from '../../../../testing/invariants.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { rowOf } from '../../../../testing/rows.ts';

/** 20:15 in India, a quarter of an hour after the begin of a night that is over by now. */
const EVENING = Date.parse(`${daysFromToday(-2)}T20:15:00+05:30`);
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
setClock(EVENING);
const { api, company } = await startCompany();
beforeEach(() => void setClock(EVENING));
afterEach(async () => {
  expect(await invariantViolations(api.db)).toEqual([]);
  vi.useRealTimers();
});

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);

/** Assigns a new guard to a night post of one place for ten days, and adds a guard who is free. */
async function nights() {
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, { shift: 'night', asked: 1 });
  const [guard, well] = [await company.addGuard(), await company.addGuard()];
  const days = { startDate: today(), endDate: daysFromToday(9) };
  const { body } = await office('assign-to-post', { postId, guardIds: [guard.guardId], ...days });
  const id = body.data[0]._id as string;
  const replace = (changes: object = {}) =>
    office('replace-guard', {
      assignmentId: id,
      guardId: well.guardId,
      reason: 'sick',
      from: today(),
      ...changes,
    });
  return { postId, guard, well, id, replace };
}
const dutiesOf = async (assignmentId: string) =>
  (
    await api.db
      .selectFrom('duties')
      .select(['day', 'plan', 'marked'])
      .where('assignment_id', '=', assignmentId)
      .orderBy('day')
      .execute()
  ).map(({ day, plan, marked }) => [day, marked ?? plan]);
const planned = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => [daysFromToday(from + index), 'planned']);

describe('replacing a guard for one duty', () => {
  it.each([
    ['sick', 'leave'],
    ['onLeave', 'leave'],
    ['didNotCome', 'absent'],
    ['clientAsked', 'cancelled'],
  ])('because of %s leaves the assignment and one duty as %s', async (reason, state) => {
    const { id, replace, guard } = await nights();
    const { body } = await replace({ reason, until: today() });
    expect(body.data.ended).toMatchObject({ status: 'active', endDate: daysFromToday(9) });
    expect(body.data.begun).toMatchObject({ startDate: today(), endDate: today() });
    expect(await dutiesOf(id)).toEqual([[today(), state], ...planned(1, 9)]);
    expect(await dutiesOf(body.data.begun._id)).toEqual(planned(0, 0));
    const { reliever } = await rowOf(api.db, 'assignments', { id: body.data.begun._id });
    expect(reliever).toBe(1);
    expect((await rowOf(api.db, 'guards', { id: guard.guardId })).status).toBe('assigned');
  });

  itOnce('who has started ends that duty now, and keeps it', async () => {
    const { id, replace, guard } = await nights();
    await api.put('/admin/company', { attendance: 'on' }, company.admin);
    const [duty] = (await api.get('/security/duties', guard.token)).body.data;
    await api.post('/security/start-duty', { dutyId: duty._id }, guard.token);
    setClock(EVENING + 60_000);
    expect((await replace({ until: today() })).status).toBe(201);
    expect((await dutiesOf(id))[0]).toEqual([today(), 'left']);
    const [own] = (await api.get('/security/duties', guard.token)).body.data;
    expect(own).toMatchObject({ state: 'present', endedAt: new Date(EVENING + 60_000).toISOString() });
  });

  itOnce('after midnight the running duty is that of yesterday', async () => {
    const { replace } = await nights();
    setClock(EVENING + 6 * 3_600_000);
    company.admin = (await api.signIn('admin')).token;
    expect((await replace({ from: daysFromToday(-2), until: daysFromToday(-2) })).body.code).toBe(
      'posts.outside',
    );
    const { status, body } = await replace({ from: daysFromToday(-1), until: daysFromToday(-1) });
    expect([status, body.data.begun.startDate]).toEqual([201, daysFromToday(-1)]);
  });

  itOnce('for a reason in own words keeps them as a note', async () => {
    const { id, replace } = await nights();
    expect((await replace({ reason: ' ' })).status).toBe(400);
    const { status } = await replace({ reason: 'His village is flooded', note: 'Back on Monday' });
    const { replace_reason, replace_note } = await rowOf(api.db, 'assignments', { id });
    expect([status, replace_reason, replace_note]).toEqual([
      201,
      'other',
      'His village is flooded\nBack on Monday',
    ]);
  });

  itOnce('by the shorter name and without a first day begins with the duty that runs', async () => {
    const { id, well } = await nights();
    setClock(EVENING + 5 * 3_600_000);
    const until = daysFromToday(-1);
    const body = { assignmentId: id, guardId: well.guardId, reason: 'didNotCome', until };
    const reply = await office('replace', body);
    expect([reply.status, reply.body.data?.begun]).toMatchObject([201, { startDate: until, endDate: until }]);
  });

  it('is undone whole', async () => {
    const { id, replace, guard } = await nights();
    const before = await dutiesOf(id);
    const { body } = await replace({ until: daysFromToday(3) });
    expect(await dutiesOf(id)).not.toEqual(before);
    expect((await office('undo', { entryIds: [body.undo.entryId] })).status).toBe(200);
    expect(await dutiesOf(id)).toEqual(before);
    expect((await rowOf(api.db, 'guards', { id: guard.guardId })).unavailable_until).toBeNull();
  });
});

it.each([
  ['for this duty only', { until: today() }],
  ['for good', {}],
])('%s, a running duty is taken over with its hours, whatever hours the post has since', async (_, until) => {
  const { id, postId, replace } = await nights();
  const { note = '', ...post } = await rowOf(api.db, 'posts', { id: postId });
  const { street, city, state, zip_code: zipCode, start_date: startDate, end_date: endDate, asked } = post;
  const place = { street, city, state, zipCode };
  const changed = { postId, place, shift: 'day', startDate, endDate, asked, note };
  expect((await api.put('/admin/posts', changed, company.admin)).status).toBe(200);
  const { status, body } = await replace({ reason: 'didNotCome', ...until });
  expect(status).toBe(201);
  const night = Date.parse(`${today()}T20:00:00+05:30`);
  const hours = { begins_at: night, ends_at: night + 12 * 3_600_000, flags: '[]' };
  expect(await rowOf(api.db, 'duties', { assignment_id: body.data.begun._id, day: today() })).toMatchObject(
    hours,
  );
  expect((await dutiesOf(id))[0]).toEqual([today(), 'absent']);
});

itOnce('the post says on which days a guard of its own has no duty', async () => {
  const { postId, guard, well, replace } = await nights();
  await replace({ from: daysFromToday(2), until: daysFromToday(3) });
  const { assignments } = (await api.get(`/admin/posts/${postId}`, company.admin)).body.data;
  const offDaysOf = (id: string) =>
    assignments.find((one: { guard: { _id: string } }) => one.guard._id === id).offDays;
  expect(offDaysOf(guard.guardId)).toEqual([2, 3].map(daysFromToday));
  expect(offDaysOf(well.guardId)).toBeUndefined();
});

itOnce('replacing until a day, the assignment goes on after it', async () => {
  const { id, replace } = await nights();
  const { body } = await replace({ from: daysFromToday(2), until: daysFromToday(4) });
  expect(await dutiesOf(body.data.begun._id)).toEqual(planned(2, 4));
  const leave = [2, 3, 4].map((day) => [daysFromToday(day), 'leave']);
  expect(await dutiesOf(id)).toEqual([...planned(0, 1), ...leave, ...planned(5, 9)]);
});

itOnce(
  'days outside of the assignment, in the wrong order or before the replacement are refused',
  async () => {
    const { replace } = await nights();
    expect((await replace({ until: daysFromToday(10) })).body.code).toBe('posts.outside');
    expect((await replace({ from: daysFromToday(3), until: daysFromToday(2) })).body.errors[0].path).toBe(
      'until',
    );
    const late = { from: daysFromToday(3), unavailableUntil: daysFromToday(2) };
    expect((await replace(late)).body.errors[0].path).toBe('unavailableUntil');
  },
);

itOnce('a sick guard can not be assigned until the day given, and is back the day after', async () => {
  const { guard, replace } = await nights();
  await replace({ unavailableUntil: daysFromToday(5) });
  const other = await company.addClient();
  const postId = await addPost(api, company.admin, other.clientId);
  const assign = (day: number) =>
    office('assign-to-post', {
      postId,
      guardIds: [guard.guardId],
      startDate: daysFromToday(day),
      endDate: daysFromToday(day),
    });
  const refused = await assign(5);
  expect([refused.body.code, refused.body.message]).toEqual([
    'assignments.guard_not_available',
    expect.stringContaining('is unavailable until'),
  ]);
  expect((await assign(6)).status).toBe(201);
});

it('of twenty replacements of one duty at once exactly one wins', async () => {
  const { replace } = await nights();
  const guards = await Promise.all(Array.from({ length: 20 }, () => company.addGuard()));
  const replies = await concurrently(20, (index) =>
    replace({ guardId: guards[index]?.guardId, until: today() }),
  );
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 19 });
});

// The last one, because its clock goes on to the next day.
itOnce(
  'replacing for good from the day after a night that still runs lets that night end first',
  async () => {
    const { id, postId, guard, well } = await nights();
    const [day, next] = [today(), daysFromToday(1)];
    setClock(Date.parse(`${next}T05:42:00+05:30`));
    const { token } = await api.signIn('admin');
    const body = {
      assignmentId: id,
      guardId: well.guardId,
      reason: 'sick',
      from: next,
    };
    const { status, body: replaced } = await api.post('/admin/replace-guard', body, token);
    expect([status, replaced.data.ended.status]).toEqual([201, 'active']);
    expect((await rowOf(api.db, 'guards', { id: guard.guardId })).status).toBe('assigned');
    setClock(Date.parse(`${next}T08:01:00+05:30`));
    await api.get(`/admin/posts/${postId}`, (await api.signIn('admin')).token);
    expect((await rowOf(api.db, 'guards', { id: guard.guardId })).status).toBe('available');
    expect(await dutiesOf(id)).toEqual([[day, 'planned']]);
  },
);

itOnce('undoing a replacement for good leaves the days that another guard had before', async () => {
  const [{ id, replace }, third] = [await nights(), await company.addGuard()];
  await replace({ reason: 'didNotCome', until: today() });
  setClock(EVENING + 3 * 24 * 3_600_000);
  company.admin = (await api.signIn('admin')).token;
  const before = await dutiesOf(id);
  const { body } = await replace({ guardId: third.guardId, reason: 'other', from: today() });
  expect((await office('undo', { entryIds: [body.undo.entryId] })).status).toBe(200);
  expect(await dutiesOf(id)).toEqual(before);
});
