import { afterEach, expect, test } from 'vitest';
import type { Db } from '../../../packages/api/src/db/tables.ts';
import { type AcknowledgedWrites, findLostWrites } from '../support/acknowledged-writes.ts';
import { dailyWork } from '../support/daily-work.ts';
import { createHttpClient } from '../support/http-client.ts';
import { openDatabaseAt, seedCompany } from '../support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from '../support/server.ts';
import { createWriter, newWriteCounts, waitForWrites } from '../support/writer.ts';
import { findViolations } from './violations.ts';

/** Runs 20 writes; returns the data and what the server acknowledged. */
async function runWorkload(): Promise<{
  dataLocation: DataLocation;
  acknowledgedWrites: AcknowledgedWrites;
}> {
  const dataLocation = { dataDir: createTempFolder() };
  const company = await seedCompany(dataLocation, 2, [1, 1]);
  const server = startServer(dataLocation);
  const httpClient = createHttpClient(await server.ready);
  const acknowledgedWrites: AcknowledgedWrites = new Map();
  const counts = newWriteCounts();
  const { guards, clients } = company;
  // the second client has no bill
  const steps = dailyWork({ ...company, guards: guards.slice(0, 1), clients: clients.slice(0, 1) });
  const writer = createWriter(steps, acknowledgedWrites, counts);
  const working = writer.work(httpClient);
  await waitForWrites(counts, 20);
  writer.stop();
  await working;
  httpClient.close();
  await server.signal('SIGTERM');
  return { dataLocation, acknowledgedWrites };
}

afterEach(cleanUp);

type Corruption = (db: Db) => Promise<unknown>;

const corruptions: [string, RegExp, Corruption][] = [
  [
    'a guard is assigned without an assignment',
    /guard .* is assigned with 0/,
    (db) => db.updateTable('guards').set({ status: 'assigned' }).execute(),
  ],
  ['an assignment is missing', /audit log has assignGuard/, (db) => db.deleteFrom('assignments').execute()],
  [
    'an assignment is completed without a time',
    /is completed, completed at null/,
    (db) => db.updateTable('assignments').set({ completed_at: null }).execute(),
  ],
  [
    'an approved request has no client',
    /audit log has addClient/,
    async (db) => {
      const billed = db.selectFrom('bills').select('client_id');
      await db.deleteFrom('posts').where('client_id', 'not in', billed).execute();
      await db.deleteFrom('clients').where('id', 'not in', billed).execute();
    },
  ],
  ['a bill is missing', /have gaps/, (db) => db.deleteFrom('bills').execute()],
  ['a payment is missing', /paid at null/, (db) => db.updateTable('bills').set({ paid_at: null }).execute()],
  [
    'a bill counter is too high',
    /have gaps/,
    (db) => db.updateTable('bill_counters').set({ last: 99 }).execute(),
  ],
  ['the audit log is empty', /was not audited once/, (db) => db.deleteFrom('audit_log').execute()],
  ['a mail is missing', /has no mail/, (db) => db.deleteFrom('outbox').execute()],
  [
    'a pending request has an answer time',
    /is pending, answered at/,
    (db) => db.updateTable('client_applications').set({ status: 'pending' }).execute(),
  ],
];

test('each corruption of the data is reported as a violation', async () => {
  const { dataLocation, acknowledgedWrites } = await runWorkload();
  const db = await openDatabaseAt(dataLocation);
  expect(await findViolations(db)).toEqual([]);
  expect(await findLostWrites(db, acknowledgedWrites, [])).toEqual([]);
  for (const [what, message, damage] of corruptions) {
    const reported = await db
      .transaction()
      .execute(async (tx) => {
        await damage(tx);
        throw (await findViolations(tx)).join('\n');
      })
      .catch((text: unknown) => String(text));
    expect(reported, what).toMatch(message);
  }
  await db.deleteFrom('assignments').execute();
  expect((await findLostWrites(db, acknowledgedWrites, [])).join()).toContain('is gone');
  await db.destroy();
});
