import { type ClientStatus, clientStatuses, type Day, type ListQuery, today } from '@prahari/contract';
import { type RawBuilder, sql } from 'kysely';
import { countByStatus, type Page, pageOf, textOrder } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';

/**
 * How many guards a client may have at once: the sum over its approved requests that have not ended, else the number of the
 * latest approved one. See docs/adr/0002-guards-a-client-asked-for.md.
 */
export const numberOfGuards = (onDay: Day): RawBuilder<number> => sql<number>`coalesce(
  (select sum(requests.number_of_guards) from client_applications requests
   where requests.user_id = clients.user_id and requests.status = 'approved' and requests.end_date >= ${onDay}),
  (select requests.number_of_guards from client_applications requests
   where requests.user_id = clients.user_id and requests.status = 'approved'
   order by requests.answered_at desc, requests.id desc limit 1),
  0)`;

const unpaidPaise = sql<number>`coalesce(
  (select sum(bills.amount_paise) from bills
   where bills.client_id = clients.id and bills.paid_at is null and bills.deleted_at is null), 0)`;

const status = sql<ClientStatus>`case when exists (
  select 1 from assignments where assignments.client_id = clients.id and assignments.status <> 'completed')
  then 'assigned' else 'unassigned' end`;

const name = sql<string>`users.name`;
const email = sql<string>`users.email`;
const serviceType = sql<string>`clients.service_type`;
const location = sql<string>`clients.location`;

const clientsWithUsers = (db: Db) =>
  db.selectFrom('clients').innerJoin('users', 'users.id', 'clients.user_id');

/** The clients on a page of the list. */
export const clientPage = (db: Db, list: ListQuery): Promise<Page> =>
  pageOf(db, clientsWithUsers(db), list, {
    name: 'clients',
    id: sql<string>`clients.id`,
    columns: {
      name: textOrder(db, name),
      email: textOrder(db, email),
      serviceType: textOrder(db, serviceType),
      status: textOrder(db, status),
      numberOfGuards: numberOfGuards(today()),
      unpaid: unpaidPaise,
    },
    status,
    texts: [name, email, location],
  });

const clientRows = (db: Db) =>
  clientsWithUsers(db).select([
    'clients.id as _id',
    'users.id as userId',
    'users.name',
    'users.email',
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
export const countClients = (db: Db) => countByStatus(clientsWithUsers(db), status, clientStatuses);
