import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { describe, expect, it } from 'vitest';
import {
  addPost,
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  daysFromToday,
  type TestGuard,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { rowOf, setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const assign = (postId: string, guards: TestGuard[], changes: object = {}) =>
  office('assign-to-post', {
    postId,
    guardIds: guards.map(({ guardId }) => guardId),
    startDate: daysFromToday(1),
    endDate: daysFromToday(20),
    ...changes,
  });
const guardsNamed = <Names extends string[]>(...names: Names) =>
  Promise.all(names.map((name) => company.addGuard({ name }))) as Promise<{ [N in keyof Names]: TestGuard }>;
const postOf = async (changes: object = {}, name = 'Orchid Heights') => {
  const { clientId } = await company.addClient({}, { name });
  return addPost(api, company.admin, clientId, changes);
};
/** Makes a guard's paper end on a day. */
const endPaper = (guardId: string, expiresOn: string) =>
  setRows(api.db, 'papers', { guard_id: guardId, kind: 'medical' }, { expires_on: expiresOn });
const statusOf = async (guardId: string) => (await rowOf(api.db, 'guards', { id: guardId })).status;

describe('assigning to a post', () => {
  itOnce('assigns several guards at once with shift and place of the post', async () => {
    const postId = await postOf({ asked: 3 });
    const guards = await guardsNamed('One', 'Two', 'Three');
    const reply = await assign(postId, guards);
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject(
      guards.map(({ guardId }) => ({
        postId,
        guard: { _id: guardId },
        shift: 'night',
        location: { street: 'Gate 1', city: 'Pune' },
        startDate: daysFromToday(1),
      })),
    );
    const { data } = (await api.get(`/admin/posts/${postId}`, company.admin)).body;
    expect(data).toMatchObject({ filled: 3, short: 0 });
    const [extra] = await guardsNamed('Four');
    expect((await assign(postId, [extra])).body.code).toBe('posts.full');
    expect(await auditActionsOf(api.db, reply.body.data[0]._id)).toEqual(['assignGuard']);
  });

  itOnce('assigns nobody when one guard is not free, and says who is where until when', async () => {
    const [postId, elsewhere] = [await postOf(), await postOf({}, 'Bharat Precision Forgings')];
    const [busy, idle] = await guardsNamed('Ravi Kumar', 'Asha Rao');
    await assign(elsewhere, [busy], { endDate: daysFromToday(30) });
    const before = await countRows(api.db);
    const reply = await assign(postId, [idle, busy]);
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([
      409,
      'assignments.guard_not_available',
      `Ravi Kumar is at Bharat Precision Forgings, Pune, until ${formatDay(daysFromToday(30))}`,
    ]);
    expect(await countRows(api.db)).toEqual(before);
    expect(await statusOf(idle.guardId)).toBe('available');
    const after = { startDate: daysFromToday(31), endDate: daysFromToday(40) };
    expect((await assign(postId, [idle, busy], after)).status).toBe(201);
  });

  itOnce('is refused for an ended post, one without a shift, days outside and unknown guards', async () => {
    const { clientId, email } = await company.addClient();
    const [{ _id: withoutShift }] = (
      await api.get(`/admin/posts?q=${encodeURIComponent(email)}`, company.admin)
    ).body.data;
    const [ended, open] = [
      await addPost(api, company.admin, clientId),
      await addPost(api, company.admin, clientId),
    ];
    await office('end-post', { postId: ended, lastDay: daysFromToday(-1) });
    const [guard] = await guardsNamed('Free');
    const codeOf = async (postId: string, changes: object = {}) =>
      (await assign(postId, [guard], changes)).body.code;
    expect(await codeOf(UNKNOWN_ID)).toBe('posts.not_found');
    expect(await codeOf(ended)).toBe('posts.ended');
    expect(await codeOf(withoutShift)).toBe('posts.no_shift');
    expect(await codeOf(open, { startDate: daysFromToday(-1) })).toBe('posts.outside');
    expect(await codeOf(open, { endDate: daysFromToday(61) })).toBe('posts.outside');
    expect(await codeOf(open, { guardIds: [UNKNOWN_ID] })).toBe('guards.not_found');
    expect(await statusOf(guard.guardId)).toBe('available');
  });

  itOnce('asks for a reason if a guard’s paper is expired, and keeps it', async () => {
    const postId = await postOf();
    const [guard] = await guardsNamed('Papers');
    await endPaper(guard.guardId, daysFromToday(10));
    expect((await assign(postId, [guard])).body.code).toBe('papers.unproved');
    expect((await assign(postId, [guard], { endDate: daysFromToday(10) })).status).toBe(201);
    const later = { startDate: daysFromToday(11), endDate: daysFromToday(12) };
    const reply = await assign(postId, [guard], { ...later, papersReason: 'Renewal is paid' });
    expect(reply.status).toBe(201);
    const { id, detail } = await rowOf(api.db, 'audit_log', { entity_id: reply.body.data[0]._id });
    expect(JSON.parse(detail)).toMatchObject({ postId });
    const { texts } = await rowOf(api.db, 'audit_texts', { entry_id: id });
    expect(JSON.parse(texts)).toEqual({ papersReason: 'Renewal is paid' });
  });

  it('never fills more openings than the post has by concurrent calls', async () => {
    const postId = await postOf({ asked: 3 });
    const guards = await concurrently(12, () => company.addGuard());
    const replies = await Promise.all(guards.map((guard) => assign(postId, [guard])));
    expect(countByStatus(replies)).toEqual({ 201: 3, 409: 9 });
  });
});

describe('replacing a guard', () => {
  const replace = (assignmentId: string, guard: TestGuard, changes: object = {}) =>
    office('replace-guard', {
      assignmentId,
      guardId: guard.guardId,
      reason: 'sick',
      note: 'Fever',
      from: daysFromToday(3),
      ...changes,
    });
  const assigned = async (startDate = today()) => {
    const postId = await postOf();
    const [sick, well] = await guardsNamed('Sick', 'Well');
    const { data } = (await assign(postId, [sick], { startDate })).body;
    return { postId, sick, well, id: data[0]._id as string };
  };

  itOnce('ends one assignment the day before and begins another at the post until the same day', async () => {
    const { postId, sick, well, id } = await assigned();
    const { status, body } = await replace(id, well);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ended: { _id: id, postId, endDate: daysFromToday(2), status: 'active' },
      begun: {
        postId,
        guard: { _id: well.guardId },
        startDate: daysFromToday(3),
        endDate: daysFromToday(20),
        shift: 'night',
      },
    });
    expect(await auditActionsOf(api.db, id)).toEqual(['assignGuard', 'replaceGuard']);
    const { data: post } = (await api.get(`/admin/posts/${postId}`, company.admin)).body;
    expect(post).toMatchObject({ asked: 2, filled: 1, short: 1 });
    expect(post.assignments).toHaveLength(2);
    expect([await statusOf(sick.guardId), await statusOf(well.guardId)]).toEqual(['assigned', 'assigned']);
    const { data: entries } = (await api.get('/admin/audit?limit=2', company.admin)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['assignGuard', 'replaceGuard']);
    const stored = await rowOf(api.db, 'assignments', { id });
    expect(stored).toMatchObject({ replace_reason: 'sick', replace_note: 'Fever' });
  });

  itOnce('from the first day or today frees the replaced guard at once', async () => {
    const { sick, well, id } = await assigned(daysFromToday(3));
    expect((await replace(id, well)).body.data.ended.status).toBe('completed');
    expect(await statusOf(sick.guardId)).toBe('available');
    const other = await assigned();
    await replace(other.id, other.well, { from: today() });
    expect(await statusOf(other.sick.guardId)).toBe('available');
  });

  itOnce(
    'changes nothing when the other guard is not free, the day does not fit or the assignment has ended',
    async () => {
      const { sick, well, id } = await assigned();
      const busy = await assigned();
      const before = await countRows(api.db);
      const codeOf = async (guard: TestGuard, changes: object = {}) =>
        (await replace(id, guard, changes)).body.code;
      expect(await codeOf(busy.sick)).toBe('assignments.guard_not_available');
      expect(await codeOf(sick)).toBe('assignments.guard_not_available');
      expect(await codeOf(well, { from: daysFromToday(-1) })).toBe('posts.outside');
      expect(await codeOf(well, { from: daysFromToday(21) })).toBe('posts.outside');
      expect(await codeOf(well, { assignmentId: UNKNOWN_ID })).toBe('assignments.not_found');
      expect(await codeOf({ ...well, guardId: UNKNOWN_ID })).toBe('guards.not_found');
      expect(await countRows(api.db)).toEqual(before);
      const { data } = (await api.get(`/admin/assignments/${id}`, company.admin)).body;
      expect(data.endDate).toBe(daysFromToday(20));
      await replace(id, well, { from: today() });
      expect(await codeOf(well)).toBe('assignments.already_completed');
    },
  );

  it('only one of ten concurrent replacements of one guard succeeds', async () => {
    const { id } = await assigned();
    const guards = await concurrently(10, () => company.addGuard());
    const replies = await Promise.all(guards.map((guard) => replace(id, guard, { from: today() })));
    expect(countByStatus(replies)).toEqual({ 201: 1, 409: 9 });
  });
});

describe('the candidates of a post', () => {
  const candidates = async (postId: string) =>
    (await api.get(`/admin/posts/${postId}/candidates`, company.admin)).body.data.candidates;
  const setCity = (guard: TestGuard, city: string) =>
    api.db.updateTable('guards').set({ city }).where('id', '=', guard.guardId).execute();

  itOnce('are ranked with a reason of each kind, those assigned elsewhere last', async () => {
    const place = { street: 'Gate 1', city: 'Bhopal', state: 'Madhya Pradesh', zipCode: '462001' };
    const postId = await postOf({ place, shift: 'day', startDate: today(), endDate: daysFromToday(89) });
    const [local, knows, stranger, expired, busy] = await guardsNamed('A', 'B', 'C', 'D', 'E');
    for (const guard of [local, expired, busy]) await setCity(guard, 'Bhopal');
    await setCity(stranger, 'Kochi');
    await endPaper(expired.guardId, daysFromToday(5));
    await assign(await postOf({ shift: 'day' }, 'Lake View'), [busy], { endDate: daysFromToday(30) });
    const first = await assign(postId, [knows], { startDate: today(), endDate: daysFromToday(20) });
    await office('withdraw-guard', {
      guardId: knows.guardId,
      clientId: first.body.data[0].client._id,
    });
    const ranked = await candidates(postId);
    const ids = ranked.map(({ _id }: { _id: string }) => _id);
    const places = [local, knows, stranger, expired].map(({ guardId }) => ids.indexOf(guardId));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(ids.at(-1)).toBe(busy.guardId);
    expect(ranked.length).toBeLessThanOrEqual(50);
    const candidateOf = (guard: TestGuard) =>
      ranked.find(({ _id }: { _id: string }) => _id === guard.guardId);
    expect(candidateOf(local)).toMatchObject({
      name: 'A',
      city: 'Bhopal',
      rating: 0,
      reviewCount: 0,
      reasons: [
        { kind: 'free', verdict: 'for', text: 'all 90 days' },
        { kind: 'city', verdict: 'for', text: 'Bhopal' },
        { kind: 'knowsPlace', verdict: 'neutral', text: 'not yet' },
        { kind: 'papers', verdict: 'for', text: 'valid' },
        { kind: 'rested', verdict: 'for', text: 'a full day' },
      ],
    });
    expect(candidateOf(knows).reasons[2]).toEqual({
      kind: 'knowsPlace',
      verdict: 'for',
      text: 'this post, once',
    });
    expect(candidateOf(stranger).reasons[1]).toEqual({ kind: 'city', verdict: 'neutral', text: 'Kochi' });
    expect(candidateOf(expired).reasons[3]).toMatchObject({ verdict: 'against' });
    expect(candidateOf(busy).conflict).toBe(`at Lake View, Pune, until ${formatDay(daysFromToday(30))}`);
    expect(candidateOf(busy).conflictClient).toEqual({ _id: expect.any(String), name: 'Lake View' });
    expect(candidateOf(local)).not.toHaveProperty('conflictClient');
  });

  itOnce('do not include a guard whose account is disabled', async () => {
    const postId = await postOf();
    const [guard] = await guardsNamed('Disabled');
    await office('accounts/disable', { accountId: guard.userId });
    const ids = (await candidates(postId)).map(({ _id }: { _id: string }) => _id);
    expect(ids).not.toContain(guard.guardId);
    expect((await assign(postId, [guard])).body.message).toBe('Disabled has a disabled account');
  });
});

describe('the free guards', () => {
  const free = async (query: Record<string, string>) =>
    (await api.get(`/admin/free-guards?${new URLSearchParams(query)}`, company.admin)).body;
  const namesOf = (guards: { name: string }[]) => guards.map(({ name }) => name);

  itOnce('are those of a city without a duty at these times, the best first with the reasons', async () => {
    const [expired, rested, assigned, tired] = await guardsNamed('E', 'R', 'A', 'T', 'F');
    for (const guard of [expired, rested, assigned, tired])
      await api.db.updateTable('guards').set({ city: 'Ujjain' }).where('id', '=', guard.guardId).execute();
    await endPaper(expired.guardId, daysFromToday(5));
    const nights = await postOf({ shift: 'night', asked: 2 });
    await assign(nights, [assigned], { endDate: daysFromToday(30) });
    await assign(nights, [tired], { startDate: today(), endDate: daysFromToday(9) });
    const days = { startDate: daysFromToday(10), endDate: daysFromToday(16) };
    const { data } = await free({ city: ' ujjain', shift: 'day', ...days });
    // A's nights don't overlap a day duty, but leave no time to rest.
    expect([namesOf(data.guards)[0], namesOf(data.guards)[3]]).toEqual(['R', 'E']);
    expect(namesOf(data.guards).slice(1, 3).toSorted()).toEqual(['A', 'T']);
    expect(data.guards[0].reasons).toEqual([
      { kind: 'free', verdict: 'for', text: 'all 7 days' },
      { kind: 'city', verdict: 'for', text: 'Ujjain' },
      { kind: 'papers', verdict: 'for', text: 'valid' },
      { kind: 'rested', verdict: 'for', text: 'a full day' },
    ]);
    for (const guard of data.guards.slice(1, 3))
      expect(guard.reasons[3]).toEqual({ kind: 'rested', verdict: 'against', text: '0 hours' });
    expect(data.isCut).toBe(false);
    expect(data.cities).toContain('Ujjain');
    expect(data.cities).toEqual(data.cities.toSorted());
    const anywhere = await free({ shift: 'night', startDate: today(), endDate: today() });
    expect(namesOf(anywhere.data.guards)).toEqual(expect.arrayContaining(['F', 'R']));
    expect(namesOf(anywhere.data.guards)).not.toContain('T');
    expect((await free({ city: 'Atlantis', shift: 'day', ...days })).data.guards).toEqual([]);
  });

  itOnce('are refused for days that are over or in the wrong order', async () => {
    for (const [startDate, endDate] of [
      [daysFromToday(-9), daysFromToday(-2)],
      [daysFromToday(2), today()],
      ['tonight', today()],
    ] as const) {
      const { code, errors } = await free({ shift: 'night', startDate, endDate });
      expect([code, errors.length]).toEqual(['request.invalid', 1]);
    }
  });
});
