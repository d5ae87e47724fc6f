import { expect, it } from 'vitest';
import { startApi } from '../../../testing/api.ts';
import { createCompany } from '../../../testing/company.ts';
import { exhaustive } from '../../../testing/exhaustive.ts';
import { FUZZ_TIMEOUT, runs, seedNote } from '../../../testing/fuzz-runs.ts';
import { invariantViolations } from '../../../testing/invariants.ts';
import { runMoneyHistories } from '../../../testing/money-histories.ts';
import { seededRandom } from '../../demo/random.ts';

/** Histories of one company. */
const OF_A_COMPANY = 50;

async function check({ seed, numRuns }: { seed: number; numRuns: number }): Promise<void> {
  for (let done = 0; done < numRuns; done += OF_A_COMPANY) {
    const api = await startApi();
    const context = { api, company: await createCompany(api) };
    const histories = Math.min(OF_A_COMPANY, numRuns - done);
    await runMoneyHistories(context, { histories, random: seededRandom(seed + done) });
    expect(await invariantViolations(api.db)).toEqual([]);
    await api.stop();
  }
}

it(
  `whatever the office does, settled + owed + credited is each bill’s total, ages add up to owed and on account is what no bill got, ${seedNote}`,
  FUZZ_TIMEOUT,
  () => check(runs(120)),
);

it('the same holds over 10,000 histories', { ...exhaustive, timeout: 3_600_000 }, () =>
  check({ ...runs(200), numRuns: 10_000 }),
);
