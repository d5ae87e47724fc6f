import { type ClientStatus, clientStatuses } from '@prahari/contract/clients';
import { type Day, today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import type { Db } from '../../db/tables.ts';
import type { ListRow, ListTable } from '../../read-model/list-table.ts';
import { countByStatus } from '../../read-model/page.ts';
import { begunOrPlanned, numberOfGuards } from '../membership/number-of-guards.columns.ts';

const unpaidPaise = sql<number>`coalesce(
  (select sum(bills.amount_paise - bills.credited_paise - bills.settled_paise) from bills
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

/** Returns clients with the unpaid amount in paise, in no particular order. */
export const selectClients = (db: Db, ids: string[]) =>
  clientRows(db).select(unpaidPaise.as('unpaidPaise')).where('clients.id', 'in', ids).execute();

/** Returns undefined before a request of this user is approved. */
export const selectClientOfUser = (db: Db, userId: string) =>
  clientRows(db).where('clients.user_id', '=', userId).executeTakeFirst();

export const countClients = (db: Db) => countByStatus(db, clientList, clientStatuses);
