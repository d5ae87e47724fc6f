import { type EndpointSpec, fieldErrors } from '@prahari/contract';
import { endpoints } from '@prahari/contract/endpoints';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from './answers/auth.ts';
import { inDays } from './days.ts';
import { answers, worldHandlers } from './handlers.ts';
import { idOf } from './ids.ts';
import { setNetwork } from './network.ts';
import { ordinaryWorld } from './ordinary-world.ts';
import { CODE, cast, PASSWORD, type Person } from './people.ts';
import type { World } from './state.ts';

let world: World;
beforeEach(() => {
  world = ordinaryWorld();
});

interface Call {
  as?: Person;
  body?: unknown;
  id?: string;
  query?: string;
  key?: string;
}

const specOf = (name: string): EndpointSpec => {
  const spec = endpoints[name];
  if (!spec) throw new Error(`${name} is not in the contract`);
  return spec;
};

async function ask(name: string, { as, body, id = '', query = '', key }: Call = {}) {
  const { method, path } = specOf(name);
  const request = new Request(`http://site.test/api${path.replace('{id}', id)}${query}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${tokenOf(cast[as])}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await getResponse(worldHandlers(world), request);
  if (!response) throw new Error(`nobody answers ${name}`);
  return { status: response.status, reply: response.type === 'error' ? null : await response.json() };
}

const { email } = cast.client;
const period = { startDate: inDays(1), endDate: inDays(9) };
const place = { street: '1 Mill Lane', city: 'Pune', state: 'Maharashtra', zipCode: '411001' };
const bill = {
  clientId: idOf('client', 0),
  amount: 99.5,
  dueDate: inDays(3),
  description: 'A week',
  driveLink: 'https://drive.example/b',
};
const wish = { serviceType: 'DAY_SHIFT', location: 'Pune', ...period, numberOfGuards: 1 };
const assign = {
  guardId: idOf('guard', 1),
  clientId: idOf('client', 1),
  ...period,
  shift: 'day',
  location: place,
};
const life = {
  fullName: 'Lalita Soren',
  dateOfBirth: '1999-02-03',
  address: 'Ranchi',
  phoneNumber: '+91 98765 43210',
  experience: 2,
  qualifications: 'Class X',
};

/** One good call of every endpoint. */
const calls: Record<string, Call> = {
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
  listSessions: { as: 'admin' },
  endSession: { as: 'admin', id: idOf('session', 1) },
  endOtherSessions: { as: 'admin' },
  getSecondFactor: { as: 'admin' },
  setUpSecondFactor: { as: 'admin' },
  switchOnSecondFactor: { as: 'admin', body: { currentPassword: PASSWORD, totp: CODE } },
  switchOffSecondFactor: { as: 'admin', body: { currentPassword: PASSWORD, totp: CODE } },
  listActivity: { as: 'admin', query: '?limit=5&status=bills' },
  listUndeliveredMail: { as: 'admin' },
  retryMail: { as: 'admin', body: { mailId: idOf('mail', 1) } },
  listAccounts: { as: 'admin', query: '?limit=5&status=security&sort=-state' },
  endAccountSessions: { as: 'admin', body: { accountId: cast.guard.id } },
  switchOffAccount: { as: 'admin', body: { accountId: cast.guard.id } },
  switchOnAccount: { as: 'admin', body: { accountId: cast.guard.id } },
  listGuards: { as: 'admin', query: '?limit=3&sort=name' },
  getGuardProfile: { as: 'guard' },
  listClients: { as: 'admin', query: '?status=unassigned' },
  getClientProfile: { as: 'client' },
  assignGuard: { as: 'admin', body: assign },
  withdrawGuard: { as: 'admin', body: { guardId: idOf('guard', 0), clientId: idOf('client', 0) } },
  getAssignment: { as: 'admin', id: idOf('assignment', 0) },
  updateAssignment: { as: 'guard', body: { assignmentId: idOf('assignment', 0), status: 'onBreak' } },
  listBills: { as: 'admin' },
  generateBill: { as: 'admin', body: bill },
  markBillPaid: { as: 'admin', body: { billId: idOf('bill', 2) } },
  deleteBill: { as: 'admin', body: { billId: idOf('bill', 2) } },
  listOwnBills: { as: 'client' },
  listClientApplications: { as: 'admin' },
  respondToClientApplication: {
    as: 'admin',
    body: { applicationId: idOf('request', 0), status: 'approved' },
  },
  submitClientApplication: { as: 'newClient', body: wish },
  listOwnApplications: { as: 'client' },
  listSecurityApplications: { as: 'admin' },
  acceptSecurityApplication: { as: 'admin', body: { applicationId: idOf('job', 0) } },
  rejectSecurityApplication: { as: 'admin', body: { applicationId: idOf('job', 0) } },
  submitSecurityApplication: { as: 'newGuard', body: life },
  latestSecurityApplication: { as: 'applicant' },
};

/** What has to be so before the call makes sense. */
const before: Record<string, () => void> = {
  switchOffSecondFactor: () => world.secondFactors.set(cast.admin.id, { since: '', recoveryCodesLeft: 10 }),
};

describe('the world of the stories', () => {
  test('has an answer for every endpoint of the contract, and for nothing else', () => {
    expect(Object.keys(answers).sort()).toEqual(Object.keys(endpoints).sort());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(Object.keys(calls))('answers %s as the contract says', async (name) => {
    const spec = specOf(name);
    before[name]?.();
    const { status, reply } = await ask(name, calls[name]);
    expect(spec.list?.bare ? Array.isArray(reply) : reply.success).toBe(true);
    expect(status).toBe(spec.status ?? 200);
    expect(fieldErrors(spec.reply(), reply)).toEqual({});
  });

  test('refuses what the contract refuses, field by field', async () => {
    const { status, reply } = await ask('assignGuard', {
      as: 'admin',
      body: { ...assign, location: { ...place, city: '' } },
    });
    expect(status).toBe(400);
    expect(reply.errors).toEqual([{ path: 'location.city', message: 'City is required' }]);
  });

  test('knows who may ask', async () => {
    expect((await ask('listGuards')).status).toBe(401);
    expect((await ask('listGuards', { as: 'guard' })).status).toBe(403);
  });

  test('assigns a guard once, and both sides see it', async () => {
    expect((await ask('assignGuard', { as: 'admin', body: assign, key: 'k' })).status).toBe(201);
    expect((await ask('assignGuard', { as: 'admin', body: assign, key: 'k' })).status).toBe(201);
    expect((await ask('assignGuard', { as: 'admin', body: assign })).reply.message).toBe(
      'Guard is not available',
    );
    expect((await ask('getGuardProfile', { as: 'freeGuard' })).reply.data.status).toBe('assigned');
    const { data } = (await ask('getClientProfile', { as: 'formerClient' })).reply;
    expect(data.activeAssignments).toHaveLength(1);
  });

  test('makes a client of an approved request and a guard of an accepted application', async () => {
    await ask('submitClientApplication', { as: 'newClient', body: wish });
    const applicationId = world.requests.at(-1)?._id;
    await ask('respondToClientApplication', { as: 'admin', body: { applicationId, status: 'approved' } });
    expect((await ask('getClientProfile', { as: 'newClient' })).reply.data.status).toBe('unassigned');
    await ask('acceptSecurityApplication', calls.acceptSecurityApplication);
    expect((await ask('getGuardProfile', { as: 'applicant' })).reply.data.status).toBe('available');
  });

  test('numbers bills without a gap and works out which are late', async () => {
    await ask('deleteBill', calls.deleteBill);
    const { reply } = await ask('generateBill', { as: 'admin', body: { ...bill, dueDate: inDays(-1) } });
    expect(reply.data.billNumber).toMatch(/\/000011$/);
    expect(reply.data.status).toBe('overdue');
  });

  test('an older API sends all its rows, and an assignment only by its id', async () => {
    const asked = (path: string, person: Person) =>
      getResponse(
        worldHandlers(world, 'older'),
        new Request(`http://site.test/api${path}`, {
          headers: { authorization: `Bearer ${tokenOf(cast[person])}` },
        }),
      );
    const bills = await (await asked('/admin/bills?limit=2', 'admin'))?.json();
    expect(bills).toEqual({ success: true, data: expect.any(Array) });
    expect(bills.data).toHaveLength(world.bills.length);
    const profile = await (await asked('/security/profile', 'guard'))?.json();
    expect(profile.data.currentAssignment).toBe(idOf('assignment', 0));
    expect((await asked('/client/applications', 'client'))?.status).toBe(404);
  });

  test('lets nobody in to an account that is switched off, until it is on again', async () => {
    const body = { email: cast.guard.email, password: PASSWORD, role: 'security' };
    const order = { as: 'admin', body: { accountId: cast.guard.id } } as const;
    expect((await ask('switchOffAccount', order)).reply.data).toMatchObject({ state: 'off', sessions: 0 });
    expect((await ask('authStatus', { as: 'guard' })).status).toBe(401);
    expect((await ask('login', { body })).reply.code).toBe('auth.switched_off');
    expect((await ask('switchOffAccount', { as: 'admin', body: { accountId: cast.admin.id } })).status).toBe(
      409,
    );
    await ask('switchOnAccount', order);
    expect((await ask('login', { body })).status).toBe(200);
  });

  test('fails like a network when it is told to', async () => {
    setNetwork('failing');
    expect((await ask('listGuards', { as: 'admin' })).status).toBe(0);
    setNetwork('normal');
  });
});
