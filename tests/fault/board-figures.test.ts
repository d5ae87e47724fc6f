import { afterEach, expect, test, vi } from 'vitest';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { figureMismatches } from '../../packages/api/testing/post-histories.ts';
import { isFullRun } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { openDatabaseAt } from './support/seed-company.ts';
import { cleanUp, createTempFolder } from './support/server.ts';

afterEach(() => {
  vi.useRealTimers();
  return cleanUp();
});

const HISTORIES = 1000;
const SEED = 20_261_122;

// npm test compares a few in packages/api/src/features/scheduling/posts/figures.test.ts.
test.runIf(isFullRun)(
  'the figures of the board equal a plain SQL count over 1,000 random histories',
  { timeout: 1_200_000 },
  async () => {
    const db = await openDatabaseAt({ dataDir: createTempFolder() });
    try {
      await migrate(db);
      const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
      const found = await figureMismatches(db, { histories: HISTORIES, seed: SEED, setClock });
      expect(found.mismatches).toEqual([]);
      reportResult({
        proof: 'SQLite: figures of the board',
        done: `${formatNumber(HISTORIES)} random histories of posts at ${formatNumber(found.compared)} moments, across midnight, 08:00 and the first of the month`,
        found: '0 figures that differ from a plain SQL count',
      });
    } finally {
      await db.destroy();
    }
  },
);
