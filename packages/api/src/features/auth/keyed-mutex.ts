const running = new Map<string, Promise<unknown>>();

/** Does the work for a key after what was asked for the same key before, in this process. */
export async function keyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key);
  const mine = (async () => {
    await before?.catch(() => {});
    return work();
  })();
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
