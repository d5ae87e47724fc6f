import type { Day } from '@prahari/domain/days';
import { DAY_MS } from '@prahari/domain/post-hours';
import { sql } from 'kysely';
import { fixed } from '../../../db/compiled.ts';
import type { Db } from '../../../db/tables.ts';

/** Rows from each source of candidates. */
const ROWS_PER_SOURCE = 60;
/** A client's latest assignments, whose guards know the place. */
const LATEST_ASSIGNMENTS = 150;

const byRating = (db: Db) =>
  db.selectFrom('guards').select('id').orderBy('rating', 'desc').limit(ROWS_PER_SOURCE);

/** Returns the best rated guards in a city with a status. */
export const selectInCity = (db: Db, city: string, status: 'available' | 'assigned') =>
  byRating(db).where('city', '=', city).where('status', '=', status).execute();

/** Returns the best rated available guards anywhere. */
export const selectAvailable = async (db: Db): Promise<{ id: string }[]> =>
  (
    await sql<{
      id: string;
    }>`select id from list_guards where status = 'available' order by rating desc, id desc limit ${ROWS_PER_SOURCE}`.execute(
      db,
    )
  ).rows;

/** Returns the guards of a client's latest assignments. */
export const selectLatestGuardsOfClient = (db: Db, clientId: string) =>
  db
    .selectFrom('assignments')
    .select('guard_id as id')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(LATEST_ASSIGNMENTS)
    .execute();

/** Returns guards whose open assignment ends before a day, the latest first. */
export const selectFreeFrom = (db: Db, day: Day) =>
  db
    .selectFrom('assignments')
    .select('guard_id as id')
    .where('status', '<>', fixed('completed'))
    .where('end_date', '<', day)
    .orderBy('end_date', 'desc')
    .limit(ROWS_PER_SOURCE)
    .execute();

/** A limit on the number of home cities, which no company reaches. */
const MAX_CITIES = 300;

/** Returns the guards' home cities; the index finds each in one step. */
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

/** Returns the facts about guards whose account is not disabled. */
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

export const selectPapers = (db: Db, ids: string[]) =>
  db
    .selectFrom('papers')
    .select(['guard_id as guardId', 'kind', 'expires_on as expiresOn'])
    .where('guard_id', 'in', ids)
    .execute();

/** Returns the guards' assignments at a client. */
export const selectHistory = (db: Db, ids: string[], clientId: string) =>
  db
    .selectFrom('assignments')
    .select(['guard_id as guardId', 'post_id as postId'])
    .where('guard_id', 'in', ids)
    .where('client_id', '=', clientId)
    .execute();
export type GuardHistory = Awaited<ReturnType<typeof selectHistory>>[number];

const TWO_DAYS_MS = 2 * DAY_MS;

/** Returns when each guard's last duty before an instant ends, if that is less than two days before. */
export const selectLastDutyEnds = (db: Db, ids: string[], begin: number) =>
  db
    .selectFrom('duties')
    .select(['guard_id as guardId', sql<number>`max(coalesce(left_at, ends_at))`.as('endedAt')])
    .where('guard_id', 'in', ids)
    .where('plan', 'in', ['planned', 'left'])
    .where('begins_at', '>', begin - TWO_DAYS_MS)
    .where('begins_at', '<', begin)
    .groupBy('guard_id')
    .execute();
