import type { Db } from '../../../db/tables.ts';
import { countUpTo, type Limit } from '../../../limits/rate-limits.ts';
import { tooSoon } from '../users/auth.errors.ts';

/** Mails of a source in an hour: half of the default calls to /api/auth, because each mail is followed by a call with its code. */
export const MAILS_PER_HOUR = 500;
/** And in a burst: a person, an office or a phone network that signs people up one after another stays below. */
export const MAILS_PER_BURST = 50;
export const BURST_SECONDS = 10;

/** Above this AUTH_CALLS_PER_SOURCE the limits grow with it. Below, it is the stricter limit itself. */
const DEFAULT_CALLS = 1000;

/** The factor by which limits for the default number of calls are multiplied. */
export const callsFactor = (callsPerHour: number): number => Math.max(1, callsPerHour / DEFAULT_CALLS);

/**
 * Counts a mail that a source causes, to any address; no limit where calls have none (0). Counted alike for known and unknown
 * addresses. @throws tooSoon
 */
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
    if (seconds !== undefined) throw tooSoon(seconds);
  }
}
