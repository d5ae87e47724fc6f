import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

interface Call {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  answer: Answer;
}

/** A person's calls that run at the same time. Browsers open as many connections. */
export const MAX_RUNNING = 6;

/** A person with more calls than this, running or waiting, has a spike. */
export const SPIKE_ABOVE = 8;

/** The pause between two calls of a spike while others call, in ms. */
export const SPIKE_PAUSE_MS = 4;

/** The time for which a spike leaves capacity to another caller, in ms. */
const OTHERS_CALLED_WITHIN_MS = 1_000;

/** The time for which more calls that don't hash are expected after one, in ms. */
const RECENT_MS = 100;

let lastWithoutHashing = Number.NEGATIVE_INFINITY;

/** True while calls arrive that don't hash, to which hashing leaves a processor. */
export const hasOtherRequests = (): boolean => performance.now() - lastWithoutHashing < RECENT_MS;

/** Pages, files and probes never wait. */
const isScheduled = (target: string): boolean =>
  target.startsWith('/api/') && target !== '/api/health' && target !== '/api/ready';

/** Returns the token, the cookies with the token, or the address, which many people may share. */
function callerOf({ headers, socket }: IncomingMessage): { key: string; isPerson: boolean } {
  const { authorization, cookie } = headers;
  const token = authorization === `Bearer ${PLACEHOLDER_TOKEN}` ? (cookie ?? authorization) : authorization;
  return { key: token ?? socket.remoteAddress ?? '', isPerson: token !== undefined };
}

/**
 * Returns a round-robin scheduler: it starts one call per tick of the event loop and alternates
 * callers, so that one caller's spike delays others by a single call and pauses while they call.
 */
export function roundRobin(): (answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const running = new Map<string, number>();
  /** The next caller is first. */
  const waiting = new Map<string, Call[]>();
  /** Callers that have started a call in this tick. */
  const startedInTick = new Set<string>();
  const paused = new Set<string>();
  /** The latest caller, the time of its call and of the latest call of another one, in ms. */
  let latest = { key: '', at: Number.NEGATIVE_INFINITY, otherAt: Number.NEGATIVE_INFINITY };

  const mayStart = (key: string): boolean => !paused.has(key) && (running.get(key) ?? 0) < MAX_RUNNING;

  function pauseSpike(key: string): void {
    const calls = (running.get(key) ?? 0) + (waiting.get(key)?.length ?? 0);
    const othersCalledAt = key === latest.key ? latest.otherAt : latest.at;
    if (calls <= SPIKE_ABOVE || performance.now() - othersCalledAt > OTHERS_CALLED_WITHIN_MS) return;
    paused.add(key);
    setTimeout(() => {
      paused.delete(key);
      if (startedInTick.size === 0) nextTick();
    }, SPIKE_PAUSE_MS);
  }

  function start(key: string, isPerson: boolean, { incoming, outgoing, answer }: Call): void {
    if (startedInTick.size === 0) setImmediate(nextTick);
    startedInTick.add(key);
    // The client has disconnected.
    if (outgoing.closed) return;
    if (isPerson) {
      running.set(key, (running.get(key) ?? 0) + 1);
      pauseSpike(key);
    }
    outgoing.on('close', () => {
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      if (startedInTick.size === 0) nextTick();
    });
    answer(incoming, outgoing);
  }

  function nextTick(): void {
    startedInTick.clear();
    for (const [key, calls] of waiting) {
      const [call] = calls;
      if (!call || !mayStart(key)) continue;
      calls.shift();
      waiting.delete(key);
      if (calls.length > 0) waiting.set(key, calls);
      start(key, callerOf(call.incoming).isPerson, call);
      return;
    }
  }

  return (answer, incoming, outgoing) => {
    const { url = '' } = incoming;
    if (!isScheduled(url)) {
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
    else if (startedInTick.has(key) || !mayStart(key)) waiting.set(key, [call]);
    else start(key, isPerson, call);
  };
}
