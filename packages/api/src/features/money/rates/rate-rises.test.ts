import { today } from '@prahari/domain/days';
import { yearLater } from '@prahari/domain/rate-rise';
import { expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { concurrently, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();
const newClient = async () => (await company.addClient()).clientId;
const body = { basis: 'calendar', hours: 12, amount: 22_000, from: '2025-01-01' };
const add = (changes: object) => api.post('/admin/rates', { ...body, ...changes }, company.admin);
const raise = (rateId: string) => api.post('/admin/rate-rises', { rateId }, company.admin);
const rises = async (clientId: string) =>
  (await api.get('/admin/rate-rises', company.admin)).body.data.filter(
    (one: { client: { _id: string } }) => one.client._id === clientId,
  );
const due = async () => (await api.get('/admin/overview', company.admin)).body.data.risesDue;

it('a rise is proposed on its day, and one press enters the rate from that day with the rise of the next year', async () => {
  const clientId = await newClient();
  const rise = { day: today(), percent: 10 };
  const { _id } = (await add({ clientId, holidayPercent: 50, rise })).body.data;
  await add({ clientId: await newClient(), rise: { day: daysFromToday(1), percent: 10 } });
  expect(await rises(clientId)).toMatchObject([{ rate: { _id, rise }, amount: 24_200 }]);
  expect(await due()).toBe(1);
  expect((await raise(_id)).body.data).toMatchObject({
    amount: 24_200,
    from: today(),
    holidayPercent: 50,
    rise: { day: yearLater(today()), percent: 10 },
  });
  expect([await rises(clientId), await due()]).toEqual([[], undefined]);
  expect(statusAndCode(await raise(_id))).toEqual([409, 'rate.rise_not_due']);
});

it('a rise by an amount stays one, and a newer rate of the same scope takes its place', async () => {
  const clientId = await newClient();
  const rise = { day: daysFromToday(-5), amount: 1500.5 };
  await add({ clientId, shift: 'night', rise });
  const other = (await add({ clientId, rise })).body.data._id;
  expect((await rises(clientId)).map((one: { amount: number }) => one.amount)).toEqual([23_500.5, 23_500.5]);
  await add({ clientId, shift: 'night', from: daysFromToday(-9), amount: 23_000 });
  expect(await rises(clientId)).toMatchObject([{ rate: { _id: other } }]);
});

it('of two admins who press at once, one raises the rate', async () => {
  const { _id } = (await add({ clientId: await newClient(), rise: { day: today(), percent: 5 } })).body.data;
  const replies = await concurrently(4, () => raise(_id));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

it.each([
  [{ day: '2025-01-01', percent: 5 }, 'rise.day'],
  [{ day: '2026-01-01' }, 'rise.percent'],
  [{ day: '2026-01-01', percent: 5, amount: 5 }, 'rise.percent'],
  [{ day: '2026-01-01', percent: -5 }, 'rise.percent'],
])('the rise %j is refused at %s', async (rise, path) => {
  const refused = await add({ clientId: await newClient(), rise });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
});
