import { constants, getPriority, setPriority } from 'node:os';

const NICENESS = 4;

/**
 * Lets the thread that answers requests get a processor before the calling one. Linux counts the
 * niceness of each thread; elsewhere it is that of the process. Piscina's own option stops the
 * thread in a process that was started with a niceness of -5.
 */
export const lowerPriority = (): void =>
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));
