import type { Day } from './days.ts';
import { dutyDay } from './post-hours.ts';

/** From 06:00 India time, "tonight" is the coming night, although yesterday's shift still runs. */
export const TONIGHT_BEGINS = '06:00';

/** Returns the day on which tonight's shift begins: yesterday at 03:00, today from 06:00. */
export const comingNight = (now: Date): Day => dutyDay({ startsAt: TONIGHT_BEGINS }, now);
