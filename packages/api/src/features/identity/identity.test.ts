import { UNKNOWN_LINKS_PER_HOUR } from '@prahari/contract/offers';
import { expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import {
  auditActionsOf,
  concurrently,
  countByStatus,
  daysFromToday,
  expectStatus,
  UNKNOWN_ID,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { setRows } from '../../../testing/rows.ts';
import { nowText } from '../../db/ids.ts';

const { api, company } = await startCompany();

const card = (guardId: string) => `/admin/guards/${guardId}/identity`;
const make = (guardId: string) => api.post(card(guardId), undefined, company.admin);
const tokenOf = (url: string): string => url.split('#')[1] ?? '';
const made = async (guardId: string) => tokenOf(expectStatus(await make(guardId), 200).body.data.url);
const scan = (token: string) => api.get(`/identity/${token}`);
const end = (guardId: string) => api.send('DELETE', card(guardId), { token: company.admin });

/** A guard with a duty that runs now. */
async function guardOnDuty() {
  const [guard, client] = [
    await company.addGuard({ name: 'Ravi Kumar' }),
    await company.addClient({}, { name: 'Orchid Heights' }),
  ];
  const period = { startDate: daysFromToday(-1), endDate: daysFromToday(3), shift: '24h' };
  expectStatus(await company.assignGuard(guard.guardId, client.clientId, period), 201);
  return { guard, client };
}

it('a card says that its guard is one of ours and on duty in a city until when, and nothing more', async () => {
  await api.put(
    '/admin/company',
    {
      legalName: 'Prahari Services LLP',
      psaraLicence: { number: 'MH/2026/17', state: 'Maharashtra', validTo: '2030-01-01' },
    },
    company.admin,
  );
  const { guard } = await guardOnDuty();
  const reply = await scan(await made(guard.guardId));
  expect([reply.status, reply.headers.get('cache-control'), reply.body.data]).toEqual([
    200,
    'no-store',
    {
      name: 'Ravi Kumar',
      company: 'Prahari Services LLP',
      licence: { number: 'MH/2026/17', state: 'Maharashtra', validTo: '2030-01-01' },
      duty: { city: 'Noida', until: expect.any(String), asPlanned: true },
    },
  ]);
});

it('the client is named only where its record allows it', async () => {
  const { guard, client } = await guardOnDuty();
  const token = await made(guard.guardId);
  expect((await scan(token)).body.data.duty).not.toHaveProperty('client');
  const allow = (isNamedOnCards: boolean) =>
    api.put(`/admin/clients/${client.clientId}/tax`, { isNamedOnCards }, company.admin);
  expect((await allow(true)).body.data.isNamedOnCards).toBe(true);
  expect((await scan(token)).body.data.duty.client).toBe('Orchid Heights');
  await allow(false);
  expect((await scan(token)).body.data.duty).not.toHaveProperty('client');
});

it('where attendance is kept, a guard is on duty from the start to the end of the duty', async () => {
  const { guard } = await guardOnDuty();
  const token = await made(guard.guardId);
  await api.put('/admin/company', { attendance: 'on' }, company.admin);
  const since = { attendance_since: nowText(-3 * 86_400_000) };
  await setRows(api.db, 'company', { id: 1 }, since);
  const duty = async () => (await scan(token)).body.data.duty;
  expect(await duty()).toBeUndefined();
  const duties = (await api.get('/security/duties', guard.token)).body.data;
  const now = nowText();
  const running = duties.find(
    (one: { beginsAt: string; endsAt: string }) => one.beginsAt <= now && now < one.endsAt,
  );
  expectStatus(await api.post('/security/start-duty', { dutyId: running._id }, guard.token), 200);
  expect(await duty()).toMatchObject({ city: 'Noida', asPlanned: false, until: running.endsAt });
  expectStatus(await api.post('/security/end-duty', { dutyId: running._id }, guard.token), 200);
  expect(await duty()).toBeUndefined();
  await api.put('/admin/company', { attendance: 'off' }, company.admin);
});

it('the same card is made again, also concurrently, until it is ended, and a new one has another address', async () => {
  const guard = await company.addGuard();
  const replies = await concurrently(5, () => make(guard.guardId));
  expect(countByStatus(replies)).toEqual({ 200: 5 });
  const urls = new Set(replies.map(({ body }) => body.data.url));
  expect(urls.size).toBe(1);
  const [url = ''] = urls;
  expect((await api.get('/security/identity', guard.token)).body.data.url).toBe(url);
  expect((await api.get(card(guard.guardId), company.admin)).body.data).toMatchObject({ url });
  expect((await end(guard.guardId)).status).toBe(200);
  expect(statusAndCode(await scan(tokenOf(url)))).toEqual([404, 'identity.not_found']);
  expect((await api.get('/security/identity', guard.token)).body.data.url).toBeNull();
  expect(await made(guard.guardId)).not.toBe(tokenOf(url));
  const actions = await auditActionsOf(api.db, guard.guardId);
  expect(actions.filter((action) => action.includes('Identity'))).toEqual([
    'makeIdentityCard',
    'endIdentityCard',
    'makeIdentityCard',
  ]);
});

it('the card of a guard who left is not valid', async () => {
  const guard = await company.addGuard();
  const token = await made(guard.guardId);
  await setRows(api.db, 'users', { id: guard.userId }, { disabled_at: nowText() });
  expect(statusAndCode(await scan(token))).toEqual([404, 'identity.not_found']);
});

it('a guard sees the own card only, and no guard or client makes one', async () => {
  const [guard, other, client] = [
    await company.addGuard(),
    await company.addGuard(),
    await company.addClient(),
  ];
  const token = await made(guard.guardId);
  expect((await api.get('/security/identity', other.token)).body.data).toMatchObject({ url: null });
  for (const who of [guard, other, client]) {
    expect((await api.post(card(guard.guardId), undefined, who.token)).status).toBe(403);
    expect((await api.send('DELETE', card(guard.guardId), { token: who.token })).status).toBe(403);
  }
  expect((await scan(token)).status).toBe(200);
  expect(statusAndCode(await make(UNKNOWN_ID))).toEqual([404, 'guards.not_found']);
});

it('whoever tries unknown cards has to wait, and known ones work all the same', async () => {
  const { guard } = await guardOnDuty();
  const token = await made(guard.guardId);
  const replies = await concurrently(UNKNOWN_LINKS_PER_HOUR + 5, () => scan('A'.repeat(43)));
  // Some cards of other tests were unknown, too.
  expect(countByStatus(replies)[429]).toBeGreaterThanOrEqual(5);
  expect(replies.every(({ status }) => status === 404 || status === 429)).toBe(true);
  expect((await scan(token)).status).toBe(200);
});
