import { addDays, type Day } from './days.ts';
import { mondayOf } from './duty-days.ts';
import { HOUR_MS, type Interval } from './post-hours.ts';

/** Less than this between two duties needs a reason. */
export const REST_HOURS = 8;
/** More than this in a week from Monday is shown. */
export const WEEK_HOURS = 48;
/** This many days in a row are shown. */
export const DAYS_IN_ROW = 7;

export const warningKinds = ['rest', 'week', 'days'] as const;
export type WarningKind = (typeof warningKinds)[number];

/** A limit that duties would pass, with the number: hours of rest, hours of a week, days in a row. */
export interface DutyWarning {
  kind: WarningKind;
  value: number;
}

export interface DayInterval extends Interval {
  day: Day;
}

/** A guard's load with new duties beside the others. */
export interface Load {
  /** Planned hours in the week of the first new duty, from Monday, without the new ones. */
  hoursThisWeek: number;
  /** Days with a duty just before the first new one. */
  daysInRow: number;
  /** The shortest time between a new duty and another one; undefined for none in sight. */
  restHours: number | undefined;
  warnings: DutyWarning[];
}

const toHours = (ms: number): number => Math.round((ms / HOUR_MS) * 10) / 10;
const hoursOf = (duties: readonly Interval[]): number =>
  toHours(duties.reduce((sum, { beginsAt, endsAt }) => sum + endsAt - beginsAt, 0));

/** Returns the shortest time in ms between two lists of duties, in the order of their begin. */
function shortestRest(planned: readonly Interval[], others: readonly Interval[]): number | undefined {
  let shortest: number | undefined;
  let next = 0;
  for (const { beginsAt, endsAt } of planned) {
    while (next < others.length && (others[next]?.beginsAt ?? 0) < beginsAt) next += 1;
    const [before, after] = [others[next - 1], others[next]];
    for (const gap of [before && beginsAt - before.endsAt, after && after.beginsAt - endsAt])
      if (gap !== undefined) shortest = Math.max(0, Math.min(shortest ?? gap, gap));
  }
  return shortest;
}

/** Returns the lengths of runs of days that follow each other, with the last day of each. */
function runsOf(days: Iterable<Day>): { last: Day; length: number }[] {
  const runs: { last: Day; length: number }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === day) Object.assign(run, { last: day, length: run.length + 1 });
    else runs.push({ last: day, length: 1 });
  }
  return runs;
}

/**
 * Returns what a guard's other duties leave beside new ones. All in the order of their begin.
 * @param others those from a month before the first new one on, until two days after the last
 */
export function loadOf(planned: readonly DayInterval[], others: readonly DayInterval[]): Load {
  const first = planned[0]?.day;
  if (first === undefined) return { hoursThisWeek: 0, daysInRow: 0, restHours: undefined, warnings: [] };
  const monday = mondayOf(first);
  const sunday = addDays(monday, 6);
  const all = [...others, ...planned];
  const weeks = new Map<Day, number>();
  for (const { day, beginsAt, endsAt } of all) {
    const week = mondayOf(day);
    weeks.set(week, (weeks.get(week) ?? 0) + endsAt - beginsAt);
  }
  const plannedWeeks = new Set(planned.map(({ day }) => mondayOf(day)));
  const restMs = shortestRest(planned, others);
  const mostHours = Math.max(...[...plannedWeeks].map((week) => toHours(weeks.get(week) ?? 0)));
  const dayOf = ({ day }: DayInterval) => day;
  const runs = runsOf(all.map(dayOf)).filter(({ last }) => last >= first);
  const longest = Math.max(...runs.map(({ length }) => length));
  const before = runsOf(others.map(dayOf).filter((day) => day < first)).at(-1);
  const warnings: DutyWarning[] = [];
  if (restMs !== undefined && restMs < REST_HOURS * HOUR_MS)
    warnings.push({ kind: 'rest', value: Math.floor((restMs / HOUR_MS) * 10) / 10 });
  if (mostHours > WEEK_HOURS) warnings.push({ kind: 'week', value: mostHours });
  if (longest >= DAYS_IN_ROW) warnings.push({ kind: 'days', value: longest });
  return {
    hoursThisWeek: hoursOf(others.filter(({ day }) => day >= monday && day <= sunday)),
    daysInRow: before && addDays(before.last, 1) === first ? before.length : 0,
    restHours: restMs === undefined ? undefined : Math.floor((restMs / HOUR_MS) * 10) / 10,
    warnings,
  };
}
