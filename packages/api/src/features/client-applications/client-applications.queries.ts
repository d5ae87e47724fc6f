import { type ClientApplicationStatus, clientApplicationStatuses, type ListQuery } from '@prahari/contract';
import type { submitClientApplication } from '@prahari/contract/client-applications/definitions';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { sql } from 'kysely';
import { newId, nowText } from '../../db/ids.ts';
import { countByStatus, type Page, pageOf, textOrder } from '../../db/page.ts';
import type { Db, Tx } from '../../db/tables.ts';

const name = sql<string>`users.name`;
const email = sql<string>`users.email`;
const serviceType = sql<string>`client_applications.service_type`;
const location = sql<string>`client_applications.location`;
const status = sql<ClientApplicationStatus>`client_applications.status`;

const requestsWithUsers = (db: Db) =>
  db.selectFrom('client_applications').innerJoin('users', 'users.id', 'client_applications.user_id');

/** The applications on a page of the list; only those of the user `ownerId` when given. */
export const applicationPage = (db: Db, list: ListQuery, ownerId?: string): Promise<Page> => {
  const requests = requestsWithUsers(db);
  const allowed =
    ownerId === undefined ? requests : requests.where('client_applications.user_id', '=', ownerId);
  return pageOf(db, allowed, list, {
    name: 'client-applications',
    id: sql<string>`client_applications.id`,
    columns: {
      name: textOrder(db, name),
      email: textOrder(db, email),
      serviceType: textOrder(db, serviceType),
      location: textOrder(db, location),
      startDate: textOrder(db, sql<string>`client_applications.start_date`),
      endDate: textOrder(db, sql<string>`client_applications.end_date`),
      numberOfGuards: sql`client_applications.number_of_guards`,
      status: textOrder(db, status),
    },
    status,
    texts: [name, email, location],
  });
};

/** In no particular order. */
export const selectApplications = (db: Db, ids: string[]) =>
  requestsWithUsers(db)
    .select([
      'client_applications.id as _id',
      'users.id as userId',
      'users.name',
      'users.email',
      'client_applications.service_type as serviceType',
      'client_applications.location',
      'client_applications.start_date as startDate',
      'client_applications.end_date as endDate',
      'client_applications.number_of_guards as numberOfGuards',
      'client_applications.additional_details as additionalDetails',
      'client_applications.status',
      'client_applications.created_at as createdAt',
    ])
    .where('client_applications.id', 'in', ids)
    .execute();

/** Inserts a pending application and returns its id. */
export async function insertApplication(
  tx: Tx,
  userId: string,
  body: ParsedBodyOf<typeof submitClientApplication>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('client_applications')
    .values({
      id,
      user_id: userId,
      service_type: body.serviceType,
      location: body.location,
      start_date: body.startDate,
      end_date: body.endDate,
      number_of_guards: body.numberOfGuards,
      additional_details: body.additionalDetails ?? '',
      status: 'pending',
      created_at: nowText(),
    })
    .execute();
  return id;
}

/** How many applications of a user wait for an answer. */
export const countPending = async (db: Db, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('client_applications')
      .select((rows) => rows.fn.countAll<number>().as('pending'))
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
  ).pending;

/** Undefined unless it is pending: of two concurrent decisions one succeeds. */
export const decidePending = (tx: Tx, id: string, answer: 'approved' | 'rejected') =>
  tx
    .updateTable('client_applications')
    .set({ status: answer, answered_at: nowText() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();

/** How many applications the list has in each status. */
export const countClientApplications = (db: Db) =>
  countByStatus(db.selectFrom('client_applications'), status, clientApplicationStatuses);
