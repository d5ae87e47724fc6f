import type { Role } from '@prahari/contract/roles';
import { expect } from 'vitest';
import type { Reply, TestApi } from '../api.ts';
import type { Company } from '../company.ts';

export interface MatrixContext {
  api: TestApi;
  company: Company;
}

export interface MatrixRequest {
  token: string;
  /** The path below `/api` with its parameters. */
  path: string;
  body?: unknown;
}

/** The tests of an endpoint's access rules. */
export interface AccessRule {
  /**
   * Makes a request that succeeds. A `status` other than the contract's is for public endpoints.
   */
  allowed: (context: MatrixContext, role: Role) => Promise<MatrixRequest & { status?: number }>;
  /** Makes a request for another person's data and its reply, or says why no data is personal. */
  otherPerson:
    | ((context: MatrixContext) => Promise<MatrixRequest & { expectReply: (reply: Reply) => void }>)
    | 'the office sees all'
    | 'anyone may';
}

export const expectRefusal =
  (status: number, code: string) =>
  ({ status: got, body }: Reply): void =>
    expect([got, body.code]).toEqual([status, code]);

/** Creates a session of a new person with a role. */
export const newSession = async ({ api }: MatrixContext, role: Role) => (await api.signIn(role)).token;
export async function createAssignment({ company }: MatrixContext) {
  const guard = await company.addGuard();
  const client = await company.addClient({}, { name: `Client of ${guard.userId}` });
  const { body } = await company.assignGuard(guard.guardId, client.clientId);
  return { guard, client, assignmentId: body.data._id as string };
}
