import { definitions } from '@prahari/contract/definitions';
import { endOtherSessions, endSession, logout } from '@prahari/contract/sessions';
import type { Context, MiddlewareHandler } from 'hono';
import { noteOtherRequest } from '../limits/other-requests.ts';
import type { Place } from '../limits/rotation.ts';
import { sourceNetwork } from '../limits/source-network.ts';
import { roundRobin } from '../limits/turns.ts';
import { endpointMatcher } from './access.ts';
import type { AppEnv } from './context.ts';
import { shownPath } from './shown-path.ts';

const endpoints = Object.values(definitions);

/** True for calls that end a session. No limit may keep a person from it. */
export const endsSession = endpointMatcher([logout, endSession, endOtherSessions]);

/** True for calls that wait in the queue before hashing. */
export const hashes = endpointMatcher(endpoints.filter((endpoint) => endpoint.hashes));

/** True for writes that need no session. */
export const isOfAnybody = endpointMatcher(
  endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET'),
);

/** True for calls of anybody whose body is read while they run. */
const readsBodyOfAnybody = endpointMatcher(
  endpoints.filter(({ access, body, hashes: waits }) => access === 'public' && body && !waits),
);

const PROBES = ['/api/health', '/api/ready'];

/**
 * Returns a person and their session, or a network: a made-up token makes nobody a person. Endpoints
 * alternate in a network, so that a flood of one delays its neighbors' calls to others little.
 */
function placeOf(c: Context<AppEnv>): Place {
  const caller = c.get('caller');
  if (caller) return { caller: caller.id, part: caller.sessionId };
  const source = c.get('source');
  const endpoint = isOfAnybody(c.req.method, c.req.path) ? shownPath(c.req.path) : '';
  return { caller: sourceNetwork(source, 48), part: `${sourceNetwork(source)} ${endpoint}` };
}

const isSent = (c: Context<AppEnv>): Promise<void> =>
  new Promise((resolve) => {
    if (c.env.outgoing.closed) resolve();
    else c.env.outgoing.once('close', resolve);
  });

/**
 * Starts calls when it is the turn of their person, or of their network without a session. Calls
 * that end a session or hash don't wait for other calls of the same person or network.
 */
export function takeTurns(): MiddlewareHandler<AppEnv> {
  const takeTurn = roundRobin();
  return async (c, next) => {
    const { method, path } = c.req;
    if (PROBES.includes(path)) return next();
    if (!path.startsWith('/api/auth/')) noteOtherRequest();
    const isHashing = hashes(method, path);
    const { caller, part } = placeOf(c);
    c.set('place', { caller, part });
    const kind = isHashing ? 'hashing ' : endsSession(method, path) ? 'ending ' : '';
    // A body that arrives slowly must not hold a turn that many people share.
    if (!c.get('caller') && readsBodyOfAnybody(method, path)) await c.req.arrayBuffer().catch(() => {});
    const end = await takeTurn({ caller: kind + caller, part });
    // The client has disconnected.
    if (c.env.outgoing.closed) {
      end();
      return c.body(null, 400);
    }
    if (isHashing) end();
    try {
      await next();
    } finally {
      // A slow reader holds its own turn, not one that many people share.
      if (!isHashing) void (c.get('caller') ? isSent(c) : Promise.resolve()).then(end);
    }
  };
}
