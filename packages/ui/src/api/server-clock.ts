import { goBy } from '@prahari/contract/clock';
import { atom } from 'nanostores';

/** A smaller difference may be a reply that was read late. */
const TOLERANCE_MS = 30_000;

/** Milliseconds by which the server's clock is ahead of the device's; 0 while they agree. */
export const $clockAhead = atom(0);

/** The current time by the server's clock, which decides what is on duty, late or over. */
export const serverTime = (): Date => new Date(Date.now() + $clockAhead.get());

goBy(serverTime);

/** Compares the device's clock with the time of a reply. A reply of another origin may hide its time. */
export function compareClocks(reply: Headers): void {
  const ahead = Date.parse(reply.get('date') ?? '') - Date.now();
  if (Math.abs(ahead - $clockAhead.get()) > TOLERANCE_MS)
    $clockAhead.set(Math.abs(ahead) > TOLERANCE_MS ? ahead : 0);
}
