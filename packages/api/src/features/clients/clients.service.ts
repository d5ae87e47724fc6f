import { clientNotFound } from '@prahari/contract/assignments';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { Client, ClientProfile, ClientWithDues } from '@prahari/contract/clients.schemas';
import type { ListQuery } from '@prahari/contract/lists';
import { AppError } from '../../AppError.ts';
import { isId } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { listReply } from '../../read-model/reply.ts';
import {
  assignmentsForClient,
  openAssignmentsOfClients,
  toClientAssignment,
  withdrawnFromClient,
} from '../scheduling/assignments/assignments.service.ts';
import { completeEnded } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { type ClientRow, clientList, selectClientOfUser, selectClients } from './clients.queries.ts';

export { countClients } from './clients.queries.ts';

const clientOf = ({ userId, name, email, ...row }: ClientRow, activeAssignments: Assignment[]): Client => ({
  ...row,
  user: { _id: userId, name, email },
  status: activeAssignments.some(({ status }) => status !== 'completed') ? 'assigned' : 'unassigned',
  activeAssignments,
});

async function clientsWithAssignments(db: Db, ids: string[]): Promise<ClientWithDues[]> {
  const rows = await selectClients(db, ids);
  const open = await openAssignmentsOfClients(db, ids);
  return rows.map(({ unpaidPaise, ...row }) => ({
    ...clientOf(row, open.get(row._id) ?? []),
    unpaid: unpaidPaise / 100,
  }));
}

/** Lists the office's clients. @throws 400 for a cursor of another list */
export async function listClients(db: Db, query: ListQuery) {
  await completeEnded(db);
  return listReply(db, clientList, { query, fetch: (ids) => clientsWithAssignments(db, ids) });
}

/** Returns a client like the office's list. @throws clientNotFound, also for a malformed id */
export async function clientWithDues(db: Db, id: string): Promise<ClientWithDues> {
  const [client] = isId(id) ? await clientsWithAssignments(db, [id]) : [];
  if (!client) throw new AppError(clientNotFound);
  return client;
}

/** Completes ended assignments and returns a client. @throws clientNotFound */
export async function getClient(db: Db, id: string): Promise<ClientWithDues> {
  await completeEnded(db);
  return clientWithDues(db, id);
}

/** Returns a client's own profile with its open assignments and who left; null before an approval. */
export async function clientProfile(db: Db, userId: string): Promise<ClientProfile | null> {
  await completeEnded(db);
  const row = await selectClientOfUser(db, userId);
  if (!row) return null;
  const assignments = await assignmentsForClient(db, row._id);
  return {
    ...clientOf(row, assignments),
    activeAssignments: assignments.map(toClientAssignment),
    withdrawnAssignments: await withdrawnFromClient(db, row._id),
  };
}
