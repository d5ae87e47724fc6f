import { countUpTo } from '../../db/rate-limits.ts';
import type { Db } from '../../db/tables.ts';
import { tooSoon } from './auth.errors.ts';

/** Of the calls to /api/auth that a source may make in an hour, how many may cause a mail. */
export const SHARE_OF_CALLS = 1 / 5;
/** And how many of these in a minute. */
export const SHARE_IN_A_MINUTE = 1 / 4;

/**
 * Counts a mail that a source causes, to any address: with AUTH_CALLS_PER_SOURCE = 1000, 200 in an hour and 50 in a minute; no limit
 * with 0. Counted alike for known and unknown addresses. @throws tooSoon
 */
export async function countSourceMail(
  db: Db,
  { asker, callsPerHour }: { asker: string; callsPerHour: number },
): Promise<void> {
  if (callsPerHour === 0) return;
  const perHour = Math.ceil(callsPerHour * SHARE_OF_CALLS);
  const limits = [
    { key: `mails-in-a-minute:${asker}`, points: Math.ceil(perHour * SHARE_IN_A_MINUTE), windowSeconds: 60 },
    { key: `mails-in-an-hour:${asker}`, points: perHour, windowSeconds: 3600 },
  ];
  for (const { key, ...limit } of limits) {
    const seconds = await countUpTo(db, key, limit);
    if (seconds !== undefined) throw tooSoon(seconds);
  }
}
