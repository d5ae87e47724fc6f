// Hashing a password takes a processor for tenths of a second. While requests that hash nothing arrive, it leaves a processor to them.

/** How long after such a request more are expected: people and browsers send several in a row. */
const RECENT_MS = 100;

let last = Number.NEGATIVE_INFINITY;

/** Notes that a request which hashes nothing is being answered. */
export function noteRequestWithoutHashing(): void {
  last = performance.now();
}

/** Whether a request that hashes nothing came now or a moment ago. */
export const hasOtherRequests = (): boolean => performance.now() - last < RECENT_MS;
