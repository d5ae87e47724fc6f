import { paperKinds } from '@prahari/contract/documents';
import type { Day } from '@prahari/domain/days';
import { everyDay } from '@prahari/domain/duty-days';
import type { DayInterval } from '@prahari/domain/duty-warnings';
import type { Period } from '@prahari/domain/periods';
import { DAY_MS, dutyInterval, HOUR_MS, type Interval } from '@prahari/domain/post-hours';
import { type RawBuilder, sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import { isPostgres } from '../../../db/open.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { type DutyPlan, daysLeft } from '../duties/duty.rows.ts';

export interface GuardRow {
  _id: string;
  name: string;
  dateOfBirth: Day | null;
  /** The last day on which the guard is sick. */
  unavailableUntil: Day | null;
}

const guardsToAssign = compiled<{ ids: string }, GuardRow>('guards-to-assign', (db, value) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'guards.id as _id',
      'users.name',
      'guards.date_of_birth as dateOfBirth',
      'guards.unavailable_until as unavailableUntil',
    ])
    .where(isOneOf(db, 'guards.id', value('ids')))
    .orderBy('guards.id'),
);

/** Returns guards in the order of their ids. */
export const selectGuards = (db: Db, ids: readonly string[]) => guardsToAssign(db, { ids: idList(db, ids) });

const withExpiredPaper = compiled<{ ids: string; lastDay: Day }, { guardId: string }>(
  'guards-with-expired-paper',
  (db, value) =>
    db
      .selectFrom('papers')
      .select('guard_id as guardId')
      .distinct()
      .where(isOneOf(db, 'guard_id', value('ids')))
      .where('expires_on', '<', value('lastDay')),
);

/** Returns those of the guards who have a paper that expires before the last day. */
export const selectWithExpiredPaper = (db: Db, ids: readonly string[], lastDay: Day) =>
  withExpiredPaper(db, { ids: idList(db, ids), lastDay });

const withAllPapers = compiled<{ ids: string; lastDay: Day; kinds: number }, { guardId: string }>(
  'guards-with-all-papers',
  (db, value) =>
    db
      .selectFrom('papers')
      .select('guard_id as guardId')
      .where(isOneOf(db, 'guard_id', value('ids')))
      .where('expires_on', '>=', value('lastDay'))
      .groupBy('guard_id')
      .having((eb) => eb.fn.countAll(), '>=', value('kinds')),
);

/** Returns those of the guards whose papers of all kinds are valid on the last day. */
export const selectWithAllPapers = (db: Db, ids: readonly string[], lastDay: Day) =>
  withAllPapers(db, { ids: idList(db, ids), lastDay, kinds: paperKinds.length });

/** A duty that takes time of a guard. */
export interface TakenTime extends DayInterval {
  guardId: string;
}

const takenTimes = compiled<{ ids: string; begin: number; end: number }, TakenTime>(
  'taken-times',
  (db, value) =>
    db
      .selectFrom('duties')
      .select((eb) => [
        'guard_id as guardId',
        'day',
        'begins_at as beginsAt',
        eb.fn.coalesce('left_at', 'ends_at').as('endsAt'),
      ])
      .where(isOneOf(db, 'guard_id', value('ids')))
      .where('plan', 'in', [fixed('planned'), fixed('left')])
      .where('begins_at', '>=', value('begin'))
      .where('begins_at', '<', value('end'))
      .orderBy('guard_id')
      .orderBy('begins_at'),
);

const MONTH_MS = 31 * DAY_MS;

/** Returns the guards' duties from a month before an interval until two days after it, in the order of their begin. */
export const selectTakenTimes = (db: Db, ids: readonly string[], { beginsAt, endsAt }: Interval) =>
  takenTimes(db, { ids: idList(db, ids), begin: beginsAt - MONTH_MS, end: endsAt + 2 * DAY_MS });

/** A duty in the way of others, with its assignment. */
export interface Overlap extends Period {
  guardId: string;
  clientId: string;
  clientName: string;
  city: string;
}

/** The times at which a guard must be free. */
interface Times {
  ids: string;
  /** The begin of the first duty and the end of the last one. */
  begin: number;
  end: number;
  now: number;
  length: number;
  /** A bit for each day of the week, the lowest is Monday. */
  weekdays: number;
  /** The assignment whose own duties are not in the way; empty for none. */
  except: string;
}

/** 1 January 1970 in India was a Thursday; both in India's time. */
const THURSDAY = 3;
const INDIA_OFFSET_MS = 19_800_000;

/** The first duty of each guard that overlaps others, which begin at the same hour on days of the week. */
function firstOverlap(value: <Name extends keyof Times>(name: Name) => Times[Name]) {
  const number = (name: 'begin' | 'end' | 'now' | 'length' | 'weekdays') =>
    sql`cast(${value(name)} as bigint)`;
  // The time since others begin that day, and that day's number.
  const since = sql`((begins_at - ${number('begin')} + ${fixed(DAY_MS)}) % ${fixed(DAY_MS)})`;
  const day = sql`((begins_at - ${since} + ${fixed(INDIA_OFFSET_MS)}) / ${fixed(DAY_MS)})`;
  const isOn = (dayNumber: RawBuilder<unknown>) =>
    sql`(${number('weekdays')} >> cast((${dayNumber} + ${fixed(THURSDAY)}) % 7 as integer)) & 1 = 1`;
  return {
    isBefore: sql<boolean>`begins_at < ${number('end')} and begins_at > ${number('begin')} - ${fixed(DAY_MS)}
      and ends_at > ${number('begin')} and ends_at > ${number('now')}`,
    isDuring: sql<boolean>`((${since} < ${number('length')} and ${isOn(day)})
      or (${since} + ends_at - begins_at > ${fixed(DAY_MS)} and ${isOn(sql`${day} + 1`)}))`,
  };
}

/** Returns the times by which a duty is in a plan's way; undefined if all of the plan is over. */
export function timesOf(plan: DutyPlan): Omit<Times, 'ids' | 'except'> | undefined {
  const days = daysLeft(plan);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    begin: dutyInterval(first, plan.hours).beginsAt,
    end: dutyInterval(last, plan.hours).endsAt,
    now: Date.now(),
    length: plan.hours.hours * HOUR_MS,
    weekdays: (plan.weekdays ?? everyDay).reduce((bits, weekday) => bits + 2 ** (weekday - 1), 0),
  };
}

/** True in SQL for a duty that overlaps one of a plan at some hour of days of the week. */
export function isInTheWay(times: Omit<Times, 'ids' | 'except'>): RawBuilder<boolean> {
  const { isBefore, isDuring } = firstOverlap((name) => ({ ...times, ids: '', except: '' })[name]);
  return sql<boolean>`${isBefore} and ${isDuring}`;
}

/** Duties with what a refusal says about them. */
const overlapDetails = (db: Db) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('clients', 'clients.id', 'assignments.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'duties.guard_id as guardId',
      'clients.id as clientId',
      'users.name as clientName',
      'assignments.city',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
    ])
    .where('duties.plan', '=', fixed('planned'));

const overlaps = compiled<Times, Overlap>('overlapping-duties', (db, value) => {
  const { isBefore, isDuring } = firstOverlap(value);
  return overlapDetails(db).innerJoin(
    (eb) =>
      eb
        .selectFrom('duties')
        .select((first) => ['guard_id', first.fn.min('begins_at').as('begins_at')])
        .where(isOneOf(db, 'guard_id', value('ids')))
        .where('plan', '=', fixed('planned'))
        .where('assignment_id', '<>', value('except'))
        .where(isBefore)
        .where(isDuring)
        .groupBy('guard_id')
        .as('first'),
    (join) =>
      join.onRef('duties.guard_id', '=', 'first.guard_id').onRef('duties.begins_at', '=', 'first.begins_at'),
  );
});

/** The first duty of each guard that overlaps others at any times. @param times JSON list of intervals */
const overlapsAt = (db: Db, ids: string, times: string, except: string) => {
  const [begins, ends] = isPostgres(db)
    ? [sql`("time".value->>'beginsAt')::bigint`, sql`("time".value->>'endsAt')::bigint`]
    : [sql`"time".value->>'beginsAt'`, sql`"time".value->>'endsAt'`];
  const list = isPostgres(db) ? sql`json_array_elements(${times}::json)` : sql`json_each(${times})`;
  return sql<{ guardId: string; beginsAt: number }>`select guard_id as "guardId", min(begins_at) as "beginsAt"
    from ${list} as "time" join duties on begins_at < ${ends} and begins_at > ${begins} - ${fixed(DAY_MS)}
    and ends_at > ${begins} where ${isOneOf(db, 'guard_id', ids)} and plan = 'planned'
    and assignment_id <> ${except} and ends_at > ${Date.now()} group by guard_id`.execute(db);
};

const overlapOf = compiled<{ guardId: string; beginsAt: number }, Overlap>('overlap-at', (db, value) =>
  overlapDetails(db)
    .where('duties.guard_id', '=', value('guardId'))
    .where('duties.begins_at', '=', value('beginsAt')),
);

/**
 * Returns the first duty of each guard that overlaps one of a plan that is not over. The constraint `duties_overlap`
 * refuses a row that does. @param except an assignment whose own duties are not in the way
 */
export async function selectOverlaps(
  db: Db,
  ids: readonly string[],
  { plan, except = '' }: { plan: DutyPlan; except?: string | undefined },
): Promise<Overlap[]> {
  const times = timesOf(plan);
  if (!times) return [];
  if (plan.days) {
    const intervals = JSON.stringify(daysLeft(plan).map((day) => dutyInterval(day, plan.hours)));
    const { rows } = await overlapsAt(db, idList(db, ids), intervals, except);
    const found = await Promise.all(
      rows.map(({ guardId, beginsAt }) => overlapOf(db, { guardId, beginsAt: Number(beginsAt) })),
    );
    return found.flat();
  }
  return overlaps(db, { ids: idList(db, ids), ...times, except });
}

const updateUnlessDisabled = compiled<{ guardId: string }, { id: string }>(
  'assign-unless-disabled',
  (db, value) =>
    db
      .updateTable('guards')
      .set({ status: 'assigned' })
      .where('id', '=', value('guardId'))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'guards.user_id')
            .where('users.disabled_at', 'is', null),
        ),
      )
      .returning('id'),
);

/** Makes a guard assigned. Returns undefined when the account is disabled, and changes nothing. */
export const assignUnlessDisabled = async (tx: Tx, guardId: string) =>
  (await updateUnlessDisabled(tx, { guardId }))[0];

const assign = compiled<{ guardId: string }, object>('assign', (db, value) =>
  db.updateTable('guards').set({ status: 'assigned' }).where('id', '=', value('guardId')),
);

const freeWithoutAssignment = compiled<{ guardId: string }, object>('free-without-assignment', (db, value) =>
  db
    .updateTable('guards')
    .set({ status: 'available' })
    .where('id', '=', value('guardId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('assignments')
            .select('assignments.id')
            .whereRef('assignments.guard_id', '=', 'guards.id')
            .where('assignments.status', '<>', fixed('completed')),
        ),
      ),
    ),
);

/** Locks a guard by making it assigned, whatever the account. */
export const lockAsAssigned = (tx: Tx, guardId: string) => assign(tx, { guardId });

/**
 * Makes a guard with an open or coming assignment assigned, else available. The first statement
 * locks the row, so that the second one sees concurrent assignments.
 */
export async function setStatusByAssignments(tx: Tx, guardId: string): Promise<void> {
  await assign(tx, { guardId });
  await freeWithoutAssignment(tx, { guardId });
}

/** Notes the last day on which a sick guard can't work; null for none. */
export const setUnavailable = (tx: Tx, guardId: string, day: Day | null) =>
  tx.updateTable('guards').set({ unavailable_until: day }).where('id', '=', guardId).execute();
