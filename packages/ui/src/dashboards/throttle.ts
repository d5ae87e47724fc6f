/** Runs `work` when called, at most once every `intervalMs`; the first interval starts at creation. */
export function throttle(
  intervalMs: number,
  work: () => unknown,
  clock: () => number = Date.now,
): () => void {
  let last = clock();
  return () => {
    if (clock() - last < intervalMs) return;
    last = clock();
    work();
  };
}
