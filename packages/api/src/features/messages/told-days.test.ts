import { addDays } from '@prahari/domain/days';
import { mondayOf } from '@prahari/domain/duty-days';
import { expect, it } from 'vitest';
import { addPost, daysFromToday, expectStatus, type TestGuard } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { tellOfDay } from '../office/daily-messages/daily-messages.service.ts';

const { api, company } = await startCompany();

const textsTo = async (personId: string, kind: string): Promise<string[]> =>
  (await api.get('/admin/messages?status=unsent', company.admin)).body.data
    .filter(
      (one: { kind: string; person: { _id: string } }) => one.kind === kind && one.person._id === personId,
    )
    .map(({ text }: { text: string }) => text);
const remindersOf = ({ guardId }: TestGuard) => textsTo(guardId, 'shift-tomorrow');

async function clientWithPost(name: string, shift: 'day' | 'night' = 'day') {
  const client = await company.addClient({ numberOfGuards: 9 }, { name });
  return { ...client, postId: await addPost(api, company.admin, client.clientId, { asked: 9, shift }) };
}

/** Assigns a guard to a post from tomorrow on and returns the assignment. */
const assign = async (postId: string, { guardId }: TestGuard, changes: object = {}): Promise<string> =>
  expectStatus(
    await api.post(
      '/admin/assign-to-post',
      { postId, guardIds: [guardId], startDate: daysFromToday(1), endDate: daysFromToday(9), ...changes },
      company.admin,
    ),
    201,
  ).body.data[0]._id;

const languages = [
  ['hi', 'शनि, रवि', '5 दिन'],
  ['mr', 'शनि, रवि', '5 दिवस'],
  ['en', 'Sat, Sun', '5 days'],
] as const;

it.each(languages)('a guard who comes on some weekdays reads which, in %s', async (language, weekdays) => {
  const [guard, client] = [await company.addGuard(), await clientWithPost('Orchid Heights')];
  for (const { token } of [guard, client]) await api.put('/auth/language', { language }, token);
  const monday = addDays(mondayOf(daysFromToday(7)), 7);
  const period = { startDate: monday, endDate: addDays(monday, 27) };
  await assign(client.postId, guard, { ...period, weekdays: [6, 7] });
  for (const id of [guard.guardId, client.clientId])
    expect(await textsTo(id, 'assigned')).toEqual([expect.stringContaining(`(${weekdays}), 08:00–20:00`)]);
});

it('the guards of a rotation read how many days they have, a reliever which', async () => {
  const client = await clientWithPost('Orchid Heights');
  const guards = [await company.addGuard(), await company.addGuard()];
  const people = { guardIds: [guards[0]?.guardId], relieverIds: [guards[1]?.guardId] };
  const period = { from: daysFromToday(1), to: daysFromToday(16) };
  const rotation = { postId: client.postId, pattern: { on: 5, off: 1 }, ...people, ...period };
  const made = expectStatus(await api.post('/admin/rotations', rotation, company.admin), 201).body.data;
  const daysOf = ({ guardId }: TestGuard) =>
    api.db.selectFrom('duties').select('day').where('guard_id', '=', guardId).execute();
  const [own = [], relieved = []] = await Promise.all(guards.map(daysOf));
  expect([made.assignments.length, own.length + relieved.length]).toEqual([2, 16]);
  expect(await textsTo(guards[0]?.guardId ?? '', 'assigned')).toEqual([
    expect.stringContaining(`(${own.length} days), 08:00–20:00`),
  ]);
  const [text = ''] = await textsTo(guards[1]?.guardId ?? '', 'assigned');
  for (const { day } of relieved) expect(text).toContain(`${Number(day.slice(8))} `);
  expect(text.match(/ 20\d\d/g)).toHaveLength(relieved.length);
});

it('a guard who comes each day reads the first and the last day only', async () => {
  const [guard, client] = [await company.addGuard(), await clientWithPost('Orchid Heights')];
  await assign(client.postId, guard);
  expect((await textsTo(guard.guardId, 'assigned')).join()).not.toContain('(');
});

it('the reminder of a shift tells what is left of the day, in the order of its begin', async () => {
  const [first, second] = [await clientWithPost('Night Gate', 'night'), await clientWithPost('Day Gate')];
  const guard = await company.addGuard();
  await assign(first.postId, guard);
  const assignmentId = await assign(second.postId, guard, { warningsReason: 'Festival' });
  await tellOfDay(api.db);
  const [text = ''] = await remindersOf(guard);
  expect(text.indexOf('Day Gate')).toBeLessThan(text.indexOf('Night Gate'));
  const ids = { guardId: guard.guardId, clientId: second.clientId, assignmentId };
  expectStatus(await api.post('/admin/withdraw-guard', ids, company.admin), 200);
  const left = await remindersOf(guard);
  expect(left).toEqual([expect.stringContaining('Night Gate')]);
  expect(left.join()).not.toContain('Day Gate');
  const mails = (await mailsTo(api.db, guard.email)).filter(({ subject }) => subject.includes('tomorrow'));
  expect(mails.map(({ text: plain }) => plain.includes('Day Gate'))).toEqual([false]);
});

it('work that ends on other days leaves the reminder of tomorrow as it is', async () => {
  const [near, far] = [await clientWithPost('Near'), await clientWithPost('Far')];
  const guard = await company.addGuard();
  await assign(near.postId, guard);
  const period = { startDate: daysFromToday(20), endDate: daysFromToday(25) };
  const assignmentId = await assign(far.postId, guard, period);
  await tellOfDay(api.db);
  const before = await remindersOf(guard);
  const ids = { guardId: guard.guardId, clientId: far.clientId, assignmentId };
  expectStatus(await api.post('/admin/withdraw-guard', ids, company.admin), 200);
  expect([before.length, await remindersOf(guard)]).toEqual([1, before]);
});

it('granted leave takes the reminder of its shift back', async () => {
  const [guard, client] = [await company.addGuard(), await clientWithPost('Orchid Heights')];
  await assign(client.postId, guard);
  await tellOfDay(api.db);
  expect(await remindersOf(guard)).toHaveLength(1);
  const days = { from: daysFromToday(1), to: daysFromToday(2), reason: 'Family' };
  const leaveId = expectStatus(await api.post('/security/leave', days, guard.token), 201).body.data._id;
  expectStatus(await api.post('/admin/leave/answer', { leaveId, approved: true }, company.admin), 200);
  expect(await remindersOf(guard)).toEqual([]);
});

it('a reminder of a duty that is called off comes again with the duty', async () => {
  const [guard, client] = [await company.addGuard(), await clientWithPost('Orchid Heights')];
  await assign(client.postId, guard);
  await tellOfDay(api.db);
  const { data } = (await api.get(`/admin/duties?day=${daysFromToday(1)}`, company.admin)).body;
  const duty = data.find((one: { guard: { _id: string } }) => one.guard._id === guard.guardId);
  const correct = async (state: string) =>
    expectStatus(
      await api.post('/admin/correct-duty', { dutyId: duty._id, state, reason: 'Closed' }, company.admin),
      200,
    );
  await correct('cancelled');
  await tellOfDay(api.db);
  expect(await remindersOf(guard)).toEqual([]);
  await correct('planned');
  await tellOfDay(api.db);
  expect(await remindersOf(guard)).toHaveLength(1);
});
