/** How long after a call others may still be calling: people and browsers send several in a row. */
const RECENT_MS = 100;

let last = Number.NEGATIVE_INFINITY;

/** Tells that a call is answered that hashes nothing. */
export function noteOtherCall(): void {
  last = performance.now();
}

/** Whether calls that hash nothing are answered, now or a moment ago. */
export const areOthersCalling = (): boolean => performance.now() - last < RECENT_MS;
