import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { limitRunning } from '../limits/limit-running.ts';
import type { HashTask, VerifyTask } from './hashing-worker.ts';

/** One for each processor: hashing never waits for anything else, so more threads would not be faster. */
export const HASHING_THREADS = availableParallelism();

/**
 * A lower priority than that of the thread that answers requests, so that this one gets a processor first. With an even lower one
 * hashing would hardly run beside other programs, and ten recovery codes would take longer than people wait.
 */
const NICENESS = 4;
const IDLE_MS = 60_000;

let hasOtherRequests = (): boolean => false;

/** Sets the function that tells whether requests that hash nothing are being answered; while they are, hashing leaves a processor to them. */
export function leaveProcessorWhile(condition: () => boolean): void {
  hasOtherRequests = condition;
}

/** Hashes that a thread has: one that runs and one that begins when it has ended, without waiting for the thread that answers. */
const HASHES_OF_THREAD = 2;

/** How many hashes the threads may have at the same time. While other requests are answered, one processor is left to them, unless there is only one. */
const allowed = (): number =>
  hasOtherRequests() ? Math.max(1, HASHING_THREADS - 1) : HASHES_OF_THREAD * HASHING_THREADS;

const whenAllowed = limitRunning(allowed);

/** Threads for argon2 only, started when needed. docs/adr/0031 says why. */
const pool = new Piscina({
  filename: join(import.meta.dirname, 'hashing-worker.ts'),
  minThreads: 0,
  maxThreads: HASHING_THREADS,
  concurrentTasksPerWorker: HASHES_OF_THREAD,
  idleTimeout: IDLE_MS,
  niceIncrement: NICENESS,
  // A hash leaves next to no garbage of JavaScript.
  resourceLimits: { maxYoungGenerationSizeMb: 1 },
});

export const hashInThread = (task: HashTask): Promise<string> =>
  whenAllowed(() => pool.run(task, { name: 'hash' }));

export const verifyInThread = (task: VerifyTask): Promise<boolean> =>
  whenAllowed(() => pool.run(task, { name: 'verify' }));
