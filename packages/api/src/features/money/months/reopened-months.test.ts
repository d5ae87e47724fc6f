import { addDays } from '@prahari/domain/days';
import { expect, it } from 'vitest';
import { billing, dayOfLastMonth, lastMonth } from '../../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);
const nextMonth = addDays(`${lastMonth}-01`, 31).slice(0, 7);

/** A client whose month was agreed and billed as agreed, and acts of the office on its duties. */
async function billedClient() {
  const one = await client([[1, 10]]);
  await one.agree();
  await one.make({ basedOn: 'agreed' });
  const office = async (path: string, body: object) =>
    expectStatus(await api.post(`/admin/${path}`, { reason: 'Mixed up', ...body }, company.admin), 200);
  const query = `postId=${one.postId}&month=${lastMonth}`;
  const cells = async () =>
    (await api.get(`/admin/muster?${query}`, company.admin)).body.data.guards[0].cells;
  const dutyIds: string[] = (await cells()).map(({ dutyId }: { dutyId: string }) => dutyId);
  const reopen = () => office('muster/reopen', { postId: one.postId, month: lastMonth });
  const adjustments = async () => {
    const { adjustments } = await one.draft('planned', nextMonth);
    return adjustments.map(({ quantity, days }: { quantity: number; days: { dutyId: string }[] }) => ({
      quantity,
      dutyIds: days.map(({ dutyId }) => dutyId),
    }));
  };
  /** Sends the month, whose client disputes days, and answers each. */
  const dispute = async (at: readonly number[], counts: number) => {
    const of = { postId: one.postId, month: lastMonth };
    await office('muster/send', of);
    const days = at.map((index) => ({ day: dayOfLastMonth(index + 1), reason: 'Came late' }));
    expectStatus(await api.post('/client/muster/dispute', { ...of, days }, one.token), 200);
    const guardId = one.guards[0]?.guardId;
    for (const { day } of days) await office('muster/answer-dispute', { ...of, day, guardId, counts });
  };
  return { ...one, office, dutyIds, reopen, adjustments, cells, dispute };
}

it('a billed month that is reopened, corrected and agreed again is adjusted by the next bill', async () => {
  const { office, dutyIds, reopen, agree, adjustments } = await billedClient();
  await reopen();
  await office('correct-duty', { dutyId: dutyIds[3], state: 'absent' });
  expect(await adjustments()).toEqual([]);
  await agree();
  expect(await adjustments()).toEqual([{ quantity: -1, dutyIds: [dutyIds[3]] }]);
});

it('a duty that is corrected once its month is reopened counts as corrected, not as adjusted before', async () => {
  const { office, dutyIds, reopen, agree, adjustments } = await billedClient();
  for (const at of [3, 5]) await office('muster/adjust', { dutyId: dutyIds[at], counts: 0 });
  await reopen();
  await office('correct-duty', { dutyId: dutyIds[3], state: 'present' });
  await agree();
  expect(await adjustments()).toEqual([{ quantity: -1, dutyIds: [dutyIds[5]] }]);
});

it('a duty that is corrected after an answer to a dispute counts as corrected, alike in muster and bill', async () => {
  const { office, dutyIds, reopen, agree, draft, cells, dispute } = await billedClient();
  const counts = async () => {
    const { adjustments } = await draft('agreed', nextMonth);
    return [(await cells())[3].counts, (await cells())[5].counts, adjustments[0]?.quantity];
  };
  await reopen();
  await dispute([3, 5], 0.5);
  await agree();
  expect(await counts()).toEqual([0.5, 0.5, -1]);
  await reopen();
  await office('correct-duty', { dutyId: dutyIds[3], state: 'absent' });
  await office('correct-duty', { dutyId: dutyIds[5], state: 'cancelled' });
  await agree();
  expect(await counts()).toEqual([0, 0, -2]);
});

it('a bill that took off half a day is not restored once a later one takes it off', async () => {
  const { clientId, office, dutyIds, make } = await billedClient();
  await office('muster/adjust', { dutyId: dutyIds[3], counts: 0.5 });
  const period = { startDate: `${nextMonth}-01`, endDate: daysFromToday(70) };
  const postId = await addPost(api, company.admin, clientId, { ...period, shift: 'day' });
  const { guardId } = await company.addGuard();
  const assign = { postId, guardIds: [guardId], ...period };
  expectStatus(await api.post('/admin/assign-to-post', assign, company.admin), 201);
  const { bill } = await make({ month: nextMonth });
  await office('bills/delete', { billId: bill._id });
  await make({ month: addDays(`${nextMonth}-01`, 31).slice(0, 7) });
  const restored = await api.post('/admin/bills/restore', { billId: bill._id }, company.admin);
  expect(restored.status).toBe(409);
});
