import { type ShownGuardStatus, shownGuardStatuses } from '@prahari/contract';
import { sql } from 'kysely';
import type { ListRow, ListTable } from '../../db/lists/list-table.ts';
import { countByStatus } from '../../db/lists/page.ts';
import { idList, isOneOf } from '../../db/one-of.ts';
import { preparedQuery } from '../../db/prepared.ts';
import type { Db } from '../../db/tables.ts';

/** The stored status; `disabled` for an available guard whose account is disabled, who cannot be assigned. */
const status = sql<ShownGuardStatus>`case when guards.status = 'available' and users.disabled_at is not null then 'disabled' else guards.status end`;
/** Address and client of the open assignment as one text, for searching. */
const currentPlace = sql<string>`coalesce((
  select open_assignment.street || ', ' || open_assignment.city || ', ' || open_assignment.state || ', ' || open_assignment.zip_code || ', ' || client_user.name
  from assignments open_assignment join clients on clients.id = open_assignment.client_id join users client_user on client_user.id = clients.user_id
  where open_assignment.guard_id = guards.id and open_assignment.status <> 'completed'), '')`;

const guardsWithUsers = (db: Db) => db.selectFrom('guards').innerJoin('users', 'users.id', 'guards.user_id');

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await guardsWithUsers(db)
    .select([
      'guards.id',
      'guards.experience',
      'guards.rating',
      'guards.specialization',
      'users.name',
      'users.email',
      'users.phone',
      status.as('status'),
      currentPlace.as('currentPlace'),
    ])
    .where('guards.id', 'in', ids)
    .execute();
  return rows.map(({ id, status, specialization, phone, currentPlace, ...keys }) => ({
    id,
    status,
    keys,
    texts: [keys.name, keys.email, (JSON.parse(specialization) as string[]).join(', '), currentPlace],
    phones: [phone],
  }));
};

/** Every guard. */
export const guardList: ListTable = {
  name: 'guards',
  columns: { name: 'name', email: 'email', status: 'status', experience: 'experience', rating: 'rating' },
  rows: listRows,
};

const guardRows = (db: Db) =>
  guardsWithUsers(db).select([
    'guards.id as _id',
    'users.id as userId',
    'users.name',
    'users.email',
    status.as('status'),
    'guards.experience',
    'guards.specialization',
    'guards.rating',
    'guards.created_at as createdAt',
  ]);

export type GuardRow = Awaited<ReturnType<ReturnType<typeof guardRows>['execute']>>[number];

const guardsByIds = preparedQuery<{ ids: string }, GuardRow>('guards-by-ids', (db, { ids }) =>
  guardRows(db).where(isOneOf(db, 'guards.id', ids)),
);

/** In no particular order. */
export const selectGuards = (db: Db, ids: string[]): Promise<GuardRow[]> =>
  guardsByIds(db, { ids: idList(db, ids) });

/** Undefined when this user is no guard. */
export const selectGuardOfUser = (db: Db, userId: string) =>
  guardRows(db).where('guards.user_id', '=', userId).executeTakeFirst();

const reviewRows = (db: Db) =>
  db
    .selectFrom('guard_reviews')
    .select(['guard_id', 'rating', 'comment', 'client_name as clientName', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['execute']>>[number];

const reviewsByGuards = preparedQuery<{ ids: string }, ReviewRow>('reviews-by-guards', (db, { ids }) =>
  reviewRows(db).where(isOneOf(db, 'guard_id', ids)),
);

/** Newest first. */
export const selectReviews = (db: Db, guardIds: string[]): Promise<ReviewRow[]> =>
  reviewsByGuards(db, { ids: idList(db, guardIds) });

/** How many guards the list has in each status. */
export const countGuards = (db: Db) => countByStatus(db, guardList, shownGuardStatuses);
