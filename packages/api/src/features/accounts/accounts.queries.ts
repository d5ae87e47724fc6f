import type { AccountState, ListQuery, Role } from '@prahari/contract';
import { sql } from 'kysely';
import { type Page, pageOf, textOrder } from '../../db/page.ts';
import type { Db, Tx } from '../../db/tables.ts';

const name = sql<string>`users.name`;
const email = sql<string>`users.email`;
const role = sql<Role>`users.role`;
const state = sql<AccountState>`case when users.disabled_at is null then 'active' else 'disabled' end`;

/** The accounts on a page of the list. */
export const accountsPage = (db: Db, list: ListQuery): Promise<Page> =>
  pageOf(db, db.selectFrom('users'), list, {
    name: 'accounts',
    id: sql<string>`users.id`,
    columns: {
      name: textOrder(db, name),
      email: textOrder(db, email),
      role: textOrder(db, role),
      state: textOrder(db, state),
    },
    status: role,
    texts: [name, email],
  });

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
      'users.email',
      'users.role',
      'users.created_at as createdAt',
      'users.disabled_at as disabledAt',
      state.as('state'),
      sql<number>`count(sessions.id)`.as('sessions'),
      sql<string | null>`max(sessions.last_seen_at)`.as('lastSeenAt'),
    ])
    .where('users.id', 'in', ids)
    .groupBy(['users.id', 'users.name', 'users.email', 'users.role', 'users.created_at', 'users.disabled_at'])
    .execute();

/** Locks an account's row until the transaction ends, by writing it, and returns it. */
export const lockAccountRow = (tx: Tx, id: string) =>
  tx
    .updateTable('users')
    .set({ name: sql<string>`name` })
    .where('id', '=', id)
    .returning(['id', 'email', 'disabled_at'])
    .executeTakeFirst();

/** Null enables the account. */
export async function setDisabledAt(tx: Tx, id: string, at: string | null): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute();
}

/** Undefined when no account has the address. */
export const selectAccountId = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
