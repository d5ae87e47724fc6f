import { OLDEST_PRESS_MS } from '@prahari/domain/duty-state';

const MINUTE_MS = 60_000;
/** Clocks and networks differ by this much. */
const TOLERANCE_MS = 2 * MINUTE_MS;

/** The time of a press, by the server's clock. */
export interface PressTime {
  at: number;
  flags: ('queued' | 'clock-corrected')[];
  isTooOld: boolean;
  /** Milliseconds by which the phone's clock is ahead of the server's. */
  ahead: number;
}

/**
 * Returns when a press was made. The phone's clock is corrected by the difference between what it shows
 * when it sends and the server's. @param now in ms since 1970
 */
export function pressTime(
  { at, sentAt }: { at?: string | undefined; sentAt?: string | undefined },
  now: number,
): PressTime {
  const ahead = sentAt === undefined ? 0 : Date.parse(sentAt) - now;
  if (at === undefined) return { at: now, flags: [], isTooOld: false, ahead };
  const pressed = Date.parse(at) - ahead;
  const isInFuture = pressed > now + TOLERANCE_MS;
  const corrected = isInFuture ? now : Math.min(pressed, now);
  const waited = now - corrected;
  const isCorrected = isInFuture || Math.abs(ahead) > TOLERANCE_MS;
  return {
    at: corrected,
    flags: [
      ...(waited > TOLERANCE_MS ? (['queued'] as const) : []),
      ...(isCorrected ? (['clock-corrected'] as const) : []),
    ],
    isTooOld: waited > OLDEST_PRESS_MS,
    ahead,
  };
}
