import type { ServiceType } from '@prahari/contract/applications';
import { type Day, today } from '@prahari/domain/days';
import { compiled } from '../../db/compiled.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { numberOfGuards } from './number-of-guards.columns.ts';

/** Returns undefined for an unknown client. */
export const selectClientId = (db: Db, clientId: string) =>
  db.selectFrom('clients').select('id').where('id', '=', clientId).executeTakeFirst();

const nextVersion = compiled<{ clientId: string }, { id: string; userId: string }>(
  'next-version-of-client',
  (db, value) =>
    db
      .updateTable('clients')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', value('clientId'))
      .returning(['id', 'user_id as userId']),
);

/** Locks the client until the transaction ends, by writing its row. */
export const lockClient = async (tx: Tx, clientId: string) => (await nextVersion(tx, { clientId }))[0];

const guardsOfClient = compiled<{ clientId: string; day: Day }, { number: number }>(
  'guards-of-client',
  (db, value) =>
    db
      .selectFrom('clients')
      .select(numberOfGuards(value('day')).as('number'))
      .where('id', '=', value('clientId')),
);

/** Returns the number of guards a client may have today (Asia/Kolkata). */
export const selectNumberOfGuards = async (db: Db, clientId: string): Promise<number> =>
  (await guardsOfClient(db, { clientId, day: today() }))[0]?.number ?? 0;

/** Returns undefined for an unknown client. */
export const selectUserOfClient = async (db: Db, clientId: string): Promise<string | undefined> =>
  (await db.selectFrom('clients').select('user_id').where('id', '=', clientId).executeTakeFirst())?.user_id;

export interface ApprovedRequest {
  userId: string;
  serviceType: ServiceType;
  location: string;
  applicationId: string;
}

export type ClientService = Pick<ApprovedRequest, 'serviceType' | 'location'>;

/** Returns a user's client, or undefined before an approval. */
export const selectClientOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('clients')
    .select(['id', 'service_type as serviceType', 'location'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Returns the service that was last approved for a user, or undefined. */
export const selectLastApproved = (db: Db, userId: string): Promise<ClientService | undefined> =>
  db
    .selectFrom('client_applications')
    .select(['service_type as serviceType', 'location'])
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Counts a client's open assignments, all its assignments and its bills, deleted ones included. */
export const countDependents = (db: Db, clientId: string) =>
  db
    .selectNoFrom([
      (eb) =>
        eb
          .selectFrom('assignments')
          .select((rows) => rows.fn.countAll<number>().as('count'))
          .where('client_id', '=', clientId)
          .where('status', '<>', 'completed')
          .as('openAssignments'),
      (eb) =>
        eb
          .selectFrom('assignments')
          .select((rows) => rows.fn.countAll<number>().as('count'))
          .where('client_id', '=', clientId)
          .as('assignments'),
      (eb) =>
        eb
          .selectFrom('bills')
          .select((rows) => rows.fn.countAll<number>().as('count'))
          .where('client_id', '=', clientId)
          .as('bills'),
    ])
    .executeTakeFirstOrThrow();

export const deleteClient = (tx: Tx, clientId: string) =>
  tx.deleteFrom('clients').where('id', '=', clientId).execute();

export const updateService = (tx: Tx, clientId: string, { serviceType, location }: ClientService) =>
  tx
    .updateTable('clients')
    .set((eb) => ({ service_type: serviceType, location, version: eb('version', '+', 1) }))
    .where('id', '=', clientId)
    .execute();

/** Keeps one row per user, even for concurrent approvals. */
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

/** Stores with a request the client's service before its approval; undefined for a new client. */
export const keepServiceBefore = (tx: Tx, applicationId: string, before: ClientService | undefined) =>
  tx
    .updateTable('client_applications')
    .set({ service_before: before === undefined ? null : JSON.stringify(before) })
    .where('id', '=', applicationId)
    .execute();

/**
 * Takes an approved request out of the chain of services: the one approved next gets its former service, unless the
 * office changed the service between them.
 */
export async function passServiceBefore(
  tx: Tx,
  { userId, serviceType, location, applicationId }: ApprovedRequest,
): Promise<void> {
  const own = await tx
    .selectFrom('client_applications')
    .select(['answered_at', 'service_before'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const next = await tx
    .selectFrom('client_applications')
    .select(['id', 'service_before'])
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .where('answered_at', '>', own.answered_at)
    .orderBy('answered_at')
    .limit(1)
    .executeTakeFirst();
  if (next?.service_before === JSON.stringify({ serviceType, location }))
    await tx
      .updateTable('client_applications')
      .set({ service_before: own.service_before })
      .where('id', '=', next.id)
      .execute();
}

export async function selectServiceBefore(tx: Tx, applicationId: string): Promise<ClientService | undefined> {
  const row = await tx
    .selectFrom('client_applications')
    .select('service_before')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.service_before ? (JSON.parse(row.service_before) as ClientService) : undefined;
}
