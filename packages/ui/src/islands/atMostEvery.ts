/** Does the work when called, unless it was made or last did so less than `leastMs` ago. */
export function atMostEvery(
  leastMs: number,
  work: () => unknown,
  clock: () => number = Date.now,
): () => void {
  let last = clock();
  return () => {
    if (clock() - last < leastMs) return;
    last = clock();
    work();
  };
}
