import { afterEach, it, vi } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { runDutyHistories } from '../../../../testing/duty-histories.ts';
import { runs, seedNote } from '../../../../testing/fuzz-runs.ts';

/** Histories of one company; each check looks at all of it. */
const OF_A_COMPANY = 10;
/** `npm run prove` makes all of them; `npm test` some. */
const HISTORIES = process.env.PROVE ? 10_000 : 20;
const TIMEOUT = { timeout: process.env.PROVE ? 4 * 3_600_000 : 60_000 };

afterEach(() => void vi.useRealTimers());

it(
  `whatever the office does at any time, every figure is a plain count over duties, ${seedNote}`,
  TIMEOUT,
  async () => {
    const { seed, numRuns } = runs(HISTORIES);
    for (let done = 0; done < numRuns; done += OF_A_COMPANY) {
      vi.useRealTimers();
      const api = await startApi();
      const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
      const histories = Math.min(OF_A_COMPANY, numRuns - done);
      await runDutyHistories(api, { histories, seed: seed + done, setClock });
      vi.useRealTimers();
      await api.stop();
    }
  },
);
