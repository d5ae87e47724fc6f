import { expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import {
  auditActionsOf,
  concurrently,
  countByStatus,
  daysFromToday,
  expectStatus,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const publish = (id: string, published: boolean, token = company.admin) =>
  api.send('PUT', `/admin/rates/${id}/published`, { token, body: { published } });
const prices = () => api.get('/prices');

const terms = { basis: '26', hours: 12, amount: 24_000, from: '2026-01-01' };

/** Enters a rate of a client. */
const rateOf = async (clientId: string, more: object): Promise<string> =>
  expectStatus(await api.post('/admin/rates', { clientId, ...terms, ...more }, company.admin), 201).body.data
    ._id;

it('anybody reads the prices that the office publishes, without client and place, and nothing else', async () => {
  expect((await prices()).body.data).toEqual([]);
  const { clientId } = await company.addClient({}, { name: 'Secret Client' });
  const shown = await rateOf(clientId, { shift: 'night', basis: '26', hours: 12, amount: 24_000 });
  await rateOf(clientId, { shift: 'day', basis: '26', hours: 12, amount: 21_000 });
  expect((await prices()).body.data).toEqual([]);
  for (let again = 0; again < 2; again += 1) expectStatus(await publish(shown, true), 200);
  const reply = await prices();
  expect(reply.body.data).toEqual([{ shift: 'night', basis: '26', hours: 12, amount: 24_000 }]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect((await publish(shown, false)).body.data.isPublished).toBe(false);
  expect((await prices()).body.data).toEqual([]);
  expect(await auditActionsOf(api.db, shown)).toEqual(['addRate', 'publishRate', 'unpublishRate']);
});

it('a price is shown once, while it is in force: neither before its first day nor after a newer rate', async () => {
  const [one, other] = [await company.addClient(), await company.addClient()];
  const same = { basis: 'duty', hours: 8, amount: 900 };
  const [first, second] = [await rateOf(one.clientId, same), await rateOf(other.clientId, same)];
  const later = await rateOf(other.clientId, { ...same, hours: 24, from: daysFromToday(2), amount: 2_500 });
  for (const id of [first, second, later]) await publish(id, true);
  expect((await prices()).body.data).toEqual([same]);
  for (const { clientId } of [one, other])
    await rateOf(clientId, { ...same, amount: 950, from: daysFromToday(-1) });
  expect((await prices()).body.data).toEqual([]);
  await publish(later, false);
});

it('only the office publishes, and only a rate that there is', async () => {
  const client = await company.addClient();
  const id = await rateOf(client.clientId, {});
  expect((await publish(id, true, client.token)).status).toBe(403);
  expect(statusAndCode(await publish(UNKNOWN_ID, true))).toEqual([404, 'rate.not_found']);
  expect(
    (await api.send('PUT', `/admin/rates/${id}/published`, { token: company.admin, body: {} })).status,
  ).toBe(400);
});

it('of clerks who publish a rate at once one is noted, and nobody publishes one that is deleted meanwhile', async () => {
  const client = await company.addClient();
  for (let round = 0; round < 3; round += 1) {
    const id = await rateOf(client.clientId, { from: daysFromToday(round + 1) });
    const replies = await concurrently(5, () => publish(id, true));
    expect(countByStatus(replies)).toEqual({ 200: 5 });
    expect(await auditActionsOf(api.db, id)).toEqual(['addRate', 'publishRate']);
    const remove = () => api.send('DELETE', `/admin/rates/${id}`, { token: company.admin });
    const [hidden, ...removed] = await Promise.all([publish(id, false), remove(), remove()]);
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([200, 404]).toContain(hidden.status);
    const actions = await auditActionsOf(api.db, id);
    expect(actions.filter((action) => action === 'deleteRate')).toHaveLength(1);
    expect(actions.at(-1)).toBe('deleteRate');
  }
});
