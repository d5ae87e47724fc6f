import { today } from '@prahari/domain/days';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { auditActionsOf, concurrently, countByStatus, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { deleteExpiredRows } from '../../../db/purge-expired.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** 08:00 in India, when a day duty begins. */
const BEGIN = Date.parse(`${today()}T08:00:00+05:30`);
const END = BEGIN + 12 * HOUR_MS;
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
const text = (at: number) => new Date(at).toISOString();

setClock(BEGIN - 2 * HOUR_MS);
const { api, company } = await startCompany();
const setAttendance = (attendance: string) => api.put('/admin/company', { attendance }, company.admin);
beforeEach(async () => {
  setClock(BEGIN - 2 * HOUR_MS);
  await signInAgain();
  // Kept since now, whatever a test before has set.
  await setAttendance('off');
  await setAttendance('on');
});
afterEach(() => void vi.useRealTimers());

/** The admin's session lasts two hours without a call. */
const signInAgain = async () => {
  company.admin = (await api.signIn('admin')).token;
};

interface OwnDuty {
  _id: string;
  day: string;
}

/** Gives a new guard a day duty today and on the days after. */
async function onDuty(shift = 'day', daysAfter = 1) {
  await signInAgain();
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const { body } = await company.assignGuard(guard.guardId, client.clientId, {
    endDate: daysFromToday(daysAfter),
    shift,
  });
  const duties = async (): Promise<OwnDuty[]> => (await api.get('/security/duties', guard.token)).body.data;
  const [duty] = await duties();
  if (!duty) throw new Error('no duty');
  const press = (path: 'start-duty' | 'end-duty', more: object = {}) =>
    api.post(`/security/${path}`, { dutyId: duty._id, ...more }, guard.token);
  return { client, guard, duty, assignmentId: body.data._id as string, press, duties };
}

describe('starting a duty', () => {
  it('works from an hour before its begin until its end, and a repeated press changes nothing', async () => {
    const [{ press, assignmentId }, other] = [await onDuty(), await onDuty()];
    setClock(BEGIN - HOUR_MS - 1);
    expect(statusAndCode(await press('start-duty'))).toEqual([409, 'duty.too_early']);
    setClock(BEGIN - HOUR_MS);
    const first = await press('start-duty');
    expect(first.body.data).toMatchObject({ state: 'present', startedAt: text(BEGIN - HOUR_MS), flags: [] });
    setClock(BEGIN + HOUR_MS);
    const again = await press('start-duty', { position: undefined });
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect(await auditActionsOf(api.db, assignmentId)).toEqual(['assignGuard', 'startDuty']);
    setClock(END);
    expect(statusAndCode(await other.press('start-duty'))).toEqual([409, 'duty.over']);
  });

  it('is late after 15 minutes, and absent when nobody has started by its end', async () => {
    const { press, duties } = await onDuty();
    const stateAt = async (now: number) => {
      setClock(now);
      return (await duties())[0];
    };
    expect(await stateAt(BEGIN + 15 * MINUTE_MS)).toMatchObject({ state: 'planned' });
    expect(await stateAt(BEGIN + 15 * MINUTE_MS + 1)).toMatchObject({ state: 'late' });
    expect(await stateAt(BEGIN + 15 * MINUTE_MS + 1)).not.toHaveProperty('startedAt');
    expect(await stateAt(END)).toMatchObject({ state: 'absent' });
    setClock(BEGIN + HOUR_MS);
    expect((await press('start-duty')).body.data).toMatchObject({ state: 'late' });
  });

  it('a hundred presses of two phones at once start it once', async () => {
    const { press, assignmentId } = await onDuty();
    setClock(BEGIN);
    const replies = await concurrently(100, (index) =>
      press('start-duty', { at: text(BEGIN - index * 1000) }),
    );
    expect(countByStatus(replies)).toEqual({ 200: 100 });
    expect(new Set(replies.map(({ body }) => body.data.startedAt)).size).toBe(1);
    expect(await auditActionsOf(api.db, assignmentId)).toEqual(['assignGuard', 'startDuty']);
  });

  it('is refused where attendance is not kept, and nobody is said to be absent', async () => {
    const { press, duties } = await onDuty();
    await setAttendance('off');
    setClock(BEGIN);
    expect(statusAndCode(await press('start-duty'))).toEqual([409, 'attendance.off']);
    setClock(END);
    expect((await duties())[0]).toMatchObject({ state: 'planned', flags: ['as-planned'] });
  });

  it('a month before attendance was kept stays as planned', async () => {
    await setAttendance('off');
    const { duties } = await onDuty();
    setClock(BEGIN + HOUR_MS);
    await signInAgain();
    await setAttendance('on');
    await duties();
    setClock(END);
    await duties();
    setClock(END + 24 * HOUR_MS - 1);
    await duties();
    setClock(END + 24 * HOUR_MS);
    expect(await duties()).toMatchObject([{ state: 'planned', flags: ['as-planned'] }, { state: 'absent' }]);
  });

  it('who was absent before attendance was off for a day is absent once it is on again', async () => {
    const { duties } = await onDuty('day', 2);
    const setAt = async (clock: number, attendance: string) => {
      setClock(clock);
      await signInAgain();
      await setAttendance(attendance);
      // The guard's session lasts a day without a call.
      await duties();
    };
    await setAt(END + HOUR_MS, 'off');
    for (const hours of [23, 40, 48]) await setAt(END + hours * HOUR_MS, 'on');
    expect(await duties()).toMatchObject([
      { state: 'absent', flags: [] },
      { state: 'planned', flags: ['as-planned'] },
      { state: 'absent', flags: [] },
    ]);
  });
});

describe('a press that waited for the network', () => {
  it.each([
    ['11 hours', 11, 200],
    ['13 hours', 13, 409],
  ])('of %s ago: %i h, %i', async (_, hours, status) => {
    const { press } = await onDuty('24h');
    setClock(BEGIN + 14 * HOUR_MS);
    const at = Date.now() - hours * HOUR_MS;
    const { status: got, body } = await press('start-duty', { at: text(at), sentAt: text(Date.now()) });
    expect(got).toBe(status);
    if (status === 409) expect(body.code).toBe('duty.too_old');
    else
      expect(body.data).toMatchObject({
        startedAt: text(at),
        arrivedAt: text(Date.now()),
        flags: ['queued'],
      });
  });

  it('of a phone that is three hours wrong counts at its true time', async () => {
    for (const wrong of [3 * HOUR_MS, -3 * HOUR_MS]) {
      setClock(BEGIN - 2 * HOUR_MS);
      const { press } = await onDuty();
      setClock(BEGIN + 10 * MINUTE_MS);
      const at = BEGIN + MINUTE_MS;
      const sent = { at: text(at + wrong), sentAt: text(Date.now() + wrong) };
      const { body } = await press('start-duty', sent);
      expect(body.data).toMatchObject({ startedAt: text(at), flags: ['queued', 'clock-corrected'] });
    }
  });

  it('in the future counts as now, and one with another time zone at the same instant', async () => {
    const future = await onDuty();
    setClock(BEGIN);
    const { body } = await future.press('start-duty', { at: text(BEGIN + 5 * MINUTE_MS) });
    expect(body.data).toMatchObject({ startedAt: text(BEGIN), flags: ['clock-corrected'] });
    setClock(BEGIN - 2 * HOUR_MS);
    const abroad = await onDuty();
    setClock(BEGIN + MINUTE_MS);
    const reply = await abroad.press('start-duty', { at: `${today()}T04:30:00+02:00` });
    expect(reply.body.data.startedAt).toBe(text(BEGIN));
  });
});

describe('a position', () => {
  const position = {
    latitude: 18.52,
    longitude: 73.86,
    accuracyMeters: 30,
    takenAt: text(BEGIN - 2 * HOUR_MS),
  };

  it('complaint 5, “Stale or cached GPS accepted as proof”: of two hours ago is kept with its accuracy and age, and never refuses', async () => {
    const { press } = await onDuty();
    setClock(BEGIN);
    const { status, body } = await press('start-duty', { position });
    expect([status, body.data.flags]).toEqual([200, []]);
    expect(body.data.position).toEqual({ ...position, ageSeconds: 7200 });
  });

  it('of a phone that is three hours wrong is as old as it was', async () => {
    const { press } = await onDuty();
    setClock(BEGIN);
    const wrong = (at: number) => text(at - 3 * HOUR_MS);
    const takenAt = wrong(BEGIN - MINUTE_MS);
    const sent = { at: wrong(BEGIN), sentAt: wrong(BEGIN), position: { ...position, takenAt } };
    const { body } = await press('start-duty', sent);
    expect(body.data.position).toEqual({ ...position, takenAt: text(BEGIN - MINUTE_MS), ageSeconds: 60 });
  });

  it('far from the post is flagged, within radius and accuracy it is not', async () => {
    for (const [accuracyMeters, flags] of [
      [30, ['far']],
      [1000, []],
    ] as const) {
      setClock(BEGIN - 2 * HOUR_MS);
      const { press, assignmentId } = await onDuty();
      const post = JSON.stringify({ latitude: 18.529, longitude: 73.86, radiusMeters: 200 });
      const { post_id } = await api.db
        .selectFrom('assignments')
        .select('post_id')
        .where('id', '=', assignmentId)
        .executeTakeFirstOrThrow();
      await api.db.updateTable('posts').set({ position: post }).where('id', '=', post_id).execute();
      setClock(BEGIN);
      const { body } = await press('start-duty', { position: { ...position, accuracyMeters } });
      expect([body.data.flags, body.data.position.meters]).toEqual([flags, 1001]);
    }
  });

  it('that is none is refused by its field', async () => {
    const { press } = await onDuty();
    for (const [field, value] of [
      ['latitude', 91],
      ['longitude', '73'],
      ['accuracyMeters', -1],
      ['takenAt', 'yesterday'],
    ] as const) {
      const { body } = await press('start-duty', { position: { ...position, [field]: value } });
      expect(body.errors[0].path).toBe(`position.${field}`);
    }
  });
});

describe('ending a duty', () => {
  it('needs a start, keeps an early end, and a repeated press changes nothing', async () => {
    const { press } = await onDuty();
    setClock(BEGIN);
    expect(statusAndCode(await press('end-duty'))).toEqual([409, 'duty.not_started']);
    await press('start-duty');
    setClock(END - HOUR_MS);
    const ended = await press('end-duty');
    expect(ended.body.data).toMatchObject({ endedAt: text(END - HOUR_MS), flags: ['early-end'] });
    setClock(END);
    expect((await press('end-duty')).body.data).toEqual(ended.body.data);
  });

  it('after its end is taken, and a duty that nobody ended ends as planned', async () => {
    const [one, other] = [await onDuty(), await onDuty()];
    setClock(BEGIN);
    await one.press('start-duty');
    await other.press('start-duty');
    setClock(END + 5 * MINUTE_MS);
    expect((await one.press('end-duty')).body.data).toMatchObject({ endedAt: text(Date.now()), flags: [] });
    expect((await other.duties())[0]).toMatchObject({ state: 'present', flags: ['no-end'] });
  });
});

describe('the office', () => {
  const correct = (dutyId: string, body: object) =>
    api.post('/admin/correct-duty', { dutyId, reason: 'Called the gate', ...body }, company.admin);

  it('sees every duty of a day with its state, and filters by state', async () => {
    const { press, duty } = await onDuty();
    const { duty: missing } = await onDuty();
    setClock(BEGIN);
    await press('start-duty');
    setClock(BEGIN + HOUR_MS);
    await signInAgain();
    const { data } = (await api.get(`/admin/duties?day=${today()}`, company.admin)).body;
    const stateOf = (id: string) => data.find(({ _id }: { _id: string }) => _id === id).state;
    expect([stateOf(duty._id), stateOf(missing._id)]).toEqual(['present', 'late']);
    const late = (await api.get(`/admin/duties?day=${today()}&status=late`, company.admin)).body.data;
    const ids = late.map(({ _id }: { _id: string }) => _id);
    expect([ids.includes(missing._id), ids.includes(duty._id)]).toEqual([true, false]);
    expect((await api.get('/admin/duties?day=2026-02-30', company.admin)).status).toBe(400);
    expect((await api.get('/admin/duties?status=asleep', company.admin)).status).toBe(400);
  });

  it('corrects a duty; the reason, who, when and the state before are kept', async () => {
    const { duty } = await onDuty();
    setClock(END);
    await signInAgain();
    const { body } = await correct(duty._id, {
      state: 'present',
      startedAt: text(BEGIN),
      endedAt: text(END),
    });
    expect(body.data).toMatchObject({
      state: 'present',
      startedAt: text(BEGIN),
      startedBy: 'office',
      flags: ['corrected'],
      correction: { reason: 'Called the gate', before: 'absent', at: text(END) },
    });
    expect((await correct(duty._id, { state: 'present', reason: ' ' })).body.errors[0].path).toBe('reason');
    expect(
      (await correct(duty._id, { state: 'present', startedAt: text(END), endedAt: text(BEGIN) })).status,
    ).toBe(400);
  });

  it('takes no time of another day, and no end before the begin that is known', async () => {
    const { duty, press } = await onDuty();
    setClock(BEGIN);
    await press('start-duty');
    setClock(END);
    await signInAgain();
    const DAY_MS = 24 * HOUR_MS;
    for (const [field, at] of [
      ['startedAt', BEGIN - DAY_MS - 1],
      ['startedAt', END + 1],
      ['endedAt', END + DAY_MS + 1],
      ['endedAt', BEGIN - HOUR_MS],
    ] as const) {
      const { status, body } = await correct(duty._id, { state: 'present', [field]: text(at) });
      expect([status, body.errors?.[0].path]).toEqual([400, field]);
    }
    const longer = { state: 'present', startedAt: text(BEGIN - HOUR_MS), endedAt: text(END + HOUR_MS) };
    expect((await correct(duty._id, longer)).status).toBe(200);
  });

  it('calls a duty off, whose guard can be elsewhere then and can not start it', async () => {
    const { duty, guard, press } = await onDuty();
    const other = await company.addClient();
    await correct(duty._id, { state: 'cancelled' });
    setClock(BEGIN - HOUR_MS);
    expect(statusAndCode(await press('start-duty'))).toEqual([409, 'duty.called_off']);
    const day = { startDate: today(), endDate: today() };
    expect((await company.assignGuard(guard.guardId, other.clientId, day)).status).toBe(201);
    expect(statusAndCode(await correct(duty._id, { state: 'planned' }))).toEqual([
      409,
      'assignments.guard_not_available',
    ]);
  });
});

// Last, because sessions of other tests end with it.
describe('a position of a press', () => {
  it('is erased 90 days after its duty began, and the duty stays', async () => {
    const { press, duty } = await onDuty();
    setClock(BEGIN);
    await press('start-duty', {
      position: { latitude: 18.52, longitude: 73.86, accuracyMeters: 30, takenAt: text(BEGIN) },
    });
    const stored = async () => {
      await deleteExpiredRows(api.db);
      return api.db
        .selectFrom('duties')
        .select(['position', 'started_at'])
        .where('id', '=', duty._id)
        .execute();
    };
    setClock(BEGIN + 90 * 24 * HOUR_MS - 1);
    expect(await stored()).toMatchObject([{ position: expect.stringContaining('18.52') }]);
    setClock(BEGIN + 90 * 24 * HOUR_MS);
    expect(await stored()).toEqual([{ position: null, started_at: BEGIN }]);
  });
});
