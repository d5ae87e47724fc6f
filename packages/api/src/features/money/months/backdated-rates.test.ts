import { addDays } from '@prahari/domain/days';
import { expect, it } from 'vitest';
import { billing, dayOfLastMonth, lastMonth } from '../../../../testing/billing.ts';
import { expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const started = await startCompany();
const { api, company } = started;
const { client, rate } = billing(started);
const nextMonth = addDays(`${lastMonth}-01`, 31).slice(0, 7);

it.each(['duty', 'fixed'] as const)(
  'a day billed too much is taken off at the price it was billed at, also when a rate per %s counts from before it',
  async (basis) => {
    const one = await client([[1, 10]], { amount: 0 });
    const terms = { clientId: one.clientId, hours: 12 };
    await rate({ ...terms, basis: 'duty', amount: 1000, from: '2020-01-01' });
    await one.agree();
    await one.make({ basedOn: 'agreed' });
    await rate({ ...terms, basis, amount: 1500, from: dayOfLastMonth(1) });
    const query = `postId=${one.postId}&month=${lastMonth}`;
    const { guards } = (await api.get(`/admin/muster?${query}`, company.admin)).body.data;
    const adjusted = { dutyId: guards[0].cells[3].dutyId, counts: 0, reason: 'Never came' };
    expectStatus(await api.post('/admin/muster/adjust', adjusted, company.admin), 200);
    const { adjustments } = await one.draft('planned', nextMonth);
    expect(adjustments).toMatchObject([{ quantity: -1, amount: -1000 }]);
  },
);
