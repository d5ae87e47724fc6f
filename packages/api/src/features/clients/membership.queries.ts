import { type ServiceType, today } from '@prahari/contract';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { numberOfGuards } from './clients.queries.ts';

/** Undefined when unknown. */
export const selectClientId = (db: Db, clientId: string) =>
  db.selectFrom('clients').select('id').where('id', '=', clientId).executeTakeFirst();

/** Writing the row locks it until the transaction ends, on both engines. */
export const lockClient = (tx: Tx, clientId: string) =>
  tx
    .updateTable('clients')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', clientId)
    .returning('id')
    .executeTakeFirst();

/** How many guards a client may have today (Asia/Kolkata). */
export const selectNumberOfGuards = async (db: Db, clientId: string): Promise<number> => {
  const limit = await db
    .selectFrom('clients')
    .select(numberOfGuards(today()).as('number'))
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return limit.number;
};

export interface ApprovedRequest {
  userId: string;
  serviceType: ServiceType;
  location: string;
}

/** One row per user, also for concurrent approvals. */
export const upsertClient = (tx: Tx, { userId, serviceType, location }: ApprovedRequest) =>
  tx
    .insertInto('clients')
    .values({
      id: newId(),
      user_id: userId,
      service_type: serviceType,
      location,
      version: 0,
      created_at: nowText(),
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        service_type: serviceType,
        location,
        version: eb('clients.version', '+', 1),
      })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
