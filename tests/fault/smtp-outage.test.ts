import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { expectSound } from './support/expect-consistent.ts';
import { type Answer, type Caller, callerOf } from './support/http-client.ts';
import { type Mood, startMailServer } from './support/mail-server.ts';
import { full, MAIL_OUTAGE_SECONDS } from './support/repetitions.ts';

import { number, report } from './support/report-result.ts';
import { found } from './support/seed-company.ts';
import { endAll, freshFolder, launch, type Place } from './support/server.ts';
import { signup } from './support/write-requests.ts';

afterEach(endAll);

const EACH = full ? 100 : 10;
const MOODS: readonly Mood[] = ['takes', 'away', 'refuses', 'hangs'];

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Signups one after another, each of which mails a code; gives how long the slower half took, in ms. */
async function signUp(caller: Caller, addresses: readonly string[]): Promise<number> {
  const answers: (Answer | undefined)[] = [];
  for (const address of addresses) answers.push(await caller.ask(signup(address)));
  expect(answers.map((answer) => answer?.status)).toEqual(addresses.map(() => 201));
  const times = answers.map((answer) => answer?.ms ?? 0).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

interface Waiting {
  id: string;
  recipient: string;
  attempts: number;
  sent: number;
  failed: number;
}

function outboxOf({ dataDir }: Place): { rows: () => Waiting[]; close: () => void } {
  const sqlite = new DatabaseSync(join(dataDir, 'prahari.db'), { readOnly: true });
  const all = sqlite.prepare(
    `select id, recipient, attempts, sent_at is not null as sent, failed_at is not null as failed
     from outbox where recipient <> '' order by id`,
  );
  return {
    rows: () => all.all() as unknown as Waiting[],
    close: () => sqlite.close(),
  };
}

test('a mail server that is away, refuses or hangs delays mail and nothing else, and every mail arrives', async () => {
  const mail = await startMailServer();
  const place = { dataDir: freshFolder() };
  await found(place, 0, []);
  const server = launch(place, { SMTP_URL: mail.url });
  const caller = callerOf(await server.ready);
  const outbox = outboxOf(place);
  mail.rejected.add('rejected-0@example.com');
  // The first of everything is slower than the rest.
  await signUp(caller, ['first@example.com', 'rejected-0@example.com']);

  const medians: string[] = [];
  for (const mood of MOODS) {
    await mail.turn(mood);
    const ms = await signUp(
      caller,
      Array.from({ length: EACH }, (_, index) => `${mood}-${index}@example.com`),
    );
    medians.push(`${mood} ${Math.round(ms)} ms`);
    if (mood === 'takes') continue;
    // Stays so until each mail was tried in vain at least once, and in a proof for minutes.
    if (mood === 'away') await pause(MAIL_OUTAGE_SECONDS * 1000);
    if (mood !== 'hangs') while (outbox.rows().some(({ attempts }) => attempts === 0)) await pause(50);
  }
  await mail.turn('takes');
  const open = () => outbox.rows().filter(({ sent, failed }) => !sent && !failed);
  while (open().some(({ recipient }) => recipient !== 'rejected-0@example.com')) await pause(100);

  const rows = outbox.rows();
  outbox.close();
  caller.close();
  expect(await server.signal('SIGTERM')).toBe(0);
  expect(rows).toHaveLength(2 + EACH * MOODS.length);
  const sent = rows.filter(({ recipient }) => recipient !== 'rejected-0@example.com');
  expect(sent.filter(({ id }) => !mail.received.has(id))).toEqual([]);
  const [rejected] = rows.filter(({ recipient }) => recipient === 'rejected-0@example.com');
  expect(rejected).toMatchObject({ sent: 0, failed: 1 });
  await mail.turn('away');
  await expectSound(place, new Map(), []);
  const tries = Math.max(...sent.map(({ attempts }) => attempts));
  report({
    proof: 'The mail server is away, refuses and hangs',
    done: `${number(rows.length)} mails, away for ${MAIL_OUTAGE_SECONDS} s; a signup took ${medians.join(', ')}`,
    found: `${number(sent.length)} mails arrived after at most ${tries} tries, 0 lost; 1 address refused for good is a dead letter`,
  });
});
