import { type DataRequest, describeAuditEntry } from '@prahari/contract';
import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { type Company, concurrently, createCompany } from '../../testing/company.ts';
import { mailsTo } from '../../testing/mailbox.ts';

let api: TestApi;
let company: Company;
beforeAll(async () => {
  api = await startApi();
  company = await createCompany(api);
});
afterAll(() => api.stop());
afterEach(() => vi.useRealTimers());

const ask = async (token: string, kind: string, note?: string): Promise<DataRequest[]> =>
  (await api.post('/auth/data-requests', { kind, note }, token)).body.data;
const answer = (requestId: string, changes: object = {}, token = company.admin) =>
  api.post('/admin/data-requests/answer', { requestId, answer: 'fulfil', ...changes }, token);
const open = async () => (await api.get('/admin/data-requests', company.admin)).body.data;
const subjects = async (email: string) => (await mailsTo(api.db, email)).map(({ subject }) => subject);
const FULFILLED = 'Your Prahari request about your data is fulfilled';

test('of concurrent requests of a kind one is open, and the office sees who asked', async () => {
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

test('a copy has all tables with data of the person, once, with a mail and an audit entry', async () => {
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

test('a correction changes what the office enters, and needs something to change', async () => {
  const { token, email } = await api.signIn('client', { name: 'Misspelt' });
  const [{ _id } = { _id: '' }] = await ask(token, 'correction', 'Name');
  expect((await answer(_id)).status).toBe(400);
  expect((await answer(_id, { name: 'Well Spelt' })).status).toBe(200);
  expect((await api.get('/auth/status', token)).body.user.name).toBe('Well Spelt');
  expect(await subjects(email)).toContain(FULFILLED);
});

test('a corrected email is told to the former address as well', async () => {
  const { token, email } = await api.signIn('client');
  const [{ _id } = { _id: '' }] = await ask(token, 'correction', 'Phone');
  expect((await answer(_id, { email: `new-${email}` })).status).toBe(200);
  expect([await subjects(email), await subjects(`new-${email}`)]).toEqual([[FULFILLED], [FULFILLED]]);
});

test('an erasure ends the login, keeps bills under no name, and tells the person', async () => {
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

test('an erasure is refused while an assignment is open, and stays open', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  await company.assignGuard(guard.guardId, client.clientId);
  const [{ _id } = { _id: '' }] = await ask(guard.token, 'erasure');
  expect((await answer(_id)).body.code).toBe('data_requests.open_assignment');
  expect((await open()).map((row: DataRequest) => row._id)).toContain(_id);
});

test('the last admin cannot be erased', async () => {
  const own = await startApi();
  const { token } = await own.signIn('admin');
  const { body } = await own.post('/auth/data-requests', { kind: 'erasure' }, token);
  const refused = await own.post(
    '/admin/data-requests/answer',
    { requestId: body.data[0]._id, answer: 'fulfil' },
    token,
  );
  expect([refused.status, refused.body.code]).toEqual([409, 'data_requests.last_admin']);
  await own.stop();
});

test('a declined request tells the person why', async () => {
  const { token, email } = await api.signIn('security');
  const [{ _id } = { _id: '' }] = await ask(token, 'correction', 'My age');
  expect((await answer(_id, { answer: 'decline', reason: 'It is as in your papers.' })).status).toBe(200);
  const [mail] = await mailsTo(api.db, email);
  expect(mail?.text).toContain('It is as in your papers.');
});

test('an answer asks for the password once the login is 15 minutes old', async () => {
  const { token } = await api.signIn('admin');
  const client = await api.signIn('client');
  const [{ _id } = { _id: '' }] = await ask(client.token, 'export');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (REAUTHENTICATION_MINUTES + 1) * 60_000 });
  expect((await answer(_id, {}, token)).body.code).toBe('auth.reauthentication_needed');
});
