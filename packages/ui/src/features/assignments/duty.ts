import { shiftHours, today } from '@prahari/contract';
import type { ShiftPlan } from './ShiftHorizon/shift-clock.ts';
import { minutesOf, shiftMinutes } from './shift-length.ts';

export interface Duty {
  state: 'onDuty' | 'onBreak' | 'assigned';
  /** The state in words, which always stand beside its mark. */
  text: string;
}

const MINUTE_MS = 60_000;
const DAY = 1440;
/** India has no daylight saving time. */
const INDIA_OFFSET = 330;

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
  const start = minutesOf(hours.start);
  const length = shiftMinutes(hours);
  const elapsed = (now.getTime() / MINUTE_MS + INDIA_OFFSET - start) % DAY;
  // A shift belongs to the day it starts on.
  const day = today(new Date(now.getTime() - start * MINUTE_MS));
  if (day < startDate) return { state: 'assigned', text: 'Not started yet' };
  if (day > endDate || elapsed >= length) return { state: 'assigned', text: 'Off shift' };
  if (status === 'onBreak') return { state: 'onBreak', text: 'On break' };
  return { state: 'onDuty', text: length === DAY ? 'On duty' : `On duty until ${hours.end}` };
}
