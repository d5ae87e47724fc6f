import { addDays, isDayInRange } from '@prahari/domain/days';
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

const MAX_YEARS = 100;

/** Reports a period of more than a hundred years at `endDate`: a wrong century would keep a guard from other posts. */
export const notTooLong = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) =>
    !isDayInRange(startDate) || !isDayInRange(endDate) || endDate <= addDays(startDate, MAX_YEARS * 366),
  { path: ['endDate'], error: `End date must be within ${MAX_YEARS} years of the start date` },
);

/** Reports a period that is over, in India, at `endDate`. */
export const notOver = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => !isDayInRange(endDate) || endDate < startDate || endDate >= currentDay(),
  { path: ['endDate'], error: 'End date must not be in the past' },
);
