import { today } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { expect, it } from 'vitest';
import { billing, lastMonth } from '../../../testing/billing.ts';
import { daysFromToday, expectStatus, type TestGuard } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { rowsOf, setRows } from '../../../testing/rows.ts';
import { nowText } from '../../db/ids.ts';
import { tellOfDay } from '../office/daily-messages/daily-messages.service.ts';

const started = await startCompany();
const { api, company } = started;
const { client: billedClient } = billing(started);

const textsTo = async (personId: string, kind: string): Promise<string[]> =>
  (await api.get('/admin/messages?status=unsent', company.admin)).body.data
    .filter(
      (one: { kind: string; person: { _id: string } }) => one.kind === kind && one.person._id === personId,
    )
    .map(({ text }: { text: string }) => text);

it('a month that a guard has agreed is not asked for again, also not by a message that still waits', async () => {
  const { guards } = await billedClient([
    [1, 3],
    [1, 2],
  ]);
  const [one, other] = guards as unknown as [TestGuard, TestGuard];
  await tellOfDay(api.db, new Date(`${today().slice(0, 7)}-01T10:00:00+05:30`));
  const askedOf = async () =>
    Promise.all([one, other].map(async ({ guardId }) => (await textsTo(guardId, 'month-sent')).length));
  expect(await askedOf()).toEqual([1, 1]);
  expectStatus(await api.post('/security/agree-month', { month: lastMonth }, one.token), 200);
  expect(await askedOf()).toEqual([0, 1]);
});

it.each([
  ['en', /Log in|agree/, /tell the office which day/],
  ['hi', /लॉगिन|“हाँ”/, /ऑफ़िस को बताएँ कि कौन-सा दिन/],
  ['mr', /लॉगिन|“होय”/, /कोणता दिवस ते ऑफिसला सांगा/],
] as const)(
  'a guard without a login reads the month and agrees nothing: %s',
  async (language, asked, told) => {
    const { guards } = await billedClient([[1, 3]]);
    const { guardId, userId } = guards[0] as unknown as TestGuard;
    await setRows(api.db, 'users', { id: userId }, { email: null, language });
    await tellOfDay(api.db, new Date(`${today().slice(0, 7)}-01T10:00:00+05:30`));
    const [text = ''] = await textsTo(guardId, 'month-sent');
    expect([asked.test(text), told.test(text), / 3 /.test(text)]).toEqual([false, true, true]);
  },
);

it.each(['agree', 'dispute', 'link'] as const)(
  'a client who has answered a month is not asked to agree it: %s',
  async (how) => {
    const { clientId, postId, token } = await billedClient([[1, 3]]);
    const of = { postId, month: lastMonth };
    expectStatus(await api.post('/admin/muster/send', of, company.admin), 200);
    const [text = ''] = await textsTo(clientId, 'month-sent');
    const link = /muster#([\w-]+)/.exec(text)?.[1];
    const days = [{ day: `${lastMonth}-02`, reason: 'Nobody came' }];
    const answers = {
      agree: () => api.post('/client/muster/agree', of, token),
      dispute: () => api.post('/client/muster/dispute', { ...of, days }, token),
      link: () => api.post(`/muster/${link}/agree`, {}),
    };
    expectStatus(await answers[how](), 200);
    expect(await textsTo(clientId, 'month-sent')).toEqual([]);
  },
);

it('a guard is not asked for a paper that was renewed or deleted, and still for the others', async () => {
  const { guardId } = await company.addGuard();
  await setRows(api.db, 'papers', { guard_id: guardId }, { expires_on: daysFromToday(20) });
  await tellOfDay(api.db);
  const papers = await rowsOf(api.db, 'papers', { guard_id: guardId });
  const paperOf = (kind: string) => papers.find((paper) => paper.kind === kind)?.id;
  const texts = () => textsTo(guardId, 'papers-expiring');
  expect((await texts()).join()).toContain('Medical');
  const renewed = { paperId: paperOf('medical'), number: 'M-2', expiresOn: daysFromToday(400) };
  expectStatus(await api.put('/admin/papers', renewed, company.admin), 200);
  const [left = ''] = await texts();
  expect([left.includes('Medical'), left.includes('Police verification')]).toEqual([false, true]);
  const renumbered = { paperId: paperOf('policeVerification'), number: 'P-2', expiresOn: daysFromToday(20) };
  expectStatus(await api.put('/admin/papers', renumbered, company.admin), 200);
  expect(await texts()).toEqual([left]);
  for (const kind of ['policeVerification', 'psaraTraining'])
    expectStatus(await api.post('/admin/papers/delete', { paperId: paperOf(kind) }, company.admin), 200);
  expect(await texts()).toEqual([]);
});

it('a guard reads once of a paper whose end was wrong for a moment, and of one that was added since', async () => {
  const { guardId, userId } = await company.addGuard();
  await setRows(api.db, 'users', { id: userId }, { email: null });
  const papers = (await rowsOf(api.db, 'papers', { guard_id: guardId })).sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const expires = async (index: number, days: number) => {
    const body = { paperId: papers[index]?.id, number: 'P-1', expiresOn: daysFromToday(days) };
    expectStatus(await api.put('/admin/papers', body, company.admin), 200);
  };
  const toldOf = async () =>
    (await textsTo(guardId, 'papers-expiring')).join('\n').match(/valid to/g)?.length;
  await expires(0, 10);
  await expires(1, 12);
  await tellOfDay(api.db);
  // The office has its mail.
  await setRows(api.db, 'outbox', { sent_at: null }, { sent_at: nowText() });
  await expires(0, 300);
  await expires(0, 10);
  await expires(2, 14);
  await tellOfDay(api.db);
  await tellOfDay(api.db);
  expect(await toldOf()).toBe(3);
  for (const index of [0, 1, 2]) await expires(index, 300);
  expect(await toldOf()).toBeUndefined();
  await expires(1, 12);
  await tellOfDay(api.db);
  expect(await toldOf()).toBe(1);
});

it('a bill that is changed is told again with its new amount and day, and the former one no more', async () => {
  const { clientId, make } = await billedClient([[1, 10]]);
  const { bill } = await make();
  expect(await textsTo(clientId, 'bill-made')).toEqual([expect.stringContaining(formatRupees(bill.amount))]);
  const lines = [{ description: 'Guards', quantity: 1, unit: 'month', rate: 5000 }];
  const change = (body: object) => api.put(`/admin/bills/${bill._id}`, body, company.admin);
  expectStatus(await change({ version: 1, lines }), 200);
  expectStatus(await change({ version: 2, description: 'October' }), 200);
  const texts = await textsTo(clientId, 'bill-made');
  expect(texts).toEqual([expect.stringContaining('5,000.00')]);
  const told = await rowsOf(api.db, 'messages', { user_id: bill.client.user._id, kind: 'bill-made' });
  expect(told).toHaveLength(1);
});
