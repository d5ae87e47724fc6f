import type { Day } from '@prahari/domain/days';
import { daysOf, type Weekdays } from '@prahari/domain/duty-days';
import { covers, type Period } from '@prahari/domain/periods';
import { dutyInterval, type PostHours } from '@prahari/domain/post-hours';
import { newId } from '../../../db/ids.ts';

/** The days and hours of an assignment, from which its duties follow. */
export interface DutyPlan {
  period: Period;
  hours: PostHours;
  /** All days if undefined. */
  weekdays?: Weekdays | undefined;
  /** These days of the period only, for a rotation. */
  days?: readonly Day[] | undefined;
}

/** The parties of a duty. */
export interface DutyParties {
  assignmentId: string;
  guardId: string;
  clientId: string;
  postId: string | null;
}

/** Returns the days of a plan. */
export const plannedDays = ({ period, weekdays, days }: DutyPlan): readonly Day[] =>
  days?.filter((day) => covers(period, day)) ?? daysOf(period, weekdays);

/** Returns the days of a plan whose duty is not over. */
export const daysLeft = (plan: DutyPlan, now = Date.now()) =>
  plannedDays(plan).filter((day) => dutyInterval(day, plan.hours).endsAt > now);

/**
 * Returns the rows of duties on some days. One that is over when it is written is taken as planned.
 * @param now in ms since 1970
 */
export function dutyRows(parties: DutyParties, hours: PostHours, days: readonly string[], now = Date.now()) {
  return days.map((day) => {
    const { beginsAt, endsAt } = dutyInterval(day, hours);
    const isOver = endsAt <= now;
    return {
      id: newId(),
      assignment_id: parties.assignmentId,
      guard_id: parties.guardId,
      client_id: parties.clientId,
      post_id: parties.postId,
      day,
      begins_at: beginsAt,
      ends_at: endsAt,
      flags: isOver ? '["as-planned"]' : '[]',
    };
  });
}
export type DutyRow = ReturnType<typeof dutyRows>[number];

const MONDAY_TO_SUNDAY = 7;

/** Returns days of the week as they are stored: null for all of them. */
export const storedWeekdays = (weekdays: Weekdays | undefined): string | null =>
  weekdays === undefined || weekdays.length === MONDAY_TO_SUNDAY ? null : JSON.stringify(weekdays);

export const readWeekdays = (stored: string | null): Weekdays | undefined =>
  stored === null ? undefined : (JSON.parse(stored) as number[]);
