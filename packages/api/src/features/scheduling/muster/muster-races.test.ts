import { describe, expect, it } from 'vitest';
import { auditActionsOf, concurrently, countByStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addGuardedPost, dayOf, daysInMonth, sendForToken } from '../../../../testing/muster.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', { attendance: 'on' }, company.admin);
const guarded = (guards?: number) => addGuardedPost(api, company, guards);

describe('at once', () => {
  it('twenty agreements by login and link make one, with one audit entry', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
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
