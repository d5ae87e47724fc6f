import { availableParallelism } from 'node:os';
import { tooBusy } from '@prahari/contract/limit-refusals';
import { refusal } from '../AppError.ts';
import { fairQueue, QueueFull } from './fair-queue.ts';
import { sourceNetwork } from './source-network.ts';

const RETRY_SECONDS = 2;

/** Calls in a process that wait for others to finish hashing, of all sources and of one. */
export const MAX_WAITING = 128;
export const MAX_WAITING_PER_SOURCE = 64;

/** Three for each thread: one hashes, one is the next to hash, and another one reads and writes the database. */
export const MAX_RUNNING = 3 * availableParallelism();

const run = fairQueue({
  running: MAX_RUNNING,
  waiting: MAX_WAITING,
  waitingPerKey: MAX_WAITING_PER_SOURCE,
});

/**
 * Runs a call that hashes a password or a code when it is the turn of its source. It waits before it has written anything, so
 * that a refused call costs nobody an attempt. @throws tooBusy at once when too many wait
 */
export async function whenHashingIsFree<T>(source: string, work: () => Promise<T>): Promise<T> {
  return run(sourceNetwork(source), work).catch((error: unknown) => {
    throw error instanceof QueueFull ? refusal(tooBusy, RETRY_SECONDS) : error;
  });
}
