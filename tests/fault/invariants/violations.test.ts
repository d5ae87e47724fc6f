import { afterEach, expect, test } from 'vitest';
import type { Db } from '../../../packages/api/src/db/tables.ts';
import { type Ledger, lost } from '../support/acknowledged-writes.ts';
import { daysWork } from '../support/daily-work.ts';
import { callerOf } from '../support/http-client.ts';
import { found, openPlace } from '../support/seed-company.ts';
import { endAll, freshFolder, launch, type Place } from '../support/server.ts';
import { more, newTally, writer } from '../support/writer.ts';
import { disagreements } from './violations.ts';

/** Some days of work, and what the server said of it. */
async function worked(): Promise<{ place: Place; ledger: Ledger }> {
  const place = { dataDir: freshFolder() };
  const company = await found(place, 2, [1, 1]);
  const server = launch(place);
  const caller = callerOf(await server.ready);
  const ledger: Ledger = new Map();
  const tally = newTally();
  const one = writer(daysWork(company, 0), ledger, tally);
  const working = one.work(caller);
  await more(tally, 20);
  one.stop();
  await working;
  caller.close();
  await server.signal('SIGTERM');
  return { place, ledger };
}

afterEach(endAll);

type Damage = (db: Db) => Promise<unknown>;

const damages: [string, RegExp, Damage][] = [
  [
    'a guard is assigned with nothing to do',
    /guard .* is assigned with 0/,
    (db) => db.updateTable('guards').set({ status: 'assigned' }).execute(),
  ],
  [
    'an assignment is gone',
    /audit log says assignment.created/,
    (db) => db.deleteFrom('assignments').execute(),
  ],
  [
    'an assignment ended and nobody knows when',
    /is completed, completed at null/,
    (db) => db.updateTable('assignments').set({ completed_at: null }).execute(),
  ],
  [
    'an approval made no client',
    /audit log says client/,
    (db) =>
      db.deleteFrom('clients').where('id', 'not in', db.selectFrom('bills').select('client_id')).execute(),
  ],
  ['a bill is gone', /have gaps/, (db) => db.deleteFrom('bills').execute()],
  [
    'a payment is forgotten',
    /paid at null/,
    (db) => db.updateTable('bills').set({ paid_at: null }).execute(),
  ],
  [
    'a bill was counted and not made',
    /have gaps/,
    (db) => db.updateTable('bill_counters').set({ last: 99 }).execute(),
  ],
  ['the audit log is gone', /was not audited once/, (db) => db.deleteFrom('audit_log').execute()],
  ['a mail is gone', /has no mail/, (db) => db.deleteFrom('outbox').execute()],
  [
    'a request is pending and answered',
    /is pending, answered at/,
    (db) => db.updateTable('client_applications').set({ status: 'pending' }).execute(),
  ],
];

test('the proofs would see what they look for', async () => {
  const { place, ledger } = await worked();
  const db = await openPlace(place);
  expect(await disagreements(db)).toEqual([]);
  expect(await lost(db, ledger, [])).toEqual([]);
  for (const [what, sign, damage] of damages) {
    const undone = await db
      .transaction()
      .execute(async (tx) => {
        await damage(tx);
        throw (await disagreements(tx)).join('\n');
      })
      .catch((text: unknown) => String(text));
    expect(undone, what).toMatch(sign);
  }
  await db.deleteFrom('assignments').execute();
  expect((await lost(db, ledger, [])).join()).toContain('is gone');
  await db.destroy();
});
