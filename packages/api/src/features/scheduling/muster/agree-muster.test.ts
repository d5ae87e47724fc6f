import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, daysFromToday, type TestGuard } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addGuardedPost, dayOf, daysInMonth, month, sendForToken } from '../../../../testing/muster.ts';
import { erasePersonalData, exportPersonalData } from '../../people/personal-data.service.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', { attendance: 'on' }, company.admin);
const guarded = (guards?: number) => addGuardedPost(api, company, guards);

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

  it('nobody agrees a month that has changed since it was shown', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
    const { version } = (await api.get(`/muster/${token}`)).body.data;
    const [{ dutyId }, later] = [await post.cellOf(3), await post.cellOf(5)];
    await post.correct(dutyId);
    const days = [{ day: dayOf(5), reason: 'Nobody came' }];
    const stale = [
      () => api.post(`/muster/${token}/agree`, { version }),
      () => api.post(`/muster/${token}/dispute`, { version, days }),
      () => post.own('agree', { version }),
      () => post.own('dispute', { version, days }),
    ];
    for (const call of stale) expect(statusAndCode(await call())).toEqual([409, 'muster.changed']);
    expect((await post.read()).state).toBe('sent');
    // Sending the same again changes nothing that was shown, and neither does a duty that was not sent.
    const shown = (await api.get(`/muster/${token}`)).body.data.version;
    await post.office('send');
    expect((await api.post(`/muster/${token}/dispute`, { version: shown, days })).status).toBe(200);
    const guardId = post.guards[0]?.guardId;
    await post.office('answer-dispute', { day: later.day, guardId, counts: 0, note: '' });
    expect(statusAndCode(await post.own('agree', { version: shown }))).toEqual([409, 'muster.changed']);
    const seen = (await post.read()).version;
    expect((await post.own('agree', { version: seen })).body.data.state).toBe('agreed');
    // A repeated press after a lost reply.
    expect((await post.own('agree', { version: shown })).body.data.state).toBe('agreed');
    expect((await post.own('agree', { version: 'x' })).body.errors[0].path).toBe('version');
  });

  it('days that were sent after the page was opened are not agreed by it, and by an older page they are', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
    const covers = await api.db
      .selectFrom('musters')
      .select('covers_until')
      .where('post_id', '=', post.postId)
      .executeTakeFirstOrThrow();
    // Sent on the 20th, and again now.
    const before = Date.parse(`${dayOf(20)}T00:00:00Z`);
    await api.db
      .updateTable('musters')
      .set({ covers_until: before })
      .where('post_id', '=', post.postId)
      .execute();
    const { version } = (await api.get(`/muster/${token}`)).body.data;
    await api.db.updateTable('musters').set(covers).where('post_id', '=', post.postId).execute();
    expect(statusAndCode(await api.post(`/muster/${token}/agree`, { version }))).toEqual([
      409,
      'muster.changed',
    ]);
    expect((await api.send('POST', `/muster/${token}/agree`)).body.data.state).toBe('agreed');
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
    const token = await sendForToken(post);
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

it('what was said about duties of an erased guard or client is deleted, and the client’s links end', async () => {
  const post = await guarded(1);
  const { client, own, office, assignmentIds } = post;
  const [guard] = post.guards as [TestGuard];
  const token = await sendForToken(post);
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
