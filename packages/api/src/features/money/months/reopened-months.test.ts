import { addDays } from '@prahari/domain/days';
import { expect, it } from 'vitest';
import { billing, lastMonth } from '../../../../testing/billing.ts';
import { expectStatus } from '../../../../testing/company.ts';
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
  const muster = (await api.get(`/admin/muster?${query}`, company.admin)).body.data;
  const dutyIds: string[] = muster.guards[0].cells.map(({ dutyId }: { dutyId: string }) => dutyId);
  const reopen = () => office('muster/reopen', { postId: one.postId, month: lastMonth });
  const adjustments = async () => {
    const { adjustments } = await one.draft('planned', nextMonth);
    return adjustments.map(({ quantity, days }: { quantity: number; days: { dutyId: string }[] }) => ({
      quantity,
      dutyIds: days.map(({ dutyId }) => dutyId),
    }));
  };
  return { ...one, office, dutyIds, reopen, adjustments };
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
