import { type Insertable, sql } from 'kysely';
import { isPostgres } from '../../db/open.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';

/** Returns the receipts of a month that are a client's or all clients', the newest first. */
export const selectChallans = (db: Db, { clientId, month }: { clientId: string; month: string }) =>
  db
    .selectFrom('challans')
    .selectAll()
    .where('month', '=', month)
    .where((eb) => eb.or([eb('client_id', '=', clientId), eb('client_id', 'is', null)]))
    .orderBy('id', 'desc')
    .execute();

/** Lets one caller at a time count receipts and add one. SQLite has one writer anyway. */
export async function lockChallans(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext('challans'))`.execute(tx);
}

export const countChallans = async (db: Db, month: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('challans')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('month', '=', month)
        .executeTakeFirstOrThrow()
    ).count,
  );

export const selectChallan = (db: Db, id: string) =>
  db.selectFrom('challans').selectAll().where('id', '=', id).executeTakeFirst();

export type ChallanRow = NonNullable<Awaited<ReturnType<typeof selectChallan>>>;

export const insertChallan = (tx: Tx, challan: Insertable<Tables['challans']>) =>
  tx.insertInto('challans').values(challan).execute();

/** Deletes a receipt and returns it; undefined for an unknown one. */
export const deleteChallan = (tx: Tx, id: string) =>
  tx.deleteFrom('challans').where('id', '=', id).returningAll().executeTakeFirst();

/** Notes a file that is removed from a moment on, unless a receipt names it by then. */
export const insertLooseFile = (tx: Tx, file: Insertable<Tables['loose_files']>) =>
  tx.insertInto('loose_files').values(file).execute();

export const deleteLooseFile = (db: Db | Tx, id: string) =>
  db.deleteFrom('loose_files').where('id', '=', id).execute();

/** Returns the ids of files to remove, at most 1,000 at a time. */
export const selectLooseFiles = async (db: Db, now: string): Promise<string[]> =>
  (await db.selectFrom('loose_files').select('id').where('remove_at', '<=', now).limit(1000).execute()).map(
    ({ id }) => id,
  );

/** Returns the bills of a client and month that are not deleted, by number. */
export const selectBillsOfMonth = (db: Db, { clientId, month }: { clientId: string; month: string }) =>
  db
    .selectFrom('bills')
    .select(['id', 'number'])
    .where('client_id', '=', clientId)
    .where('month', '=', month)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();

export const selectClientName = async (db: Db, clientId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('clients')
      .innerJoin('users', 'users.id', 'clients.user_id')
      .select('users.name')
      .where('clients.id', '=', clientId)
      .executeTakeFirst()
  )?.name;
