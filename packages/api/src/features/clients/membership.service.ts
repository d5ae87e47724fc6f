import { audit } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import {
  type ApprovedRequest,
  lockClient,
  selectClientId,
  selectNumberOfGuards,
  upsertClient,
} from './membership.queries.ts';

/** Whether the client exists. */
export const clientExists = async (db: Db, clientId: string): Promise<boolean> =>
  (await selectClientId(db, clientId)) !== undefined;

/** Locks a client until the transaction ends and returns how many guards it may have; undefined when unknown. */
export async function lockCapacity(tx: Tx, clientId: string): Promise<number | undefined> {
  return (await lockClient(tx, clientId)) ? selectNumberOfGuards(tx, clientId) : undefined;
}

/** Creates the client of an approved request, or updates service type and location of the existing one. */
export async function addOrUpdateClient(tx: Tx, actorId: string, request: ApprovedRequest): Promise<void> {
  const { id, version } = await upsertClient(tx, request);
  await audit(tx, {
    actorId,
    action: version === 0 ? 'addClient' : 'updateClient',
    entity: 'clients',
    entityId: id,
    detail: { ...request },
  });
}
