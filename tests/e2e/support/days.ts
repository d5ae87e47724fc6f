import { addDays, today } from '@prahari/domain/days';

/** The day `days` days from today, in India, as an ISO date. */
export const inDays = (days: number): string => addDays(today(), days);
