import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

/** Rows that are read from each source of candidates. */
const ROWS_PER_SOURCE = 60;
/** Assignments of a client that are looked through for guards who know the place. */
const LATEST_ASSIGNMENTS = 150;

/** Written out, because SQLite uses a partial index only for a condition without parameters. */
const completed = sql<'completed'>`'completed'`;

const byRating = (db: Db) =>
  db.selectFrom('guards').select('id').orderBy('rating', 'desc').limit(ROWS_PER_SOURCE);

/** Guards in a city with a status, the best rated first. */
export const selectInCity = (db: Db, city: string, status: 'available' | 'assigned') =>
  byRating(db).where('city', '=', city).where('status', '=', status).execute();

/** Available guards anywhere, the best rated first. */
export const selectAvailable = async (db: Db): Promise<{ id: string }[]> =>
  (
    await sql<{
      id: string;
    }>`select id from list_guards where status = 'available' order by rating desc, id desc limit ${ROWS_PER_SOURCE}`.execute(
      db,
    )
  ).rows;

/** Guards of the latest assignments of a client. */
export const selectLatestGuardsOfClient = (db: Db, clientId: string) =>
  db
    .selectFrom('assignments')
    .select('guard_id as id')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(LATEST_ASSIGNMENTS)
    .execute();

/** Guards whose open assignment ends before a day, the latest first. */
export const selectFreeFrom = (db: Db, day: Day) =>
  db
    .selectFrom('assignments')
    .select('guard_id as id')
    .where('status', '<>', completed)
    .where('end_date', '<', day)
    .orderBy('end_date', 'desc')
    .limit(ROWS_PER_SOURCE)
    .execute();

/** A limit on the number of home cities, which no company reaches. */
const MAX_CITIES = 300;

/** Home cities of guards. Each is found by one step in the index, so that the cost does not grow with the number of guards. */
export const selectCities = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ city: string }>`
    with recursive cities (city) as (
      select min(city) from guards where city > ''
      union all
      select (select min(guards.city) from guards where guards.city > cities.city) from cities where cities.city is not null
    )
    select city from cities where city is not null limit ${MAX_CITIES}`.execute(db);
  return rows.map(({ city }) => city);
};

/** What is known of guards whose account is not disabled. */
export const selectFacts = (db: Db, ids: string[]) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select((eb) => [
      'guards.id as _id',
      'users.name',
      'users.phone',
      'guards.experience',
      'guards.specialization',
      'guards.rating',
      'guards.city',
      'guards.date_of_birth as dateOfBirth',
      eb
        .selectFrom('guard_reviews')
        .select((reviews) => reviews.fn.countAll<number>().as('count'))
        .whereRef('guard_reviews.guard_id', '=', 'guards.id')
        .as('reviewCount'),
    ])
    .where('guards.id', 'in', ids)
    .where('users.disabled_at', 'is', null)
    .execute();
export type GuardFacts = Awaited<ReturnType<typeof selectFacts>>[number];

/** The papers of guards. */
export const selectPapers = (db: Db, ids: string[]) =>
  db
    .selectFrom('papers')
    .select(['guard_id as guardId', 'kind', 'expires_on as expiresOn'])
    .where('guard_id', 'in', ids)
    .execute();

/** The assignments of guards at a client, if there is one, and all assignments that end on a day or later. */
export const selectHistory = (
  db: Db,
  ids: string[],
  { clientId, since }: { clientId: string | undefined; since: Day },
) =>
  db
    .selectFrom('assignments')
    .select([
      'guard_id as guardId',
      'client_id as clientId',
      'post_id as postId',
      'shift',
      'start_date as startDate',
      'end_date as endDate',
    ])
    .where('guard_id', 'in', ids)
    .where((eb) =>
      clientId === undefined
        ? eb('end_date', '>=', since)
        : eb.or([eb('client_id', '=', clientId), eb('end_date', '>=', since)]),
    )
    .execute();
export type GuardHistory = Awaited<ReturnType<typeof selectHistory>>[number];
