import { fieldErrors } from '@prahari/contract/check';
import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import { today } from '@prahari/domain/days';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyRequest } from '../../src/features/data-requests/data-requests.samples.ts';
import { daysAgo, inDays } from './dates.ts';
import { mockApiHandlers, responses } from './handlers.ts';
import { idOf } from './ids.ts';
import { setNetwork } from './network.ts';
import { tokenOf } from './responses/auth.ts';
import { withPasskey } from './responses/passkeys.ts';
import { defaultState } from './sample-data/default-state.ts';
import { CODE, PASSWORD, type UserKey, users } from './sample-data/users.ts';
import type { MockState } from './state.ts';

let state: MockState;
beforeEach(() => {
  state = defaultState();
  const { id, name, email } = users.client;
  state.dataRequests.push(
    { ...copyRequest },
    {
      ...copyRequest,
      _id: idOf('account', 900),
      user: { _id: id, name, email },
      status: 'done',
      copyUntil: daysAgo(-7),
    },
  );
});

interface Call {
  as?: UserKey;
  body?: unknown;
  id?: string;
  query?: string;
  key?: string;
}

const specOf = (name: string): Definition => {
  const spec = definitions[name];
  if (!spec) throw new Error(`${name} is not in the contract`);
  return spec;
};

async function replyOf(response: Response) {
  if (response.type === 'error') return null;
  return response.headers.get('content-type') === 'text/csv' ? response.text() : response.json();
}

async function send(name: string, { as, body, id = '', query = '', key }: Call = {}) {
  const { method, path } = specOf(name);
  const request = new Request(`http://site.test/api${path.replace('{id}', id)}${query}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${tokenOf(users[as])}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await getResponse(mockApiHandlers(state), request);
  if (!response) throw new Error(`no handler for ${name}`);
  return { status: response.status, reply: await replyOf(response) };
}

const { email } = users.client;
const CREATED = { id: 'a2V5', response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const USED = { id: 'a2V5', response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
const period = { startDate: inDays(1), endDate: inDays(9) };
const place = { street: '1 Mill Lane', city: 'Pune', state: 'Maharashtra', zipCode: '411001' };
const bill = {
  clientId: idOf('client', 0),
  amount: 99.5,
  dueDate: inDays(3),
  description: 'A week',
  driveLink: 'https://drive.example/b',
};
const application = { serviceType: 'DAY_SHIFT', location: 'Pune', ...period, numberOfGuards: 1 };
const assignment = {
  guardId: idOf('guard', 1),
  clientId: idOf('client', 1),
  ...period,
  shift: 'day',
  location: place,
};
const jobApplication = {
  fullName: 'Lalita Soren',
  dateOfBirth: '1999-02-03',
  address: 'Ranchi',
  phoneNumber: '+91 98765 43210',
  experience: 2,
  qualifications: 'Class X',
};

const guardEntry = { name: 'Ravi Kumar', phone: '98765 43212', city: 'Bhopal' };
const clientEntry = { name: 'Sunrise Heights', phone: '98765 43211' };
const aPaper = { number: 'M-17', expiresOn: inDays(40) };
const postFields = {
  place: { street: 'Gate 2', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  shift: 'night',
  startDate: today(),
  endDate: '2200-12-31',
  asked: 5,
};

/** A valid request for every endpoint. */
const calls: Record<string, Call> = {
  getOverview: { as: 'admin' },
  getGuardRecord: { as: 'admin', id: idOf('guard', 0) },
  getGuardTimeline: { as: 'admin', id: idOf('guard', 0) },
  addGuard: { as: 'admin', body: { ...guardEntry, papers: [{ ...aPaper, kind: 'medical' }] } },
  correctGuard: { as: 'admin', body: { ...guardEntry, guardId: idOf('guard', 0) } },
  getClientRecord: { as: 'admin', id: idOf('client', 0) },
  getClientTimeline: { as: 'admin', id: idOf('client', 0) },
  addClient: { as: 'admin', body: { ...clientEntry, place, ...period, shift: 'night', asked: 3 } },
  correctClient: {
    as: 'admin',
    body: { ...clientEntry, clientId: idOf('client', 0), serviceType: 'FULL_TIME', location: 'Pune' },
  },
  setClientNotes: { as: 'admin', body: { clientId: idOf('client', 0), notes: 'Call the night desk.' } },
  addPaper: { as: 'admin', body: { ...aPaper, guardId: idOf('guard', 1), kind: 'medical' } },
  updatePaper: { as: 'admin', body: { ...aPaper, paperId: idOf('paper', 0) } },
  deletePaper: { as: 'admin', body: { paperId: idOf('paper', 0) } },
  listExpiringPapers: { as: 'admin' },
  importGuards: { as: 'admin', body: { csv: 'Name,Phone\nAsha,98765 43210', mode: 'check' } },
  importClients: { as: 'admin', body: { csv: 'Client,Phone\nAsha,98765 43210', mode: 'check' } },
  removeImport: { as: 'admin', body: { importId: idOf('auditEntry', 0) } },
  invitePerson: { as: 'admin', body: { userId: users.guard.id, by: 'link' } },
  acceptInvitation: {
    body: { invitation: 'a'.repeat(43), password: PASSWORD, confirmPassword: PASSWORD },
  },
  register: {
    body: {
      name: 'A',
      email: 'a@b.in',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'client',
      phone: '98765 43210',
    },
  },
  verifyOtp: { body: { email, otp: CODE } },
  resendOtp: { body: { email } },
  login: { body: { email, password: PASSWORD, role: 'client' } },
  forgotPassword: { body: { email } },
  resetPassword: { body: { email, otp: CODE, newPassword: 'another-gate' } },
  authStatus: { as: 'guard' },
  logout: { as: 'guard' },
  changePassword: { as: 'guard', body: { currentPassword: PASSWORD, newPassword: 'another-gate' } },
  reauthenticate: { as: 'admin', body: { currentPassword: PASSWORD } },
  listSessions: { as: 'admin' },
  listOwnDataRequests: { as: 'client' },
  askForData: { as: 'client', body: { kind: 'export' } },
  downloadOwnData: { as: 'client' },
  listDataRequests: { as: 'admin' },
  answerDataRequest: { as: 'admin', body: { requestId: copyRequest._id, answer: 'fulfil' } },
  listConsents: { as: 'client' },
  setConsent: { as: 'client', body: { purpose: 'whatsApp', isGiven: false } },
  endSession: { as: 'admin', id: idOf('session', 1) },
  endOtherSessions: { as: 'admin' },
  getSecondFactor: { as: 'admin' },
  setUpSecondFactor: { as: 'admin' },
  enableSecondFactor: { as: 'admin', body: { currentPassword: PASSWORD, totp: CODE } },
  disableSecondFactor: { as: 'admin', body: { currentPassword: PASSWORD, totp: CODE } },
  listPasskeys: { as: 'admin' },
  startPasskey: { as: 'admin', body: { currentPassword: PASSWORD } },
  addPasskey: { as: 'admin', body: { name: 'Phone', credential: CREATED } },
  renamePasskey: { as: 'admin', body: { passkeyId: idOf('passkey', 1), name: 'Desk' } },
  removePasskey: { as: 'admin', body: { passkeyId: idOf('passkey', 1), currentPassword: PASSWORD } },
  startPasskeyLogin: {},
  passkeyLogin: { body: { credential: USED, role: 'admin' } },
  startPasskeyReauthentication: { as: 'admin' },
  passkeyReauthentication: { as: 'admin', body: { credential: USED } },
  listAuditEntries: { as: 'admin', query: '?limit=5&status=bills' },
  listUndeliveredMail: { as: 'admin' },
  retryMail: { as: 'admin', body: { mailId: idOf('mail', 1) } },
  listAccounts: { as: 'admin', query: '?limit=5&status=security&sort=-state' },
  endAccountSessions: { as: 'admin', body: { accountId: users.guard.id } },
  disableAccount: { as: 'admin', body: { accountId: users.guard.id } },
  enableAccount: { as: 'admin', body: { accountId: users.guard.id } },
  listGuards: { as: 'admin', query: '?limit=3&sort=name' },
  getGuardProfile: { as: 'guard' },
  listClients: { as: 'admin', query: '?status=unassigned' },
  getClientProfile: { as: 'client' },
  assignGuard: { as: 'admin', body: assignment },
  withdrawGuard: { as: 'admin', body: { guardId: idOf('guard', 0), clientId: idOf('client', 0) } },
  getAssignment: { as: 'admin', id: idOf('assignment', 0) },
  listPosts: { as: 'admin', query: '?limit=3&status=short&sort=client' },
  getPost: { as: 'admin', id: idOf('post', 0) },
  addPost: { as: 'admin', body: { clientId: idOf('client', 0), ...postFields } },
  updatePost: { as: 'admin', body: { postId: idOf('post', 4), ...postFields } },
  getRoster: { as: 'admin', query: `?from=${today()}&days=7` },
  getFreeGuards: { as: 'admin', query: `?shift=night&startDate=${today()}&endDate=${today()}` },
  getPostCandidates: { as: 'admin', id: idOf('post', 0) },
  assignToPost: {
    as: 'admin',
    body: {
      postId: idOf('post', 4),
      guardIds: [idOf('guard', 1)],
      startDate: today(),
      endDate: inDays(9),
    },
  },
  replaceGuard: {
    as: 'admin',
    body: {
      assignmentId: idOf('assignment', 0),
      guardId: idOf('guard', 1),
      reason: 'sick',
      from: inDays(1),
    },
  },
  endPost: { as: 'admin', body: { postId: idOf('post', 0), lastDay: today() } },
  setAssignmentStatus: { as: 'guard', body: { assignmentId: idOf('assignment', 0), status: 'onBreak' } },
  getClient: { as: 'admin', id: idOf('client', 0) },
  listBills: { as: 'admin' },
  generateBill: { as: 'admin', body: bill },
  markBillPaid: { as: 'admin', body: { billId: idOf('bill', 2) } },
  deleteBill: { as: 'admin', body: { billId: idOf('bill', 2) } },
  markBillUnpaid: { as: 'admin', body: { billId: idOf('bill', 2) } },
  restoreBill: { as: 'admin', body: { billId: idOf('bill', 2) } },
  listOwnBills: { as: 'client' },
  find: { as: 'admin', body: { q: 'a' } },
  runBulk: { as: 'admin', body: { action: 'markBillsPaid', rowIds: [idOf('bill', 2), idOf('bill', 999)] } },
  exportList: { as: 'admin', body: { list: 'guards' } },
  undo: { as: 'admin', body: { entryIds: [idOf('auditEntry', 0)] } },
  getChanges: { as: 'admin' },
  reopenClientApplication: { as: 'admin', body: { applicationId: idOf('clientApplication', 1) } },
  reopenSecurityApplication: { as: 'admin', body: { applicationId: idOf('securityApplication', 1) } },
  listClientApplications: { as: 'admin' },
  respondToClientApplication: {
    as: 'admin',
    body: { applicationId: idOf('clientApplication', 0), status: 'approved' },
  },
  submitClientApplication: { as: 'newClient', body: application },
  updateClientApplication: {
    as: 'client',
    body: { applicationId: idOf('clientApplication', 0), ...application },
  },
  listOwnApplications: { as: 'client' },
  listSecurityApplications: { as: 'admin' },
  acceptSecurityApplication: { as: 'admin', body: { applicationId: idOf('securityApplication', 0) } },
  declineSecurityApplication: { as: 'admin', body: { applicationId: idOf('securityApplication', 0) } },
  submitSecurityApplication: { as: 'newGuard', body: jobApplication },
  updateSecurityApplication: {
    as: 'applicant',
    body: { applicationId: idOf('securityApplication', 0), ...jobApplication },
  },
  latestSecurityApplication: { as: 'applicant' },
};

/** Set-up that a request needs. */
const setUp: Record<string, () => void> = {
  reopenClientApplication: () => {
    for (const row of state.clientApplications) row.status = 'rejected';
  },
  disableSecondFactor: () => state.secondFactors.set(users.admin.id, { since: '', recoveryCodesLeft: 10 }),
  renamePasskey: () => withPasskey(state, users.admin.id),
  removePasskey: () => withPasskey(state, users.admin.id),
};

describe('mock API', () => {
  test('implements exactly the endpoints of the contract', () => {
    expect(Object.keys(responses).sort()).toEqual(Object.keys(definitions).sort());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(definitions).sort());
  });

  test.each(Object.keys(calls))('%s replies as the contract says', async (name) => {
    const spec = specOf(name);
    setUp[name]?.();
    const { status, reply } = await send(name, calls[name]);
    if (spec.replyType) expect(reply).toMatch(/^\uFEFF?Name\r\n/);
    else expect(spec.list?.bare ? Array.isArray(reply) : reply.success).toBe(true);
    expect(status).toBe(spec.status ?? 200);
    expect(fieldErrors(spec.reply, reply)).toEqual({});
  });

  test('an invalid body is refused with an error per field', async () => {
    const { status, reply } = await send('assignGuard', {
      as: 'admin',
      body: { ...assignment, location: { ...place, city: '' } },
    });
    expect(status).toBe(400);
    expect(reply.errors).toEqual([{ path: 'location.city', message: 'City is required' }]);
  });

  test('a request without a session gets 401 and the wrong role gets 403', async () => {
    expect((await send('listGuards')).status).toBe(401);
    expect((await send('listGuards', { as: 'guard' })).status).toBe(403);
  });

  test('an assignment is created once per idempotency key and is in both profiles', async () => {
    expect((await send('assignGuard', { as: 'admin', body: assignment, key: 'k' })).status).toBe(201);
    expect((await send('assignGuard', { as: 'admin', body: assignment, key: 'k' })).status).toBe(201);
    expect((await send('assignGuard', { as: 'admin', body: assignment })).reply.message).toBe(
      'Guard is not available',
    );
    expect((await send('getGuardProfile', { as: 'freeGuard' })).reply.data.status).toBe('assigned');
    const { data } = (await send('getClientProfile', { as: 'formerClient' })).reply;
    expect(data.activeAssignments).toHaveLength(1);
  });

  test('an approved request creates a client and an accepted application creates a guard', async () => {
    await send('submitClientApplication', { as: 'newClient', body: application });
    const applicationId = state.clientApplications.at(-1)?._id;
    await send('respondToClientApplication', { as: 'admin', body: { applicationId, status: 'approved' } });
    expect((await send('getClientProfile', { as: 'newClient' })).reply.data.status).toBe('unassigned');
    await send('acceptSecurityApplication', calls.acceptSecurityApplication);
    expect((await send('getGuardProfile', { as: 'applicant' })).reply.data.status).toBe('available');
  });

  test('bill numbers have no gaps and an unpaid bill past its due date is overdue', async () => {
    await send('deleteBill', calls.deleteBill);
    const { reply } = await send('generateBill', { as: 'admin', body: { ...bill, dueDate: inDays(-1) } });
    expect(reply.data.billNumber).toMatch(/\/000011$/);
    expect(reply.data.status).toBe('overdue');
  });

  test('a deleted bill is restored with its number and a paid one is marked unpaid', async () => {
    const { reply: paid } = await send('markBillPaid', calls.markBillPaid);
    await send('deleteBill', calls.deleteBill);
    expect((await send('markBillUnpaid', calls.markBillUnpaid)).status).toBe(404);
    expect((await send('restoreBill', calls.restoreBill)).reply.data).toEqual(paid.data);
    const { reply } = await send('markBillUnpaid', calls.markBillUnpaid);
    expect(reply.data.status).not.toBe('paid');
    expect(reply.data.billNumber).toBe(paid.data.billNumber);
  });

  test('a search finds at most four rows of each kind', async () => {
    const { data } = (await send('find', calls.find)).reply;
    const kinds = data.map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toContain('guard');
    for (const kind of new Set(kinds))
      expect(kinds.filter((one: string) => one === kind).length).toBeLessThanOrEqual(4);
    expect((await send('find', { as: 'admin', body: { q: 'nobody at all' } })).reply.data).toEqual([]);
  });

  test('the hosted API’s replies lack what only our own API has', async () => {
    const getFromHosted = (path: string, person: UserKey) =>
      getResponse(
        mockApiHandlers(state, 'hosted'),
        new Request(`http://site.test/api${path}`, {
          headers: { authorization: `Bearer ${tokenOf(users[person])}` },
        }),
      );
    const profile = await (await getFromHosted('/security/profile', 'guard'))?.json();
    expect(profile.data).toMatchObject({ status: 'assigned', currentAssignment: null });
    expect((await getFromHosted('/client/applications', 'client'))?.status).toBe(404);
  });

  test('a disabled account cannot log in until it is enabled', async () => {
    const body = { email: users.guard.email, password: PASSWORD, role: 'security' };
    const request = { as: 'admin', body: { accountId: users.guard.id } } as const;
    expect((await send('disableAccount', request)).reply.data).toMatchObject({
      state: 'disabled',
      sessions: 0,
    });
    expect((await send('authStatus', { as: 'guard' })).status).toBe(401);
    expect((await send('login', { body })).reply.code).toBe('auth.account_disabled');
    expect((await send('disableAccount', { as: 'admin', body: { accountId: users.admin.id } })).status).toBe(
      409,
    );
    await send('enableAccount', request);
    expect((await send('login', { body })).status).toBe(200);
  });

  test('a failing network rejects the request', async () => {
    setNetwork('failing');
    expect((await send('listGuards', { as: 'admin' })).status).toBe(0);
    setNetwork('normal');
  });
});
