import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { FUZZ_TIMEOUT, runs, seedNote } from '../../../../testing/fuzz-runs.ts';
import { figureMismatches } from '../../../../testing/post-histories.ts';

const api = await startApi();
afterEach(() => void vi.useRealTimers());
afterAll(() => api.stop());

it(
  `the figures of posts equal a plain count over random histories, at any hour, ${seedNote}`,
  FUZZ_TIMEOUT,
  async () => {
    const { seed, numRuns: histories } = runs(12);
    const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
    const { compared, mismatches } = await figureMismatches(api.db, { histories, seed, setClock });
    expect(mismatches).toEqual([]);
    expect(compared).toBe(5 * histories);
  },
);
