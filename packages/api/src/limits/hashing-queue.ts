import { availableParallelism } from 'node:os';
import { tooBusy } from '@prahari/contract/limit-refusals';
import { AppError } from '../AppError.ts';
import { fairQueue, QueueFull } from './fair-queue.ts';
import { sourceNetwork } from './source-network.ts';

const RETRY_SECONDS = 2;

/** Waiting calls in a process, of all client IPs and of one. */
export const MAX_WAITING = 128;
export const MAX_WAITING_PER_SOURCE = 64;

/** Three per thread: one hashes, one comes next and one uses the database. */
export const MAX_RUNNING = 3 * availableParallelism();

const run = fairQueue({
  running: MAX_RUNNING,
  waiting: MAX_WAITING,
  waitingPerKey: MAX_WAITING_PER_SOURCE,
});

/**
 * Runs a call that hashes when it is its client IP's turn. It has written nothing while it waits,
 * so a refusal costs nobody an attempt. @throws tooBusy at once when too many wait
 */
export async function whenHashingIsFree<T>(source: string, work: () => Promise<T>): Promise<T> {
  return run(sourceNetwork(source), work).catch((error: unknown) => {
    throw error instanceof QueueFull ? new AppError(tooBusy, { retryAfterSeconds: RETRY_SECONDS }) : error;
  });
}
