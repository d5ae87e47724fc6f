import { type ListQuery, type ShownGuardStatus, shownGuardStatuses } from '@prahari/contract';
import { sql } from 'kysely';
import { countByStatus, type Page, pageOf, textOrder } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';

const name = sql<string>`users.name`;
const email = sql<string>`users.email`;
/** The stored status; `disabled` for an available guard whose account is disabled, who cannot be assigned. */
const status = sql<ShownGuardStatus>`case when guards.status = 'available' and users.disabled_at is not null then 'disabled' else guards.status end`;
/** The stored JSON list without brackets and quotes, for searching. */
const skills = sql<string>`replace(replace(replace(guards.specialization, '["', ''), '"]', ''), '","', ', ')`;
/** Address and client of the open assignment as one text, for searching. */
const currentPlace = sql<string>`coalesce((
  select open_assignment.street || ', ' || open_assignment.city || ', ' || open_assignment.state || ', ' || open_assignment.zip_code || ', ' || client_user.name
  from assignments open_assignment join clients on clients.id = open_assignment.client_id join users client_user on client_user.id = clients.user_id
  where open_assignment.guard_id = guards.id and open_assignment.status <> 'completed'), '')`;

const guardsWithUsers = (db: Db) => db.selectFrom('guards').innerJoin('users', 'users.id', 'guards.user_id');

/** The guards on a page of the list. */
export const guardPage = (db: Db, list: ListQuery): Promise<Page> =>
  pageOf(db, guardsWithUsers(db), list, {
    name: 'guards',
    id: sql<string>`guards.id`,
    columns: {
      name: textOrder(db, name),
      email: textOrder(db, email),
      status: textOrder(db, status),
      experience: sql`guards.experience`,
      rating: sql`guards.rating`,
    },
    status,
    texts: [name, email, skills, currentPlace],
  });

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

export type GuardRow = Awaited<ReturnType<typeof selectGuards>>[number];

/** In no particular order. */
export const selectGuards = (db: Db, ids: string[]) => guardRows(db).where('guards.id', 'in', ids).execute();

/** Undefined when this user is no guard. */
export const selectGuardOfUser = (db: Db, userId: string) =>
  guardRows(db).where('guards.user_id', '=', userId).executeTakeFirst();

/** Newest first. */
export const selectReviews = (db: Db, guardIds: string[]) =>
  db
    .selectFrom('guard_reviews')
    .select(['guard_id', 'rating', 'comment', 'client_name as clientName', 'created_at as createdAt'])
    .where('guard_id', 'in', guardIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** How many guards the list has in each status. */
export const countGuards = (db: Db) => countByStatus(guardsWithUsers(db), status, shownGuardStatuses);
