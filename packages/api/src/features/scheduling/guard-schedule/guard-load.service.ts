import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { type DayInterval, type Load, loadOf } from '@prahari/domain/duty-warnings';
import { dutyInterval } from '@prahari/domain/post-hours';
import type { Db } from '../../../db/tables.ts';
import { type DutyPlan, daysLeft } from '../duties/duty.rows.ts';
import { selectTakenTimes } from './guard-schedule.queries.ts';

/** Returns the duties of a plan that are not over. */
const plannedDuties = (plan: DutyPlan): DayInterval[] =>
  daysLeft(plan).map((day) => ({ day, ...dutyInterval(day, plan.hours) }));

/** Returns what each guard's other duties leave beside those of a plan, by the guard's id. */
export async function loadsOf(db: Db, ids: readonly string[], plan: DutyPlan): Promise<Map<string, Load>> {
  const planned = plannedDuties(plan);
  const [first, last] = [planned[0], planned.at(-1)];
  const taken =
    first && last ? await selectTakenTimes(db, ids, { beginsAt: first.beginsAt, endsAt: last.endsAt }) : [];
  const byGuard = Map.groupBy(taken, ({ guardId }) => guardId);
  return new Map(ids.map((id) => [id, loadOf(planned, byGuard.get(id) ?? [])]));
}

/** Returns the limits that guards would pass with a plan, by guard. */
export const warningsOf = (loads: ReadonlyMap<string, Load>): GuardWarning[] =>
  [...loads].flatMap(([guardId, { warnings }]) => warnings.map((warning) => ({ guardId, ...warning })));
