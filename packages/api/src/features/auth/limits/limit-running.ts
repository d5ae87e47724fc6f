/**
 * Returns a function that runs work while less than `allowed()` runs, and else when it is its turn. `allowed` may change: it is called
 * whenever work is given or has ended, and must be at least 1.
 */
export function limitRunning(allowed: () => number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < allowed()) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      running -= 1;
      while (waiting.length > 0 && running < allowed()) {
        running += 1;
        waiting.shift()?.();
      }
    }
  };
}
