import { expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  addPost,
  auditActionsOf,
  concurrently,
  countByStatus,
  daysFromToday,
  type TestGuard,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { mailsTo } from '../../../../testing/mailbox.ts';
import { OFFICE_MAILS_PER_DAY } from '../../messages/messages.service.ts';
import { exportPersonalData } from '../../people/personal-data.service.ts';

const { api, company } = await startCompany();

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const ask = ({ token }: TestGuard, from = 2, to = 4, reason = 'Wedding') =>
  api.post('/security/leave', { from: daysFromToday(from), to: daysFromToday(to), reason }, token);
const answer = (leaveId: string, approved: boolean, note?: string) =>
  office('leave/answer', { leaveId, approved, ...(note && { note }) });
const asked = async (guard: TestGuard, from?: number, to?: number) =>
  (await ask(guard, from, to)).body.data._id as string;
const own = async ({ token }: TestGuard) => (await api.get('/security/leave', token)).body.data;
const pending = async () => (await api.get('/admin/leave?status=pending', company.admin)).body.data;

/** A guard at a post that asks for one, for the next ten days. */
async function guardAtPost() {
  const { clientId } = await company.addClient({}, { name: 'Orchid Heights' });
  const postId = await addPost(api, company.admin, clientId, { asked: 1 });
  const guard = await company.addGuard();
  const assign = (other: TestGuard, from: number, to: number) =>
    office('assign-to-post', {
      postId,
      guardIds: [other.guardId],
      startDate: daysFromToday(from),
      endDate: daysFromToday(to),
    });
  const { body } = await assign(guard, 1, 10);
  const plans = async () =>
    (
      await api.db
        .selectFrom('duties')
        .select(['day', 'plan'])
        .where('guard_id', '=', guard.guardId)
        .orderBy('day')
        .execute()
    ).flatMap(({ day, plan }) => (plan === 'leave' ? [day] : []));
  return { clientId, postId, guard, assign, plans, assignmentId: body.data[0]._id as string };
}

it('granted leave makes the duties of its days openings at once, which another guard can take', async () => {
  const { guard, postId, assign, plans } = await guardAtPost();
  const reliever = await company.addGuard();
  const leaveId = await asked(guard);
  expect((await pending()).find(({ _id }: { _id: string }) => _id === leaveId)).toMatchObject({
    from: daysFromToday(2),
    to: daysFromToday(4),
    reason: 'Wedding',
    guard: { _id: guard.guardId, name: guard.name },
    duties: [2, 3, 4].map((day) => ({ day: daysFromToday(day), postId, client: 'Orchid Heights' })),
  });
  expect((await assign(reliever, 2, 4)).body.code).toBe('posts.full');
  const { changes, leavePending } = (await api.get('/admin/overview', company.admin)).body.data;
  expect(leavePending).toBeGreaterThan(0);
  const reply = await answer(leaveId, true, 'Come back rested');
  expect([reply.status, reply.body.data.duties.length]).toEqual([200, 3]);
  expect(await plans()).toEqual([2, 3, 4].map(daysFromToday));
  const after = (await api.get('/admin/overview', company.admin)).body.data.changes;
  expect(after.posts).toBeGreaterThan(changes.posts);
  expect((await assign(reliever, 2, 4)).status).toBe(201);
  expect(await own(guard)).toMatchObject([{ status: 'approved', note: 'Come back rested', duties: 3 }]);
  expect(await auditActionsOf(api.db, guard.guardId)).toEqual(
    expect.arrayContaining(['askForLeave', 'approveLeave']),
  );
});

itOnce(
  'an assignment that is made later has no duty on days of granted leave, and their places stay empty',
  async () => {
    const guard = await company.addGuard();
    await answer(await asked(guard, 2, 4), true);
    const client = await company.addClient();
    const { body } = await company.assignGuard(guard.guardId, client.clientId);
    const duties = await api.db
      .selectFrom('duties')
      .select('day')
      .where('assignment_id', '=', body.data._id)
      .where('plan', '=', 'leave')
      .orderBy('day')
      .execute();
    expect(duties.map(({ day }) => day)).toEqual([2, 3, 4].map(daysFromToday));
  },
);

itOnce(
  'work that lies wholly in granted leave is refused by whoever gives it, and an offer of one such day as well',
  async () => {
    const [away, { clientId, assignmentId, guard: colleague }] = [
      await company.addGuard(),
      await guardAtPost(),
    ];
    await answer(await asked(away), true);
    const days = { startDate: daysFromToday(2), endDate: daysFromToday(4) };
    const elsewhere = await addPost(api, company.admin, clientId, { asked: 2, shift: 'day' });
    const replies = [
      await office('assign-to-post', { postId: elsewhere, guardIds: [away.guardId], ...days }),
      await company.assignGuard(away.guardId, clientId, days),
      await office('rotations', {
        ...{ postId: elsewhere, pattern: { on: 6, off: 1 }, guardIds: [away.guardId] },
        ...{ from: days.startDate, to: days.endDate },
      }),
      await office('replace-guard', {
        ...{ assignmentId, guardId: away.guardId, reason: 'other' },
        ...{ from: daysFromToday(3), until: daysFromToday(3) },
      }),
    ];
    for (const reply of replies) {
      expect(statusAndCode(reply)).toEqual([409, 'assignments.guard_not_available']);
      expect(reply.body.message).toBe(`${away.name} is on leave on these days`);
    }
    const swapped = await company.assignGuard(away.guardId, clientId, {
      ...{ startDate: daysFromToday(8), endDate: daysFromToday(8), shift: 'day' },
    });
    expect(swapped.status).toBe(201);
    const dutyOn = async (guardId: string, day: number) =>
      (
        await api.db
          .selectFrom('duties')
          .select('id')
          .where('guard_id', '=', guardId)
          .where('day', '=', daysFromToday(day))
          .executeTakeFirstOrThrow()
      ).id;
    const dutyIds = [await dutyOn(colleague.guardId, 3), await dutyOn(away.guardId, 8)];
    expect(statusAndCode(await office('swap-duties', { dutyIds, reason: 'Wedding' }))).toEqual([
      409,
      'assignments.guard_not_available',
    ]);
    const offer = { postId: elsewhere, days: [daysFromToday(4), daysFromToday(5)], minutes: 30 };
    const [{ url }] = (await office('offers', { ...offer, guardIds: [away.guardId] })).body.data;
    const yes = await api.post(`/offers/${url.split('#')[1]}/answer`, { yes: true });
    expect(statusAndCode(yes)).toEqual([409, 'offer.impossible']);
    expect((await api.get(`/admin/offers?postId=${elsewhere}`, company.admin)).body.data[0].impossible).toBe(
      'away',
    );
  },
);

itOnce('leave that is not granted changes no duty, and the guard reads why', async () => {
  const { guard, plans } = await guardAtPost();
  const leaveId = await asked(guard);
  expect((await answer(leaveId, false, 'Two are away that week')).status).toBe(200);
  expect(await plans()).toEqual([]);
  expect(await own(guard)).toMatchObject([{ status: 'declined', note: 'Two are away that week' }]);
  expect((await ask(guard)).status).toBe(201);
});

it('days that wait or were granted cannot be asked for again', async () => {
  const { guard } = await guardAtPost();
  await asked(guard, 2, 4);
  expect(statusAndCode(await ask(guard, 4, 6))).toEqual([409, 'leave.overlap']);
  expect((await ask(guard, 5, 6)).status).toBe(201);
});

itOnce(
  'a guard who asks and takes back all day mails the office no more than thirty times, and others still do',
  async () => {
    const [guard, other] = await Promise.all([company.addGuard(), company.addGuard()]);
    const { email } = await api.signIn('admin');
    const mails = async () => (await mailsTo(api.db, email)).length;
    for (let round = 0; round < 35; round += 1) {
      const leaveId = await asked(guard, 2, 4);
      expect((await api.post('/security/leave/withdraw', { leaveId }, guard.token)).status).toBe(200);
    }
    expect(await mails()).toBe(OFFICE_MAILS_PER_DAY);
    expect((await ask(guard, 2, 4)).status).toBe(201);
    expect((await pending()).map(({ guard: { _id } }: { guard: { _id: string } }) => _id)).toContain(
      guard.guardId,
    );
    await ask(other, 2, 4);
    expect(await mails()).toBe(OFFICE_MAILS_PER_DAY + 1);
  },
);

it('of twenty phones that ask for the same days at once one asks', async () => {
  const { guard } = await guardAtPost();
  const replies = await concurrently(20, (index) => ask(guard, 2, 4 + (index % 3)));
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 19 });
  expect(await own(guard)).toHaveLength(1);
});

it('of two clerks and a guard at once one decides, and duties follow that answer', async () => {
  for (let run = 0; run < 5; run++) {
    const { guard, plans } = await guardAtPost();
    const leaveId = await asked(guard);
    const [yes, no, back] = await Promise.all([
      answer(leaveId, true),
      answer(leaveId, false),
      api.post('/security/leave/withdraw', { leaveId }, guard.token),
    ]);
    expect([yes, no, back].filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await plans()).toHaveLength(yes.status === 200 ? 3 : 0);
    expect(await own(guard)).toHaveLength(back.status === 200 ? 0 : 1);
  }
});

it('granting and replacing the guard at once leaves no duty twice and no day without an answer', async () => {
  const { guard, postId, assignmentId } = await guardAtPost();
  const [leaveId, other] = [await asked(guard), await company.addGuard()];
  const replace = office('replace-guard', {
    assignmentId,
    guardId: other.guardId,
    reason: 'other',
    from: daysFromToday(3),
  });
  const [replaced, granted] = await Promise.all([replace, answer(leaveId, true)]);
  expect(granted.status).toBe(200);
  const duties = await api.db
    .selectFrom('duties')
    .select(['day', 'guard_id', 'plan'])
    .where('post_id', '=', postId)
    .where('plan', '=', 'planned')
    .execute();
  expect(new Set(duties.map(({ day }) => day)).size).toBe(duties.length);
  const isOnLeave = ({ guard_id, day }: { guard_id: string; day: string }) =>
    guard_id === guard.guardId && day >= daysFromToday(2) && day <= daysFromToday(4);
  expect(duties.filter(isOnLeave)).toEqual([]);
  expect([200, 201, 409]).toContain(replaced.status);
});

it('the same answer again changes nothing, another one is refused', async () => {
  const { guard } = await guardAtPost();
  const leaveId = await asked(guard);
  const first = await answer(leaveId, true);
  expect((await answer(leaveId, true)).body).toEqual(first.body);
  expect(statusAndCode(await answer(leaveId, false))).toEqual([409, 'leave.answered']);
  expect(statusAndCode(await answer(UNKNOWN_ID, false))).toEqual([404, 'leave.not_found']);
});

itOnce('leave that waits can be taken back by its guard only', async () => {
  const [{ guard }, other] = [await guardAtPost(), await company.addGuard()];
  const leaveId = await asked(guard);
  const takeBack = ({ token }: TestGuard) => api.post('/security/leave/withdraw', { leaveId }, token);
  expect(statusAndCode(await takeBack(other))).toEqual([404, 'leave.not_found']);
  expect((await takeBack(guard)).status).toBe(200);
  expect(await own(guard)).toEqual([]);
  expect(statusAndCode(await takeBack(guard))).toEqual([404, 'leave.not_found']);
});

itOnce('a duty that has begun stays, also on a day of leave', async () => {
  const { clientId } = await company.addClient();
  const guard = await company.addGuard();
  await company.assignGuard(guard.guardId, clientId, {
    startDate: daysFromToday(-1),
    endDate: daysFromToday(3),
    shift: '24h',
  });
  const leaveId = await asked(guard, 0, 1);
  await answer(leaveId, true);
  const now = Date.now();
  const duties = await api.db
    .selectFrom('duties')
    .selectAll()
    .where('guard_id', '=', guard.guardId)
    .where('plan', '=', 'leave')
    .execute();
  expect(duties.every(({ begins_at }) => begins_at > now)).toBe(true);
  expect(duties.length).toBeGreaterThan(0);
});

itOnce('withdrawing a guard and undoing it leaves the leave granted', async () => {
  const { guard, clientId, plans } = await guardAtPost();
  await answer(await asked(guard), true);
  const withdrawn = await office('withdraw-guard', { clientId, guardId: guard.guardId });
  expect(await plans()).toEqual([]);
  await office('undo', { entryIds: [withdrawn.body.undo.entryId] });
  expect(await plans()).toEqual([2, 3, 4].map(daysFromToday));
});

itOnce.each([
  ['in the past', { from: -1, to: 1 }, 'from'],
  ['the wrong way round', { from: 3, to: 2 }, 'to'],
  ['of four months', { from: 1, to: 120 }, 'to'],
  ['in two years', { from: 730, to: 731 }, 'from'],
])('leave %s is refused at its field', async (_, { from, to }, field) => {
  const { status, body } = await ask(await company.addGuard(), from, to);
  expect([status, body.errors[0].path]).toEqual([400, field]);
});

itOnce('somebody who is no guard yet cannot ask', async () => {
  const { token } = await api.signIn('security');
  const body = { from: daysFromToday(1), to: daysFromToday(1), reason: 'Ill' };
  expect(statusAndCode(await api.post('/security/leave', body, token))).toEqual([409, 'leave.not_a_guard']);
});

itOnce('a copy of a guard’s data has duties and leave', async () => {
  const { guard } = await guardAtPost();
  await asked(guard);
  const { duties, leaves } = await exportPersonalData(api.db, { id: guard.userId });
  expect([duties.length, leaves.length]).toEqual([10, 1]);
});
