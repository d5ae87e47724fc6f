import { addDays, today } from '@prahari/domain/days';
import { weekdayOf } from '@prahari/domain/duty-days';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPost, createCompany, daysFromToday, postBody } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

// 10:00 in India, so that a day duty runs and a night is to come.
const MORNING = Date.parse(`${today()}T10:00:00+05:30`);
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
setClock(MORNING);
const { api, company } = await startCompany();
beforeEach(() => void setClock(MORNING));
afterEach(() => void vi.useRealTimers());

const dutiesOf = (assignmentId: string) =>
  api.db
    .selectFrom('duties')
    .select(['day', 'begins_at', 'ends_at', 'plan', 'left_at', 'flags', 'post_id'])
    .where('assignment_id', '=', assignmentId)
    .orderBy('day')
    .execute();
const daysIn = async (assignmentId: string) => (await dutiesOf(assignmentId)).map(({ day }) => day);
const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);

/** Adds a client with a post, and a guard. */
async function postAndGuard(changes: object = {}) {
  const client = await company.addClient();
  const postId = await addPost(api, company.admin, client.clientId, changes);
  return { client, postId, guard: await company.addGuard() };
}

it('an assignment has a duty on each of its days of the week, with the hours of its post', async () => {
  const { postId, guard } = await postAndGuard({ startsAt: '22:00', hours: 8 });
  const days = { startDate: today(), endDate: daysFromToday(13) };
  const reply = await office('assign-to-post', {
    postId,
    guardIds: [guard.guardId],
    ...days,
    weekdays: [1, 7],
  });
  expect(reply.body.data[0].weekdays).toEqual([1, 7]);
  const duties = await dutiesOf(reply.body.data[0]._id);
  expect(duties).toHaveLength(4);
  for (const { day, begins_at, ends_at, post_id } of duties) {
    expect([1, 7]).toContain(weekdayOf(day));
    expect(new Date(begins_at).toISOString()).toBe(`${day}T16:30:00.000Z`);
    expect([ends_at - begins_at, post_id]).toEqual([8 * 3_600_000, postId]);
  }
});

it('days of the week that the period does not have are refused, and those that are none', async () => {
  const { postId, guard } = await postAndGuard();
  const day = today();
  const assign = (weekdays: unknown) =>
    office('assign-to-post', { postId, guardIds: [guard.guardId], startDate: day, endDate: day, weekdays });
  for (const weekdays of [[(weekdayOf(day) % 7) + 1], [], [0], [8], [1.5], ['1'], 'all']) {
    const { status, body } = await assign(weekdays);
    expect([status, body.errors[0].path.split('.')[0]]).toEqual([400, 'weekdays']);
  }
});

it('a day duty and a night duty of a guard stand beside each other, an overlap by an hour does not', async () => {
  const { postId, guard } = await postAndGuard({ shift: 'day' });
  const other = await company.addClient();
  const late = await addPost(api, company.admin, other.clientId, { startsAt: '19:00', hours: 8 });
  const night = await addPost(api, company.admin, other.clientId, { shift: 'night' });
  const days = { startDate: daysFromToday(1), endDate: daysFromToday(5) };
  const assign = (post: string, warningsReason?: string) =>
    office('assign-to-post', { postId: post, guardIds: [guard.guardId], ...days, warningsReason });
  expect((await assign(postId)).status).toBe(201);
  expect((await assign(late)).body.code).toBe('assignments.guard_not_available');
  expect((await assign(night, 'Nobody else came')).status).toBe(201);
});

it('withdrawing ends the running duty, drops those to come, and undo brings them back', async () => {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const { _id: id } = (await company.assignGuard(guard.guardId, client.clientId)).body.data;
  const before = await dutiesOf(id);
  const who = { guardId: guard.guardId, clientId: client.clientId };
  const { undo } = (await office('withdraw-guard', who)).body;
  expect(await dutiesOf(id)).toMatchObject([{ day: today(), plan: 'left', left_at: MORNING }]);
  expect((await office('undo', { entryIds: [undo.entryId] })).status).toBe(200);
  expect(await dutiesOf(id)).toEqual(before);
});

it('a guard who was taken off a duty can begin another the same hour, from then on', async () => {
  const [one, two, guard] = [await company.addClient(), await company.addClient(), await company.addGuard()];
  await company.assignGuard(guard.guardId, one.clientId);
  await office('withdraw-guard', { guardId: guard.guardId, clientId: one.clientId });
  const { status, body } = await company.assignGuard(guard.guardId, two.clientId);
  expect(status).toBe(201);
  expect((await dutiesOf(body.data._id))[0]).toMatchObject({ day: today(), begins_at: MORNING });
});

it('a first day in the past gives duties that were worked as planned, unless the guard was elsewhere', async () => {
  const { client, guard } = await postAndGuard();
  const days = { startDate: daysFromToday(-4), endDate: daysFromToday(2) };
  const first = (await company.assignGuard(guard.guardId, client.clientId, days)).body.data._id;
  const past = (await dutiesOf(first)).filter(({ day }) => day < today());
  expect(past.map(({ flags }) => flags)).toEqual(Array(4).fill('["as-planned"]'));
  await office('withdraw-guard', { guardId: guard.guardId, clientId: client.clientId });
  const other = await company.addClient();
  const second = await company.assignGuard(guard.guardId, other.clientId, {
    startDate: daysFromToday(-6),
    endDate: daysFromToday(2),
  });
  expect(await daysIn(second.body.data._id)).toEqual([-6, -5, 0, 1, 2].map(daysFromToday));
});

it('an end on another day and a replacement leave no duty after them', async () => {
  const { postId, guard } = await postAndGuard({ asked: 1 });
  const days = { startDate: today(), endDate: daysFromToday(9) };
  const assign = { postId, guardIds: [guard.guardId], ...days };
  const id = (await office('assign-to-post', assign)).body.data[0]._id;
  const well = await company.addGuard();
  const from = daysFromToday(4);
  const replaced = await office('replace-guard', {
    assignmentId: id,
    guardId: well.guardId,
    reason: 'sick',
    from,
  });
  const begun = replaced.body.data.begun._id;
  expect([await daysIn(id), await daysIn(begun)]).toEqual([
    [0, 1, 2, 3].map(daysFromToday),
    [4, 5, 6, 7, 8, 9].map(daysFromToday),
  ]);
  await office('end-post', { postId, lastDay: daysFromToday(6) });
  expect(await daysIn(begun)).toEqual([4, 5, 6].map(daysFromToday));
});

describe('other hours of a post', () => {
  const put = (postId: string, changes: object) => {
    const { clientId: _, ...fields } = postBody('', changes);
    return api.put('/admin/posts', { postId, ...fields }, company.admin);
  };

  it('other hours move the duties of a post that have not begun', async () => {
    const { postId, guard } = await postAndGuard({ shift: 'day' });
    const days = { startDate: today(), endDate: daysFromToday(1) };
    const id = (await office('assign-to-post', { postId, guardIds: [guard.guardId], ...days })).body.data[0]
      ._id;
    const [running] = await dutiesOf(id);
    const { body } = await put(postId, { shift: 'day', startsAt: '18:30', hours: 8 });
    expect(body.data).toMatchObject({ shift: 'night', startsAt: '18:30', hours: 8 });
    const begin = Date.parse(`${daysFromToday(1)}T18:30:00+05:30`);
    expect(await dutiesOf(id)).toMatchObject([running, { begins_at: begin, ends_at: begin + 8 * 3_600_000 }]);
  });

  it('leave a duty to come as it is that they would let begin in the past', async () => {
    const { postId, guard } = await postAndGuard({ shift: 'night' });
    const days = { startDate: today(), endDate: daysFromToday(1) };
    const id = (await office('assign-to-post', { postId, guardIds: [guard.guardId], ...days })).body.data[0]
      ._id;
    const [tonight] = await dutiesOf(id);
    await put(postId, { shift: 'day' });
    const begin = Date.parse(`${daysFromToday(1)}T08:00:00+05:30`);
    expect(await dutiesOf(id)).toMatchObject([tonight, { begins_at: begin }]);
  });

  it('are refused where a guard has another duty then', async () => {
    const { postId, guard } = await postAndGuard({ shift: 'night' });
    const other = await company.addClient();
    const days = { startDate: daysFromToday(1), endDate: daysFromToday(2) };
    await office('assign-to-post', { postId, guardIds: [guard.guardId], ...days });
    expect((await company.assignGuard(guard.guardId, other.clientId, days)).status).toBe(201);
    expect((await put(postId, { shift: 'day' })).body.code).toBe('posts.guards_in_the_way');
  });

  it('are kept while the shift stays, and refused when they are none', async () => {
    const { postId } = await postAndGuard({ startsAt: '21:00', hours: 8 });
    expect((await put(postId, { asked: 3 })).body.data).toMatchObject({ startsAt: '21:00', hours: 8 });
    for (const [field, value] of [
      ['startsAt', '24:00'],
      ['startsAt', '9:00'],
      ['hours', 10],
      ['hours', '8'],
    ] as const) {
      const { status, body } = await put(postId, { [field]: value });
      expect([status, body.errors[0].path]).toEqual([400, field]);
    }
  });
});

it('an assignment over midnight of a month end and 29 February has each night once', async () => {
  setClock(Date.parse('2028-02-27T10:00:00+05:30'));
  const later = await createCompany(api);
  const [client, guard] = [await later.addClient(), await later.addGuard()];
  const days = { startDate: '2028-02-28', endDate: '2028-03-01', shift: 'night' };
  const reply = await later.assignGuard(guard.guardId, client.clientId, days);
  const duties = await dutiesOf(reply.body.data._id);
  expect(duties.map(({ day }) => day)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  for (const { day, ends_at } of duties)
    expect(new Date(ends_at).toISOString()).toBe(`${addDays(day, 1)}T02:30:00.000Z`);
});
