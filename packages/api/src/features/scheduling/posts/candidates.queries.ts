import type { Day } from '@prahari/domain/days';
import { DAY_MS } from '@prahari/domain/post-hours';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import { readInChunks } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import type { DutyPlan } from '../duties/duty.rows.ts';
import { isInTheWay, timesOf } from '../guard-schedule/overlaps.queries.ts';

/** Facts by which a guard is ranked for some work; instants in ms since 1970. */
export interface RankedGuard {
  id: string;
  city: string;
  rating: number;
  dateOfBirth: Day | null;
  isBusy: boolean;
  validPapers: number;
  expiredPapers: number;
  /** The end of the last duty before the work, within two days. */
  endsBefore: number | null;
  /** The begin of the first duty after the work, within two days. */
  beginsAfter: number | null;
}

const TWO_DAYS_MS = 2 * DAY_MS;

/** Returns the ids of guards who could work from a day on: not disabled and not sick. */
async function selectWhoCouldWork(db: Db, day: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select guards.id from guards join users on users.id = guards.user_id
    where users.disabled_at is null and (guards.unavailable_until is null or guards.unavailable_until < ${day})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns every guard who could work from a day on: not disabled, not sick, not on leave then. Others run in between. */
export async function selectGuardsToRank(db: Db, plan: DutyPlan): Promise<RankedGuard[]> {
  const ids = await selectWhoCouldWork(db, plan.period.startDate);
  return readInChunks(ids, (chunk) => selectRanked(db, chunk, plan));
}

async function selectRanked(db: Db, ids: readonly string[], plan: DutyPlan): Promise<RankedGuard[]> {
  const times = timesOf(plan);
  if (!times) return [];
  const { startDate, endDate } = plan.period;
  const [begin, end] = [times.begin, times.end];
  const own = sql`duties.guard_id = guards.id`;
  const takesTime = sql`duties.plan in ('planned', 'left')`;
  const inTheWay = (state: 'planned' | 'leave') =>
    sql`exists (select 1 from duties where ${own} and duties.plan = ${fixed(state)} and ${isInTheWay(times)})`;
  const papers = (condition: RawBuilder<boolean>) =>
    sql`(select count(*) from papers where papers.guard_id = guards.id and ${condition})`;
  const { rows } = await sql<Omit<RankedGuard, 'isBusy'> & { isBusy: boolean | number }>`
    select guards.id, guards.city, guards.rating, guards.date_of_birth as "dateOfBirth",
      ${inTheWay('planned')} as "isBusy",
      ${papers(sql`papers.expires_on >= ${endDate}`)} as "validPapers",
      ${papers(sql`papers.expires_on < ${endDate}`)} as "expiredPapers",
      (select max(coalesce(left_at, ends_at)) from duties where ${own} and ${takesTime}
        and begins_at > ${begin - TWO_DAYS_MS} and begins_at < ${begin}) as "endsBefore",
      (select min(begins_at) from duties where ${own} and ${takesTime}
        and begins_at >= ${end} and begins_at < ${end + TWO_DAYS_MS}) as "beginsAfter"
    from guards
    where ${isOneOf(db, 'guards.id', idList(db, ids))}
      and not exists (select 1 from leaves where leaves.guard_id = guards.id and leaves.status = 'approved'
        and leaves.from_day <= ${startDate} and leaves.to_day >= ${startDate})
      and not ${inTheWay('leave')}`.execute(db);
  const number = (value: number | string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    ...row,
    isBusy: Boolean(row.isBusy),
    validPapers: Number(row.validPapers),
    expiredPapers: Number(row.expiredPapers),
    endsBefore: number(row.endsBefore),
    beginsAfter: number(row.beginsAfter),
  }));
}

/** Returns the cities of posts in a state. */
export const selectCitiesInState = async (db: Db, state: string): Promise<string[]> =>
  state === ''
    ? []
    : (await db.selectFrom('posts').select('city').distinct().where('state', '=', state).execute()).map(
        ({ city }) => city,
      );

/** Returns the guards who have been at a client, with how often at a post. */
export const selectTimesThere = (db: Db, { _id, clientId }: { _id: string; clientId: string }) =>
  db
    .selectFrom('assignments')
    .select((eb) => [
      'guard_id as guardId',
      eb.fn.sum<number>(sql`case when post_id = ${_id} then 1 else 0 end`).as('atPost'),
    ])
    .where('client_id', '=', clientId)
    .groupBy('guard_id')
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
