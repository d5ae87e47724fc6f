import { addDays, isDayInRange } from '@prahari/domain/days';
import { latestEnd, MAX_YEARS } from '@prahari/domain/periods';
import * as z from 'zod/mini';
import { currentDay } from './clock.ts';
import { day } from './fields.ts';

export const period = { startDate: day('Start date'), endDate: day('End date') };

/** Reports an end before the start at `endDate`. */
export const endNotBeforeStart = z.refine<{ startDate: string; endDate: string }>(
  // An invalid day has its own error.
  ({ startDate, endDate }) => !isDayInRange(startDate) || !isDayInRange(endDate) || endDate >= startDate,
  { path: ['endDate'], error: 'End date must not be before the start date' },
);

/** Reports a period of more than ten years at `endDate`: each day is a row, and a wrong century would be 36,500. */
export const notTooLong = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) =>
    !isDayInRange(startDate) || !isDayInRange(endDate) || endDate <= latestEnd(startDate),
  { path: ['endDate'], error: `End date must be within ${MAX_YEARS} years of the start date` },
);

/** Reports a period that is over, in India, at `endDate`. */
export const notOver = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => !isDayInRange(endDate) || endDate < startDate || endDate >= currentDay(),
  { path: ['endDate'], error: 'End date must not be in the past' },
);

/** After midnight a duty of the day before may still run. */
export const notLongOver = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) =>
    !isDayInRange(endDate) || endDate < startDate || endDate >= addDays(currentDay(), -1),
  { path: ['endDate'], error: 'End date must not be in the past' },
);
