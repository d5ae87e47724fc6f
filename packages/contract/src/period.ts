import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { day } from './fields.ts';

/** From the first day to the last, both counted. */
export const period = { startDate: day('Start date'), endDate: day('End date') };

/** For whatever has a period: an end before the start is an error of the end. */
export const endNotBeforeStart = z.refine<{ startDate: string; endDate: string }>(
  // A day that does not exist is told of itself.
  ({ startDate, endDate }) => !isDay(startDate) || !isDay(endDate) || endDate >= startDate,
  { path: ['endDate'], error: 'End date must not be before the start date' },
);
