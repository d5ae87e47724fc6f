import type { Day } from './days.ts';
import { weekdayOf } from './duty-days.ts';
import { dutyDay, dutyInterval, endOf, hoursOf } from './post-hours.ts';

export interface Duty {
  state: 'onDuty' | 'onBreak' | 'assigned';
  /** The label of the state, shown beside its mark. */
  text: string;
}

interface AssignmentPeriod {
  shift: string;
  startsAt?: string | undefined;
  hours?: number | undefined;
  weekdays?: readonly number[] | undefined;
  /** Days of its own on which the guard has no duty. */
  offDays?: readonly Day[] | undefined;
  startDate: Day;
  endDate: Day;
  status: string;
}

/** Returns the state of an open assignment now; undefined for an unknown shift. */
export function dutyAt(assignment: AssignmentPeriod, now: Date): Duty | undefined {
  const { startDate, endDate, status, weekdays, offDays } = assignment;
  const hours = hoursOf(assignment);
  if (!hours) return undefined;
  const day = dutyDay(hours, now);
  if (day < startDate) return { state: 'assigned', text: 'Not started yet' };
  const isOff = day > endDate || weekdays?.includes(weekdayOf(day)) === false || offDays?.includes(day);
  if (isOff || now.getTime() >= dutyInterval(day, hours).endsAt)
    return { state: 'assigned', text: 'Off shift' };
  if (status === 'onBreak') return { state: 'onBreak', text: 'On break' };
  return { state: 'onDuty', text: `On duty until ${endOf(hours)}` };
}
