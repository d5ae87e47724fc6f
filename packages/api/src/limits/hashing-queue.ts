import { availableParallelism } from 'node:os';
import { tooBusy } from '@prahari/contract/reply';
import { AppError } from '../AppError.ts';
import { fairQueue, QueueFull } from './fair-queue.ts';
import type { Place } from './turns.ts';

const RETRY_SECONDS = 2;

/** Waiting calls in a process: a shift behind one address, beside as many calls of an attacker. */
export const MAX_WAITING = 1_000;

/** Three per thread: one hashes, one comes next and one uses the database. */
export const MAX_RUNNING = 3 * availableParallelism();

const run = fairQueue({ running: MAX_RUNNING, waiting: MAX_WAITING });

/**
 * Runs a call that hashes when it is its caller's turn. It has written nothing while it waits, so a
 * refusal costs nobody an attempt. @throws tooBusy when too many wait
 */
export async function whenHashingIsFree<T>(place: Place, work: () => Promise<T>): Promise<T> {
  return run(place, work).catch((error: unknown) => {
    throw error instanceof QueueFull ? new AppError(tooBusy, { retryAfterSeconds: RETRY_SECONDS }) : error;
  });
}
