/** The time for which more calls that don't hash are expected after one, in ms. */
const RECENT_MS = 100;

let lastWithoutHashing = Number.NEGATIVE_INFINITY;

/** Notes a call that doesn't hash. */
export function noteOtherRequest(): void {
  lastWithoutHashing = performance.now();
}

/** True while calls arrive that don't hash, to which hashing leaves a processor. */
export const hasOtherRequests = (): boolean => performance.now() - lastWithoutHashing < RECENT_MS;
