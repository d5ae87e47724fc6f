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
  /** Below `/api`, parameters filled in. */
  path: string;
  body?: unknown;
}

/** How the access rules of an endpoint are tested. */
export interface AccessRule {
  /**
   * A request that succeeds. `status` when the expected one differs from the contract: for public endpoints, 400 for an empty
   * body.
   */
  allowed: (context: MatrixContext, role: Role) => Promise<MatrixRequest & { status?: number }>;
  /** A request of the right role for data of another person and the expected reply; or why no data is personal. */
  otherPerson:
    | ((context: MatrixContext) => Promise<MatrixRequest & { expectReply: (reply: Reply) => void }>)
    | 'the office sees all'
    | 'anyone may';
}

export const expectRefusal =
  (status: number, code: string) =>
  ({ status: got, body }: Reply): void =>
    expect([got, body.code]).toEqual([status, code]);

/** A session of a new person with a role. */
export const newSession = async ({ api }: MatrixContext, role: Role) => (await api.signIn(role)).token;
export async function createAssignment({ company }: MatrixContext) {
  const guard = await company.addGuard();
  const client = await company.addClient({}, { name: `Client of ${guard.userId}` });
  const { body } = await company.assignGuard(guard.guardId, client.clientId);
  return { guard, client, assignmentId: body.data._id as string };
}
