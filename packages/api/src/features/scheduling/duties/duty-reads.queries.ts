import type { Day } from '@prahari/domain/days';
import { type DutyState, LATE_MS } from '@prahari/domain/duty-state';
import { type RawBuilder, sql } from 'kysely';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db } from '../../../db/tables.ts';
import { attendanceColumns } from '../scheduling.columns.ts';

const duties = (db: Db) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('guards', 'guards.id', 'duties.guard_id')
    .innerJoin('users as guard_user', 'guard_user.id', 'guards.user_id')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users as client_user', 'client_user.id', 'clients.user_id')
    .leftJoin('posts', 'posts.id', 'duties.post_id')
    .select([
      ...attendanceColumns,
      'duties.assignment_id as assignmentId',
      'duties.arrived_at as arrivedAt',
      'duties.started_by as startedBy',
      'duties.position',
      'duties.guard_id as guardId',
      'guard_user.id as guardUserId',
      'guard_user.name as guardName',
      'guard_user.phone as guardPhone',
      'duties.client_id as clientId',
      'client_user.name as clientName',
      'client_user.phone as clientPhone',
      'duties.post_id as postId',
      'posts.position as postPosition',
      'posts.asked',
      'assignments.status as assignmentStatus',
      'assignments.street',
      'assignments.city',
      'assignments.state',
      'assignments.zip_code as zipCode',
      'assignments.shift',
      'assignments.starts_at as postStartsAt',
      'assignments.hours',
    ]);

export type DutyRecord = Awaited<ReturnType<ReturnType<typeof duties>['execute']>>[number];

/** Returns a duty, or undefined. */
export const selectDuty = (db: Db, id: string): Promise<DutyRecord | undefined> =>
  duties(db).where('duties.id', '=', id).executeTakeFirst();

/** Returns a guard's duty, or undefined for one of somebody else. */
export const selectDutyOfUser = (db: Db, userId: string, id: string): Promise<DutyRecord | undefined> =>
  duties(db).where('duties.id', '=', id).where('guards.user_id', '=', userId).executeTakeFirst();

/** Returns the duties of a user on some days, in the order of their begin. */
export const selectDutiesOfUser = (db: Db, userId: string, { from, to }: { from: Day; to: Day }) =>
  duties(db)
    .where('duties.guard_id', '=', (eb) => eb.selectFrom('guards').select('id').where('user_id', '=', userId))
    .where('duties.day', '>=', from)
    .where('duties.day', '<=', to)
    .orderBy('duties.begins_at')
    .execute();

const byBegin = (one: DutyRecord, other: DutyRecord): number =>
  one.beginsAt - other.beginsAt || (one.id < other.id ? -1 : 1);

/** Returns duties by their ids, in the order of their begin. */
export const selectDuties = async (db: Db, ids: readonly string[]): Promise<DutyRecord[]> =>
  (
    await duties(db)
      .where(isOneOf(db, 'duties.id', idList(db, ids)))
      .execute()
  ).sort(byBegin);

/** Duties of a day in SQL: of one post, with one state. */
export interface DutiesOnDay {
  day: Day;
  now: number;
  /** Since when attendance is kept, in ms since 1970; null where it is not. */
  since: number | null;
  postId?: string | undefined;
  status?: DutyState | undefined;
}

/** The state of a duty in SQL, as `dutyState` has it. */
function stateInSql({ now, since }: DutiesOnDay): RawBuilder<DutyState> {
  const isAsPlanned =
    since === null
      ? sql`true`
      : sql`(duties.started_at is null and (duties.flags like '%"as-planned"%' or duties.begins_at < ${since}))`;
  return sql<DutyState>`case when duties.plan in ('leave', 'cancelled') then duties.plan
    when duties.marked is not null then duties.marked
    when ${isAsPlanned} then 'planned'
    when duties.started_at is not null then
      case when duties.started_at > duties.begins_at + ${LATE_MS} then 'late' else 'present' end
    when ${now} >= duties.ends_at then 'absent'
    when ${now} > duties.begins_at + ${LATE_MS} then 'late' else 'planned' end`;
}

const onDay = (db: Db, query: DutiesOnDay) => {
  const { day, postId, status } = query;
  return db
    .selectFrom('duties')
    .where('duties.day', '=', day)
    .$if(postId !== undefined, (rows) => rows.where('duties.post_id', '=', postId ?? ''))
    .$if(status !== undefined, (rows) => rows.where(stateInSql(query), '=', status ?? 'planned'));
};

/** Counts the duties of a day. */
export const countDutiesOn = async (db: Db, query: DutiesOnDay): Promise<number> =>
  Number(
    (
      await onDay(db, query)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Returns the ids of a day's duties after another one, in the order of their begin; all without `limit`. */
export async function selectIdsOn(
  db: Db,
  query: DutiesOnDay,
  { limit, after }: { limit?: number; after?: { beginsAt: number; id: string } | undefined } = {},
): Promise<string[]> {
  const rows = after
    ? onDay(db, query).where(
        sql<boolean>`(duties.begins_at > ${after.beginsAt} or (duties.begins_at = ${after.beginsAt} and duties.id > ${after.id}))`,
      )
    : onDay(db, query);
  const found = await rows
    .select('duties.id')
    .orderBy('duties.begins_at')
    .orderBy('duties.id')
    .$if(limit !== undefined, (page) => page.limit(limit ?? 0))
    .execute();
  return found.map(({ id }) => id);
}

/** Returns an assignment's duty on a day, or undefined. */
export const selectDutyOn = (db: Db, assignmentId: string, day: Day): Promise<DutyRecord | undefined> =>
  duties(db)
    .where('duties.assignment_id', '=', assignmentId)
    .where('duties.day', '=', day)
    .executeTakeFirst();
