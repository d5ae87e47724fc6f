/** Returns a function that queues work while `allowed()` (at least 1) or more runs. */
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
