import type { DataRequestKind, DataRequestStatus } from '@prahari/contract/data-requests';
import { sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import { newId, nowText } from '../../db/ids.ts';
import { recordIds } from '../../db/person-record.ts';
import type { Db, Tx } from '../../db/tables.ts';

const LISTED = 200;

const columns = [
  'data_requests.id as _id',
  'data_requests.kind',
  'data_requests.note',
  'data_requests.status',
  'data_requests.created_at as createdAt',
  'data_requests.answered_at as answeredAt',
] as const;

/** Returns a person's requests, newest first. */
export const selectOwnRequests = (db: Db, userId: string) =>
  db
    .selectFrom('data_requests')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();

/** True if the office has fulfilled a person's request for a copy since a time. */
export const hasFulfilledExport = async (db: Db, userId: string, since: string): Promise<boolean> =>
  (await db
    .selectFrom('data_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'export')
    .where('status', '=', 'done')
    .where('answered_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns open requests and their users, oldest first. */
export const selectOpenRequests = (db: Db) =>
  db
    .selectFrom('data_requests')
    .innerJoin('users', 'users.id', 'data_requests.user_id')
    .select(columns)
    .select(['users.id as userId', 'users.name', emailOf('users.email').as('email'), 'users.phone'])
    .select(recordIds(sql.ref('users.id')))
    .where('status', '=', 'open')
    .orderBy('data_requests.id')
    .limit(LISTED)
    .execute();

export const countOpenRequests = async (db: Db): Promise<number> => {
  const { open } = await db
    .selectFrom('data_requests')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
};

/** Returns undefined when the person has an open one of the kind. */
export const insertRequest = async (
  tx: Tx,
  { userId, kind, note }: { userId: string; kind: DataRequestKind; note: string },
): Promise<string | undefined> => {
  const row = await tx
    .insertInto('data_requests')
    .values({
      id: newId(),
      user_id: userId,
      kind,
      note,
      status: 'open',
      open_kind: kind,
      created_at: nowText(),
      answered_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'open_kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Returns a request and its user, or undefined. */
export const selectRequest = (db: Db, id: string) =>
  db
    .selectFrom('data_requests')
    .innerJoin('users', 'users.id', 'data_requests.user_id')
    .select(columns)
    .select(['users.id as userId', 'users.email', 'users.role'])
    .where('data_requests.id', '=', id)
    .executeTakeFirst();

/** Answers an open request. Returns false for an answered one. */
export const setAnswered = async (
  tx: Tx,
  id: string,
  status: Exclude<DataRequestStatus, 'open'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('data_requests')
    .set({ status, answered_at: nowText(), open_kind: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
