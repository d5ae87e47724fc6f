import type { Role } from '@prahari/contract/roles';
import { expect } from 'vitest';
import { type Reply, statusAndCode, type TestApi } from '../api.ts';
import { type Company, clientApplicationBody, daysFromToday, securityApplicationBody } from '../company.ts';

export interface MatrixContext {
  api: TestApi;
  company: Company;
}

/** A request. By default it goes to its endpoint's path, from a new person who may call it. */
export interface MatrixRequest {
  token?: string;
  /** The path below `/api` with its parameters. */
  path?: string;
  body?: unknown;
}

/** The tests of an endpoint's access rules. */
export interface AccessRule {
  /**
   * Makes a request that succeeds. A `status` other than the contract's is for public endpoints.
   */
  allowed?: (context: MatrixContext, role: Role) => Promise<MatrixRequest & { status?: number }>;
  /** Makes a request for another person's data and its reply, or says why no data is personal. */
  otherPerson:
    | ((context: MatrixContext) => Promise<MatrixRequest & { expectReply: (reply: Reply) => void }>)
    | 'the office sees all'
    | 'anyone may';
}

/** Returns the rule of an endpoint of the office with this body. */
export const office = (bodyOf?: (context: MatrixContext) => Promise<unknown>): AccessRule => ({
  allowed: async (context) => ({ body: await bodyOf?.(context) }),
  otherPerson: 'the office sees all',
});

/** Returns the rule of an endpoint of the office at this path. */
export const officeAt = (pathOf: (context: MatrixContext) => Promise<string>): AccessRule => ({
  allowed: async (context) => ({ path: await pathOf(context) }),
  otherPerson: 'the office sees all',
});

export const expectRefusal =
  (status: number, code: string) =>
  (reply: Reply): void =>
    expect(statusAndCode(reply)).toEqual([status, code]);

/** Creates a session of a new person with a role. */
export const newSession = async ({ api }: MatrixContext, role: Role) => (await api.signIn(role)).token;

/** Sends a request for guards and returns its id. */
export const pendingRequest = async ({ api }: MatrixContext, token: string): Promise<string> =>
  (await api.post('/client/submit-application', clientApplicationBody(), token)).body.data._id;

/** Sends a job application and returns its id. */
export const pendingJob = async ({ api }: MatrixContext, token: string): Promise<string> =>
  (await api.post('/security/application/submit', securityApplicationBody(), token)).body.data._id;

export async function createAssignment({ company }: MatrixContext) {
  const guard = await company.addGuard();
  const client = await company.addClient({}, { name: `Client of ${guard.userId}` });
  const { body } = await company.assignGuard(guard.guardId, client.clientId);
  return { guard, client, assignmentId: body.data._id as string };
}

/** Turns attendance on and gives a new guard a duty that runs now. */
export async function createDuty({ api, company }: MatrixContext) {
  await api.put('/admin/company', { attendance: 'on' }, company.admin);
  const guard = await company.addGuard();
  const client = await company.addClient();
  const period = { startDate: daysFromToday(-1), endDate: daysFromToday(9), shift: '24h' };
  await company.assignGuard(guard.guardId, client.clientId, period);
  const { data } = (await api.get('/security/duties', guard.token)).body;
  const now = new Date().toISOString();
  const running = data.find(
    (duty: { beginsAt: string; endsAt: string }) => duty.beginsAt <= now && now < duty.endsAt,
  );
  return { guard, client, dutyId: running._id as string };
}

/** A new guard who asked for leave. */
export async function askedLeave({ api, company }: MatrixContext) {
  const guard = await company.addGuard();
  const body = { from: daysFromToday(1), to: daysFromToday(2), reason: 'Family' };
  const reply = await api.post('/security/leave', body, guard.token);
  return { ...guard, leaveId: reply.body.data._id as string };
}
