import type { HttpReply } from './http-client.ts';

/** The share of calls that may wait too long for a lock, on a machine that does other things. */
export const MOST_BUSY = 0.01;

/** True for the reply to a call that waited too long for a lock: it may come again, and nothing was written. */
export const isBusy = (reply: HttpReply | undefined): boolean =>
  reply?.status === 503 && reply.headers['retry-after'] !== undefined;
