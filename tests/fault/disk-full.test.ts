import { afterEach, expect, test } from 'vitest';
import { expectConsistent } from './support/expect-consistent.ts';
import { monitorHealth } from './support/health-monitor.ts';
import { createHttpClient } from './support/http-client.ts';
import {
  canLimitFileSize,
  canMount,
  type LimitedDisk,
  withFileSizeLimit,
  withSmallMount,
} from './support/limited-disk.ts';
import { isFullRun } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { cleanUp, createTempFolder } from './support/server.ts';
import { seedWorkload } from './support/workload.ts';
import { waitForWrites } from './support/writer.ts';

afterEach(cleanUp);

const WRITERS = 6;
const TIMES = isFullRun ? 20 : 2;

async function fillUp(
  kind: string,
  open: (seed: { dataDir: string }) => Promise<LimitedDisk>,
): Promise<void> {
  const seed = { dataDir: createTempFolder() };
  const { acknowledgedWrites, writers, counts } = await seedWorkload(seed, WRITERS);
  const disk = await open(seed);
  const httpClient = createHttpClient(await disk.server.ready);
  void disk.server.ended.then((reason) =>
    counts.unexpected.push(`the server ended (${reason}): ${disk.server.output()}`),
  );
  const monitor = monitorHealth(httpClient);
  const working = writers.map((writer) => writer.work(httpClient));
  for (let time = 0; time < TIMES; time += 1) {
    await waitForWrites(counts, 30);
    disk.fill();
    const before = counts.unavailable;
    while (counts.unavailable < before + 5 * WRITERS && counts.unexpected.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    disk.empty();
  }
  await waitForWrites(counts, 30);
  for (const writer of writers) writer.stop();
  await Promise.all(working);
  await monitor.stop();
  expect(counts.unexpected).toEqual([]);
  expect(Object.keys(monitor.statuses).filter((what) => what.startsWith('liveness'))).toEqual([]);
  await expectConsistent(disk.dataLocation, acknowledgedWrites, writers);
  httpClient.close();
  expect(await disk.server.signal('SIGTERM')).toBe(0);
  reportResult({
    proof: `SQLite: disk full (${kind})`,
    done: `filled and emptied ${TIMES} times under load, ${formatNumber(counts.acknowledged)} acknowledged writes`,
    found: `${formatNumber(counts.unavailable)} writes got 503 with Retry-After, nothing else; liveness always 200; 0 lost; recovers by itself`,
  });
}

test('a full disk answers writes with 503, keeps the server running and loses no acknowledged write', async ({
  skip,
}) => {
  if (!canMount()) {
    const reason = 'this machine does not allow mounting a small file system';
    reportResult({
      proof: 'SQLite: disk full (32 MB file system)',
      done: 'not run',
      found: `skipped: ${reason}`,
    });
    skip(reason);
  }
  await fillUp('32 MB file system', withSmallMount);
});

test('a file size limit answers writes with 503, keeps the server running and loses no acknowledged write', async ({
  skip,
}) => {
  if (!canLimitFileSize()) skip('there is no prlimit here');
  await fillUp('limit on file size', withFileSizeLimit);
});
