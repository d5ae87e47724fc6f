import type { Day } from './days.ts';
import { shiftDay } from './shift-hours.ts';

/**
 * India time. From then on "tonight" is the night that comes: an office that opens at 7 plans it, although the night shift of
 * yesterday runs until 08:00.
 */
export const TONIGHT_BEGINS = '06:00';

/** The day in India on which the shift of "tonight" begins: yesterday at 03:00, today from 06:00. */
export const comingNight = (now: Date): Day => shiftDay({ start: TONIGHT_BEGINS }, now);
