import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dailyWork } from './support/daily-work.ts';
import { expectConsistent } from './support/expect-consistent.ts';
import { createHttpClient } from './support/http-client.ts';
import { TRACED_WRITES } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { seedWriters } from './support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from './support/server.ts';
import { findStrace } from './support/strace.ts';
import { createWriter, newWriteCounts } from './support/writer.ts';

afterEach(cleanUp);

const PROOF = 'SQLite: a sync before each acknowledged write';

/** Syncs of the write-ahead log and success replies, in the order of the trace. */
function eventsIn(trace: string): ('synced' | 'acknowledged')[] {
  return trace.split('\n').flatMap((line) => {
    // -y prints the path beside the file descriptor; a call interrupted by another thread ends on a separate line
    if (/\bf(?:data)?sync\(\d+<[^>]*prahari\.db-wal>/.test(line)) return ['synced' as const];
    if (/\bwritev?\(.*HTTP\/1\.1 20[01] /.test(line)) return ['acknowledged' as const];
    return [];
  });
}

test('each write is synced to disk before it is acknowledged', async ({ skip }) => {
  const tracer = findStrace();
  if ('reason' in tracer) {
    reportResult({ proof: PROOF, done: 'not run', found: `skipped: ${tracer.reason}` });
    skip(tracer.reason);
    return;
  }
  const dataLocation = { dataDir: createTempFolder() };
  const log = join(createTempFolder(), 'trace');
  const [company] = await seedWriters(dataLocation, 1);
  if (!company) throw new Error('No company was seeded');
  const calls = 'trace=fsync,fdatasync,write,writev';
  const server = startServer(dataLocation, {}, [
    tracer.strace,
    '-D',
    '-f',
    '-y',
    '-s',
    '40',
    '-e',
    calls,
    '-o',
    log,
  ]);
  const httpClient = createHttpClient(await server.ready);
  const acknowledgedWrites = new Map();
  const counts = newWriteCounts();
  const steps = dailyWork(company);
  const enough = {
    next: () =>
      counts.acknowledged < TRACED_WRITES ? steps.next() : { done: true as const, value: undefined },
  };
  const writer = createWriter(enough, acknowledgedWrites, counts);
  await writer.work(httpClient);
  httpClient.close();
  expect(counts).toMatchObject({ acknowledged: TRACED_WRITES, unavailable: 0, unexpected: [] });
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
  await expectConsistent(dataLocation, acknowledgedWrites, [writer]);
  reportResult({
    proof: PROOF,
    done: `${formatNumber(acknowledged)} acknowledged writes, one after another, under strace`,
    found: `${formatNumber(syncs)} syncs of the write-ahead log, 0 answers without one before it`,
  });
});
