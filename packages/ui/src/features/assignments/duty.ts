import { isShiftRunning, shiftDay, shiftHours } from '@prahari/contract';
import type { ShiftPlan } from './ShiftHorizon/shift-clock.ts';

export interface Duty {
  state: 'onDuty' | 'onBreak' | 'assigned';
  /** The state in words, which always stand beside its mark. */
  text: string;
}

/**
 * What a guard is doing by the clock; undefined where the shift is not known (hosted API). Without the phases of
 * shift-clock.ts, which weigh more than a client's page needs.
 */
export function dutyAt(
  { shift, startDate, endDate, status }: ShiftPlan & { status: string },
  now: Date,
): Duty | undefined {
  const hours = shiftHours(shift);
  if (!hours) return undefined;
  const day = shiftDay(hours, now);
  if (day < startDate) return { state: 'assigned', text: 'Not started yet' };
  if (day > endDate || !isShiftRunning(hours, now)) return { state: 'assigned', text: 'Off shift' };
  if (status === 'onBreak') return { state: 'onBreak', text: 'On break' };
  return { state: 'onDuty', text: hours.end === '24:00' ? 'On duty' : `On duty until ${hours.end}` };
}
