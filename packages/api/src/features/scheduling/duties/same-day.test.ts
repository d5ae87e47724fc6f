import type { Muster } from '@prahari/contract/muster.schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { billing } from '../../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf } from '../../../../testing/rows.ts';

const DAY = daysFromToday(-2);
const at = (clock: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${DAY}T${clock}:00+05:30`) });
at('09:00');
const started = await startCompany();
const { api, company } = started;
const { rate, drafts } = billing(started);
afterEach(() => void vi.useRealTimers());
const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const undo = async ({ body }: { body: { undo?: { entryId: string }; undos?: { entryId: string }[] } }) =>
  expectStatus(
    await office('undo', { entryIds: (body.undos ?? [body.undo]).map((one) => one?.entryId) }),
    200,
  );

/** A guard of a day post from today to tomorrow, and what the office does with the guard. */
async function dayPost(attendance: 'on' | 'off' = 'off') {
  at('09:00');
  await api.put('/admin/company', { attendance }, company.admin);
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, { shift: 'day' });
  await rate({ clientId, basis: 'duty', hours: 12, amount: 1000, from: '2020-01-01' });
  const { guardId, token } = await company.addGuard();
  const days = { startDate: DAY, endDate: daysFromToday(1) };
  const reasons = { papersReason: 'At the office', warningsReason: 'For a day' };
  const assign = async (id = postId) =>
    expectStatus(
      await office('assign-to-post', { postId: id, guardIds: [guardId], ...days, ...reasons }),
      201,
    );
  const withdraw = async () => expectStatus(await office('withdraw-guard', { clientId, guardId }), 200);
  const start = async () => {
    const [duty] = (await api.get('/security/duties', token)).body.data;
    expectStatus(await api.post('/security/start-duty', { dutyId: duty._id }, token), 200);
  };
  /** Returns the marks and counts of the day's muster, the guard's days and hours, and the amount of the draft. */
  const figures = async () => {
    at('20:30');
    const admin = (await api.signIn('admin')).token;
    const month = DAY.slice(0, 7);
    const muster: Muster = (await api.get(`/admin/muster?postId=${postId}&month=${month}`, admin)).body.data;
    const cells = muster.guards.flatMap((guard) => guard.cells).filter(({ day }) => day === DAY);
    const own = (await api.get(`/security/month?month=${month}`, token)).body.data;
    company.admin = admin;
    const [draft] = await drafts(`month=${month}&basedOn=attendance&clientId=${clientId}`);
    return {
      cells: cells.map(({ mark, counts, double = false }) => [mark, counts, double]),
      own: [own.days, own.hours],
      billed: draft.taxable,
    };
  };
  const plans = async () => {
    const rows = await rowsOf(api.db, 'duties', { guard_id: guardId });
    return rows.filter(({ day }) => day === DAY).map(({ plan, left_at }) => [plan, left_at]);
  };
  return { clientId, postId, guardId, assign, withdraw, start, figures, plans };
}

it.each(['off', 'on'] as const)(
  'a guard who is withdrawn and assigned again at the same post that day has one duty, with attendance %s',
  async (attendance) => {
    const { assign, withdraw, start, figures } = await dayPost(attendance);
    await assign();
    if (attendance === 'on') await start();
    at('09:30');
    await withdraw();
    at('09:40');
    await assign();
    const mark = attendance === 'on' ? 'L' : 'P';
    expect(await figures()).toEqual({ cells: [[mark, 1, false]], own: [1, 12], billed: 1000 });
  },
);

it('a guard who had not started before being withdrawn starts that one duty after being assigned again', async () => {
  const { assign, withdraw, start, figures } = await dayPost('on');
  await assign();
  await withdraw();
  at('09:40');
  await assign();
  await start();
  expect(await figures()).toEqual({ cells: [['L', 1, false]], own: [1, 12], billed: 1000 });
});

it('undoing the second assignment leaves the duty as it was after the withdrawal, and undoing that gives it back', async () => {
  const { assign, withdraw, plans } = await dayPost();
  await assign();
  at('09:30');
  const withdrawn = await withdraw();
  at('09:31');
  const before = await plans();
  const again = await assign();
  expect(await plans()).toEqual([['planned', null]]);
  await undo(again);
  expect(await plans()).toEqual(before);
  await undo(withdrawn);
  expect(await plans()).toEqual([['planned', null]]);
});

it('undoing a withdrawal once the guard was assigned there again and withdrawn gives the one duty back', async () => {
  const { assign, withdraw, plans } = await dayPost();
  await assign();
  at('09:30');
  const withdrawn = await withdraw();
  await assign();
  await withdraw();
  await undo(withdrawn);
  expect(await plans()).toEqual([['planned', null]]);
});

it('a duty at another post that day is one of its own', async () => {
  const { assign, withdraw, plans } = await dayPost();
  const other = await dayPost();
  await assign();
  at('09:30');
  await withdraw();
  await assign(other.postId);
  expect(await plans()).toEqual([
    ['left', Date.parse(`${DAY}T09:30:00+05:30`)],
    ['planned', null],
  ]);
});

it('undoing a withdrawal is refused once the guard has worked at another client meanwhile', async () => {
  const { guardId, assign, withdraw, plans } = await dayPost();
  const other = await dayPost();
  await assign();
  at('09:30');
  const { body } = await withdraw();
  await assign(other.postId);
  at('09:31');
  expectStatus(await office('withdraw-guard', { clientId: other.clientId, guardId }), 200);
  const before = await plans();
  const refused = await office('undo', { entryIds: [body.undo.entryId] });
  expect(statusAndCode(refused)).toEqual([409, 'undo.followed']);
  expect(await plans()).toEqual(before);
});
