import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { daysWork } from './support/daily-work.ts';
import { expectSound } from './support/expect-consistent.ts';
import { callerOf } from './support/http-client.ts';
import { TRACED_WRITES } from './support/repetitions.ts';
import { number, report } from './support/report-result.ts';
import { found } from './support/seed-company.ts';
import { endAll, freshFolder, launch } from './support/server.ts';
import { findTracer } from './support/strace.ts';
import { newTally, writer } from './support/writer.ts';

afterEach(endAll);

const PROOF = 'SQLite: a sync before each acknowledged write';

/** The order of what matters in a trace: the database's log reaching the disk, and answers of success to a write. */
function eventsIn(trace: string): ('synced' | 'acknowledged')[] {
  return trace.split('\n').flatMap((line) => {
    // With -y a file is shown beside its number; a call that another thread interrupts ends on a line of its own.
    if (/\bf(?:data)?sync\(\d+<[^>]*prahari\.db-wal>/.test(line)) return ['synced' as const];
    if (/\bwritev?\(.*HTTP\/1\.1 20[01] /.test(line)) return ['acknowledged' as const];
    return [];
  });
}

test('each write reaches the disk before it is acknowledged', async ({ skip }) => {
  const tracer = findTracer();
  if ('why' in tracer) {
    report({ proof: PROOF, done: 'not run', found: `skipped: ${tracer.why}` });
    skip(tracer.why);
    return;
  }
  const place = { dataDir: freshFolder() };
  const log = join(freshFolder(), 'trace');
  const company = await found(place, 1, [1]);
  const calls = 'trace=fsync,fdatasync,write,writev';
  const server = launch(place, {}, [tracer.strace, '-D', '-f', '-y', '-s', '40', '-e', calls, '-o', log]);
  const caller = callerOf(await server.ready);
  const ledger = new Map();
  const tally = newTally();
  const steps = daysWork(company, 0);
  const enough = {
    next: () =>
      tally.acknowledged < TRACED_WRITES ? steps.next() : { done: true as const, value: undefined },
  };
  const one = writer(enough, ledger, tally);
  await one.work(caller);
  caller.close();
  expect(tally).toMatchObject({ acknowledged: TRACED_WRITES, unavailable: 0, wrong: [] });
  await server.signal('SIGTERM');

  let syncs = 0;
  let since = 0;
  let acknowledged = 0;
  let unsynced = 0;
  for (const event of eventsIn(readFileSync(log, 'utf8'))) {
    if (event === 'synced') {
      syncs += 1;
      since += 1;
    } else {
      acknowledged += 1;
      if (since === 0) unsynced += 1;
      since = 0;
    }
  }
  expect({ acknowledged, unsynced }).toEqual({ acknowledged: TRACED_WRITES, unsynced: 0 });
  await expectSound(place, ledger, [one]);
  report({
    proof: PROOF,
    done: `${number(acknowledged)} acknowledged writes, one after another, under strace`,
    found: `${number(syncs)} syncs of the write-ahead log, 0 answers without one before it`,
  });
});
