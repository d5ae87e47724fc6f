import { today } from '@prahari/domain/days';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  addPost,
  assignGuardBody,
  auditActionsOf,
  countRows,
  daysFromToday,
  postBody,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { rowOf, setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
afterEach(() => void vi.useRealTimers());

const postsOf = async (email: string, query = '') =>
  (await api.get(`/admin/posts?q=${encodeURIComponent(email)}${query}`, company.admin)).body.data;
/** Adds a client with this request, and returns its post, too. */
const clientWithPost = async (request: object = {}) => {
  const client = await company.addClient(request);
  const [{ _id: postId }] = await postsOf(client.email);
  return { ...client, postId: postId as string };
};
const post = async (id: string) => (await api.get(`/admin/posts/${id}`, company.admin)).body.data;
const put = (body: object) => api.put('/admin/posts', body, company.admin);
const end = (postId: string, lastDay: string) =>
  api.post('/admin/end-post', { postId, lastDay }, company.admin);
const fields = (changes: object = {}) => {
  const { clientId: _, ...rest } = postBody('', changes);
  return rest;
};
const statusOf = async (guardId: string) => (await rowOf(api.db, 'guards', { id: guardId })).status;

describe('the post of an approved request', () => {
  itOnce('has its location as street, its dates and its number, and no shift', async () => {
    const client = await company.addClient(
      { numberOfGuards: 3, location: 'Sector 62, Noida', endDate: daysFromToday(30) },
      { name: 'Sahyadri Heights' },
    );
    expect(await postsOf(client.email)).toEqual([
      {
        _id: expect.any(String),
        client: {
          _id: client.clientId,
          user: { _id: client.userId, name: 'Sahyadri Heights', email: client.email },
          phone: '+91 98765 43210',
        },
        place: { street: 'Sector 62, Noida', city: '', state: '', zipCode: '' },
        shift: null,
        startsAt: null,
        hours: null,
        startDate: today(),
        endDate: daysFromToday(30),
        asked: 3,
        filled: 0,
        short: 3,
        emptyTonight: expect.any(Number),
        note: '',
        assignments: [],
        createdAt: expect.any(String),
      },
    ]);
  });

  itOnce('takes shift and place from its first assignment, and keeps them', async () => {
    const client = await company.addClient({ numberOfGuards: 2 });
    const [one, two] = [await company.addGuard(), await company.addGuard()];
    const { data } = (await company.assignGuard(one.guardId, client.clientId, { shift: 'night' })).body;
    const [made] = await postsOf(client.email);
    expect(data.postId).toBe(made._id);
    const place = { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' };
    expect(made).toMatchObject({ place, shift: 'night', filled: 1, short: 1 });
    await company.assignGuard(two.guardId, client.clientId, {
      shift: 'day',
      location: { ...place, city: 'Agra' },
    });
    expect(await post(made._id)).toMatchObject({ place, shift: 'night', filled: 2, short: 0 });
  });
});

describe('an assignment without a post', () => {
  it('is assigned to the client’s oldest post with an opening on its days, else to none', async () => {
    const client = await company.addClient({ numberOfGuards: 1, endDate: daysFromToday(20) });
    const later = await addPost(api, company.admin, client.clientId, {
      startDate: daysFromToday(40),
      asked: 2,
    });
    const [oldest] = await postsOf(client.email, '&sort=createdAt');
    const assign = async (from: number, to: number) => {
      const { guardId } = await company.addGuard();
      const period = { startDate: daysFromToday(from), endDate: daysFromToday(to) };
      return (await company.assignGuard(guardId, client.clientId, period)).body.data.postId;
    };
    expect(await assign(0, 10)).toBe(oldest._id);
    expect(await assign(11, 20)).toBe(oldest._id);
    expect(await assign(15, 45)).toBe(later);
    expect(await assign(25, 30)).toBe(null);
    expect(await post(oldest._id)).toMatchObject({ asked: 1, filled: 1, short: 0 });
  });
});

describe('a post', () => {
  it('is added, listed and found by place, client and guard; of an unknown client it is refused', async () => {
    const client = await company.addClient({}, { name: 'Kalpataru Tower' });
    const guard = await company.addGuard({ name: 'Baburao Ganpat' });
    const id = await addPost(api, company.admin, client.clientId, {
      place: { street: 'Old Mill Gate', city: 'Ratnagiri', state: 'Maharashtra', zipCode: '415612' },
      note: 'Keys\nat the desk',
    });
    expect(await auditActionsOf(api.db, id)).toEqual(['addPost']);
    for (const q of ['old mill', 'RATNAGIRI', '415612', 'kalpataru'])
      expect([q, (await postsOf(q)).map(({ _id }: { _id: string }) => _id)]).toEqual([
        q,
        expect.arrayContaining([id]),
      ]);
    await company.assignGuard(guard.guardId, client.clientId);
    expect(await postsOf('baburao')).toMatchObject([
      { assignments: [{ guard: { name: 'Baburao Ganpat' } }] },
    ]);
    const unknown = await api.post('/admin/posts', postBody(UNKNOWN_ID), company.admin);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'clients.not_found']);
    for (const malformed of [UNKNOWN_ID, 'x', '%00'])
      expect((await api.get(`/admin/posts/${malformed}`, company.admin)).status).toBe(404);
  });

  itOnce('lets the client have as many more guards as it needs', async () => {
    const client = await company.addClient({ numberOfGuards: 1 });
    const count = async () =>
      (await api.get(`/admin/clients/${client.clientId}`, company.admin)).body.data.numberOfGuards;
    await addPost(api, company.admin, client.clientId, { asked: 4 });
    expect(await count()).toBe(5);
  });

  itOnce('keeps openings and days for its guards when it is changed', async () => {
    const { postId, ...client } = await clientWithPost({ numberOfGuards: 2, endDate: daysFromToday(50) });
    for (const guard of [await company.addGuard(), await company.addGuard()])
      await company.assignGuard(guard.guardId, client.clientId, { endDate: daysFromToday(30) });
    const before = await countRows(api.db);
    const refused = [
      { asked: 1 },
      { endDate: daysFromToday(29) },
      { startDate: daysFromToday(1), endDate: daysFromToday(50) },
    ];
    for (const changes of refused) {
      const reply = await put({ postId, ...fields({ endDate: daysFromToday(50), ...changes }) });
      expect([changes, reply.status, reply.body.code]).toEqual([changes, 409, 'posts.guards_in_the_way']);
    }
    expect(await countRows(api.db)).toEqual(before);
    const changed = { asked: 2, endDate: daysFromToday(30), shift: '24h', note: 'Two gates' };
    expect((await put({ postId, ...fields(changed) })).body.data).toMatchObject({ ...changed, filled: 2 });
    expect(await auditActionsOf(api.db, postId)).toEqual(['updatePost']);
    expect((await put({ postId: UNKNOWN_ID, ...fields() })).body.code).toBe('posts.not_found');
  });

  itOnce('can’t move into the past, but can be corrected once it is over', async () => {
    const { postId } = await clientWithPost({ endDate: daysFromToday(20) });
    const past = { startDate: daysFromToday(-20), endDate: daysFromToday(-1) };
    const refused = await put({ postId, ...fields(past) });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'endDate', message: 'End date must not be in the past' }],
    ]);
    await api.db.updateTable('posts').set({ end_date: past.endDate }).where('id', '=', postId).execute();
    const corrected = await put({ postId, ...fields({ ...past, note: 'Two gates' }) });
    expect(corrected.body.data).toMatchObject({ ...past, note: 'Two gates' });
  });
});

describe('ending a post', () => {
  it('shortens assignments to the last day, completes later ones and makes their guards available', async () => {
    const { postId, ...client } = await clientWithPost({ numberOfGuards: 2, endDate: daysFromToday(50) });
    const [running, later] = [await company.addGuard(), await company.addGuard()];
    const first = (await company.assignGuard(running.guardId, client.clientId)).body.data;
    const second = (
      await company.assignGuard(later.guardId, client.clientId, {
        startDate: daysFromToday(8),
        endDate: daysFromToday(40),
      })
    ).body.data;
    expect(statusAndCode(await end(postId, daysFromToday(51)))).toEqual([409, 'posts.outside']);

    const ended = await end(postId, daysFromToday(3));
    expect([ended.status, ended.body.data]).toEqual([
      200,
      expect.objectContaining({ endDate: daysFromToday(3), filled: 1 }),
    ]);
    expect(ended.body.data.assignments).toMatchObject([{ _id: first._id, endDate: daysFromToday(3) }]);
    expect(await auditActionsOf(api.db, first._id)).toEqual(['assignGuard', 'shortenAssignment']);
    expect(await auditActionsOf(api.db, second._id)).toEqual(['assignGuard', 'withdrawGuard']);
    expect(await statusOf(running.guardId)).toBe('assigned');
    expect(await statusOf(later.guardId)).toBe('available');
  });

  itOnce('completes its assignments at once for a last day in the past, and cannot be repeated', async () => {
    const { postId, ...client } = await clientWithPost({
      numberOfGuards: 1,
      startDate: daysFromToday(-9),
      endDate: daysFromToday(9),
    });
    const guard = await company.addGuard();
    await company.assignGuard(guard.guardId, client.clientId, { startDate: daysFromToday(-5) });
    expect((await end(postId, daysFromToday(-1))).body.data).toMatchObject({ filled: 0, assignments: [] });
    expect(await statusOf(guard.guardId)).toBe('available');
    expect(statusAndCode(await end(postId, daysFromToday(-2)))).toEqual([409, 'posts.ended']);
    expect(await postsOf(client.email)).toEqual([]);
    expect(await postsOf(client.email, '&status=ended')).toMatchObject([{ _id: postId }]);
  });

  itOnce('keeps the days on which a guard was already there', async () => {
    const { postId, ...client } = await clientWithPost({
      startDate: daysFromToday(-20),
      endDate: daysFromToday(20),
    });
    const guard = await company.addGuard();
    const begun = { startDate: daysFromToday(-5), endDate: daysFromToday(5) };
    await company.assignGuard(guard.guardId, client.clientId, begun);
    const before = await countRows(api.db);
    const refusedFor = async (lastDay: string) => (await end(postId, lastDay)).body.code;
    expect(await refusedFor(daysFromToday(-6))).toBe('posts.guards_in_the_way');
    expect(await refusedFor(daysFromToday(-21))).toBe('posts.outside');
    expect(await countRows(api.db)).toEqual(before);
    expect(await statusOf(guard.guardId)).toBe('assigned');
    expect((await end(postId, daysFromToday(-5))).status).toBe(200);
  });

  itOnce('takes it off the list before it begins', async () => {
    const client = await company.addClient({ startDate: daysFromToday(5), endDate: daysFromToday(9) });
    const [{ _id: postId }] = await postsOf(client.email, '&status=upcoming');
    expect((await end(postId, daysFromToday(2))).status).toBe(200);
    expect(await postsOf(client.email)).toEqual([]);
  });
});

itOnce('a guard may begin after the current assignment ends, and shows the running one first', async () => {
  const [one, two] = [await company.addClient(), await company.addClient()];
  const guard = await company.addGuard();
  const later = { startDate: daysFromToday(12), endDate: daysFromToday(20) };
  const next = await company.assignGuard(guard.guardId, two.clientId, later);
  const running = await company.assignGuard(guard.guardId, one.clientId);
  expect([next.status, running.status]).toEqual([201, 201]);
  for (const period of [{ startDate: daysFromToday(11) }, later, { endDate: daysFromToday(30) }])
    expect((await company.assignGuard(guard.guardId, two.clientId, period)).body.code).toBe(
      'assignments.guard_not_available',
    );
  const [shown] = (await api.get(`/admin/guards?q=${encodeURIComponent(guard.email)}`, company.admin)).body
    .data;
  expect(shown).toMatchObject({ status: 'assigned', currentAssignment: { _id: running.body.data._id } });
  const withdraw = (clientId: string) =>
    api.post('/admin/withdraw-guard', { guardId: guard.guardId, clientId }, company.admin);
  expect((await withdraw(one.clientId)).status).toBe(200);
  expect(await statusOf(guard.guardId)).toBe('assigned');
  const own = (await api.get('/security/profile', guard.token)).body.data;
  expect(own.currentAssignment).toMatchObject({ _id: next.body.data._id, startDate: daysFromToday(12) });
  expect((await withdraw(two.clientId)).status).toBe(200);
  expect(await statusOf(guard.guardId)).toBe('available');
});

it('no statement stores two duties of a guard that overlap', async () => {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const { data } = (await company.assignGuard(guard.guardId, client.clientId)).body;
  const first = await rowOf(api.db, 'duties', { assignment_id: data._id, day: data.endDate });
  const insert = (changes: object) =>
    api.db
      .insertInto('duties')
      .values({ ...first, id: crypto.randomUUID(), day: daysFromToday(400), ...changes })
      .execute();
  const later = { begins_at: first.ends_at, ends_at: first.ends_at + 1 };
  await expect(insert({})).rejects.toThrow('duties_overlap');
  await expect(insert({ begins_at: first.ends_at - 1, ends_at: first.ends_at + 1 })).rejects.toThrow(
    'duties_overlap',
  );
  await insert({ plan: 'cancelled' });
  await insert({ ...later, day: daysFromToday(401) });
  const moved = setRows(
    api.db,
    'duties',
    { day: daysFromToday(401), guard_id: guard.guardId },
    { begins_at: first.begins_at },
  );
  await expect(moved).rejects.toThrow('duties_overlap');
  await expect(setRows(api.db, 'duties', { plan: 'cancelled' }, { plan: 'planned' })).rejects.toThrow(
    'duties_overlap',
  );
  await api.db.deleteFrom('duties').where('day', '>=', daysFromToday(400)).execute();
});

itOnce('assign-guard without a post works as SPEC says', async () => {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const reply = await company.assignGuard(guard.guardId, client.clientId);
  expect(reply.body.data).toMatchObject({
    startDate: assignGuardBody('', '').startDate,
    guard: { _id: guard.guardId },
    client: { _id: client.clientId },
  });
});
