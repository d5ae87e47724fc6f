import { tooSoon } from '@prahari/contract/auth';
import { AppError } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { countUpTo, type Limit } from '../../../limits/rate-limits.ts';

/** Hourly mails to any addresses. */
export const MAILS_PER_HOUR = 500;
/** A person, an office or a phone network that signs people up one by one stays below. */
export const MAILS_PER_BURST = 50;
export const BURST_SECONDS = 10;

/** Limits grow with an AUTH_CALLS_PER_SOURCE above this; below, it is the stricter limit itself. */
const DEFAULT_CALLS = 100_000;

/** Returns the factor for limits that are meant for the default number of calls. */
export const callsFactor = (callsPerHour: number): number => Math.max(1, callsPerHour / DEFAULT_CALLS);

/** Limits the mails a client IP causes to any address; 0 means no limit. @throws tooSoon */
export async function countSourceMail(
  db: Db,
  { sourceId, callsPerHour }: { sourceId: string; callsPerHour: number },
): Promise<void> {
  if (callsPerHour === 0) return;
  const limits: [string, Limit][] = [
    [`mails-in-a-burst:${sourceId}`, { points: MAILS_PER_BURST, windowSeconds: BURST_SECONDS }],
    [`mails-in-an-hour:${sourceId}`, { points: MAILS_PER_HOUR, windowSeconds: 3600 }],
  ];
  for (const [key, { points, windowSeconds }] of limits) {
    const scaled = { points: Math.ceil(points * callsFactor(callsPerHour)), windowSeconds };
    const seconds = await countUpTo(db, key, scaled);
    if (seconds !== undefined) throw new AppError(tooSoon, { retryAfterSeconds: seconds });
  }
}
