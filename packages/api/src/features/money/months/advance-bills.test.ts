import { addDays, today } from '@prahari/domain/days';
import { expect, it } from 'vitest';
import { billing } from '../../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf, setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { client, rate, drafts: listed } = billing(started);
// A month ahead all of whose duties are still to come.
const month = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);
const nextMonth = addDays(`${month}-01`, 31).slice(0, 7);

/** A client whose month is billed before it begins, with a guard on every day. */
async function billedInAdvance() {
  const one = await client([], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'duty', hours: 12, amount: 1000, from: '2020-01-01' });
  const guard = await company.addGuard();
  const postId = await addPost(api, company.admin, one.clientId, {
    shift: 'day',
    endDate: daysFromToday(100),
  });
  const assign = { postId, guardIds: [guard.guardId], startDate: today(), endDate: daysFromToday(100) };
  expectStatus(await api.post('/admin/assign-to-post', assign, company.admin), 201);
  await one.make({ month });
  const withdrawn = await api.post(
    '/admin/withdraw-guard',
    { clientId: one.clientId, guardId: guard.guardId },
    company.admin,
  );
  const { entryId } = expectStatus(withdrawn, 200).body.undo;
  const undo = async () =>
    expectStatus(await api.post('/admin/undo', { entryIds: [entryId] }, company.admin), 200);
  const duties = async () =>
    (await rowsOf(api.db, 'duties', { guard_id: guard.guardId })).filter(({ day }) => day.startsWith(month));
  /** Agrees the month as if it was over, or as if it was sent at an instant, in ms since 1970. */
  const agree = (until = 1e13) =>
    api.db
      .insertInto('musters')
      .values({
        id: postId,
        post_id: postId,
        month,
        state: 'agreed',
        agreed_until: until,
        agreed_at: Date.now(),
      })
      .execute();
  return { ...one, postId, duties, agree, undo };
}

it('days that were billed in advance and that nobody will come to are taken off by the next bill', async () => {
  const { duties, agree, draft } = await billedInAdvance();
  const billed = await duties();
  expect(new Set(billed.map(({ plan }) => plan))).toEqual(new Set(['cancelled']));
  await agree();
  const { adjustments } = await draft('planned', nextMonth);
  expect(adjustments.map(({ amount }: { amount: number }) => amount)).toEqual([-1000 * billed.length]);
});

it('days that nobody will come to are taken off too where the client agreed the month before its end', async () => {
  const { duties, agree, draft } = await billedInAdvance();
  const billed = await duties();
  await agree(Date.parse(`${month}-10T12:00:00Z`));
  const { adjustments } = await draft('planned', nextMonth);
  expect(adjustments.map(({ amount }: { amount: number }) => amount)).toEqual([-1000 * billed.length]);
});

it('days that nobody will come to stay billed while the client has yet to agree those of another guard', async () => {
  const { duties, agree, draft, postId } = await billedInAdvance();
  await agree(Date.parse(`${month}-10T12:00:00Z`));
  const { guardId } = await company.addGuard();
  const assign = { postId, guardIds: [guardId], startDate: `${month}-20`, endDate: `${month}-25` };
  expectStatus(await api.post('/admin/assign-to-post', assign, company.admin), 201);
  const { adjustments } = await draft('planned', nextMonth);
  const agreed = (await duties()).filter(({ day }) => day < `${month}-10`);
  expect(adjustments.map(({ amount }: { amount: number }) => amount)).toEqual([-1000 * agreed.length]);
});

it('a guard who comes back by undo has the days again that were billed in advance', async () => {
  const { duties, undo } = await billedInAdvance();
  await undo();
  expect(new Set((await duties()).map(({ plan }) => plan))).toEqual(new Set(['planned']));
});

it('days of a guard at no post that were billed in advance are taken off once the guard is withdrawn', async () => {
  const one = await client([], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'duty', hours: 12, amount: 1000, from: '2020-01-01' });
  await setRows(api.db, 'posts', { client_id: one.clientId }, { end_date: today() });
  const { guardId } = await company.addGuard();
  const period = { startDate: daysFromToday(1), endDate: daysFromToday(100) };
  expectStatus(await company.assignGuard(guardId, one.clientId, period), 201);
  const { bill } = await one.make({ month });
  const withdrawn = { clientId: one.clientId, guardId };
  expectStatus(await api.post('/admin/withdraw-guard', withdrawn, company.admin), 200);
  const { adjustments } = await one.draft('planned', nextMonth);
  expect(adjustments).toMatchObject([{ amount: -bill.taxable }]);
});

it('a client with nothing but an earlier month to adjust is among the drafts, and one without is not', async () => {
  const [toAdjust, settled] = [await billedInAdvance(), await billedInAdvance()];
  for (const { clientId } of [toAdjust, settled])
    await setRows(api.db, 'posts', { client_id: clientId }, { end_date: today() });
  await toAdjust.agree();
  const drafts = await listed(`month=${nextMonth}&basedOn=planned`);
  const ids = drafts.map((draft: { clientId: string }) => draft.clientId);
  expect([ids.includes(toAdjust.clientId), ids.includes(settled.clientId)]).toEqual([true, false]);
});
