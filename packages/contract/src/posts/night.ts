import { isShiftRunning, shiftDay } from '../assignments/shift-hours.ts';
import { SHIFT_HOURS } from '../constants.ts';
import { addDays, type Day } from '../days.ts';

/** The day in India on which the night shift that runs, or else comes next, begins: yesterday at 03:00, today from 08:00. */
export function comingNight(now: Date): Day {
  const began = shiftDay(SHIFT_HOURS.night, now);
  return isShiftRunning(SHIFT_HOURS.night, now) ? began : addDays(began, 1);
}
