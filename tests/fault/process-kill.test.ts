import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { expectConsistent } from './support/expect-consistent.ts';
import { createHttpClient } from './support/http-client.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { KILLS } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { openDatabaseAt } from './support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from './support/server.ts';
import { seedWorkload, type Workload } from './support/workload.ts';
import { waitForWrites } from './support/writer.ts';

afterEach(cleanUp);

const WRITERS = 6;
/** A new database begins after this many kills, which keeps the check after each kill short. */
const KILLS_PER_COMPANY = 40;

const WRITES_PER_LIFE = 60;

const sleepAtMost = (most: number) => new Promise((done) => setTimeout(done, Math.random() * most));

/** Starts the server, writes to it and kills it. One in ten is killed while starting. */
async function writeAndKill(
  { dataLocation, acknowledgedWrites, writers, counts }: Workload,
  mail: MailServer,
): Promise<void> {
  const server = startServer(dataLocation, { SMTP_URL: mail.url });
  if (Math.random() < 0.1) {
    await sleepAtMost(600);
    await server.signal('SIGKILL');
  } else {
    const httpClient = createHttpClient(await server.ready);
    const working = writers.map((writer) => writer.work(httpClient));
    await waitForWrites(counts, Math.floor(Math.random() * WRITES_PER_LIFE));
    await sleepAtMost(15);
    expect(await server.signal('SIGKILL')).toBe('SIGKILL');
    await Promise.all(working);
    httpClient.close();
  }
  await expectConsistent(dataLocation, acknowledgedWrites, writers);
}

/** The outbox of a running server. */
const outboxOf = ({ dataDir }: DataLocation) =>
  new DatabaseSync(join(dataDir, 'prahari.db'), { readOnly: true });

/** Makes unsent mail due at once, instead of after its lease, and waits until all of it is delivered. */
async function deliverAllMail({ dataLocation }: Workload, mail: MailServer): Promise<number> {
  const db = await openDatabaseAt(dataLocation);
  const now = new Date().toISOString();
  await db.updateTable('outbox').set({ next_attempt_at: now }).where('sent_at', 'is', null).execute();
  await db.destroy();
  const server = startServer(dataLocation, { SMTP_URL: mail.url });
  await server.ready;
  const outbox = outboxOf(dataLocation);
  const waiting = outbox.prepare('select count(*) as mails from outbox where sent_at is null');
  while (Number(waiting.get()?.mails) > 0) await sleepAtMost(100);
  const ids = outbox.prepare('select id from outbox').all();
  outbox.close();
  expect(await server.signal('SIGTERM')).toBe(0);
  for (const { id } of ids) expect(mail.received.get(String(id)), `mail ${id}`).toBeGreaterThanOrEqual(1);
  return ids.length;
}

interface KillResult {
  acknowledged: number;
  repeated: number;
  mails: number;
}

async function killRepeatedly(times: number, mail: MailServer): Promise<KillResult> {
  const outcome = { acknowledged: 0, repeated: 0, mails: 0 };
  for (let left = times; left > 0; left -= KILLS_PER_COMPANY) {
    const workload = await seedWorkload({ dataDir: createTempFolder() }, WRITERS);
    for (let life = 0; life < Math.min(left, KILLS_PER_COMPANY); life += 1)
      await writeAndKill(workload, mail);
    expect(workload.counts.unexpected).toEqual([]);
    outcome.mails += await deliverAllMail(workload, mail);
    outcome.acknowledged += workload.counts.acknowledged;
    outcome.repeated += workload.counts.repeated;
  }
  return outcome;
}

test('a server killed at random moments loses no acknowledged write and keeps its tables consistent', async () => {
  const mail = await startMailServer();
  const half = Math.ceil(KILLS / 2);
  const outcomes = await Promise.all([killRepeatedly(half, mail), killRepeatedly(KILLS - half, mail)]);
  await mail.setMode('down');
  const sum = (what: keyof KillResult) => formatNumber(outcomes.reduce((total, one) => total + one[what], 0));
  reportResult({
    proof: 'SQLite: kill -9 under write load',
    done: `${formatNumber(KILLS)} kills, ${sum('acknowledged')} acknowledged writes, ${sum('repeated')} repeated`,
    found: `0 lost, 0 duplicated, 0 violations, all ${sum('mails')} mails arrived`,
  });
});
