import type { Definition } from '@prahari/contract/definition';
import type { Context, MiddlewareHandler } from 'hono';
import { sourceNetwork } from '../limits/source-network.ts';
import type { Place } from '../limits/turns.ts';
import { roundRobin } from '../limits/turns.ts';
import type { AppEnv } from './context.ts';
import { shownPath } from './shown-path.ts';

/** True for a write that needs no session. */
export const isPublicWrite = (endpoint: Definition | undefined): boolean =>
  endpoint?.access === 'public' && endpoint.method !== 'GET';

/** The time for which more calls that don't hash are expected after one, in ms. */
const RECENT_MS = 100;

let lastWithoutHashing = Number.NEGATIVE_INFINITY;

/** True while calls arrive that don't hash, to which hashing leaves a processor. */
export const hasOtherRequests = (): boolean => performance.now() - lastWithoutHashing < RECENT_MS;

const PROBES = ['/api/health', '/api/ready'];

/**
 * Returns a person and their session, or a network: a made-up token makes nobody a person. Endpoints
 * alternate in a network, so that a flood of one delays its neighbors' calls to others little.
 */
function placeOf(c: Context<AppEnv>): Place {
  const caller = c.get('caller');
  if (caller) return { caller: caller.id, part: caller.sessionId };
  const source = c.get('source');
  const write = isPublicWrite(c.get('endpoint')) ? shownPath(c.req.path) : '';
  return { caller: sourceNetwork(source, 48), part: `${sourceNetwork(source)} ${write}` };
}

/**
 * Starts calls when it is the turn of their person, or of their network without a session. Calls
 * that end a session or hash don't wait for other calls of the same person or network.
 */
export function takeTurns(): MiddlewareHandler<AppEnv> {
  const takeTurn = roundRobin();
  return async (c, next) => {
    const { path } = c.req;
    if (PROBES.includes(path)) return next();
    if (!path.startsWith('/api/auth/')) lastWithoutHashing = performance.now();
    const endpoint = c.get('endpoint');
    const isPersons = c.get('caller') !== undefined;
    const { caller, part } = placeOf(c);
    c.set('place', { caller, part });
    // Calls of a kind of their own wait for each other only.
    const kind = endpoint?.hashes ? 'hashing ' : endpoint?.endsSession ? 'ending ' : '';
    // A body that arrives slowly must not hold a turn that many people share.
    if (!isPersons && endpoint?.access === 'public' && endpoint.body && !endpoint.hashes)
      await c.req.arrayBuffer().catch(() => {});
    const end = await takeTurn({ caller: kind + caller, part });
    const { outgoing } = c.env;
    // The client has disconnected.
    if (outgoing.closed) {
      end();
      return c.body(null, 400);
    }
    if (endpoint?.hashes) {
      end();
      return next();
    }
    try {
      await next();
    } finally {
      // A slow reader holds its own turn, not one that many people share.
      if (isPersons && !outgoing.closed) outgoing.once('close', end);
      else end();
    }
  };
}
