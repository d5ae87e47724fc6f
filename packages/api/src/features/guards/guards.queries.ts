import type { Assignment } from '@prahari/contract/assignments.schemas';
import { type ShownGuardStatus, shownGuardStatuses } from '@prahari/contract/guards';
import type { Guard, Review } from '@prahari/contract/guards.schemas';
import { type RawBuilder, sql } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import { emailOf } from '../../db/email.ts';
import { type JsonText, jsonArray, jsonObject, jsonText, parseJson, storedJson } from '../../db/json-rows.ts';
import { idList, isOneOf } from '../../db/one-of.ts';
import type { Db } from '../../db/tables.ts';
import type { ListRow, ListTable } from '../../read-model/list-table.ts';
import { countByStatus } from '../../read-model/page.ts';

/** The stored status; `disabled` for an available guard with a disabled account. */
const status = sql<ShownGuardStatus>`case when guards.status = 'available' and users.disabled_at is not null then 'disabled' else guards.status end`;
/** The place and client of the running open assignment, else the next, for the search. */
const currentPlace = sql<string>`coalesce((
  select open_assignment.street || ', ' || open_assignment.city || ', ' || open_assignment.state || ', ' || open_assignment.zip_code || ', ' || client_user.name
  from assignments open_assignment join clients on clients.id = open_assignment.client_id join users client_user on client_user.id = clients.user_id
  where open_assignment.guard_id = guards.id and open_assignment.status <> 'completed'
  order by open_assignment.start_date limit 1), '')`;

const guardsWithUsers = (db: Db) => db.selectFrom('guards').innerJoin('users', 'users.id', 'guards.user_id');

/** Ratings go up to 5. */
const AFTER_ALL_RATINGS = 6;

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await guardsWithUsers(db)
    .select([
      'guards.id',
      'guards.experience',
      'guards.rating',
      'guards.specialization',
      'users.name',
      emailOf('users.email').as('email'),
      'users.phone',
      'guards.city',
      status.as('status'),
      currentPlace.as('currentPlace'),
    ])
    .where('guards.id', 'in', ids)
    .execute();
  return rows.map(({ id, status, specialization, phone, city, currentPlace, ...keys }) => ({
    id,
    status,
    // Guards without a rating come last in both directions.
    keys: { ...keys, rating_up: keys.rating || AFTER_ALL_RATINGS },
    texts: [keys.name, keys.email, (JSON.parse(specialization) as string[]).join(', '), city, currentPlace],
    phones: [phone],
  }));
};

/** Every guard. */
export const guardList: ListTable = {
  name: 'guards',
  columns: { name: 'name', email: 'email', status: 'status', experience: 'experience', rating: 'rating' },
  upwards: { rating: 'rating_up' },
  rows: listRows,
};

const text = (column: string) => sql.ref<string>(column);

/** The name of a review's client, which may have been corrected since. */
const reviewer = sql<string>`coalesce((select reviewers.name from clients join users as reviewers
  on reviewers.id = clients.user_id where clients.id = guard_reviews.client_id), guard_reviews.client_name)`;

/** Selects reviews, newest first. */
const reviews = (db: Db) =>
  jsonArray(
    db,
    jsonObject<Review>(db, {
      rating: sql.ref('guard_reviews.rating'),
      comment: text('guard_reviews.comment'),
      clientName: reviewer,
      createdAt: text('guard_reviews.created_at'),
    }),
    {
      from: sql`guard_reviews where guard_reviews.guard_id = guards.id`,
      orderBy: sql`guard_reviews.created_at desc, guard_reviews.id desc`,
    },
  );

/** Selects a guard's open assignment within a query, or null. @param tables names in the query */
type OpenAssignmentOf = (db: Db, tables: { guard: string; user: string }) => RawBuilder<Assignment | null>;

const guardJson = (db: Db, openAssignmentOf: OpenAssignmentOf) => {
  const json = jsonObject<Guard>(db, {
    _id: text('guards.id'),
    user: { _id: text('users.id'), name: text('users.name'), email: emailOf('users.email') },
    phone: text('users.phone'),
    city: text('guards.city'),
    status,
    experience: sql.ref('guards.experience'),
    specialization: storedJson(db, 'guards.specialization'),
    rating: sql.ref('guards.rating'),
    reviews: reviews(db),
    createdAt: text('guards.created_at'),
    currentAssignment: openAssignmentOf(db, { guard: 'guards', user: 'users' }),
  });
  return jsonText(db, json);
};

const guardRows = (db: Db, openAssignmentOf: OpenAssignmentOf) =>
  guardsWithUsers(db).select(guardJson(db, openAssignmentOf).as('json'));

/** Selects guards by their ids, in no particular order. */
export function guardsByIds(openAssignmentOf: OpenAssignmentOf): (db: Db, ids: string[]) => Promise<Guard[]> {
  const select = compiled<{ ids: string }, { json: JsonText<Guard> }>('guards-by-ids', (db, value) =>
    guardRows(db, openAssignmentOf).where(isOneOf(db, 'guards.id', value('ids'))),
  );
  return async (db, ids) => (await select(db, { ids: idList(db, ids) })).map(({ json }) => parseJson(json));
}

/** Returns undefined when this user is no guard. */
export async function selectGuardOfUser(
  db: Db,
  userId: string,
  openAssignmentOf: OpenAssignmentOf,
): Promise<Guard | undefined> {
  const row = await guardRows(db, openAssignmentOf).where('guards.user_id', '=', userId).executeTakeFirst();
  return row && parseJson(row.json);
}

export const countGuards = (db: Db) => countByStatus(db, guardList, shownGuardStatuses);
