import type { MusterState } from '@prahari/domain/muster';
import type { AttendedSince } from '../duties/duty-reply.ts';
import type { MusterRow } from './muster.queries.ts';

/** True if silence has agreed a month. @param now in ms since 1970 */
export const isSilent = ({ silent_at }: Pick<MusterRow, 'silent_at'>, now: number): boolean =>
  silent_at !== null && silent_at <= now;

/** Returns the state of a month now; a month that was never sent is open. */
export const musterState = (row: MusterRow | undefined, now: number): MusterState =>
  row === undefined ? 'open' : isSilent(row, now) ? 'agreed' : row.state;

/** A duty with what is stored of the muster that it belongs to; nulls without one. */
interface SentDuty {
  endsAt: number;
  musterState: MusterRow['state'] | null;
  coversUntil: number | null;
  attendedSince: AttendedSince;
}

/** Returns since when attendance is kept for a duty: as it was when its month was sent, else as it is now. */
export const sinceOf = (
  { endsAt, musterState, coversUntil, attendedSince }: SentDuty,
  now: AttendedSince,
): AttendedSince =>
  musterState !== null && musterState !== 'open' && endsAt <= (coversUntil ?? 0) ? attendedSince : now;

/** True for a duty that is agreed. @param hasOpenDispute from the dispute until the rest is agreed */
export const isAgreed = (
  row: Pick<MusterRow, 'silent_at' | 'covers_until' | 'agreed_until'> | undefined,
  { endsAt, hasOpenDispute }: { endsAt: number; hasOpenDispute: boolean },
  now: number,
): boolean =>
  row !== undefined &&
  ((isSilent(row, now) && endsAt <= row.covers_until) || (endsAt <= row.agreed_until && !hasOpenDispute));
