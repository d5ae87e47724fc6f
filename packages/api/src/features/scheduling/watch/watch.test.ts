import { addDays, today } from '@prahari/domain/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPost, concurrently, daysFromToday, type TestGuard } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const at = (clock: string, day = today()) => Date.parse(`${day}T${clock}:00+05:30`);
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
// A fixed evening, so that the night of the day before is over.
const DAY = addDays(today(), 1);
setClock(at('19:00', DAY));
const { api, company } = await startCompany();
beforeEach(() => void setClock(at('19:00', DAY)));
afterEach(() => void vi.useRealTimers());

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const watch = async () => (await api.get('/admin/watch', company.admin)).body.data;
const attendance = (mode: 'on' | 'off') => api.put('/admin/company', { attendance: mode }, company.admin);

async function nightWith(guards: readonly TestGuard[], changes: object = {}) {
  const client = await company.addClient({}, { name: `Client ${guards[0]?.name}` });
  const postId = await addPost(api, company.admin, client.clientId, {
    startDate: DAY,
    asked: guards.length,
    ...changes,
  });
  const guardIds = guards.map(({ guardId }) => guardId);
  const period = { startDate: DAY, endDate: addDays(DAY, 3) };
  const reply = await office('assign-to-post', { postId, guardIds, ...period });
  expect(reply.status).toBe(201);
  return { postId, assignmentIds: reply.body.data.map(({ _id }: { _id: string }) => _id) as string[] };
}

const dutyOf = async (guard: TestGuard) => {
  const { data } = (await api.get(`/security/duties?from=${DAY}&to=${DAY}`, guard.token)).body;
  return data[0]._id as string;
};
const start = async (guard: TestGuard) =>
  api.post('/security/start-duty', { dutyId: await dutyOf(guard) }, guard.token);
const rowsOf = async (postId: string) =>
  (await watch()).rows.filter((row: { post: { _id: string } }) => row.post._id === postId);

it('complaint 2, “Absence is only seen a day later”: who is not there at 20:15 stands first: nobody, then late; who started is counted', async () => {
  await attendance('on');
  const [late, started] = [
    await company.addGuard({ name: 'Late' }),
    await company.addGuard({ name: 'There' }),
  ];
  const { postId } = await nightWith([late, started], { asked: 3 });
  setClock(at('19:50', DAY));
  await start(started);
  expect(await rowsOf(postId)).toEqual([]);
  setClock(at('20:10', DAY));
  expect((await rowsOf(postId)).map(({ state }: { state: string }) => state)).toEqual([
    'nobody',
    'notStarted',
  ]);
  setClock(at('20:16', DAY));
  const found = await watch();
  expect(found).toMatchObject({ isAttended: true, running: 2, started: 1, late: 1, nobody: 1 });
  expect(found.rows).toMatchObject([
    { state: 'nobody', day: DAY, empty: 1, steps: [] },
    { state: 'late', duty: { guard: { name: 'Late' } }, beginsAt: new Date(at('20:00', DAY)).toISOString() },
  ]);
  expect(found.latest.map(({ guard }: { guard: { name: string } }) => guard.name)).toEqual(['There']);
  await start(late);
  expect(await watch()).toMatchObject({ started: 2, late: 0 });
});

it('calls, offers and replacements are kept with who and when, and the month’s responses by supervisor', async () => {
  await attendance('on');
  const [late, well] = [await company.addGuard({ name: 'Late' }), await company.addGuard({ name: 'Well' })];
  const { postId, assignmentIds } = await nightWith([late]);
  setClock(at('20:16', DAY));
  const dutyId = await dutyOf(late);
  // The call is kept at once, the words when they are known.
  expect((await office('watch-steps', { dutyId })).body.data.note).toBe('');
  const called = await office('watch-steps', { dutyId, note: 'bus at Moshi' });
  expect([called.status, called.body.data]).toMatchObject([
    201,
    { kind: 'called', note: 'bus at Moshi', at: new Date(at('20:16', DAY)).toISOString() },
  ]);
  setClock(at('20:20', DAY));
  expect((await rowsOf(postId))[0].steps).toMatchObject([{ kind: 'called', note: 'bus at Moshi' }]);
  const replaced = await office('replace-guard', {
    assignmentId: assignmentIds[0],
    guardId: well.guardId,
    reason: 'didNotCome',
    from: DAY,
    until: DAY,
  });
  expect(replaced.status).toBe(201);
  const [row] = await rowsOf(postId);
  expect(row).toMatchObject({ duty: { guard: { name: 'Well' } }, steps: [{ kind: 'replaced' }] });
  expect((await watch()).responses).toEqual([{ by: 'Test admin', places: 1, averageMinutes: 16 }]);
  expect((await office('watch-steps', { dutyId: postId })).body.code).toBe('duty.not_found');
});

it('an offer of a running place is a step of its own', async () => {
  await attendance('on');
  const [guard, other] = [await company.addGuard(), await company.addGuard()];
  const { postId } = await nightWith([guard], { asked: 2 });
  setClock(at('20:05', DAY));
  await office('offers', { postId, days: [DAY], guardIds: [other.guardId], minutes: 15 });
  expect((await rowsOf(postId))[0]).toMatchObject({ state: 'nobody', steps: [{ kind: 'offered' }] });
});

it('where attendance is not kept nobody is said to be late, and empty places stay', async () => {
  await attendance('off');
  const guard = await company.addGuard();
  const { postId } = await nightWith([guard], { asked: 2 });
  setClock(at('21:00', DAY));
  const found = await watch();
  expect([found.isAttended, found.late]).toEqual([false, 0]);
  expect((await rowsOf(postId)).map(({ state }: { state: string }) => state)).toEqual(['nobody']);
});

it('the duties of a day come in pages, also those of one state', async () => {
  await attendance('on');
  const guards = await concurrently(5, () => company.addGuard());
  const { postId } = await nightWith(guards);
  setClock(at('20:30', DAY));
  await start(guards[0] as TestGuard);
  const all = (await api.get(`/admin/duties?day=${DAY}&status=late`, company.admin)).body.data;
  const found: { _id: string }[] = [];
  let cursor = '';
  do {
    const query = `day=${DAY}&status=late&limit=2${cursor && `&cursor=${cursor}`}`;
    const { body } = await api.get(`/admin/duties?${query}`, company.admin);
    expect(body.total).toBe(all.length);
    found.push(...body.data);
    cursor = body.nextCursor ?? '';
  } while (cursor);
  expect(found.map(({ _id }) => _id)).toEqual(all.map(({ _id }: { _id: string }) => _id));
  const states = ['planned', 'present', 'late', 'absent', 'leave', 'cancelled'];
  const count = async (status: string) =>
    (await api.get(`/admin/duties?day=${DAY}&status=${status}&limit=1`, company.admin)).body.total;
  const total = (await api.get(`/admin/duties?day=${DAY}`, company.admin)).body.data.length;
  expect((await Promise.all(states.map(count))).reduce((sum, one) => sum + one, 0)).toBe(total);
  await nightWith([await company.addGuard()]);
  const { body: ofPost } = await api.get(
    `/admin/duties?day=${DAY}&postId=${postId.toUpperCase()}&limit=200`,
    company.admin,
  );
  expect([ofPost.total, ofPost.data.map(({ post }: { post: { _id: string } }) => post._id)]).toEqual([
    5,
    Array(5).fill(postId),
  ]);
  expect((await api.get('/admin/duties?postId=x', company.admin)).body.errors[0].path).toBe('postId');
  expect(daysFromToday(0)).toBe(DAY);
});
