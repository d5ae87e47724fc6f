/** A fixed seed makes failures reproducible; `FUZZ_SEED` sets another. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const configured = process.env.FUZZ_RUNS === undefined ? undefined : Number(process.env.FUZZ_RUNS);

/** `npm run prove -- api` makes all runs, `npm test` a fifteenth of them. */
const sampled = (all: number): number => (process.env.PROVE ? all : all / 15);

/**
 * Returns the number of runs of a property: `FUZZ_RUNS`, or a fifth if each run hashes passwords.
 */
export const runs = (all: number, { slow = false } = {}): { seed: number; numRuns: number } => ({
  seed,
  numRuns: Math.max(1, Math.ceil((configured ?? sampled(all)) / (slow ? 5 : 1))),
});

/** Part of the title of every property, to reproduce a run. */
export const seedNote = `FUZZ_SEED=${seed}`;

/** Allows for a slow machine and FUZZ_RUNS. */
export const FUZZ_TIMEOUT = { timeout: 60_000 + 2_000 * (configured ?? 0) };
