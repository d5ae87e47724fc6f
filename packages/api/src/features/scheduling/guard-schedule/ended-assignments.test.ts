import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startApi, statusAndCode, type TestApi } from '../../../../testing/api.ts';
import {
  assignGuardBody,
  auditActionsOf,
  type Company,
  concurrently,
  countByStatus,
  createCompany,
  daysFromToday,
} from '../../../../testing/company.ts';
import { rowOf } from '../../../../testing/rows.ts';

const DAY_MS = 86_400_000;
/** 07:59:30 and 08:00:30 in India, around the end of the last night. */
const BEFORE_END = Date.parse('2026-11-20T02:29:30.000Z');
const AFTER_END = BEFORE_END + 60_000;
/** 23:00 in India on the last day. */
const LAST_EVENING = Date.parse('2026-11-19T17:30:00.000Z');
const LAST_DAY = '2026-11-19';

let api: TestApi;
let company: Company;
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

beforeAll(async () => {
  setClock(LAST_EVENING);
  api = await startApi();
  company = await createCompany(api);
});
afterEach(() => setClock(LAST_EVENING));
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

async function assignUntil(endDate: string) {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const reply = await company.assignGuard(guard.guardId, client.clientId, {
    startDate: LAST_DAY,
    endDate,
    shift: 'night',
  });
  expect(reply.status).toBe(201);
  return { guard, client, id: reply.body.data._id as string };
}

const guardIn = async (email: string) =>
  (await api.get(`/admin/guards?q=${encodeURIComponent(email)}`, company.admin)).body.data[0];
const clientIn = async (email: string) =>
  (await api.get(`/admin/clients?q=${encodeURIComponent(email)}`, company.admin)).body.data[0];

it('an assignment is completed when its last duty has ended, at 08:00 after a last night, wherever it is read', async () => {
  const { guard, client, id } = await assignUntil(LAST_DAY);
  setClock(BEFORE_END);
  company.admin = (await api.signIn('admin')).token;
  expect(await guardIn(guard.email)).toMatchObject({ status: 'assigned', currentAssignment: { _id: id } });
  const before = (await api.get('/admin/overview', company.admin)).body.data;

  setClock(AFTER_END);
  const own = (await api.get('/security/profile', guard.token)).body.data;
  expect(own).toMatchObject({ status: 'available', currentAssignment: { _id: id, status: 'completed' } });
  expect((await api.get('/client/profile', client.token)).body.data).toMatchObject({
    status: 'unassigned',
    activeAssignments: [{ _id: id, status: 'completed' }],
  });
  expect(await guardIn(guard.email)).toMatchObject({ status: 'available', currentAssignment: null });
  expect(await clientIn(client.email)).toMatchObject({ status: 'unassigned', activeAssignments: [] });
  expect((await api.get(`/admin/assignments/${id}`, company.admin)).body.data.status).toBe('completed');
  const after = (await api.get('/admin/overview', company.admin)).body.data;
  expect(after.guards.available).toBe(before.guards.available + 1);
  expect(after.clients.assigned).toBe(before.clients.assigned - 1);
  const { completed_at } = await rowOf(api.db, 'assignments', { id });
  expect(completed_at).toBe('2026-11-20T02:30:00.000Z');
});

it('the first read of the audit log after the last duty contains the end of the assignment', async () => {
  const { guard, client, id } = await assignUntil('2026-11-20');
  setClock(AFTER_END + DAY_MS);
  const admin = await api.signIn('admin');
  const { data } = (await api.get('/admin/audit?limit=1', admin.token)).body;
  expect(data).toMatchObject([
    { action: 'endAssignment', actor: null, about: { guard: guard.name, client: client.name } },
  ]);
  expect(await auditActionsOf(api.db, id)).toEqual(['assignGuard', 'endAssignment']);
});

it('fifty concurrent calls after its last duty end it once, and only one of them assigns the guard again', async () => {
  setClock(LAST_EVENING + 3 * DAY_MS);
  company = await createCompany(api);
  const { admin } = company;
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const day = '2026-11-22';
  const assign = (endDate: string) =>
    api.post(
      '/admin/assign-guard',
      assignGuardBody(guard.guardId, client.clientId, { startDate: day, endDate, shift: 'night' }),
      admin,
    );
  const { _id: id } = (await assign(day)).body.data;
  expect((await assign('2026-12-01')).status).toBe(409);

  setClock(AFTER_END + 3 * DAY_MS);
  const token = (await api.signIn('admin')).token;
  const replies = await concurrently(50, (index) =>
    index % 2 === 0
      ? api.get('/admin/guards?limit=5', token)
      : api.post(
          '/admin/assign-guard',
          assignGuardBody(guard.guardId, client.clientId, { endDate: '2026-12-01', shift: 'night' }),
          token,
        ),
  );
  expect(countByStatus(replies)).toEqual({ 200: 25, 201: 1, 409: 24 });
  expect(await auditActionsOf(api.db, id)).toEqual(['assignGuard', 'endAssignment']);
});

it('an ended assignment can be neither withdrawn nor changed', async () => {
  setClock(LAST_EVENING + 5 * DAY_MS);
  company = await createCompany(api);
  const { admin } = company;
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const body = assignGuardBody(guard.guardId, client.clientId, {
    endDate: daysFromToday(0),
    shift: 'night',
  });
  const { _id: assignmentId } = (await api.post('/admin/assign-guard', body, admin)).body.data;

  setClock(AFTER_END + 5 * DAY_MS);
  const guardAndClient = { guardId: guard.guardId, clientId: client.clientId };
  expect(
    statusAndCode(await api.post('/admin/withdraw-guard', guardAndClient, (await api.signIn('admin')).token)),
  ).toEqual([404, 'assignments.none_open']);
  expect(
    statusAndCode(
      await api.put('/security/update-assignment', { assignmentId, status: 'onBreak' }, guard.token),
    ),
  ).toEqual([409, 'assignments.already_completed']);
});

it('a past period is refused', async () => {
  company = await createCompany(api);
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const period = { startDate: daysFromToday(-9), endDate: daysFromToday(-1) };
  const reply = await company.assignGuard(guard.guardId, client.clientId, period);
  expect([reply.status, reply.body.errors]).toEqual([
    400,
    [{ path: 'endDate', message: 'End date must not be in the past' }],
  ]);
  const today = await company.assignGuard(guard.guardId, client.clientId, {
    ...period,
    endDate: daysFromToday(0),
  });
  expect(today.status).toBe(201);
});
