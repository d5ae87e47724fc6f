import { clientApplicationStatuses } from '@prahari/contract/applications';
import type {
  submitClientApplication,
  updateClientApplication,
} from '@prahari/contract/applications.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import { newId, nowText } from '../../db/ids.ts';
import { recordIds } from '../../db/person-record.ts';
import type { Db, Tx } from '../../db/tables.ts';
import type { ListRow, ListTable } from '../../read-model/list-table.ts';
import { countByStatus } from '../../read-model/page.ts';
import { oldestPending, updateOwnPending } from './decisions.queries.ts';

const requestsWithUsers = (db: Db) =>
  db.selectFrom('client_applications').innerJoin('users', 'users.id', 'client_applications.user_id');

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await requestsWithUsers(db)
    .select([
      'client_applications.id',
      'client_applications.user_id',
      'client_applications.status',
      'client_applications.service_type',
      'client_applications.location',
      'client_applications.start_date',
      'client_applications.end_date',
      'client_applications.number_of_guards',
      'users.name',
      emailOf('users.email').as('email'),
      'users.phone',
    ])
    .where('client_applications.id', 'in', ids)
    .execute();
  return rows.map(({ id, user_id: owner, status, phone, ...keys }) => ({
    id,
    owner,
    status,
    keys,
    texts: [keys.name, keys.email, keys.location],
    phones: [phone],
  }));
};

/** Every client's requests. The owner is the user who sent one. */
export const applicationList: ListTable = {
  name: 'client_applications',
  columns: {
    name: 'name',
    email: 'email',
    serviceType: 'service_type',
    location: 'location',
    startDate: 'start_date',
    endDate: 'end_date',
    numberOfGuards: 'number_of_guards',
    status: 'status',
  },
  owned: true,
  rows: listRows,
};

/** Returns requests in no particular order. */
export const selectApplications = (db: Db, ids: string[]) =>
  requestsWithUsers(db)
    .select([
      'client_applications.id as _id',
      'users.id as userId',
      'users.name',
      emailOf('users.email').as('email'),
      'users.phone',
      'client_applications.service_type as serviceType',
      'client_applications.location',
      'client_applications.start_date as startDate',
      'client_applications.end_date as endDate',
      'client_applications.number_of_guards as numberOfGuards',
      'client_applications.additional_details as additionalDetails',
      'client_applications.status',
      'client_applications.decline_reason as declineReason',
      'client_applications.version',
      'client_applications.created_at as createdAt',
      ...recordIds(sql.ref('users.id')),
    ])
    .where('client_applications.id', 'in', ids)
    .execute();

const columnsOf = (body: ParsedBodyOf<typeof submitClientApplication>) => ({
  service_type: body.serviceType,
  location: body.location,
  start_date: body.startDate,
  end_date: body.endDate,
  number_of_guards: body.numberOfGuards,
  additional_details: body.additionalDetails ?? '',
});

export async function insertApplication(
  tx: Tx,
  userId: string,
  body: ParsedBodyOf<typeof submitClientApplication>,
  status: 'pending' | 'approved' = 'pending',
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('client_applications')
    .values({
      id,
      user_id: userId,
      ...columnsOf(body),
      status,
      created_at: nowText(),
      answered_at: status === 'pending' ? null : nowText(),
    })
    .execute();
  return id;
}

export const updatePending = (
  tx: Tx,
  userId: string,
  { applicationId: id, ...body }: ParsedBodyOf<typeof updateClientApplication>,
) => updateOwnPending(tx, 'client_applications', { id, userId }, columnsOf(body));

/** Returns the ids of a user's latest requests. */
export const selectLatestIds = async (db: Db, userId: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('client_applications')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

export const countPending = async (db: Db, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('client_applications')
      .select((rows) => rows.fn.countAll<number>().as('pending'))
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
  ).pending;

export const countClientApplications = (db: Db) =>
  countByStatus(db, applicationList, clientApplicationStatuses);

export const oldestRequest = (db: Db) => oldestPending(db, 'client_applications', applicationList);
