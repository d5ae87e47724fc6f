import { addDays, today } from '@prahari/contract';

/** The day `days` days from today, in India, as an ISO date. */
export const inDays = (days: number): string => addDays(today(), days);
