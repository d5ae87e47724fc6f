import { hoursOf } from '@prahari/domain/post-hours';
import type { ShiftPhase, ShiftPlan } from './shift-clock.ts';

/** A shift on the drawing's 24 hours, in hours after the left edge. */
export interface SkyShift {
  start: number;
  length: number;
}

/** The custom properties of shift-horizon.css; hours, in India. */
export interface SkyTimes {
  /** Hour of day, 0 to 24. */
  hour: number;
  /** Hour of day at the left edge. */
  from: number;
  /** Hours after the left edge. */
  now: number;
  /** The running or next shift; undefined where it lies outside of the 24 hours. */
  shift?: SkyShift;
}

const HOUR_MS = 3_600_000;
/** India has no daylight saving time. */
const INDIA_HOURS = 5.5;

const hourOfDay = (instant: number) => (instant / HOUR_MS + INDIA_HOURS) % 24;

/** The drawing shows now, however long ago the shift ended. */
const atLeast = (edge: number, now: number): number => Math.max(edge, now - 23 * HOUR_MS);

/** Six hours before the shift, or two before now if that is earlier: so the band is never the last night's. */
function leftEdge(phase: ShiftPhase, now: number): number {
  const start = phase.state === 'ended' ? now : phase.start.getTime();
  return atLeast(Math.min(start - 6 * HOUR_MS, now - 2 * HOUR_MS), now);
}

/** The begin of a 24-hour shift, which takes the whole drawing; now, if none runs. */
const allDayEdge = (phase: ShiftPhase, now: number): number =>
  phase.state === 'active' ? atLeast(phase.start.getTime(), now) : now - 2 * HOUR_MS;

/** Places now and the shift on the drawing. */
export function skyTimes(
  plan: Pick<ShiftPlan, 'shift' | 'startsAt' | 'hours'>,
  phase: ShiftPhase,
  instant: Date,
): SkyTimes {
  const now = instant.getTime();
  const hour = hourOfDay(now);
  const length = hoursOf(plan)?.hours ?? 0;
  const left = length === 24 ? allDayEdge(phase, now) : leftEdge(phase, now);
  const times = { hour, from: hourOfDay(left), now: (now - left) / HOUR_MS };
  if (phase.state === 'ended') return times;
  const start = (phase.start.getTime() - left) / HOUR_MS;
  return start < 24 ? { ...times, shift: { start, length } } : times;
}
