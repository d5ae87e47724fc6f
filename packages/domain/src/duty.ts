import type { Day } from './days.ts';
import { isShiftRunning, shiftDay, shiftHours } from './shift-hours.ts';

export interface Duty {
  state: 'onDuty' | 'onBreak' | 'assigned';
  /** The label of the state, shown beside its mark. */
  text: string;
}

interface AssignmentPeriod {
  shift: string;
  startDate: Day;
  endDate: Day;
  status: string;
}

/** Returns the state of an open assignment now; undefined for an unknown shift. */
export function dutyAt({ shift, startDate, endDate, status }: AssignmentPeriod, now: Date): Duty | undefined {
  const hours = shiftHours(shift);
  if (!hours) return undefined;
  const day = shiftDay(hours, now);
  if (day < startDate) return { state: 'assigned', text: 'Not started yet' };
  if (day > endDate || !isShiftRunning(hours, now)) return { state: 'assigned', text: 'Off shift' };
  if (status === 'onBreak') return { state: 'onBreak', text: 'On break' };
  return { state: 'onDuty', text: hours.end === '24:00' ? 'On duty' : `On duty until ${hours.end}` };
}
