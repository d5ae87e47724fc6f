import type { AccountState } from '@prahari/contract/accounts';
import type { Role } from '@prahari/contract/roles';
import { sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import { recordIds } from '../../db/person-record.ts';
import type { Db, Tx } from '../../db/tables.ts';
import type { ListRow, ListTable } from '../../read-model/list-table.ts';

const role = sql<Role>`users.role`;
const state = sql<AccountState>`case when users.disabled_at is null then 'active' else 'disabled' end`;

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'name', emailOf('email').as('email'), 'phone', state.as('state')])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, role: status, phone, ...keys }) => ({
    id,
    status,
    keys,
    texts: [keys.name, keys.email],
    phones: [phone],
  }));
};

/** Every account; its status is its role. */
export const accountList: ListTable = {
  name: 'accounts',
  columns: { name: 'name', email: 'email', role: 'status', state: 'state' },
  rows: listRows,
};

/** The instants that tell live sessions from expired ones. */
export interface LiveSince {
  now: string;
  /** Sessions of admins last used before this instant have expired. */
  admin: string;
  /** As `admin`, for the other roles. */
  others: string;
}

/** Accounts with the number of their live sessions, and when one was last used. */
export const selectAccounts = (db: Db, ids: string[], since: LiveSince) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (on) =>
      on
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.expires_at', '>', since.now)
        .on(
          sql<boolean>`sessions.last_seen_at > case when ${role} = 'admin' then ${since.admin} else ${since.others} end`,
        ),
    )
    .select([
      'users.id as _id',
      'users.name',
      emailOf('users.email').as('email'),
      'users.role',
      'users.created_at as createdAt',
      'users.disabled_at as disabledAt',
      state.as('state'),
      sql<number>`count(sessions.id)`.as('sessions'),
      sql<string | null>`max(sessions.last_seen_at)`.as('lastSeenAt'),
      sql<number | boolean>`exists (select 1 from second_factors
        where second_factors.user_id = users.id and enabled_at is not null)
        or exists (select 1 from passkeys where passkeys.user_id = users.id)`.as('hasFactors'),
      ...recordIds(sql.ref('users.id')),
    ])
    .where('users.id', 'in', ids)
    .groupBy(['users.id', 'users.name', 'users.email', 'users.role', 'users.created_at', 'users.disabled_at'])
    .execute();

const BATCH = 500;

/** Returns the ids of all accounts in batches that a statement can name. */
export async function selectAccountIds(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('users').select('id').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, batch) =>
    ids.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}

/** Locks an account's row until the transaction ends, by writing it, and returns it. */
export const lockAccountRow = (tx: Tx, id: string) =>
  tx
    .updateTable('users')
    .set({ name: sql<string>`name` })
    .where('id', '=', id)
    .returning(['id', emailOf('email').as('email'), 'role', 'disabled_at'])
    .executeTakeFirst();

/** Null enables the account. */
export async function setDisabledAt(tx: Tx, id: string, at: string | null): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute();
}

/** Undefined when no account has the address. */
export const selectAccountId = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
