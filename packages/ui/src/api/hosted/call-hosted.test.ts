import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  listClientApplications,
  listOwnApplications,
  respondToClientApplication,
  submitSecurityApplication,
} from '@prahari/contract/applications';
import { setAssignmentStatus, withdrawGuard } from '@prahari/contract/assignments';
import { generateBill, listBills, markBillPaid } from '@prahari/contract/bills';
import { getClient, listClients } from '@prahari/contract/clients';
import { HOSTED_API_KEY } from '@prahari/contract/constants';
import { getGuardProfile } from '@prahari/contract/guards';
import { authStatus, login } from '@prahari/contract/sessions';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBill } from '../../../testing/stub-api.ts';
import { stubServer } from '../../../testing/stub-server.ts';
import { clientErrorCodes } from '../ApiError.ts';

const server = await stubServer();
server.headers = {};
vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/' });
vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Loads the adapter anew, so that it knows nothing about the server. */
async function freshCall() {
  vi.resetModules();
  const { configureApi } = await import('../configure-api.ts');
  configureApi({ url: `${server.origin}/api/` });
  sessionStorage.setItem(HOSTED_API_KEY, `${server.origin}/api`);
  return (await import('../call.ts')).call;
}
let call = await freshCall();

const rows = [1, 2, 3, 4, 5].map((amount) => ({
  _id: `b${amount}`,
  billNumber: `OLD-${amount}`,
  client: { _id: 'c1', user: { name: 'Old Towers' } },
  amount,
  status: amount % 2 ? 'paid' : 'pending',
}));
const ids = (reply: unknown) => (reply as { data: { _id: string }[] }).data.map(({ _id }) => _id);
const refusal = (made: Promise<unknown>) =>
  made.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
const requests = () => server.received.map(({ method, url }) => `${method} ${url}`);

beforeEach(async () => {
  sessionStorage.clear();
  call = await freshCall();
  server.received.length = 0;
  server.headers = {};
  server.respond = () => ({ body: { success: true } });
});
afterAll(() => server.close());

test('/api is not appended to an API URL that ends in it', async () => {
  await call(markBillPaid, { billId: 'b1' });
  expect(requests()).toEqual(['POST /api/admin/bills/mark-paid']);
});

describe.each([
  ['bare', (data: unknown[]) => data],
  ['inside data', (data: unknown[]) => ({ success: true, data })],
  ['inside data.data', (data: unknown[]) => ({ data: { data } })],
])('a complete list, %s,', (_, wrap) => {
  test('is paged, searched, sorted and filtered with one request', async () => {
    server.respond = () => ({ body: wrap(rows) });
    const first = await call(listBills, { limit: 2 });
    expect(first).toMatchObject({ success: true, total: 5 });
    expect(ids(first)).toEqual(['b1', 'b2']);
    const second = await call(listBills, { limit: 2, cursor: first.nextCursor ?? '' });
    expect(ids(second)).toEqual(['b3', 'b4']);
    const third = await call(listBills, { limit: 2, cursor: second.nextCursor ?? '' });
    expect(third).toMatchObject({ nextCursor: null, total: 5 });
    expect(ids(await call(listBills, { limit: 2, sort: '-amount' }))).toEqual(['b5', 'b4']);
    expect(await call(listBills, { limit: 2, status: 'pending' })).toMatchObject({
      total: 2,
      nextCursor: null,
    });
    expect(ids(await call(listBills, { limit: 2, q: 'old-2' }))).toEqual(['b2']);
    expect(requests()).toHaveLength(1);
  });
});

test('a list is requested without parameters, and again when a query is repeated', async () => {
  server.respond = () => ({ body: rows });
  await call(listBills, { limit: 2, sort: 'amount' });
  server.respond = () => ({ body: rows.slice(0, 1) });
  expect(await call(listBills, { limit: 2, sort: 'amount' })).toMatchObject({ total: 1 });
  expect(requests()).toEqual(['GET /api/admin/bills', 'GET /api/admin/bills']);
});

test('after a write every query loads newer rows', async () => {
  server.respond = ({ method }) => ({ body: method === 'GET' ? rows : {} });
  await call(listBills, { limit: 2 });
  await call(markBillPaid, { billId: 'b2' });
  await call(listBills, { limit: 2, q: 'old' });
  expect(requests().at(-1)).toBe('GET /api/admin/bills');
});

test('a list whose total is more than its rows is paged by the server', async () => {
  server.respond = () => ({ body: { success: true, data: rows.slice(0, 2), nextCursor: 'x', total: 5 } });
  expect(await call(listBills, { limit: 2 })).toMatchObject({ nextCursor: 'x', total: 5 });
  await call(listBills, { limit: 2, cursor: 'x' });
  expect(requests()).toEqual([
    'GET /api/admin/bills',
    'GET /api/admin/bills?limit=2',
    'GET /api/admin/bills?limit=2&cursor=x',
  ]);
});

test('a list that fails throws its error', async () => {
  server.respond = () => ({ status: 404, body: '<h1>Oops</h1>' });
  expect(await refusal(call(listBills, { limit: 2 }))).toMatchObject({
    status: 404,
    code: '',
    serverMessage: '',
  });
});

test('the filter approved finds accepted applications', async () => {
  server.respond = () => ({
    body: [
      { _id: 'r1', status: 'accepted' },
      { _id: 'r2', status: 'pending' },
    ],
  });
  expect(ids(await call(listClientApplications, { limit: 5, status: 'approved' }))).toEqual(['r1']);
});

test('a single client is read from the list of all clients, and an unknown one is a 404', async () => {
  server.respond = () => ({ body: [{ _id: 'c1', user: { name: 'Old Towers' } }] });
  expect((await call(getClient, { id: 'c1' })).data.user.name).toBe('Old Towers');
  expect(await refusal(call(getClient, { id: 'c2' }))).toMatchObject({ code: 'clients.not_found' });
  expect(new Set(requests())).toEqual(new Set(['GET /api/admin/clients']));
});

describe('withdrawing', () => {
  const input = { clientId: 'c1', guardId: 'g1', assignmentId: 'a1' };
  const bodies = () => server.received.map(({ body }) => body);
  const promised = { clientId: 'c1', guardId: 'g1' };

  test('sends assignmentId beside the two fields of SPEC', async () => {
    await call(withdrawGuard, input);
    expect(bodies()).toEqual([input]);
  });

  test('leaves assignmentId out where a server refuses it', async () => {
    server.respond = ({ body }) => ((body as { assignmentId?: string }).assignmentId ? { status: 400 } : {});
    await call(withdrawGuard, input);
    expect(bodies()).toEqual([input, promised]);
  });
});

test('an Idempotency-Key is not sent, because CORS may refuse it', async () => {
  await call(markBillPaid, { billId: '1' }, { idempotencyKey: 'once' });
  expect(server.received[0]?.headers['idempotency-key']).toBeUndefined();
});

test('fields that SPEC does not have are not sent', async () => {
  const bodies = () => server.received.map(({ body }) => body);
  await call(login, { email: 'a@example.com', password: 'long enough', role: 'admin', cookie: true });
  await call(declineSecurityApplication, { applicationId: 's1', reason: 'No papers', version: 2 });
  await call(respondToClientApplication, { applicationId: 'c1', status: 'rejected', reason: 'Too far' });
  expect(bodies()).toEqual([
    { email: 'a@example.com', password: 'long enough', role: 'admin' },
    { applicationId: 's1' },
    { applicationId: 'c1', status: 'rejected' },
  ]);
});

describe('a write with an empty reply', () => {
  test('returns the known bill as paid', async () => {
    server.respond = ({ method }) => ({ body: method === 'GET' ? rows : {} });
    await call(listBills, { limit: 8 });
    const { data } = await call(markBillPaid, { billId: 'b2' });
    expect(data).toMatchObject({ _id: 'b2', billNumber: 'OLD-2', amount: 2, status: 'paid' });
  });

  test('returns the bill that was sent', async () => {
    const { data } = await call(generateBill, newBill);
    expect(data).toMatchObject({ client: { _id: 'c1' }, amount: 1000, status: 'pending' });
  });

  test('returns the known client of a bill whose reply names the client by its id only', async () => {
    server.respond = ({ method, url }) => ({
      body: method === 'GET' && url.endsWith('/clients') ? [{ _id: 'c1', user: { name: 'Old Towers' } }] : {},
    });
    await call(listClients, { limit: 8 });
    server.respond = () => ({ body: { data: { _id: 'b9', client: 'c1', billNumber: 'NEW-9' } } });
    const { data } = await call(generateBill, newBill);
    expect(data).toMatchObject({ billNumber: 'NEW-9', client: { _id: 'c1', user: { name: 'Old Towers' } } });
  });

  test('returns the assignment of the profile with its new status', async () => {
    const currentAssignment = { _id: 'a1', shift: 'night', clientName: 'Old Towers' };
    server.respond = ({ method }) => ({ body: method === 'GET' ? { data: { currentAssignment } } : {} });
    await call(getGuardProfile);
    const { data } = await call(setAssignmentStatus, { assignmentId: 'a1', status: 'onBreak' });
    expect(data).toMatchObject({ _id: 'a1', clientName: 'Old Towers', status: 'onBreak' });
  });

  test('returns the application with its decision', async () => {
    const { data } = await call(acceptSecurityApplication, { applicationId: 's1' });
    expect(data.status).toBe('accepted');
  });
});

describe('login', () => {
  const credentials = { email: 'asha@example.com', password: 'long enough', role: 'security' } as const;

  test.each([
    ['at the top', { token: 't', role: 'security' }],
    ['inside data', { data: { token: 't', role: 'Security' } }],
    ['with the role of the user', { token: 't', user: { role: 'security' } }],
    ['inside the user', { data: { user: { token: 't', role: 'security' } } }],
    ['as an access token', { accessToken: 't', user: { role: 'security' } }],
  ])('reads token and role %s', async (_, body) => {
    server.respond = () => ({ body });
    expect(await call(login, credentials)).toMatchObject({ token: 't', role: 'security' });
  });

  test('without a token or a known role returns an empty token and the role of the request', async () => {
    server.respond = () => ({ body: { user: { role: 'manager' } } });
    expect(await call(login, credentials)).toMatchObject({ token: '', role: 'security' });
  });

  test('for an unverified email fails with the contract’s code', async () => {
    server.respond = () => ({ status: 401, body: { message: 'Verify your email to continue' } });
    expect(await refusal(call(login, credentials))).toMatchObject({ code: 'auth.not_verified' });
  });
});

describe('the job application', () => {
  const application = {
    fullName: 'Lalita Soren',
    dateOfBirth: '1998-01-02',
    address: '1 Old Road',
    phoneNumber: '+91 98765 43210',
    experience: 2,
    qualifications: 'ITI',
  };
  const credentials = { email: 'asha@example.com', password: 'long enough', role: 'security' } as const;

  const status = 'GET /api/security/application/status';
  const withoutStatus = (missing: { status: number; body: unknown }) => {
    server.respond = ({ url }) => (url.endsWith('/status') ? missing : { body: { success: true } });
  };

  test('is what the server says', async () => {
    server.respond = () => ({ body: { data: { application: { _id: 'a1', status: 'rejected' } } } });
    const { data } = await call(latestSecurityApplication);
    expect(data).toMatchObject({ _id: 'a1', status: 'rejected' });
  });

  test('that was sent is still known after a reload where the server has no call for it, which is asked once', async () => {
    withoutStatus({ status: 404, body: '<pre>Cannot GET</pre>' });
    await refusal(call(latestSecurityApplication));
    await call(submitSecurityApplication, application);
    call = await freshCall();
    const { data } = await call(latestSecurityApplication);
    expect(data).toMatchObject({ fullName: 'Lalita Soren', status: 'pending' });
    expect(requests().filter((one) => one === status)).toHaveLength(1);
  });

  test.each([
    ['a 404', { status: 404, body: { success: false, message: 'Application not found' } }],
    ['an empty success', { status: 200, body: { success: true, data: null } }],
    ['a refusal with a 200', { status: 200, body: { success: false } }],
  ])('is none after %s, and is asked for again once one was sent', async (_, missing) => {
    withoutStatus(missing);
    for (let visit = 0; visit < 2; visit += 1)
      expect(await refusal(call(latestSecurityApplication))).toMatchObject({ status: 404 });
    await call(submitSecurityApplication, application);
    server.respond = () => ({ body: { data: { _id: 'a2', status: 'pending' } } });
    expect((await call(latestSecurityApplication)).data).toMatchObject({ _id: 'a2' });
    expect(requests().filter((one) => one === status)).toHaveLength(2);
  });

  test('of another login is forgotten, and is then a 404', async () => {
    withoutStatus({ status: 404, body: '' });
    await call(submitSecurityApplication, application);
    await call(login, credentials);
    expect(await refusal(call(latestSecurityApplication))).toMatchObject({ status: 404 });
  });
});

test('a refused token has the code of a session that has ended', async () => {
  server.respond = () => ({ status: 401, body: { message: 'jwt expired' } });
  expect(await refusal(call(listBills, {}))).toMatchObject({ status: 401, code: 'auth.no_session' });
});

test('an endpoint that the hosted API lacks is refused as client.absent, without a request', async () => {
  for (const made of [() => call(authStatus), () => call(listOwnApplications, { limit: 5 })])
    expect(await refusal(made())).toMatchObject({ code: clientErrorCodes.absent });
  expect(requests()).toEqual([]);
});

describe('no response', () => {
  const spy = (network: (mode: RequestMode | undefined) => Promise<Response>) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => network(init?.mode));

  test('of a reachable server is reported as a CORS error', async () => {
    const mocked = spy(async (mode) => {
      if (mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    });
    expect(await refusal(call(listBills, {}))).toMatchObject({
      status: 0,
      code: clientErrorCodes.corsBlocked,
      message: expect.stringContaining('CORS'),
    });
    mocked.mockRestore();
  });

  test('of the page’s own origin is no CORS error, though the server is reachable', async () => {
    vi.stubGlobal('location', { origin: server.origin, href: `${server.origin}/` });
    const mocked = spy(async (mode) => {
      if (mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    });
    expect(await refusal(call(listBills, {}))).toMatchObject({ status: 0, code: '' });
    mocked.mockRestore();
    vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/' });
  });
});
