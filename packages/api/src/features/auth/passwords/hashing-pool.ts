import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { limitRunning } from '../limits/limit-running.ts';
import type { HashTask, VerifyTask } from './hashing-worker.ts';

export const HASHING_THREADS = availableParallelism();

const IDLE_MS = 60_000;

let hasOtherRequests = (): boolean => false;

/** Makes hashing leave a processor to other requests while `condition()` is true. */
export function leaveProcessorWhile(condition: () => boolean): void {
  hasOtherRequests = condition;
}

/** A thread has one hash that runs and one that follows without a pause. */
const HASHES_OF_THREAD = 2;

/** Returns the number of concurrent hashes, which leave other requests a processor. */
const allowed = (): number =>
  hasOtherRequests() ? Math.max(1, HASHING_THREADS - 1) : HASHES_OF_THREAD * HASHING_THREADS;

const whenAllowed = limitRunning(allowed);

/** Threads for argon2 only, started on demand (docs/adr/0031). */
const pool = new Piscina({
  filename: join(import.meta.dirname, 'hashing-worker.ts'),
  minThreads: 0,
  maxThreads: HASHING_THREADS,
  concurrentTasksPerWorker: HASHES_OF_THREAD,
  idleTimeout: IDLE_MS,
  // A hash leaves little garbage of JavaScript.
  resourceLimits: { maxYoungGenerationSizeMb: 1 },
});

export const hashInThread = (task: HashTask): Promise<string> =>
  whenAllowed(() => pool.run(task, { name: 'hash' }));

export const verifyInThread = (task: VerifyTask): Promise<boolean> =>
  whenAllowed(() => pool.run(task, { name: 'verify' }));
