import { afterEach, expect, test } from 'vitest';
import type { Ledger } from './support/acknowledged-writes.ts';
import { daysWork } from './support/daily-work.ts';
import { expectSound } from './support/expect-consistent.ts';
import { watch } from './support/health-monitor.ts';
import { callerOf } from './support/http-client.ts';
import { canLimit, canMount, onSmallMount, type SmallDisk, underSizeLimit } from './support/limited-disk.ts';
import { full } from './support/repetitions.ts';
import { number, report } from './support/report-result.ts';
import { found } from './support/seed-company.ts';
import { endAll, freshFolder } from './support/server.ts';
import { more, newTally, writer } from './support/writer.ts';

afterEach(endAll);

const WRITERS = 6;
const TIMES = full ? 20 : 2;

async function fillUp(kind: string, open: (seed: { dataDir: string }) => Promise<SmallDisk>): Promise<void> {
  const seed = { dataDir: freshFolder() };
  const company = await found(seed, WRITERS, Array<number>(WRITERS).fill(1));
  const ledger: Ledger = new Map();
  const tally = newTally();
  const writers = Array.from({ length: WRITERS }, (_, own) => writer(daysWork(company, own), ledger, tally));
  const disk = await open(seed);
  const caller = callerOf(await disk.server.ready);
  void disk.server.ended.then((how) => tally.wrong.push(`the server ended (${how}): ${disk.server.said()}`));
  const watching = watch(caller);
  const working = writers.map((one) => one.work(caller));
  for (let time = 0; time < TIMES; time += 1) {
    await more(tally, 30);
    disk.fill();
    const before = tally.unavailable;
    while (tally.unavailable < before + 5 * WRITERS && tally.wrong.length === 0)
      await new Promise((again) => setTimeout(again, 20));
    disk.empty();
  }
  await more(tally, 30);
  for (const one of writers) one.stop();
  await Promise.all(working);
  await watching.stop();
  expect(tally.wrong).toEqual([]);
  expect(Object.keys(watching.seen).filter((what) => what.startsWith('liveness'))).toEqual([]);
  await expectSound(disk.place, ledger, writers);
  caller.close();
  expect(await disk.server.signal('SIGTERM')).toBe(0);
  report({
    proof: `SQLite: disk full (${kind})`,
    done: `filled and emptied ${TIMES} times under load, ${number(tally.acknowledged)} acknowledged writes`,
    found: `${number(tally.unavailable)} writes got 503 with Retry-After, nothing else; liveness always 200; 0 lost; heals by itself`,
  });
}

test('a full disk makes calls wait, not the server end, and nothing acknowledged is lost', async ({
  skip,
}) => {
  if (!canMount()) {
    const why = 'this machine lets nobody mount a small file system';
    report({ proof: 'SQLite: disk full (8 MB file system)', done: 'not run', found: `skipped: ${why}` });
    skip(why);
  }
  await fillUp('8 MB file system', onSmallMount);
});

test('so does a limit on the size of files', async ({ skip }) => {
  if (!canLimit()) skip('there is no prlimit here');
  await fillUp('limit on file size', underSizeLimit);
});
