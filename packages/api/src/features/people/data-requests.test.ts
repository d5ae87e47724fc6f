import { describeAuditEntry } from '@prahari/contract/audit-log';
import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { DATA_COPY_DAYS } from '@prahari/contract/data-requests';
import type { DataRequest } from '@prahari/contract/data-requests.schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { statusAndCode, TEST_PASSWORD } from '../../../testing/api.ts';
import { concurrently, daysFromToday } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo, subjectsTo } from '../../../testing/mailbox.ts';
import { rowOf, setRows } from '../../../testing/rows.ts';

const { api, company } = await startCompany();
afterEach(() => vi.useRealTimers());

const ask = async (token: string, kind: string, note?: string): Promise<DataRequest[]> =>
  (await api.post('/auth/data-requests', { kind, note }, token)).body.data;
const answer = (requestId: string, changes: object = {}, token = company.admin) =>
  api.post('/admin/data-requests/answer', { requestId, answer: 'fulfil', ...changes }, token);
const open = async () => (await api.get('/admin/data-requests', company.admin)).body.data;
const subjects = async (email: string) => await subjectsTo(api.db, email);
const RECEIVED = 'Your Prahari request about your data is with the office';
const FULFILLED = 'Your Prahari request about your data is fulfilled';

test('concurrent requests of one kind leave one open request, and the office sees who sent it', async () => {
  const { token, userId, email } = await api.signIn('client', { name: 'Asks Twice' });
  await concurrently(10, () => ask(token, 'correction', 'The phone is wrong'));
  const own = await ask(token, 'export');
  expect(own.map(({ kind, status }) => [kind, status])).toEqual([
    ['export', 'open'],
    ['correction', 'open'],
  ]);
  expect((await open()).filter((row: { user: { _id: string } }) => row.user._id === userId)).toMatchObject([
    { kind: 'correction', note: 'The phone is wrong', user: { name: 'Asks Twice', email } },
    { kind: 'export' },
  ]);
  expect((await api.get('/admin/overview', company.admin)).body.data.dataRequests).toBe(
    (await open()).length,
  );
});

test('a person is mailed once about each new request in their name', async () => {
  const { token, email } = await api.signIn('client');
  await concurrently(6, () => ask(token, 'erasure'));
  expect(await subjects(email)).toEqual([RECEIVED]);
  const [{ text } = { text: '' }] = await mailsTo(api.db, email);
  expect(text).toContain('You asked for the erasure of your data.');
  expect(text).toContain('If you did not ask for this, call the office and change your password.');
});

test('a data request is answered once, with all rows about the person, a mail and an audit entry', async () => {
  const client = await company.addClient({}, { name: 'Copy Wanted' });
  const [{ _id } = { _id: '' }] = await ask(client.token, 'export');
  const { status, body } = await answer(_id);
  expect([status, body.data.request.status, body.data.copy.users]).toEqual([
    200,
    'done',
    [expect.objectContaining({ name: 'Copy Wanted', email: client.email })],
  ]);
  expect(body.data.copy.clients).toHaveLength(1);
  expect(await subjects(client.email)).toContain(FULFILLED);
  const [entry] = (await api.get('/admin/audit?limit=1', company.admin)).body.data;
  expect(describeAuditEntry(entry)).toBe('Test admin exported the data of Copy Wanted');
  expect((await answer(_id)).body.code).toBe('data_requests.answered');
});

const download = (token: string) => api.post('/auth/data-requests/download', {}, token);
const passDays = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });

test('only its person downloads a copy, for seven days after the office has agreed', async () => {
  const { token, email, userId, name } = await api.signIn('security', { name: 'Takes It Along' });
  expect((await download(token)).body.code).toBe('data_requests.no_copy');
  const [{ _id } = { _id: '' }] = await ask(token, 'export');
  expect((await download(token)).body.code).toBe('data_requests.no_copy');
  await answer(_id);
  const [{ copyUntil, answeredAt } = { copyUntil: '', answeredAt: '' }] = (
    await api.get('/auth/data-requests', token)
  ).body.data as DataRequest[];
  expect(Date.parse(copyUntil ?? '') - Date.parse(answeredAt ?? '')).toBe(DATA_COPY_DAYS * 86_400_000);
  const { status, body } = await download(token);
  expect([status, body.data.users]).toEqual([200, [expect.objectContaining({ id: userId, email })]]);
  expect(JSON.stringify(body)).not.toMatch(/argon2|token_hash|public_key/);
  expect(body.data.data_requests).toHaveLength(1);
  const [entry] = (await api.get('/admin/audit?limit=1', company.admin)).body.data;
  expect(describeAuditEntry(entry)).toBe(`${name} downloaded a copy of their data`);
  expect((await download((await api.signIn('security')).token)).status).toBe(404);

  passDays(DATA_COPY_DAYS);
  const repeated = (await api.post('/auth/login', { email, password: TEST_PASSWORD, role: 'security' })).body
    .token;
  expect((await download(repeated)).body.code).toBe('data_requests.no_copy');
  expect((await api.get('/auth/data-requests', repeated)).body.data[0].copyUntil).toBeUndefined();
});

test('a declined copy can’t be downloaded, and a download needs a login of the last 15 minutes', async () => {
  const { token } = await api.signIn('client');
  const [{ _id: declined } = { _id: '' }] = await ask(token, 'export');
  await answer(declined, { answer: 'decline' });
  expect((await download(token)).status).toBe(404);
  const [{ _id } = { _id: '' }] = await ask(token, 'export');
  await answer(_id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (REAUTHENTICATION_MINUTES + 1) * 60_000 });
  expect((await download(token)).body.code).toBe('auth.reauthentication_needed');
  await api.post('/auth/reauthenticate', { currentPassword: TEST_PASSWORD }, token);
  expect((await download(token)).status).toBe(200);
});

test('a correction changes the office’s entries, and needs something to change', async () => {
  const { token, email } = await api.signIn('client', { name: 'Misspelt' });
  const [{ _id } = { _id: '' }] = await ask(token, 'correction', 'Name');
  expect((await answer(_id)).status).toBe(400);
  expect((await answer(_id, { name: 'Well Spelt' })).status).toBe(200);
  expect((await api.get('/auth/status', token)).body.user.name).toBe('Well Spelt');
  expect(await subjects(email)).toContain(FULFILLED);
});

test('an erasure ends the login, keeps bills without a name, and tells the person', async () => {
  const client = await company.addClient({}, { name: 'Wants Erasure' });
  const bill = (await company.generateBill(client.clientId)).body.data;
  await ask(client.token, 'correction', 'My secret remark');
  const [{ _id } = { _id: '' }] = await ask(client.token, 'erasure');
  expect((await answer(_id)).status).toBe(200);
  expect((await api.get('/auth/status', client.token)).status).toBe(401);
  const bills = (await api.get(`/admin/bills?q=${bill.billNumber}`, company.admin)).body.data;
  expect(bills.map((row: typeof bill) => row.client.user.name)).toEqual(['Erased person']);
  expect(await subjects(client.email)).toEqual([FULFILLED]);
  expect(JSON.stringify(await api.db.selectFrom('data_requests').selectAll().execute())).not.toContain(
    'My secret remark',
  );
});

test('an erasure is refused during an open assignment, and stays open', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  await company.assignGuard(guard.guardId, client.clientId);
  const [{ _id } = { _id: '' }] = await ask(guard.token, 'erasure');
  expect((await answer(_id)).body.code).toBe('data_requests.open_assignment');
  expect((await open()).map((row: DataRequest) => row._id)).toContain(_id);
});

test('an erasure is not refused for an assignment whose last duty has ended, before anybody reads it', async () => {
  passDays(-3);
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  await company.assignGuard(guard.guardId, client.clientId, { endDate: daysFromToday(1) });
  const [{ _id: ofGuard } = { _id: '' }] = await ask(guard.token, 'erasure');
  const [{ _id: ofClient } = { _id: '' }] = await ask(client.token, 'erasure');
  vi.useRealTimers();
  for (const requestId of [ofGuard, ofClient]) expect((await answer(requestId)).status).toBe(200);
});

test('no admin answers an own request, also not the only one', async () => {
  const { token } = await api.signIn('admin');
  const [{ _id } = { _id: '' }] = await ask(token, 'erasure');
  for (const changes of [{}, { answer: 'decline' }])
    expect(statusAndCode(await answer(_id, changes, token))).toEqual([409, 'data_requests.own']);
  expect((await answer(_id)).status).toBe(200);
});

test('only one of concurrent answers counts, and its mail is the only one', async () => {
  const { token, email } = await api.signIn('client');
  const [{ _id } = { _id: '' }] = await ask(token, 'export');
  const answers = await concurrently(8, (n) =>
    answer(_id, n % 2 === 0 ? {} : { answer: 'decline', reason: 'Not now' }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  expect(await subjects(email)).toHaveLength(2);
});

test('an admin who answers a data request enters the password again 15 minutes after the login', async () => {
  const { token } = await api.signIn('admin');
  const client = await api.signIn('client');
  const [{ _id } = { _id: '' }] = await ask(client.token, 'export');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (REAUTHENTICATION_MINUTES + 1) * 60_000 });
  expect((await answer(_id, {}, token)).body.code).toBe('auth.reauthentication_needed');
});

test('a corrected phone becomes one number, and is asked about where somebody else has it', async () => {
  const owner = await company.addGuard({ name: 'Owns The Phone' });
  const phoneOf = async (id: string) => (await rowOf(api.db, 'users', { id })).phone;
  const correct = async (token: string, changes: object) => {
    const [{ _id } = { _id: '' }] = await ask(token, 'correction');
    return answer(_id, changes);
  };
  expect((await correct(owner.token, { phone: '070123 45678', hasOwnPhone: true })).status).toBe(200);
  expect(await phoneOf(owner.userId)).toBe('+917012345678');

  const guard = await company.addGuard();
  const shared = { phone: '+91 70123 45678' };
  const before = await phoneOf(guard.userId);
  const refused = await correct(guard.token, { ...shared, hasOwnPhone: true });
  expect([...statusAndCode(refused), refused.body.errors]).toEqual([
    409,
    'people.phone_taken',
    [{ path: 'phone', message: 'Owns The Phone has this phone' }],
  ]);
  expect(await phoneOf(guard.userId)).toBe(before);
  expect((await correct(guard.token, shared)).status).toBe(200);
  expect(await phoneOf(guard.userId)).toBe('+917012345678');

  await setRows(api.db, 'users', { id: guard.userId }, { email: null, phone: before });
  const inPerson = { userId: guard.userId, kind: 'correction', ...shared };
  const handle = (body: object) => api.post('/admin/person-data', body, company.admin);
  expect(statusAndCode(await handle({ ...inPerson, hasOwnPhone: true }))).toEqual([
    409,
    'people.phone_taken',
  ]);
  expect((await handle(inPerson)).status).toBe(200);
  expect(await phoneOf(guard.userId)).toBe('+917012345678');
});
