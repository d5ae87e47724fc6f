const running = new Map<string, Promise<unknown>>();

/** Runs work with the same key one after another, within this process. */
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
