import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../packages/api/src/db/transaction.ts';
import { daysFromToday } from '../../packages/api/testing/company.ts';
import { expectConsistent } from './support/expect-consistent.ts';
import { createHttpClient } from './support/http-client.ts';
import { isFullRun } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { openDatabaseAt, seedCompany } from './support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from './support/server.ts';

afterEach(cleanUp);

const KILLS = 30;
const GUARDS = 24;
const PLACES = GUARDS / 2;

/** Every replaced assignment has exactly one that begins the day after it at its post, and nothing else was begun. */
async function countReplacements(dataLocation: DataLocation): Promise<number> {
  const db = await openDatabaseAt(dataLocation);
  try {
    const rows = await inTransaction(db, (tx) => tx.selectFrom('assignments').selectAll().execute());
    const replaced = rows.filter(({ replace_reason }) => replace_reason !== null);
    expect(replaced.every(({ end_date }) => end_date === daysFromToday(1))).toBe(true);
    const replacements = rows.filter(({ start_date }) => start_date === daysFromToday(2));
    expect(replacements).toHaveLength(replaced.length);
    return replaced.length;
  } finally {
    await db.destroy();
  }
}

test.runIf(isFullRun)(
  'a guard is replaced wholly or not at all when the server is killed',
  { timeout: 600_000 },
  async () => {
    let replacements = 0;
    let cutShort = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const dataLocation = { dataDir: createTempFolder() };
      const company = await seedCompany(dataLocation, GUARDS, Array<number>(PLACES).fill(1));
      const server = startServer(dataLocation);
      const httpClient = createHttpClient(await server.ready);
      const send = (path: string, body: object) =>
        httpClient.send({ method: 'POST', path, token: company.admin, body });
      const calls = company.clients.map(async ({ id: clientId }, index) => {
        const assigned = await send('/admin/assign-guard', {
          guardId: company.guards[index]?.id,
          clientId,
          startDate: daysFromToday(0),
          endDate: daysFromToday(9),
          shift: 'night',
          location: { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' },
        });
        return assigned?.body.data?._id;
      });
      const ids = await Promise.all(calls);
      const replacing = ids.map((assignmentId, index) =>
        send('/admin/replace-guard', {
          assignmentId,
          guardId: company.guards[PLACES + index]?.id,
          reason: 'sick',
          from: daysFromToday(2),
        }),
      );
      await new Promise((done) => setTimeout(done, Math.random() * 60));
      expect(await server.signal('SIGKILL')).toBe('SIGKILL');
      await Promise.all(replacing);
      httpClient.close();
      await expectConsistent(dataLocation, new Map(), []);
      const done = await countReplacements(dataLocation);
      replacements += done;
      cutShort += PLACES - done;
    }
    expect(replacements * cutShort).toBeGreaterThan(0);
    reportResult({
      proof: 'SQLite: replacing a guard under kill -9',
      done: `${formatNumber(KILLS)} kills during ${formatNumber(KILLS * PLACES)} replacements, ${formatNumber(replacements)} done`,
      found: '0 half done',
    });
  },
);
