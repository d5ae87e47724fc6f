import { audit } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import {
  type ApprovedRequest,
  lockClient,
  selectClientId,
  selectNumberOfGuards,
  upsertClient,
} from './membership.queries.ts';

/** Whether there is such a client. */
export const clientExists = async (db: Db, clientId: string): Promise<boolean> =>
  (await selectClientId(db, clientId)) !== undefined;

/** Locks a client until the transaction ends and says how many guards it may have at once; undefined when it does not exist. */
export async function lockCapacity(tx: Tx, clientId: string): Promise<number | undefined> {
  return (await lockClient(tx, clientId)) ? selectNumberOfGuards(tx, clientId) : undefined;
}

/** Makes the client of an approved request, or gives the one this user has the request's service type and location. */
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
