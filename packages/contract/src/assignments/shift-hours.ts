import { SHIFT_HOURS } from '../constants.ts';

const isShift = (text: string): text is keyof typeof SHIFT_HOURS => Object.hasOwn(SHIFT_HOURS, text);

/** Start and end of a shift, India time; undefined for an unknown shift of the hosted API. */
export const shiftHours = (shift: string): { start: string; end: string } | undefined =>
  isShift(shift) ? SHIFT_HOURS[shift] : undefined;

/** `08:00–20:00`, India time, or `24 hours`; an unknown shift of the hosted API is returned unchanged. */
export function shiftTiming(shift: string): string {
  const hours = shiftHours(shift);
  if (!hours) return shift;
  const { start, end } = hours;
  return start === '00:00' && end === '24:00' ? '24 hours' : `${start}–${end}`;
}
