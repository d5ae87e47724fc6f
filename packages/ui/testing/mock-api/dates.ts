import { type Day, today } from '@prahari/domain/days';

const DAY_MS = 86_400_000;

/** The day in India this many days after today; before today when negative. */
export const inDays = (days: number): Day => today(new Date(Date.now() + days * DAY_MS));

/** The instant this many days ago, ISO 8601 in UTC. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
