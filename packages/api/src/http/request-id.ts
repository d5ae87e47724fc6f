import { randomBytes } from 'node:crypto';

/** Tells the ids of this process from those of others. */
const prefix = randomBytes(9).toString('base64url');
let count = 0;

/** An id for the log and `X-Request-Id`, unique over processes: `q83vEjRWeJCr-1f`. Never stored, so it need not be random throughout. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
