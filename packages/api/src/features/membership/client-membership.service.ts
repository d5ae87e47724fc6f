import { clientNotFound } from '@prahari/contract/assignments';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { deleteUnreferenced, lastDetail, somethingFollowed } from '../../audit/undoable.service.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { refuseErased } from '../auth/users/users.service.ts';
import type { ApprovedRequest } from './client-membership.queries.ts';
import * as queries from './client-membership.queries.ts';

/** Returns a client's user. @throws clientNotFound */
export async function userOfClient(db: Db, clientId: string): Promise<string> {
  const userId = await queries.selectUserOfClient(db, clientId);
  if (!userId) throw new AppError(clientNotFound);
  return userId;
}

/** Locks a client until the transaction ends. @throws clientNotFound, personErased */
export async function lockExistingClient(tx: Tx, clientId: string): Promise<void> {
  const client = await queries.lockClient(tx, clientId);
  if (!client) throw new AppError(clientNotFound);
  await refuseErased(tx, client.userId);
}

export { passServiceBefore } from './client-membership.queries.ts';

/** Locks the client of a user, if there is one, and returns its id. */
export async function lockClientOfUser(tx: Tx, userId: string): Promise<string | undefined> {
  const client = await queries.selectClientOfUser(tx, userId);
  if (client) await queries.lockClient(tx, client.id);
  return client?.id;
}

/** Locks a client, if there is one: nobody bills its duties until the transaction ends. */
export async function lockClient(tx: Tx, clientId: string): Promise<void> {
  await queries.lockClient(tx, clientId);
}

/** Locks a client and returns the number of guards it may have. @throws clientNotFound, personErased */
export async function lockCapacity(tx: Tx, clientId: string): Promise<number> {
  await lockExistingClient(tx, clientId);
  return queries.selectNumberOfGuards(tx, clientId);
}

/**
 * Adds or updates the client of an approved request and returns its id. The request keeps the
 * earlier service, so that the approval can be reverted.
 */
export async function addOrUpdateClient(tx: Tx, actorId: string, request: ApprovedRequest): Promise<string> {
  const former = await queries.selectClientOfUser(tx, request.userId);
  const { id, version } = await queries.upsertClient(tx, request);
  const before = former && { serviceType: former.serviceType, location: former.location };
  await queries.keepServiceBefore(tx, request.applicationId, before);
  await audit(tx, {
    actorId,
    action: version === 0 ? 'addClient' : 'updateClient',
    entity: 'clients',
    entityId: id,
    detail: { ...request },
  });
  return id;
}

/** Returns the client's service without an approval; undefined when no other request made the user a client. */
async function serviceBefore(
  tx: Tx,
  clientId: string,
  { applicationId, userId }: ApprovedRequest,
): Promise<queries.ClientService | undefined> {
  const lastApproved = await queries.selectLastApproved(tx, userId);
  const filter = { entity: 'clients', entityId: clientId, actions: ['addClient', 'updateClient'] };
  const isLast = (await lastDetail(tx, filter)).applicationId === applicationId;
  return lastApproved && isLast ? queries.selectServiceBefore(tx, applicationId) : lastApproved;
}

/**
 * Reverts the approval of a request: removes the client it added, or restores the service it
 * changed. @throws somethingFollowed when assignments or bills refer to the client, tax facts were
 * entered for it, or its other requests allow fewer guards
 */
export async function removeOrRestoreClient(
  tx: Tx,
  actorId: string,
  request: ApprovedRequest,
): Promise<void> {
  const client = await queries.selectClientOfUser(tx, request.userId);
  if (!client) return;
  const { id } = client;
  const capacity = await lockCapacity(tx, id);
  const { openAssignments, assignments, bills } = await queries.countDependents(tx, id);
  const before = await serviceBefore(tx, id, request);
  if ((openAssignments ?? 0) > (before ? capacity : 0))
    throw somethingFollowed('guards are assigned to the client');
  if (before) {
    // Somebody may have changed the service since.
    if (client.serviceType !== request.serviceType || client.location !== request.location) return;
    await queries.updateService(tx, id, before);
    const detail = { ...before, userId: request.userId };
    await audit(tx, { actorId, action: 'updateClient', entity: 'clients', entityId: id, detail });
    return;
  }
  if (assignments) throw somethingFollowed('guards were assigned to the client');
  if (bills) throw somethingFollowed('a bill was generated for the client');
  const tax = await lastDetail(tx, { entity: 'clients', entityId: id, actions: ['updateClientTax'] });
  if (tax.changed) throw somethingFollowed('tax and billing of the client were entered');
  await deleteUnreferenced(() => queries.deleteClient(tx, id), 'more was entered for the client');
  const detail = { userId: request.userId };
  await audit(tx, { actorId, action: 'removeClient', entity: 'clients', entityId: id, detail });
}
