import { everyDay } from '@prahari/domain/duty-days';
import type { Period } from '@prahari/domain/periods';
import { DAY_MS, dutyInterval, HOUR_MS } from '@prahari/domain/post-hours';
import { type RawBuilder, sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import { isPostgres } from '../../../db/open.ts';
import type { Db } from '../../../db/tables.ts';
import { type DutyPlan, daysLeft } from '../duties/duty.rows.ts';

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
