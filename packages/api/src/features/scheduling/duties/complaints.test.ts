import { addDays, today } from '@prahari/domain/days';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { addPost, createCompany, daysFromToday, type TestGuard } from '../../../../testing/company.ts';
import { rowOf } from '../../../../testing/rows.ts';
import { deleteExpiredRows } from '../../../db/purge-expired.ts';

/** The first day of these tests; the company keeps attendance. */
const DAY = '2027-03-30';
const at = (time: string, day = DAY): number => Date.parse(`${day}T${time}:00+05:30`);
const text = (instant: number): string => new Date(instant).toISOString();
/** Sets the clock, and signs the office in anew, whose session is over after some hours. */
async function setClock(time: string, day = DAY): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: at(time, day) });
  company = await createCompany(api);
}
vi.useFakeTimers({ toFake: ['Date'], now: at('12:00') });
const api = await startApi();
let company = await createCompany(api);
afterAll(() => api.stop());
await api.put('/admin/company', { attendance: 'on' }, company.admin);
afterEach(() => void vi.useRealTimers());

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const read = async (path: string, token = company.admin) => (await api.get(path, token)).body.data;

/** A post, and a guard who has its duties for four days. */
async function duties(changes: object = {}) {
  const client = await company.addClient();
  const { clientId } = client;
  const postId = await addPost(api, company.admin, clientId, { asked: 1, ...changes });
  const guard = await company.addGuard();
  const assign = (one: TestGuard) =>
    office('assign-to-post', {
      postId,
      guardIds: [one.guardId],
      startDate: today(),
      endDate: daysFromToday(3),
    });
  expect((await assign(guard)).status).toBe(201);
  const own = (): Promise<{ _id: string; day: string; state: string; flags: string[] }[]> =>
    read(`/security/duties?from=${DAY}&to=${addDays(DAY, 9)}`, guard.token);
  const start = async (more: object = {}, index = 0) =>
    api.post('/security/start-duty', { dutyId: (await own())[index]?._id, ...more }, guard.token);
  return { client, clientId, postId, guard, own, start, assign };
}

describe('complaint 1, “Night shift written to the wrong day; absent though worked”', () => {
  it('a night started after midnight of a month end is the day’s on which it began, and nobody is absent', async () => {
    const last = '2027-03-31';
    await setClock('12:00', last);
    const { postId, start, own } = await duties({ shift: 'night' });
    await setClock('00:20', '2027-04-01');
    expect((await start()).body.data).toMatchObject({ day: last, state: 'late' });
    for (const time of ['00:30', '06:30', '08:00', '20:00']) {
      await setClock(time, '2027-04-01');
      expect((await own())[0]).toMatchObject({ day: last, state: 'late' });
      const march = await read(`/admin/muster?postId=${postId}&month=2027-03`);
      expect(march.totals).toMatchObject({ duties: 1, late: 1, absent: 0 });
      const april = await read(`/admin/muster?postId=${postId}&month=2027-04`);
      expect(april.totals).toMatchObject({ duties: 0, absent: 0 });
    }
  });
});

describe('complaint 3, “No rotating weekly off, 24 × 7, swap; only month view”', () => {
  it('a post is guarded day and night all week with days off that rotate, a swap, and both views agree', async () => {
    await setClock('12:00');
    const { clientId } = await company.addClient();
    const postId = await addPost(api, company.admin, clientId, { shift: '24h', asked: 1, startDate: DAY });
    const [one, two] = [await company.addGuard(), await company.addGuard()];
    const from = addDays(DAY, 1);
    const made = await office('rotations', {
      ...{ postId, pattern: { on: 6, off: 1 }, guardIds: [one.guardId], relieverIds: [two.guardId] },
      ...{ from, to: addDays(DAY, 21), warningsReason: 'A post of 24 hours' },
    });
    expect([made.status, made.body.data.empty]).toEqual([201, []]);
    const dutiesOf = async ({ token }: TestGuard): Promise<{ _id: string; day: string }[]> =>
      read(`/security/duties?from=${from}&to=${addDays(DAY, 21)}`, token);
    expect((await dutiesOf(two)).map(({ day }) => day)).toEqual([7, 14, 21].map((day) => addDays(DAY, day)));
    // The reliever swaps the first day off for the day before.
    const [sixth, seventh] = [(await dutiesOf(one))[5], (await dutiesOf(two))[0]];
    const swapped = await office('swap-duties', { dutyIds: [sixth?._id, seventh?._id], reason: 'A wedding' });
    expect(swapped.status).toBe(200);
    expect((await dutiesOf(two))[0]?.day).toBe(addDays(DAY, 6));
    const days = async (count: number) =>
      (
        (await read(`/admin/roster?postId=${postId}&from=${from}&days=${count}`)) as {
          roster: { days: string[] }[];
        }[]
      )
        .flatMap(({ roster }) => roster.flatMap((row) => row.days))
        .sort();
    expect(await days(7)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(from, day)));
    expect((await days(21)).slice(0, 7)).toEqual(await days(7));
  });
});

describe('complaint 4, “Geofence is all or nothing; guard at two sites refused”', () => {
  it('a start far from the post is taken and flagged, and the same guard starts at a second post that day', async () => {
    await setClock('07:00');
    const day = await duties({ shift: 'day', position: { latitude: 18.52, longitude: 73.86 } });
    const night = await addPost(api, company.admin, (await company.addClient()).clientId, { asked: 1 });
    const second = await office('assign-to-post', {
      ...{ postId: night, guardIds: [day.guard.guardId], startDate: DAY, endDate: DAY },
      warningsReason: 'Nobody else is free',
    });
    expect(second.status).toBe(201);
    await setClock('08:00');
    const far = { latitude: 18.9, longitude: 73.86, accuracyMeters: 20, takenAt: text(Date.now()) };
    const started = await day.start({ position: far });
    expect([started.status, started.body.data.flags]).toEqual([200, ['far']]);
    await setClock('20:00');
    const nights = (await day.own()).filter((duty) => duty.day === DAY);
    const { status } = await api.post('/security/start-duty', { dutyId: nights[1]?._id }, day.guard.token);
    expect([nights.length, status]).toEqual([2, 200]);
  });
});

describe('complaint 6, “Clock-in fails without network, app freezes, early clock-in rejected”', () => {
  it('an early start counts when it was pressed, and one that waited for the network at its own time', async () => {
    await setClock('19:05');
    const [early, offline] = [await duties(), await duties()];
    expect((await early.start()).body.data).toMatchObject({ state: 'present', startedAt: text(at('19:05')) });
    await setClock('23:58');
    const pressed = at('19:55');
    const { body } = await offline.start({ at: text(pressed), sentAt: text(Date.now()) });
    expect(body.data).toMatchObject({
      ...{ state: 'present', startedAt: text(pressed), arrivedAt: text(Date.now()), flags: ['queued'] },
    });
  });
});

describe('complaint 11, “Time zone and "today" ambiguity”', () => {
  it('from midnight in India on it is the next day for everybody, whatever zone the phone names', async () => {
    await setClock('23:59');
    const { start, own } = await duties({ shift: 'night' });
    await setClock('00:01', addDays(DAY, 1));
    // 18:31 of the day before in London.
    const abroad = `${DAY}T18:31:00+00:00`;
    expect((await start({ at: abroad })).body.data).toMatchObject({
      day: DAY,
      startedAt: text(at('00:01', addDays(DAY, 1))),
    });
    expect((await own()).map(({ day }) => day)).toEqual([0, 1, 2, 3].map((day) => addDays(DAY, day)));
    const late = await duties({ shift: 'night' });
    expect((await late.own())[0]?.day).toBe(addDays(DAY, 1));
    const today = await read('/admin/duties');
    expect(today.every((duty: { day: string }) => duty.day === addDays(DAY, 1))).toBe(true);
  });
});

describe('complaint 17, “Location tracking feels intrusive, empties batteries”', () => {
  it('a duty goes without any position; one that was given is with its press, for 90 days, and no client’s to see', async () => {
    await setClock('19:30');
    const [without, given] = [await duties({ shift: 'night' }), await duties({ shift: 'night' })];
    const position = { latitude: 18.52, longitude: 73.86, accuracyMeters: 20, takenAt: text(Date.now()) };
    expect((await without.start()).body.data).not.toHaveProperty('position');
    expect((await given.start({ position })).body.data.position).toMatchObject({ latitude: 18.52 });
    // Ending the duty asks for none, and a guard has no other call that takes one.
    await setClock('20:30');
    const dutyId = (await given.own())[0]?._id;
    const { status } = await api.post('/security/end-duty', { dutyId }, given.guard.token);
    expect(status).toBe(200);
    const { token } = given.client;
    for (const path of [`/client/muster?month=${DAY.slice(0, 7)}`, '/client/posts', '/client/profile'])
      expect(JSON.stringify(await read(path, token))).not.toContain('18.52');
    await setClock('20:30', addDays(DAY, 90));
    await deleteExpiredRows(api.db);
    const row = await rowOf(api.db, 'duties', { id: dutyId ?? '' });
    expect([row.position, row.started_at]).toEqual([null, at('19:30')]);
  });
});

describe('complaint 19, “Geofence flag trusted from the phone; offline clock-in stamped with the sync time”', () => {
  it('flags, state and arrival that a phone claims are ignored, and both times of a late arrival are kept', async () => {
    await setClock('19:30');
    const { start } = await duties({ position: { latitude: 18.52, longitude: 73.86 } });
    await setClock('23:00');
    const pressed = at('20:01');
    const sent = { at: text(pressed), sentAt: text(Date.now()) };
    const far = { latitude: 18.9, longitude: 73.86, accuracyMeters: 20, takenAt: text(pressed) };
    const claims = {
      ...{ flags: [], enforceGeofence: false, isFar: false, meters: 0, state: 'present' },
      ...{ arrivedAt: text(pressed), startedBy: 'office' },
    };
    const { body } = await start({ ...sent, ...claims, position: { ...far, meters: 0, ageSeconds: 0 } });
    expect(body.data).toMatchObject({
      ...{ startedAt: text(pressed), arrivedAt: text(at('23:00')), startedBy: 'guard' },
      flags: ['queued', 'far'],
    });
    expect(body.data.position.meters).toBeGreaterThan(40_000);
  });
});
