import { expect, it } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { auditActionsOf, daysFromToday, expectStatus, type TestGuard } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { codeFor } from '../../../../testing/mailbox.ts';
import { rowOf, rowsOf, setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();

/** Returns the path of a new calendar's address, below `/api`. */
async function feedOf({ token }: TestGuard): Promise<string> {
  const reply = expectStatus(await api.post('/security/calendar-feed', undefined, token), 200);
  return new URL(reply.body.data.url).pathname.replace(/^\/api/, '');
}
const read = (path: string) => api.get(path);

/** Returns the events of a calendar with their properties. */
async function eventsOf(path: string): Promise<Record<string, string>[]> {
  const text = ((await read(path)).body as string).replaceAll('\r\n ', '');
  return text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        (event.split('END:VEVENT')[0] ?? '')
          .trim()
          .split('\r\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ),
    );
}

async function assignedGuard(days = 3, changes: object = {}) {
  const [guard, client] = [await company.addGuard(), await company.addClient({}, { name: 'Nirmal, Jeevan' })];
  const period = { startDate: daysFromToday(1), endDate: daysFromToday(days), ...changes };
  const reply = expectStatus(await company.assignGuard(guard.guardId, client.clientId, period), 201);
  return { guard, client, assignmentId: reply.body.data._id as string };
}
const withdraw = (guardId: string, clientId: string) =>
  api.post('/admin/withdraw-guard', { guardId, clientId }, company.admin);
const statuses = (events: Record<string, string>[]) => events.map(({ STATUS }) => STATUS);

it('a guard’s calendar has an event for each duty, and nobody else’s', async () => {
  const { guard, assignmentId } = await assignedGuard();
  const { guard: other } = await assignedGuard();
  const path = await feedOf(guard);
  const reply = await read(path);
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  const events = await eventsOf(path);
  expect(events).toMatchObject(
    [1, 2, 3].map((day) => ({
      UID: `${assignmentId}-${daysFromToday(day)}@prahari`,
      DTSTART: `${daysFromToday(day).replaceAll('-', '')}T023000Z`,
      DTEND: `${daysFromToday(day).replaceAll('-', '')}T143000Z`,
      SUMMARY: 'Duty: Nirmal\\, Jeevan',
      LOCATION: 'Gate 2\\, Noida\\, Uttar Pradesh 201309',
      STATUS: 'CONFIRMED',
    })),
  );
  const uids = events.map(({ UID }) => UID);
  expect((await eventsOf(await feedOf(other))).filter(({ UID }) => uids.includes(UID))).toEqual([]);
});

it('duties that are taken away are cancelled under the same UID, and come back with it', async () => {
  const { guard, client } = await assignedGuard();
  const path = await feedOf(guard);
  const before = await eventsOf(path);
  const withdrawn = expectStatus(await withdraw(guard.guardId, client.clientId), 200);
  const after = await eventsOf(path);
  expect(after.map(({ UID }) => UID)).toEqual(before.map(({ UID }) => UID));
  expect(new Set(statuses(after))).toEqual(new Set(['CANCELLED']));
  expect(after.every(({ SEQUENCE }) => SEQUENCE === '1')).toBe(true);
  const undone = await api.post('/admin/undo', { entryIds: [withdrawn.body.undo.entryId] }, company.admin);
  expect(expectStatus(undone, 200).body.success).toBe(true);
  expect((await eventsOf(path)).map(({ UID, STATUS }) => [UID, STATUS])).toEqual(
    before.map(({ UID }) => [UID, 'CONFIRMED']),
  );
});

it('a guard reads the calendar in the chosen language', async () => {
  const { guard } = await assignedGuard(1);
  const path = await feedOf(guard);
  const read = async (language: string) => {
    expectStatus(await api.put('/auth/language', { language }, guard.token), 200);
    const text = ((await api.get(path)).body as string).replaceAll('\r\n ', '');
    return [/X-WR-CALNAME:(.*)\r/.exec(text)?.[1], /SUMMARY:(.*)\r/.exec(text)?.[1]];
  };
  expect(await read('hi')).toEqual(['मेरी ड्यूटी', 'ड्यूटी: Nirmal\\, Jeevan']);
  expect(await read('mr')).toEqual(['माझ्या ड्यूटी', 'ड्यूटी: Nirmal\\, Jeevan']);
  expect(await read('en')).toEqual(['Duties', 'Duty: Nirmal\\, Jeevan']);
});

it('duties of granted leave are cancelled', async () => {
  const { guard } = await assignedGuard();
  const path = await feedOf(guard);
  const days = { from: daysFromToday(2), to: daysFromToday(2), reason: 'Family' };
  const asked = await api.post('/security/leave', days, guard.token);
  const leave = { leaveId: asked.body.data._id, approved: true };
  expectStatus(await api.post('/admin/leave/answer', leave, company.admin), 200);
  expect(statuses(await eventsOf(path))).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
});

it('an ended, replaced, unknown or disabled guard’s address is 404', async () => {
  const { guard } = await assignedGuard();
  const first = await feedOf(guard);
  const second = await feedOf(guard);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await api.send('DELETE', '/security/calendar-feed', { token: guard.token })).status).toBe(200);
  expect((await api.get('/security/calendar-feed', guard.token)).body.data).toEqual({ since: null });
  expect(statusAndCode(await api.get(second))).toEqual([404, 'calendar.not_found']);
  const third = await feedOf(guard);
  await setRows(api.db, 'users', { id: guard.userId }, { disabled_at: new Date().toISOString() });
  expect((await read(third)).status).toBe(404);
  for (const path of [
    `/calendar/${'A'.repeat(43)}.ics`,
    '/calendar/short.ics',
    `${third.replace('.ics', '')}`,
    third.replace('.ics', '.ical'),
    third.replace('.ics', '/x.ics'),
  ])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});

it('the token is stored as a hash, and making and ending an address is audited', async () => {
  const { guard } = await assignedGuard();
  const path = await feedOf(guard);
  const token = path.split('/')[2]?.replace('.ics', '') ?? '';
  const { token_hash: stored } = await rowOf(api.db, 'calendar_feeds', { guard_id: guard.guardId });
  expect([token.length, stored.includes(token)]).toEqual([43, false]);
  await api.send('DELETE', '/security/calendar-feed', { token: guard.token });
  await api.send('DELETE', '/security/calendar-feed', { token: guard.token });
  const actions = await auditActionsOf(api.db, guard.guardId);
  expect(actions.filter((action) => action.includes('CalendarFeed'))).toEqual([
    'makeCalendarFeed',
    'endCalendarFeed',
  ]);
});

it('somebody who is no guard gets no address', async () => {
  const user = await api.signIn('security');
  const reply = await api.post('/security/calendar-feed', undefined, user.token);
  expect(statusAndCode(reply)).toEqual([409, 'leave.not_a_guard']);
});

it('without a calendar nothing is noted of deleted duties', async () => {
  const { guard, client } = await assignedGuard();
  await withdraw(guard.guardId, client.clientId);
  expect(await rowsOf(api.db, 'removed_duties', { guard_id: guard.guardId })).toEqual([]);
});

it('a guard’s address ends with a reset of the password and with a disabled account, also once it is enabled again', async () => {
  const [first, second] = [await company.addGuard(), await company.addGuard()];
  const [ofFirst, ofSecond] = [await feedOf(first), await feedOf(second)];
  await api.post('/auth/forgot-password', { email: first.email });
  const otp = await codeFor(api.db, first.email);
  const reset = { email: first.email, otp, newPassword: `another ${TEST_PASSWORD}` };
  expectStatus(await api.put('/auth/reset-password', reset), 200);
  expect(statusAndCode(await read(ofFirst))).toEqual([404, 'calendar.not_found']);
  expect((await read(ofSecond)).status).toBe(200);
  for (const act of ['disable', 'enable'])
    expectStatus(await api.post(`/admin/accounts/${act}`, { accountId: second.userId }, company.admin), 200);
  expect(statusAndCode(await read(ofSecond))).toEqual([404, 'calendar.not_found']);
});
