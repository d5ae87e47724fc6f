import { isPostgres } from '../../db/open.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';
import { assignmentsOf, type Person } from './person-rows.queries.ts';

/** A person by email or, also without one, by the id of the user, guard or client. */
export type Whom = { email: string } | { id: string };

/** Returns the id, email and role of a person, or undefined. */
export const selectWhom = (tx: Tx, whom: Whom) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where((user) =>
      'email' in whom
        ? user('email', '=', whom.email)
        : user.or([
            user('id', '=', whom.id),
            user('id', 'in', tx.selectFrom('guards').select('user_id').where('id', '=', whom.id)),
            user('id', 'in', tx.selectFrom('clients').select('user_id').where('id', '=', whom.id)),
          ]),
    )
    .executeTakeFirst();

/**
 * Lets one erasure of an admin run at a time, by writing the oldest admin's row: two that only read
 * whether another admin is left would both find the other one.
 */
export const lockAdmins = (tx: Tx) =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('users as admins')
        .select('admins.id')
        .where('admins.role', '=', 'admin')
        .orderBy('admins.id')
        .limit(1),
    )
    .execute();

/** Locks an account by writing it. Returns undefined when there is none or it was erased. */
export const lockPerson = (tx: Tx, id: string): Promise<Person | undefined> =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst();

/**
 * Lets nobody write a row that refers to a person until the transaction ends, such as a message: its foreign key
 * waits. SQLite has one writer anyway.
 */
export async function lockReferences(tx: Tx, id: string): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * Locks a person's client and guard, which whoever assigns or bills them locks, too. Returns their ids, empty
 * where there is none.
 */
export async function lockGuardAndClient(tx: Tx, id: string): Promise<{ guardId: string; clientId: string }> {
  const lock = async (table: 'clients' | 'guards') =>
    (
      await tx
        .updateTable(table)
        .set((eb) => ({ created_at: eb.ref('created_at') }))
        .where('user_id', '=', id)
        .returning('id')
        .executeTakeFirst()
    )?.id ?? '';
  const clientId = await lock('clients');
  return { clientId, guardId: await lock('guards') };
}

export const setPerson = (
  tx: Tx,
  id: string,
  values: Partial<Pick<Tables['users'], 'name' | 'phone' | 'email'>>,
) => tx.updateTable('users').set(values).where('id', '=', id).execute();

export const hasOpenAssignments = async (db: Db, id: string): Promise<boolean> =>
  (await assignmentsOf(db, id)
    .select('id')
    .where('status', '<>', 'completed')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const hasOtherAdmin = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;
