import { today } from '@prahari/domain/days';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  addPost,
  auditActionsOf,
  concurrently,
  countByStatus,
  daysFromToday,
  type TestGuard,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { erasePersonalData, exportPersonalData } from '../../people/personal-data.service.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', { attendance: 'on' }, company.admin);

/** The month before this one, all of whose duties are over. */
const month = daysFromToday(-Number(today().slice(8))).slice(0, 7);
const dayOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`;
const lastDay = daysFromToday(-Number(today().slice(8)));
const daysInMonth = Number(lastDay.slice(8));

interface Cell {
  day: string;
  dutyId?: string;
  mark: string;
  counts: number;
  [field: string]: unknown;
}

/** A day post that two guards hold since the first of the last month. */
async function guarded(guards = 2) {
  const client = await company.addClient({}, { name: `Client ${Math.random()}` });
  const postId = await addPost(api, company.admin, client.clientId, {
    shift: 'day',
    asked: guards,
    startDate: dayOf(1),
    endDate: daysFromToday(30),
  });
  const people: TestGuard[] = [];
  for (let at = 0; at < guards; at += 1) people.push(await company.addGuard({ name: `Guard ${at}` }));
  const assigned = await api.post(
    '/admin/assign-to-post',
    {
      postId,
      guardIds: people.map(({ guardId }) => guardId),
      startDate: dayOf(1),
      endDate: daysFromToday(10),
      papersReason: 'Papers are at the office',
    },
    company.admin,
  );
  expect(assigned.status).toBe(201);
  const of = { postId, month };
  const read = async () =>
    (await api.get(`/admin/muster?postId=${postId}&month=${month}`, company.admin)).body.data;
  const cells = async (guard = people[0] as TestGuard): Promise<Cell[]> =>
    (await read()).guards.find((one: { guard: { _id: string } }) => one.guard._id === guard.guardId).cells;
  const cellOf = async (day: number, guard?: TestGuard) =>
    (await cells(guard)).find((cell) => cell.day === dayOf(day)) as Cell & { dutyId: string };
  const office = (path: string, body: object = {}) =>
    api.post(`/admin/muster/${path}`, { ...of, ...body }, company.admin);
  const own = (path: string, body: object = {}) =>
    api.post(`/client/muster/${path}`, { ...of, ...body }, client.token);
  const correct = (dutyId: string, state = 'absent') =>
    api.post('/admin/correct-duty', { dutyId, state, reason: 'Seen by nobody' }, company.admin);
  const assignmentIds = assigned.body.data.map(({ _id }: { _id: string }) => _id) as string[];
  return { client, postId, guards: people, assignmentIds, of, read, cells, cellOf, office, own, correct };
}

type Post = Awaited<ReturnType<typeof guarded>>;
const tokenOf = async ({ office }: Post) => (await office('send')).body.data.url.split('#')[1] as string;

describe('the marks of a month', () => {
  it('are counted from duties: present, absent, late, leave, called off, weekly off', async () => {
    const post = await guarded();
    const { correct, cellOf, guards } = post;
    expect(await cellOf(3)).toMatchObject({ mark: 'P', counts: 1, flags: ['as-planned'] });
    for (const [day, state] of [
      [3, 'absent'],
      [4, 'late'],
      [5, 'leave'],
      [6, 'cancelled'],
      [7, 'present'],
    ] as const)
      expect((await correct((await cellOf(day)).dutyId, state)).status).toBe(200);
    await api.db
      .deleteFrom('duties')
      .where('id', '=', (await cellOf(8)).dutyId)
      .execute();
    const marks = await Promise.all([3, 4, 5, 6, 7, 8].map((day) => cellOf(day)));
    expect(marks.map(({ mark, counts }) => [mark, counts])).toEqual([
      ['A', 0],
      ['L', 1],
      ['LV', 0],
      ['', 0],
      ['P', 1],
      ['WO', 0],
    ]);
    expect(marks[4]).toMatchObject({ corrected: true });
    expect(marks[4]).not.toHaveProperty('flags.0', 'as-planned');
    const muster = await post.read();
    expect(muster.guards[0]).toMatchObject({ guard: { name: 'Guard 0' }, absent: 1, late: 1 });
    expect(muster.totals).toEqual({
      asked: 2 * daysInMonth,
      due: 2 * daysInMonth,
      duties: 2 * daysInMonth - 4,
      late: 1,
      absent: 1,
    });
    expect(muster.days[2]).toEqual({ day: dayOf(3), asked: 2, present: 1 });
    expect(await post.cellOf(3, guards[1])).toMatchObject({ mark: 'P' });
    expect(muster).toMatchObject({ state: 'open', month, isAsPlanned: false });
  });

  it('days to come count nothing, and the post asks for nobody outside its period', async () => {
    const { postId, client } = await guarded(1);
    const next = today().slice(0, 7);
    const { data } = (await api.get(`/admin/muster?postId=${postId}&month=${next}`, company.admin)).body;
    for (const { cells } of data.guards)
      for (const cell of cells as Cell[])
        if (cell.day > today()) expect([cell.day, cell.mark, cell.counts]).toEqual([cell.day, '', 0]);
    const own = (await api.get(`/client/muster?month=${next}`, client.token)).body.data;
    expect(own).toContainEqual(data);
    const early = await api.get(`/admin/muster?postId=${postId}&month=2020-02`, company.admin);
    expect(early.body.data).toMatchObject({ guards: [], totals: { asked: 0, duties: 0 } });
    expect(early.body.data.days).toHaveLength(29);
  });

  it('a guard with another duty on a day anywhere is marked double, a reliever as one', async () => {
    const { cellOf, guards, assignmentIds } = await guarded(1);
    const [{ guardId }] = guards as [TestGuard];
    const other = await company.addClient();
    const night = { startDate: dayOf(4), endDate: daysFromToday(9), shift: 'night' };
    expect((await company.assignGuard(guardId, other.clientId, night)).status).toBe(201);
    await api.db
      .updateTable('assignments')
      .set({ reliever: 1 })
      .where('id', '=', assignmentIds[0] as string)
      .execute();
    expect(await cellOf(3)).not.toHaveProperty('double');
    expect(await cellOf(4)).toMatchObject({ mark: 'P', double: true, reliever: true });
  });

  it('where attendance is off a past duty is present as planned', async () => {
    await api.put('/admin/company', { attendance: 'off' }, company.admin);
    const { cellOf, read } = await guarded(1);
    expect(await cellOf(2)).toMatchObject({ mark: 'P', counts: 1, flags: ['as-planned'] });
    expect(await read()).toMatchObject({ isAsPlanned: true });
    await api.put('/admin/company', { attendance: 'on' }, company.admin);
  });
});

describe('agreeing a month', () => {
  it('a month that was not sent can be neither agreed, disputed nor reopened', async () => {
    const { own, office } = await guarded(1);
    expect(statusAndCode(await own('agree'))).toEqual([409, 'muster.not_sent']);
    expect(statusAndCode(await own('dispute', { days: [{ day: dayOf(2), reason: 'Nobody' }] }))).toEqual([
      409,
      'muster.not_sent',
    ]);
    expect(statusAndCode(await office('reopen', { reason: 'Why not' }))).toEqual([409, 'muster.not_sent']);
  });

  it('sends a link and a WhatsApp text, and says who sent and agreed when', async () => {
    const { office, own, client, postId } = await guarded(1);
    const sent = await office('send');
    expect(sent.body.data.url).toMatch(/\/muster#[A-Za-z0-9_-]{43}$/);
    expect(decodeURIComponent(sent.body.data.whatsapp)).toContain(sent.body.data.url);
    expect(sent.body.data.muster).toMatchObject({ state: 'sent', sent: { by: expect.any(String) } });
    const agreed = await own('agree');
    expect([agreed.status, agreed.body.data.state]).toEqual([200, 'agreed']);
    expect(agreed.body.data.agreed).toMatchObject({ by: client.name, byLink: false, bySilence: false });
    expect((await own('agree')).body.data).toEqual(agreed.body.data);
    expect(await auditActionsOf(api.db, postId)).toEqual(['addPost', 'sendMuster', 'agreeMuster']);
    expect(statusAndCode(await office('send'))).toEqual([409, 'muster.locked']);
    expect(statusAndCode(await own('dispute', { days: [{ day: dayOf(2), reason: 'Nobody' }] }))).toEqual([
      409,
      'muster.locked',
    ]);
  });

  it('agreed duties are locked, whatever would change them; an adjustment is stored for the next bill', async () => {
    const post = await guarded(2);
    const { cellOf, correct, own, office, assignmentIds } = post;
    const other = await company.addGuard();
    const { dutyId } = await cellOf(9);
    const adjust = (body: object = {}) =>
      api.post(
        '/admin/muster/adjust',
        { dutyId, counts: 0.5, reason: 'Left at noon', ...body },
        company.admin,
      );
    expect(statusAndCode(await adjust())).toEqual([409, 'muster.not_agreed']);
    await office('send');
    expect((await correct(dutyId, 'late')).status).toBe(200);
    await own('agree');
    expect(statusAndCode(await correct(dutyId))).toEqual([409, 'muster.locked']);
    const changes = [
      () =>
        api.db
          .deleteFrom('assignments')
          .where('id', '=', assignmentIds[0] as string)
          .execute(),
      () => api.db.deleteFrom('duties').where('id', '=', dutyId).execute(),
      () => api.db.updateTable('duties').set({ plan: 'leave' }).where('id', '=', dutyId).execute(),
      () => api.db.updateTable('duties').set({ marked: null }).where('id', '=', dutyId).execute(),
      () => api.db.updateTable('duties').set({ guard_id: other.guardId }).where('id', '=', dutyId).execute(),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow('muster_locked');
    expect(await cellOf(9)).toMatchObject({ mark: 'L', agreed: true });
    expect((await adjust()).status).toBe(200);
    expect((await adjust({ counts: 0, reason: 'Was never there' })).status).toBe(200);
    expect(await cellOf(9)).toMatchObject({
      mark: 'L',
      counts: 1,
      adjustment: { counts: 0, reason: 'Was never there' },
    });
  });

  it('ending a post or an assignment on an agreed day is refused, and a guard entered late gets no agreed day', async () => {
    const { own, office, postId, client } = await guarded(1);
    await office('send');
    await own('agree');
    const end = await api.post('/admin/end-post', { postId, lastDay: dayOf(5) }, company.admin);
    expect(statusAndCode(end)).toEqual([409, 'muster.locked']);
    await api.db.updateTable('posts').set({ asked: 2 }).where('id', '=', postId).execute();
    const late = await company.addGuard();
    const body = { startDate: dayOf(1), endDate: daysFromToday(9), papersReason: 'At the office' };
    const assigned = await api.post(
      '/admin/assign-to-post',
      { postId, guardIds: [late.guardId], ...body },
      company.admin,
    );
    expect(assigned.status).toBe(201);
    const musters = (await api.get(`/client/muster?month=${month}`, client.token)).body.data;
    expect(musters).toHaveLength(1);
    expect(musters[0].totals.duties).toBe(daysInMonth);
  });

  it('switching attendance off later changes nothing of what was sent', async () => {
    const { office, own, cellOf, correct } = await guarded(1);
    const duty = await cellOf(9);
    await correct(duty.dutyId);
    const present = await cellOf(10);
    await api.db.updateTable('duties').set({ flags: '[]' }).where('id', '=', present.dutyId).execute();
    await api.db.updateTable('company').set({ attendance_since: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await cellOf(10)).toMatchObject({ mark: 'A' });
    await office('send');
    await own('agree');
    await api.put('/admin/company', { attendance: 'off' }, company.admin);
    expect([(await cellOf(9)).mark, (await cellOf(10)).mark]).toEqual(['A', 'A']);
    await api.put('/admin/company', { attendance: 'on' }, company.admin);
  });

  it('another client sees and agrees nothing of it', async () => {
    const { office, of, postId } = await guarded(1);
    await office('send');
    const other = await company.addClient();
    for (const path of ['agree', 'dispute'])
      expect(
        statusAndCode(
          await api.post(
            `/client/muster/${path}`,
            { ...of, days: [{ day: dayOf(2), reason: 'x' }] },
            other.token,
          ),
        ),
      ).toEqual([404, 'posts.not_found']);
    const { data } = (await api.get(`/client/muster?month=${month}`, other.token)).body;
    expect(data.filter((one: { post: { _id: string } }) => one.post._id === postId)).toEqual([]);
  });

  it('a month can be reopened with a reason; its links end and its duties can be corrected again', async () => {
    const post = await guarded(1);
    const token = await tokenOf(post);
    await post.own('agree');
    expect((await post.office('reopen', { reason: '' })).status).toBe(400);
    const reopened = await post.office('reopen', { reason: 'Two guards were mixed up' });
    expect([reopened.status, reopened.body.data.state]).toEqual([200, 'open']);
    expect(statusAndCode(await api.get(`/muster/${token}`))).toEqual([404, 'muster.link_invalid']);
    expect((await post.correct((await post.cellOf(3)).dutyId)).status).toBe(200);
  });
});

describe('a disputed day', () => {
  it('waits for its answer while all other days are agreed, then the rest is agreed', async () => {
    const { office, own, cellOf, correct, read, guards } = await guarded(2);
    const [first] = guards as [TestGuard];
    await office('send');
    const days = [
      { day: dayOf(3), guardId: first.guardId, reason: 'He left at noon' },
      { day: dayOf(4), reason: 'Nobody was at the gate' },
    ];
    const disputed = await own('dispute', { days });
    expect([disputed.status, disputed.body.data.state]).toEqual([200, 'disputed']);
    expect(await cellOf(3)).toMatchObject({ dispute: { reason: 'He left at noon' } });
    expect(await cellOf(3)).not.toHaveProperty('agreed');
    expect(await cellOf(5)).toMatchObject({ agreed: true });
    expect(statusAndCode(await own('agree'))).toEqual([409, 'muster.disputed']);
    expect(statusAndCode(await own('dispute', { days }))).toEqual([409, 'muster.disputed']);
    expect(statusAndCode(await office('send'))).toEqual([409, 'muster.disputed']);
    expect(statusAndCode(await correct((await cellOf(5)).dutyId))).toEqual([409, 'muster.locked']);
    expect((await correct((await cellOf(3)).dutyId, 'late')).status).toBe(200);

    const answer = (day: number, guard: TestGuard | undefined, counts: number) =>
      office('answer-dispute', { day: dayOf(day), guardId: guard?.guardId, counts, note: 'Our log says so' });
    expect((await answer(3, first, 0.7)).status).toBe(400);
    expect((await answer(3, first, 0.5)).body.data.state).toBe('disputed');
    expect(statusAndCode(await answer(3, first, 1))).toEqual([404, 'muster.dispute_not_found']);
    await answer(4, first, 0);
    expect((await answer(4, guards[1], 1)).body.data.state).toBe('sent');
    expect((await read()).totals.duties).toBe(2 * daysInMonth - 1.5);
    expect(await cellOf(3)).toMatchObject({
      counts: 0.5,
      dispute: { answer: { counts: 0.5, note: 'Our log says so', by: expect.any(String) } },
    });
    expect(statusAndCode(await own('dispute', { days: [{ day: dayOf(5), reason: 'x' }] }))).toEqual([
      409,
      'muster.locked',
    ]);
    const again = await own('dispute', { days: [days[0]] });
    expect(again.body.data.state).toBe('disputed');
    await answer(3, first, 1);
    expect((await own('agree')).body.data).toMatchObject({
      state: 'agreed',
      totals: { duties: 2 * daysInMonth - 1 },
    });
    expect(statusAndCode(await correct((await cellOf(3)).dutyId))).toEqual([409, 'muster.locked']);
  });

  it('must name a duty that was sent', async () => {
    const { office, own, postId } = await guarded(1);
    await office('send');
    const other = await company.addGuard();
    for (const day of [
      { day: dayOf(3), guardId: other.guardId, reason: 'x' },
      { day: daysFromToday(1), reason: 'x' },
      { day: '2020-01-01', reason: 'x' },
    ]) {
      const reply = await own('dispute', { days: [day] });
      expect([reply.status, reply.body.errors[0].path]).toEqual([400, 'days.0.day']);
    }
    expect((await own('dispute', { days: [] })).status).toBe(400);
    expect(await auditActionsOf(api.db, postId)).not.toContain('disputeMuster');
  });
});

describe('silence', () => {
  it('agrees after the days of the client’s record, and never without', async () => {
    const silent = await guarded(1);
    const tax = await api.put(
      `/admin/clients/${silent.client.clientId}/tax`,
      { silenceDays: 3 },
      company.admin,
    );
    expect(tax.status).toBe(200);
    const [sent, never] = [await silent.office('send'), await guarded(1)];
    expect(sent.body.data.muster).toMatchObject({ state: 'sent', silentAt: expect.any(String) });
    expect((await never.office('send')).body.data.muster).not.toHaveProperty('silentAt');
    const waited = Date.now() - 1000;
    await api.db
      .updateTable('musters')
      .set({ silent_at: waited, covers_until: waited })
      .where('post_id', '=', silent.postId)
      .execute();
    expect(await silent.read()).toMatchObject({
      state: 'agreed',
      agreed: { at: new Date(waited).toISOString(), by: '', bySilence: true },
    });
    expect(statusAndCode(await silent.correct((await silent.cellOf(3)).dutyId))).toEqual([
      409,
      'muster.locked',
    ]);
    expect(statusAndCode(await silent.own('dispute', { days: [{ day: dayOf(3), reason: 'x' }] }))).toEqual([
      409,
      'muster.locked',
    ]);
    expect((await silent.own('agree')).body.data).toMatchObject({ agreed: { bySilence: true } });
    expect(statusAndCode(await silent.office('send'))).toEqual([409, 'muster.locked']);
    expect((await silent.office('reopen', { reason: 'They were abroad' })).body.data.state).toBe('open');
    expect((await silent.correct((await silent.cellOf(3)).dutyId)).status).toBe(200);
  });
});

describe('a link', () => {
  it('reads, disputes and agrees this month, and can do nothing else', async () => {
    const post = await guarded(1);
    const token = await tokenOf(post);
    const read = await api.get(`/muster/${token}`);
    expect(read.body.data).toEqual(await post.read());
    const days = [{ day: dayOf(3), reason: 'Nobody came' }];
    expect((await api.post(`/muster/${token}/dispute`, { days })).body.data.state).toBe('disputed');
    const guardId = post.guards[0]?.guardId;
    await post.office('answer-dispute', { day: dayOf(3), guardId, counts: 0, note: '' });
    const agreed = await api.post(`/muster/${token}/agree`, {});
    expect(agreed.body.data).toMatchObject({
      state: 'agreed',
      agreed: { by: post.client.name, byLink: true },
      totals: { duties: daysInMonth - 1 },
    });
    for (const path of [`/client/muster?month=${month}`, '/client/profile', '/admin/musters'])
      expect((await api.get(path, token)).status).toBeGreaterThanOrEqual(401);
    const text = JSON.stringify(await api.db.selectFrom('muster_links').selectAll().execute());
    expect(text).not.toContain(token);
  });

  it('ends after 14 days, and a made-up one is refused alike', async () => {
    const post = await guarded(1);
    const token = await tokenOf(post);
    await api.db.updateTable('muster_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    for (const tried of [token, 'x'.repeat(43)])
      for (const call of [
        () => api.get(`/muster/${tried}`),
        () => api.post(`/muster/${tried}/agree`, {}),
        () => api.post(`/muster/${tried}/dispute`, { days: [{ day: dayOf(3), reason: 'x' }] }),
      ])
        expect(statusAndCode(await call())).toEqual([404, 'muster.link_invalid']);
  });

  it('calls with one link are limited, and guesses by network, without locking out whoever has a link', async () => {
    const limited = await startCompanyWithLimit();
    const guesses = await concurrently(8, (at) => limited.get(`/muster/${String(at).repeat(43)}`));
    expect(countByStatus(guesses)).toEqual({ 404: 5, 429: 3 });
    const post = await guarded(1);
    const token = await tokenOf(post);
    expect((await api.get(`/muster/${token}`)).status).toBe(200);
    await api.db
      .updateTable('rate_limits')
      .set({ points: 300 })
      .where('key', 'like', 'muster-link:%')
      .execute();
    const refused = await api.post(`/muster/${token}/agree`, {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await post.own('agree')).status).toBe(200);
  });
});

/** Another server whose networks have five calls with unknown links an hour. */
const startCompanyWithLimit = async () => {
  const { api: limited } = await startCompany({ AUTH_CALLS_PER_SOURCE: '5' });
  return limited;
};

describe('at once', () => {
  it('twenty agreements by login and link make one, with one audit entry', async () => {
    const post = await guarded(1);
    const token = await tokenOf(post);
    const replies = await concurrently(20, (at) =>
      at % 2 ? post.own('agree') : api.post(`/muster/${token}/agree`, {}),
    );
    expect(countByStatus(replies)).toEqual({ 200: 20 });
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data.agreed))).size).toBe(1);
    const actions = await auditActionsOf(api.db, post.postId);
    expect(actions.filter((action) => action === 'agreeMuster')).toHaveLength(1);
  });

  it('a month is agreed or disputed, never both, and its duties are locked to what the reply said', async () => {
    for (let round = 0; round < 4; round += 1) {
      const post = await guarded(1);
      await post.office('send');
      const [agreed, disputed] = await Promise.all([
        post.own('agree'),
        post.own('dispute', { days: [{ day: dayOf(3), reason: 'Nobody came' }] }),
      ]);
      const { state } = await post.read();
      expect([agreed.status, disputed.status].sort()).toEqual([200, 409]);
      expect(state).toBe(agreed.status === 200 ? 'agreed' : 'disputed');
    }
  });

  it('corrections and the agreement of a month never leave a duty changed after it was agreed', async () => {
    const post = await guarded(2);
    await post.office('send');
    const duties = (await post.cells()).slice(0, 12).map(({ dutyId }) => dutyId as string);
    const [agreed, ...corrected] = await Promise.all([
      post.own('agree'),
      ...duties.map((dutyId) => post.correct(dutyId)),
    ]);
    expect(agreed?.status).toBe(200);
    const replies = countByStatus(corrected);
    expect((replies[200] ?? 0) + (replies[409] ?? 0)).toBe(12);
    const absent = 12 - (replies[409] ?? 0);
    expect(agreed?.body.data.totals).toMatchObject({ absent, duties: 2 * daysInMonth - absent });
    expect((await post.read()).totals).toEqual(agreed?.body.data.totals);
  });

  it('two admins who send, answer or reopen at once leave one truth', async () => {
    const post = await guarded(1);
    const sent = await concurrently(6, () => post.office('send'));
    expect(countByStatus(sent)).toEqual({ 200: 6 });
    for (const { body } of sent)
      expect((await api.get(`/muster/${body.data.url.split('#')[1]}`)).status).toBe(200);
    await post.own('dispute', { days: [{ day: dayOf(3), reason: 'Nobody came' }] });
    const guardId = post.guards[0]?.guardId;
    const answers = await concurrently(6, (at) =>
      post.office('answer-dispute', { day: dayOf(3), guardId, counts: at % 2, note: `${at}` }),
    );
    expect(countByStatus(answers)).toEqual({ 200: 1, 404: 5 });
    const won = answers.find(({ status }) => status === 200)?.body.data;
    expect(await post.read()).toEqual(won);
    const reopened = await concurrently(6, () => post.office('reopen', { reason: 'Mixed up' }));
    expect(countByStatus(reopened)).toEqual({ 200: 1, 409: 5 });
    const dutyId = (await post.cellOf(4)).dutyId;
    await post.office('send');
    await post.own('agree');
    const adjusted = await concurrently(6, (at) =>
      api.post('/admin/muster/adjust', { dutyId, counts: at % 2, reason: `Reason ${at}` }, company.admin),
    );
    expect(countByStatus(adjusted)).toEqual({ 200: 6 });
    const rows = await api.db
      .selectFrom('muster_adjustments')
      .selectAll()
      .where('duty_id', '=', dutyId)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

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

  it('is empty for somebody who is not hired', async () => {
    const { token } = await api.signIn('security');
    const { data } = (await api.get(`/security/month?month=${month}`, token)).body;
    expect([data.days, data.hours, data.cells.length]).toEqual([0, 0, daysInMonth]);
  });
});

it('the month is saved as a workbook with a row for each guard and a column for each day', async () => {
  const { of, postId } = await guarded(2);
  const url = `${api.url}/api/admin/muster/export`;
  const headers = { authorization: `Bearer ${company.admin}`, 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(of) });
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="prahari-muster-${month}.xlsx"`,
  );
  const cells = await readSheet(await reply.arrayBuffer());
  const [head, first] = cells as unknown as [unknown[], unknown[]];
  expect(head.slice(0, 3)).toEqual(['Sl', 'Name', '1']);
  expect(head).toHaveLength(2 + daysInMonth + 6);
  expect(first.slice(0, 3)).toEqual([1, 'Guard 0', 'P']);
  expect(first[2 + daysInMonth]).toBe(daysInMonth);
  expect(await auditActionsOf(api.db, postId)).toContain('exportMuster');
});

it('what was said about duties of an erased guard or client is deleted, and the client’s links end', async () => {
  const post = await guarded(1);
  const { client, own, office, assignmentIds } = post;
  const [guard] = post.guards as [TestGuard];
  const token = await tokenOf(post);
  await own('dispute', { days: [{ day: dayOf(3), reason: 'Zzasleep at the gate' }] });
  const guardId = guard.guardId;
  await office('answer-dispute', { day: dayOf(3), guardId, counts: 1, note: 'Zzwas ill' });
  await own('agree');
  const { dutyId } = await post.cellOf(3);
  const adjustment = { dutyId, counts: 0, reason: 'Zzadmitted it' };
  await api.post('/admin/muster/adjust', adjustment, company.admin);
  const copy = async (email: string) => JSON.stringify(await exportPersonalData(api.db, { email }));
  for (const { email } of [guard, client])
    expect(await copy(email)).toMatch(/Zzasleep.*Zzwas ill.*Zzadmitted/);
  await api.post('/admin/withdraw-guard', { guardId, clientId: client.clientId }, company.admin);
  await api.db
    .updateTable('assignments')
    .set({ status: 'completed' })
    .where('id', 'in', assignmentIds)
    .execute();
  await erasePersonalData(api.db, { email: guard.email });
  const texts = async () =>
    JSON.stringify([
      await api.db.selectFrom('muster_disputes').selectAll().execute(),
      await api.db.selectFrom('muster_adjustments').selectAll().execute(),
      await api.db.selectFrom('audit_texts').selectAll().execute(),
    ]);
  expect(await texts()).not.toMatch(/Zz/);
  await office('reopen', { reason: 'Zzreopened' });
  expect(await texts()).toMatch(/Zzreopened/);
  await office('send');
  await erasePersonalData(api.db, { email: client.email });
  expect(await texts()).not.toMatch(/Zz/);
  expect(statusAndCode(await api.get(`/muster/${token}`))).toEqual([404, 'muster.link_invalid']);
});

it('a month is asked for as 2026-11', async () => {
  const { postId } = await guarded(1);
  for (const wrong of ['2026-13', '2026-1', '26-11', '', '2026-11-01', '9999-12'])
    expect((await api.get(`/admin/muster?postId=${postId}&month=${wrong}`, company.admin)).status).toBe(400);
  expect((await api.get(`/admin/muster?postId=${postId}`, company.admin)).status).toBe(400);
  expect((await api.get(`/security/month?month=x`, (await company.addGuard()).token)).status).toBe(400);
});
