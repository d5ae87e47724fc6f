import { today } from '@prahari/domain/days';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, daysFromToday, type TestGuard } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addGuardedPost, type Cell, dayOf, daysInMonth, month } from '../../../../testing/muster.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', { attendance: 'on' }, company.admin);
const guarded = (guards?: number) => addGuardedPost(api, company, guards);

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

  it('a duty to come counts nothing, whatever the office says of it', async () => {
    const { postId, guards, correct } = await guarded(1);
    const day = daysFromToday(2);
    const { data } = (await api.get(`/admin/duties?day=${day}&postId=${postId}`, company.admin)).body;
    expect((await correct(data[0]._id, 'present')).status).toBe(200);
    const month = day.slice(0, 7);
    const muster = await api.get(`/admin/muster?postId=${postId}&month=${month}`, company.admin);
    const own = await api.get(`/security/month?month=${month}`, guards[0]?.token);
    for (const { cells } of [muster.body.data.guards[0], own.body.data])
      expect((cells as Cell[]).find((cell) => cell.day === day)?.mark).toBe('');
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

  it('a guard who was withdrawn on a day before the duty began has no weekly off then', async () => {
    const { cellOf, assignmentIds, guards } = await guarded(1);
    const id = assignmentIds[0] as string;
    const withdrawn = { status: 'completed', completed_at: `${dayOf(6)}T06:30:00.000Z` } as const;
    await api.db.updateTable('assignments').set(withdrawn).where('id', '=', id).execute();
    const { guardId } = guards[0] as TestGuard;
    await api.db.updateTable('guards').set({ status: 'available' }).where('id', '=', guardId).execute();
    const dropped = api.db.deleteFrom('duties').where('assignment_id', '=', id);
    await dropped.where((eb) => eb.or([eb('day', '=', dayOf(4)), eb('day', '>=', dayOf(6))])).execute();
    const marks = await Promise.all([4, 5, 6, 7].map((day) => cellOf(day)));
    expect(marks.map(({ mark }) => mark)).toEqual(['WO', 'P', '', '']);
  });

  it('where attendance is off a past duty is present as planned', async () => {
    await api.put('/admin/company', { attendance: 'off' }, company.admin);
    const { cellOf, read } = await guarded(1);
    expect(await cellOf(2)).toMatchObject({ mark: 'P', counts: 1, flags: ['as-planned'] });
    expect(await read()).toMatchObject({ isAsPlanned: true });
    await api.put('/admin/company', { attendance: 'on' }, company.admin);
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

it('a month is asked for as 2026-11', async () => {
  const { postId } = await guarded(1);
  for (const wrong of ['2026-13', '2026-1', '26-11', '', '2026-11-01', '9999-12'])
    expect((await api.get(`/admin/muster?postId=${postId}&month=${wrong}`, company.admin)).status).toBe(400);
  expect((await api.get(`/admin/muster?postId=${postId}`, company.admin)).status).toBe(400);
  expect((await api.get(`/security/month?month=x`, (await company.addGuard()).token)).status).toBe(400);
});
