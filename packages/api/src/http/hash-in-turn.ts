import type { Context } from 'hono';
import { whenHashingIsFree } from '../limits/hashing-queue.ts';
import { bodyEndedEarly } from './body.ts';
import type { AppEnv } from './context.ts';

/**
 * Runs a handler that hashes a password when it is its turn. The call counts only now, by the
 * function that `limitAuthCalls` has left in the context. @throws tooBusy, tooManyCalls
 */
export async function whenItMayHash<T>(
  c: Context<AppEnv>,
  browser: string | undefined,
  handle: () => Promise<T>,
): Promise<T> {
  c.set('browser', browser);
  const place = browser === undefined ? c.get('place') : { caller: `browser ${browser}`, part: '' };
  return whenHashingIsFree(place, async () => {
    // The client has disconnected.
    if (c.env.outgoing.closed) throw bodyEndedEarly();
    await c.get('countAuthCall')?.(browser);
    return handle();
  });
}
