import { SHIFT_HOURS } from '../constants.ts';

const isShift = (word: string): word is keyof typeof SHIFT_HOURS => Object.hasOwn(SHIFT_HOURS, word);

/** When a shift starts and ends, India time; undefined for a word of an older API. */
export const shiftHours = (shift: string): { start: string; end: string } | undefined =>
  isShift(shift) ? SHIFT_HOURS[shift] : undefined;

/** `08:00–20:00`, India time; `24 hours` for a shift around the clock; a word of an older API as it came. */
export function shiftTiming(shift: string): string {
  const hours = shiftHours(shift);
  if (!hours) return shift;
  const { start, end } = hours;
  return start === '00:00' && end === '24:00' ? '24 hours' : `${start}–${end}`;
}
