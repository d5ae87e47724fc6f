import { isDayInRange, TIME_ZONE, today } from '@prahari/domain/days';
import { dutyInterval, hoursOf, type PostHours } from '@prahari/domain/post-hours';
import { dutyInEnglish } from '../guard-duty-words.ts';

/** The shift that is running or next at an instant. */
export type ShiftPhase =
  | { state: 'active'; start: Date; end: Date }
  | { state: 'upcoming'; start: Date; isFirst: boolean }
  | { state: 'ended'; end: Date };

export interface ShiftPlan {
  /** `day`, `night` or `24h`; an unknown value of the hosted API has no phase. */
  shift: string;
  /** `20:00` in India, and the length; those of the shift by default. */
  startsAt?: string | undefined;
  hours?: number | undefined;
  /** First day in India, `YYYY-MM-DD`. */
  startDate: string;
  /** Last day in India, `YYYY-MM-DD`. */
  endDate: string;
}

const DAY_MS = 86_400_000;

const addDays = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function shiftOn(day: string, hours: PostHours) {
  const { beginsAt, endsAt } = dutyInterval(day, hours);
  return { start: new Date(beginsAt), end: new Date(endsAt) };
}

/**
 * The running shift, else the next one, else the end of the last one. A night shift belongs to the day it starts on,
 * so the last one ends the morning after `endDate`. Undefined when shift or days are not known.
 */
export function shiftPhaseAt(plan: ShiftPlan, now: Date): ShiftPhase | undefined {
  const { startDate, endDate } = plan;
  const hours = hoursOf(plan);
  if (!hours || !isDayInRange(startDate) || !isDayInRange(endDate)) return undefined;
  const day = today(now);
  for (const candidate of [addDays(day, -1), day, addDays(day)]) {
    if (candidate < startDate || candidate > endDate) continue;
    const { start, end } = shiftOn(candidate, hours);
    if (now < start) return { state: 'upcoming', start, isFirst: candidate === startDate };
    if (now < end) return { state: 'active', start, end };
  }
  if (day < startDate) return { state: 'upcoming', start: shiftOn(startDate, hours).start, isFirst: true };
  return { state: 'ended', end: shiftOn(endDate, hours).end };
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `02:18`, India time. */
export const clockTime = (instant: Date): string => clock.format(instant);

/** `Today`, `Tomorrow` or the day itself, `YYYY-MM-DD`. */
export function relativeDay(instant: Date, now: Date, t = dutyInEnglish): string {
  const day = today(instant);
  if (day === today(now)) return t('today');
  return day === addDays(today(now)) ? t('tomorrow') : day;
}

export interface Duration {
  days: number;
  hours: number;
  minutes: number;
}

/** The time between two instants, rounded up to the minute so that it agrees with the clock beside it. */
export function durationBetween(from: Date, to: Date): Duration {
  const minutes = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
