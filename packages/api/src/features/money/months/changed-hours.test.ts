import { expect, it } from 'vitest';
import { billing, dayOfLastMonth } from '../../../../testing/billing.ts';
import { daysFromToday, expectStatus, postBody } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const started = await startCompany();
const { api, company } = started;
const { client, rate } = billing(started);

it('duties that are over are billed by the hours they had, whatever hours their post has got since', async () => {
  const one = await client([[1, 10]], { amount: 0 });
  const byHour = { clientId: one.clientId, basis: 'hour', from: '2020-01-01' };
  await rate({ ...byHour, hours: 12, amount: 100 });
  await rate({ ...byHour, hours: 8, amount: 120 });
  const { lines } = await one.draft();
  expect(lines).toMatchObject([{ quantity: 120, amount: 12_000 }]);
  const period = { startDate: dayOfLastMonth(1), endDate: daysFromToday(300) };
  const { clientId: _, ...fields } = postBody('', { ...period, asked: 1, startsAt: '21:00', hours: 8 });
  expectStatus(await api.put('/admin/posts', { postId: one.postId, ...fields }, company.admin), 200);
  expect((await one.draft()).lines).toEqual(lines);
});
