import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import type { Ledger } from './support/acknowledged-writes.ts';
import { daysWork } from './support/daily-work.ts';
import { expectSound } from './support/expect-consistent.ts';
import { callerOf } from './support/http-client.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { KILLS } from './support/repetitions.ts';
import { number, report } from './support/report-result.ts';
import { found, openPlace } from './support/seed-company.ts';
import { endAll, freshFolder, launch, type Place } from './support/server.ts';
import { more, newTally, type Tally, type Writer, writer } from './support/writer.ts';

afterEach(endAll);

const WRITERS = 6;
/** A company lives through so many kills, then another begins: what is checked after each kill stays small. */
const KILLS_PER_COMPANY = 40;

const WRITES_PER_LIFE = 60;

const randomMs = (most: number) => new Promise((done) => setTimeout(done, Math.random() * most));

interface Lane {
  place: Place;
  ledger: Ledger;
  writers: Writer[];
  tally: Tally;
}

async function open(): Promise<Lane> {
  const tally = newTally();
  const place = { dataDir: freshFolder() };
  const ledger: Ledger = new Map();
  const company = await found(place, WRITERS, Array<number>(WRITERS).fill(1));
  const writers = Array.from({ length: WRITERS }, (_, own) => writer(daysWork(company, own), ledger, tally));
  return { place, ledger, writers, tally };
}

/** One life of the server: it starts, is written to, and is killed. One in ten is killed while it starts. */
async function live({ place, ledger, writers, tally }: Lane, mail: MailServer): Promise<void> {
  const server = launch(place, { SMTP_URL: mail.url });
  if (Math.random() < 0.1) {
    await randomMs(600);
    await server.signal('SIGKILL');
  } else {
    const caller = callerOf(await server.ready);
    const working = writers.map((one) => one.work(caller));
    await more(tally, Math.floor(Math.random() * WRITES_PER_LIFE));
    await randomMs(15);
    expect(await server.signal('SIGKILL')).toBe('SIGKILL');
    await Promise.all(working);
    caller.close();
  }
  await expectSound(place, ledger, writers);
}

/** The outbox of a running server, read from beside it. */
const outboxOf = ({ dataDir }: Place) => new DatabaseSync(join(dataDir, 'prahari.db'), { readOnly: true });

/** After the last kill: mail that was being sent when its server died is due at once, not after its lease. */
async function everyMailArrives({ place }: Lane, mail: MailServer): Promise<number> {
  const db = await openPlace(place);
  const now = new Date().toISOString();
  await db.updateTable('outbox').set({ next_attempt_at: now }).where('sent_at', 'is', null).execute();
  await db.destroy();
  const server = launch(place, { SMTP_URL: mail.url });
  await server.ready;
  const outbox = outboxOf(place);
  const waiting = outbox.prepare('select count(*) as mails from outbox where sent_at is null');
  while (Number(waiting.get()?.mails) > 0) await randomMs(100);
  const ids = outbox.prepare('select id from outbox').all();
  outbox.close();
  expect(await server.signal('SIGTERM')).toBe(0);
  for (const { id } of ids) expect(mail.received.get(String(id)), `mail ${id}`).toBeGreaterThanOrEqual(1);
  return ids.length;
}

interface Outcome {
  acknowledged: number;
  repeated: number;
  mails: number;
}

async function kill(times: number, mail: MailServer): Promise<Outcome> {
  const outcome = { acknowledged: 0, repeated: 0, mails: 0 };
  for (let left = times; left > 0; left -= KILLS_PER_COMPANY) {
    const lane = await open();
    for (let life = 0; life < Math.min(left, KILLS_PER_COMPANY); life += 1) await live(lane, mail);
    expect(lane.tally.wrong).toEqual([]);
    outcome.mails += await everyMailArrives(lane, mail);
    outcome.acknowledged += lane.tally.acknowledged;
    outcome.repeated += lane.tally.repeated;
  }
  return outcome;
}

test('a server killed at any moment has lost nothing it acknowledged, and its books agree', async () => {
  const mail = await startMailServer();
  const half = Math.ceil(KILLS / 2);
  const outcomes = await Promise.all([kill(half, mail), kill(KILLS - half, mail)]);
  await mail.turn('away');
  const sum = (what: keyof Outcome) => number(outcomes.reduce((total, one) => total + one[what], 0));
  report({
    proof: 'SQLite: kill -9 under write load',
    done: `${number(KILLS)} kills, ${sum('acknowledged')} acknowledged writes, ${sum('repeated')} repeated`,
    found: `0 lost, 0 made twice, 0 disagreements, all ${sum('mails')} mails arrived`,
  });
});
