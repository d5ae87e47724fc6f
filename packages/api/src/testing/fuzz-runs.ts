/** The same numbers each time, so that a failure is no matter of luck. `FUZZ_SEED` for others. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const wanted = process.env.FUZZ_RUNS === undefined ? undefined : Number(process.env.FUZZ_RUNS);

/** How often one property is tried, `FUZZ_RUNS` for more; a fifth of it where each try hashes passwords. */
export const runs = (usual: number, { slow = false } = {}): { seed: number; numRuns: number } => ({
  seed,
  numRuns: Math.max(1, Math.ceil((wanted ?? usual) / (slow ? 5 : 1))),
});

/** Stands in the title of every property: what makes a run happen again. */
export const seedNote = `FUZZ_SEED=${seed}`;

/** For a busy machine and for FUZZ_RUNS. */
export const FUZZ_TIMEOUT = { timeout: 60_000 + 2_000 * (wanted ?? 0) };
