import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

interface Call {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  answer: Answer;
}

/** Calls of one person that run at the same time. Browsers open as many connections to a server. */
export const MAX_RUNNING = 6;

/** More calls of one person than this, running and waiting, are a burst: programs that keep a few calls running stay below. */
export const BURST_ABOVE = 8;

/** Time from the beginning of one call of a burst to that of the next while others call, in milliseconds. */
export const BURST_PAUSE = 4;

/** How long after the call of another person a burst still makes room for them, in milliseconds. */
const OTHERS_CALLED_WITHIN = 1_000;

/** How long after a call that hashes no password more of them are expected, in milliseconds. */
const RECENT_MS = 100;

let lastWithoutHashing = Number.NEGATIVE_INFINITY;

/** True while calls that hash no password arrive, to which hashing leaves a processor. */
export const hasOtherRequests = (): boolean => performance.now() - lastWithoutHashing < RECENT_MS;

/** Pages, files and probes wait for nobody. */
const waitsForTurn = (target: string): boolean =>
  target.startsWith('/api/') && target !== '/api/health' && target !== '/api/ready';

/**
 * Who calls: the bearer token, the cookies if the session is in one, or else the address, which many
 * people may share, for example that of a proxy.
 */
function callerOf({ headers, socket }: IncomingMessage): { key: string; isPerson: boolean } {
  const { authorization, cookie } = headers;
  const token = authorization === `Bearer ${PLACEHOLDER_TOKEN}` ? (cookie ?? authorization) : authorization;
  return { key: token ?? socket.remoteAddress ?? '', isPerson: token !== undefined };
}

/**
 * Returns a function that answers a call when it is its caller's turn. A turn of the event loop begins
 * one call, and callers alternate, so that a burst of one person delays another by one call: calls to
 * SQLite block the event loop, and calls to PostgreSQL wait for a connection. A call begins at once
 * unless its caller has begun one in this turn or has MAX_RUNNING of them running. While others call
 * as well, a burst pauses after each beginning, so that it leaves them the processors.
 */
export function takeTurns(): (answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const running = new Map<string, number>();
  /** In the order of their turns. */
  const waiting = new Map<string, Call[]>();
  /** Callers that have begun a call in this turn of the event loop. */
  const begun = new Set<string>();
  /** Callers whose burst pauses. */
  const paused = new Set<string>();
  /** The latest caller, and when another one called last. */
  let latest = { key: '', at: Number.NEGATIVE_INFINITY, otherAt: Number.NEGATIVE_INFINITY };

  const mayBegin = (key: string): boolean => !paused.has(key) && (running.get(key) ?? 0) < MAX_RUNNING;

  function pauseBurst(key: string): void {
    const calls = (running.get(key) ?? 0) + (waiting.get(key)?.length ?? 0);
    const othersCalledAt = key === latest.key ? latest.otherAt : latest.at;
    if (calls <= BURST_ABOVE || performance.now() - othersCalledAt > OTHERS_CALLED_WITHIN) return;
    paused.add(key);
    setTimeout(() => {
      paused.delete(key);
      if (begun.size === 0) nextTurn();
    }, BURST_PAUSE);
  }

  function begin(key: string, isPerson: boolean, { incoming, outgoing, answer }: Call): void {
    if (begun.size === 0) setImmediate(nextTurn);
    begun.add(key);
    // Its client has gone.
    if (outgoing.closed) return;
    if (isPerson) {
      running.set(key, (running.get(key) ?? 0) + 1);
      pauseBurst(key);
    }
    outgoing.on('close', () => {
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      if (begun.size === 0) nextTurn();
    });
    answer(incoming, outgoing);
  }

  function nextTurn(): void {
    begun.clear();
    for (const [key, calls] of waiting) {
      const [call] = calls;
      if (!call || !mayBegin(key)) continue;
      calls.shift();
      waiting.delete(key);
      if (calls.length > 0) waiting.set(key, calls);
      begin(key, callerOf(call.incoming).isPerson, call);
      return;
    }
  }

  return (answer, incoming, outgoing) => {
    const { url = '' } = incoming;
    if (!waitsForTurn(url)) {
      answer(incoming, outgoing);
      return;
    }
    const { key, isPerson } = callerOf(incoming);
    const now = performance.now();
    if (!url.startsWith('/api/auth/')) lastWithoutHashing = now;
    latest = { key, at: now, otherAt: key === latest.key ? latest.otherAt : latest.at };
    const call = { incoming, outgoing, answer };
    const calls = waiting.get(key);
    if (calls) calls.push(call);
    else if (begun.has(key) || !mayBegin(key)) waiting.set(key, [call]);
    else begin(key, isPerson, call);
  };
}
