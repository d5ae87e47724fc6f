import { type ClientStatus, clientStatuses } from '@prahari/contract/clients';
import { type Day, today } from '@prahari/domain/days';
import { type RawBuilder, sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import type { ListRow, ListTable } from '../../db/lists/list-table.ts';
import { countByStatus } from '../../db/lists/page.ts';
import type { Db } from '../../db/tables.ts';

/** Posts of a client that were not ended before they began. */
const begunOrPlanned = sql`from posts where posts.client_id = clients.id and posts.end_date >= posts.start_date`;

/**
 * How many guards a client may have at once: the sum over its posts that have not ended, else the number of the latest one.
 * See docs/adr/0038.
 */
export const numberOfGuards = (onDay: Day): RawBuilder<number> => sql<number>`coalesce(
  (select sum(posts.asked) ${begunOrPlanned} and posts.end_date >= ${onDay}),
  (select posts.asked from posts where posts.client_id = clients.id
   order by posts.created_at desc, posts.id desc limit 1),
  0)`;

const unpaidPaise = sql<number>`coalesce(
  (select sum(bills.amount_paise) from bills
   where bills.client_id = clients.id and bills.paid_at is null and bills.deleted_at is null), 0)`;

const status = sql<ClientStatus>`case when exists (
  select 1 from assignments where assignments.client_id = clients.id and assignments.status <> 'completed')
  then 'assigned' else 'unassigned' end`;

const clientsWithUsers = (db: Db) =>
  db.selectFrom('clients').innerJoin('users', 'users.id', 'clients.user_id');

const listRows = async (db: Db, ids: string[], today: Day): Promise<ListRow[]> => {
  const rows = await clientsWithUsers(db)
    .select([
      'clients.id',
      'clients.service_type',
      'clients.location',
      'clients.contact_name',
      'users.name',
      emailOf('users.email').as('email'),
      'users.phone',
      status.as('status'),
      numberOfGuards(today).as('number_of_guards'),
      unpaidPaise.as('unpaid'),
      sql<Day | null>`(select max(posts.end_date) ${begunOrPlanned} and posts.end_date < ${today})`.as(
        'lastEnded',
      ),
      sql<Day | null>`(select min(posts.end_date) ${begunOrPlanned} and posts.end_date >= ${today})`.as(
        'nextEnd',
      ),
    ])
    .where('clients.id', 'in', ids)
    .execute();
  return rows.map(({ id, status, location, contact_name, phone, lastEnded, nextEnd, ...keys }) => ({
    id,
    status,
    keys,
    texts: [keys.name, contact_name, keys.email, location],
    phones: [phone],
    validAfter: lastEnded,
    validThrough: nextEnd,
  }));
};

/** Every client. */
export const clientList: ListTable = {
  name: 'clients',
  columns: {
    name: 'name',
    email: 'email',
    serviceType: 'service_type',
    status: 'status',
    numberOfGuards: 'number_of_guards',
    unpaid: 'unpaid',
  },
  rows: listRows,
};

const clientRows = (db: Db) =>
  clientsWithUsers(db).select([
    'clients.id as _id',
    'users.id as userId',
    'users.name',
    emailOf('users.email').as('email'),
    'users.phone',
    'clients.service_type as serviceType',
    'clients.location',
    'clients.created_at as createdAt',
    numberOfGuards(today()).as('numberOfGuards'),
  ]);

export type ClientRow = NonNullable<Awaited<ReturnType<typeof selectClientOfUser>>>;

/** In no particular order, with the unpaid amount in paise. */
export const selectClients = (db: Db, ids: string[]) =>
  clientRows(db).select(unpaidPaise.as('unpaidPaise')).where('clients.id', 'in', ids).execute();

/** Undefined before a request of this user is approved. */
export const selectClientOfUser = (db: Db, userId: string) =>
  clientRows(db).where('clients.user_id', '=', userId).executeTakeFirst();

/** How many clients the list has in each status. */
export const countClients = (db: Db) => countByStatus(db, clientList, clientStatuses);
