import type { Role } from '@prahari/contract';
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

/** How an endpoint is tried by those who may and those who may not. */
export interface AccessRule {
  /** A call that does its work. `status` where the reply is other than the contract's own: a public call that gets as far as its fields. */
  allowed: (world: MatrixContext, role: Role) => Promise<MatrixRequest & { status?: number }>;
  /** A call of the right role for what is another person's, and what it must come to; or why nothing here is one person's. */
  otherPerson:
    | ((world: MatrixContext) => Promise<MatrixRequest & { expectReply: (reply: Reply) => void }>)
    | 'the office sees all'
    | 'anyone may';
}

export const expectRefusal =
  (status: number, code: string) =>
  ({ status: got, body }: Reply): void =>
    expect([got, body.code]).toEqual([status, code]);

/** A session of a new person of a role. */
export const newSession = async ({ api }: MatrixContext, role: Role) => (await api.signIn(role)).token;
export async function createAssignment({ company }: MatrixContext) {
  const guard = await company.addGuard();
  const client = await company.addClient({}, { name: `Client of ${guard.userId}` });
  const { body } = await company.assignGuard(guard.guardId, client.clientId);
  return { guard, client, assignmentId: body.data._id as string };
}
