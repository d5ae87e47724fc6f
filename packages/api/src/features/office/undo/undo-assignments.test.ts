import { describe, expect, it } from 'vitest';
import {
  addPost,
  concurrently,
  countByStatus,
  countRows,
  daysFromToday,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowOf, rowsOf } from '../../../../testing/rows.ts';
import { expectFollowed, undoCalls } from '../../../../testing/undo-calls.ts';

const { api, company } = await startCompany();
const { office, undo, statusOf } = undoCalls(() => ({ api, company }));

describe('undoing an assignment and a withdrawal', () => {
  it('deletes the assignment, whose names stay in the audit log', async () => {
    const guard = await company.addGuard({ name: 'Ravi Kumar' });
    const client = await company.addClient({}, { name: 'Sunrise Heights' });
    const assigned = await company.assignGuard(guard.guardId, client.clientId);
    await undo(assigned);
    expect(await statusOf('assignments', assigned.body.data._id)).toBeUndefined();
    const entries = (await api.get('/admin/audit?limit=2&status=assignments', company.admin)).body.data;
    expect(entries.map((entry: { action: string; about: object }) => [entry.action, entry.about])).toEqual([
      ['undoAssignGuard', { guard: 'Ravi Kumar', client: 'Sunrise Heights' }],
      ['assignGuard', { guard: 'Ravi Kumar', client: 'Sunrise Heights' }],
    ]);
    expect((await company.assignGuard(guard.guardId, client.clientId)).status).toBe(201);
  });

  it('opens a withdrawn assignment again, on a break as before', async () => {
    const guard = await company.addGuard();
    const client = await company.addClient();
    const { _id: assignmentId } = (await company.assignGuard(guard.guardId, client.clientId)).body.data;
    await api.put('/security/update-assignment', { assignmentId, status: 'onBreak' }, guard.token);
    const guardAndClient = { guardId: guard.guardId, clientId: client.clientId };
    await undo(await office('withdraw-guard', guardAndClient));
    expect(await statusOf('assignments', assignmentId)).toBe('onBreak');
  });

  it('is refused with the reason once the guard or the opening is taken', async () => {
    const [guard, other] = [await company.addGuard({ name: 'Ravi Kumar' }), await company.addGuard()];
    const client = await company.addClient({}, { name: 'Lake View' });
    const guardAndClient = { guardId: guard.guardId, clientId: client.clientId };
    const assigned = await company.assignGuard(guard.guardId, client.clientId);
    await api.put(
      '/security/update-assignment',
      { assignmentId: assigned.body.data._id, status: 'onBreak' },
      guard.token,
    );
    expectFollowed(await undo(assigned), 'Ravi Kumar went on a break at Lake View');
    const withdrawn = await office('withdraw-guard', guardAndClient);
    await company.assignGuard(other.guardId, client.clientId);
    expectFollowed(await undo(withdrawn), 'the client has another guard in this place');
    await company.assignGuard(guard.guardId, (await company.addClient()).clientId);
    expectFollowed(await undo(withdrawn), 'the guard is no longer available');
  });
});

describe('undoing an assignment to a post', () => {
  it('takes back all guards and opens their positions again', async () => {
    const guards = [await company.addGuard(), await company.addGuard()];
    const client = await company.addClient({ numberOfGuards: 2 });
    const post = async () =>
      (await api.get('/admin/posts?limit=200', company.admin)).body.data.find(
        (one: { client: { _id: string } }) => one.client._id === client.clientId,
      );
    const { _id: postId, startDate, endDate } = await post();
    const place = { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' };
    const fields = { postId, place, shift: 'night', startDate, endDate, asked: 2, note: '' };
    expect((await api.put('/admin/posts', fields, company.admin)).status).toBe(200);
    const guardIds = guards.map(({ guardId }) => guardId);
    const assigned = await office('assign-to-post', { postId, guardIds, startDate, endDate });
    expect((await post()).filled).toBe(2);
    const entryIds = assigned.body.undos.map(({ entryId }: { entryId: string }) => entryId);
    expect((await office('undo', { entryIds })).status).toBe(200);
    expect((await post()).filled).toBe(0);
  });
});

describe('undoing a replacement', () => {
  const daysOf = async (assignmentId: string) => {
    const { status, startDate, endDate } = (
      await api.get(`/admin/assignments/${assignmentId}`, company.admin)
    ).body.data;
    return { status, startDate, endDate };
  };
  const replaced = async (from: number) => {
    const [sick, well] = [await company.addGuard({ name: 'Ravi Kumar' }), await company.addGuard()];
    const client = await company.addClient({}, { name: 'Sunrise Heights' });
    const { _id: assignmentId } = (await company.assignGuard(sick.guardId, client.clientId)).body.data;
    const before = await daysOf(assignmentId);
    const body = { assignmentId, guardId: well.guardId, reason: 'sick', from: daysFromToday(from) };
    return { sick, well, client, assignmentId, before, reply: await office('replace-guard', body) };
  };

  it.each([
    ['today, which ended it at once', 0],
    ['a later day, until which it runs', 4],
  ])('restores days and position and removes the new assignment, from %s', async (_, from) => {
    const { sick, well, assignmentId, before, reply } = await replaced(from);
    expect((await undo(reply)).body).toEqual({ success: true, message: 'Undone' });
    expect(await daysOf(assignmentId)).toEqual(before);
    expect(await statusOf('assignments', reply.body.data.begun._id)).toBeUndefined();
    const [one, other] = [sick, well].map(({ email }) => email);
    const guardStatus = async (email = '') =>
      (await api.get(`/admin/guards?q=${encodeURIComponent(email)}`, company.admin)).body.data[0].status;
    expect([await guardStatus(one), await guardStatus(other)]).toEqual(['assigned', 'available']);
    const stored = api.db.selectFrom('assignments').select('replace_reason').where('id', '=', assignmentId);
    expect(await stored.executeTakeFirst()).toEqual({ replace_reason: null });
    const rows = await countRows(api.db);
    expect((await undo(reply)).status).toBe(200);
    expect(await countRows(api.db)).toEqual(rows);
    const { data } = (await api.get('/admin/audit?limit=1', company.admin)).body;
    expect(data[0]).toMatchObject({
      action: 'undoReplaceGuard',
      about: { guard: 'Ravi Kumar', client: 'Sunrise Heights' },
    });
    expect(await concurrently(3, () => undo(reply)).then(countByStatus)).toEqual({ 200: 3 });
  });

  it('is refused once either of the two guards was changed again, and changes neither', async () => {
    const { well, assignmentId, reply } = await replaced(0);
    const begun = reply.body.data.begun._id;
    const onBreak = { assignmentId: begun, status: 'onBreak' };
    await api.put('/security/update-assignment', onBreak, well.token);
    expect((await undo(reply)).body.code).toBe('undo.followed');
    expect([await statusOf('assignments', begun), await statusOf('assignments', assignmentId)]).toEqual([
      'onBreak',
      'completed',
    ]);

    const other = await replaced(0);
    // The guard is sick today.
    const tomorrow = { startDate: daysFromToday(1) };
    await company.assignGuard(other.sick.guardId, (await company.addClient()).clientId, tomorrow);
    expectFollowed(await undo(other.reply), 'the guard is no longer available');
    expect(await statusOf('assignments', other.reply.body.data.begun._id)).toBe('active');
  });

  it('leaves until when the guard was sick before, and what was noted since', async () => {
    const { sick, assignmentId } = await replaced(9);
    const until = async () => (await rowOf(api.db, 'guards', { id: sick.guardId })).unavailable_until;
    const replace = async (day: number, last: number) => {
      const { guardId } = await company.addGuard();
      const days = {
        from: daysFromToday(day),
        until: daysFromToday(day),
        unavailableUntil: daysFromToday(last),
      };
      return office('replace-guard', { assignmentId, guardId, reason: 'sick', ...days });
    };
    const first = await replace(2, 3);
    const second = await replace(4, 6);
    expect((await undo(second)).status).toBe(200);
    expect(await until()).toBe(daysFromToday(3));
    await replace(4, 7);
    expect((await undo(first)).body.code).toBe('undo.followed');
    expect(await until()).toBe(daysFromToday(7));
  });

  it('leaves a granted day of leave among the days as leave', async () => {
    const { clientId } = await company.addClient();
    const { guardId, token } = await company.addGuard({ name: 'Ravi Kumar' });
    const assigned = await company.assignGuard(guardId, clientId, { endDate: daysFromToday(9) });
    const day = daysFromToday(2);
    const asked = await api.post('/security/leave', { from: day, to: day, reason: 'A wedding' }, token);
    await office('leave/answer', { leaveId: asked.body.data._id, approved: true });
    const assignmentId = assigned.body.data._id;
    const planOf = async () => (await rowOf(api.db, 'duties', { assignment_id: assignmentId, day })).plan;
    expect(await planOf()).toBe('leave');
    const days = { from: daysFromToday(1), until: daysFromToday(3) };
    const other = (await company.addGuard()).guardId;
    const body = { assignmentId, guardId: other, reason: 'clientAsked', ...days };
    expect((await undo(await office('replace-guard', body))).status).toBe(200);
    expect(await planOf()).toBe('leave');
  });

  it('is refused once the guard was replaced on other days, also where the post has room for both', async () => {
    const { clientId } = await company.addClient({ numberOfGuards: 2 });
    const postId = await addPost(api, company.admin, clientId);
    const { guardId } = await company.addGuard({ name: 'Ravi Kumar' });
    const period = { startDate: daysFromToday(1), endDate: daysFromToday(9) };
    const assigned = await office('assign-to-post', { postId, guardIds: [guardId], ...period });
    const [{ _id: assignmentId }] = assigned.body.data;
    const replace = async (day: number) => {
      const days = { from: daysFromToday(day), until: daysFromToday(day) };
      const other = (await company.addGuard({ name: 'Om Das' })).guardId;
      return office('replace-guard', { assignmentId, guardId: other, reason: 'clientAsked', ...days });
    };
    const first = await replace(2);
    await replace(4);
    const duties = async () =>
      (await rowsOf(api.db, 'duties', { assignment_id: assignmentId, plan: 'cancelled' })).length;
    expect([(await undo(first)).body.code, await duties()]).toEqual(['undo.followed', 2]);
  });
});
