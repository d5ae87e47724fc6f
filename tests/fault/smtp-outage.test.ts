import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { expectConsistent } from './support/expect-consistent.ts';
import { createHttpClient, type HttpClient, type HttpReply } from './support/http-client.ts';
import { type MailServerMode, startMailServer } from './support/mail-server.ts';
import { isFullRun, MAIL_OUTAGE_SECONDS } from './support/repetitions.ts';

import { formatNumber, reportResult } from './support/report-result.ts';
import { seedCompany } from './support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from './support/server.ts';
import { register } from './support/write-requests.ts';

afterEach(cleanUp);

const EACH = isFullRun ? 100 : 10;
const MODES: readonly MailServerMode[] = ['accepts', 'down', 'defers', 'hangs'];

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Signs up each address in turn and returns the median time in ms. */
async function signUp(httpClient: HttpClient, addresses: readonly string[]): Promise<number> {
  const answers: (HttpReply | undefined)[] = [];
  for (const address of addresses) answers.push(await httpClient.send(register(address)));
  expect(answers.map((answer) => answer?.status)).toEqual(addresses.map(() => 201));
  const times = answers.map((answer) => answer?.ms ?? 0).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

interface OutboxRow {
  id: string;
  recipient: string;
  attempts: number;
  sent: number;
  failed: number;
}

function outboxOf({ dataDir }: DataLocation): { rows: () => OutboxRow[]; close: () => void } {
  const sqlite = new DatabaseSync(join(dataDir, 'prahari.db'), { readOnly: true });
  const all = sqlite.prepare(
    `select id, recipient, attempts, sent_at is not null as sent, failed_at is not null as failed
     from outbox where recipient <> '' order by id`,
  );
  return {
    rows: () => all.all() as unknown as OutboxRow[],
    close: () => sqlite.close(),
  };
}

test('an SMTP server that is down, defers or hangs delays only mail, and every mail is delivered', async () => {
  const mail = await startMailServer();
  const dataLocation = { dataDir: createTempFolder() };
  await seedCompany(dataLocation, 0, []);
  const server = startServer(dataLocation, { SMTP_URL: mail.url });
  const httpClient = createHttpClient(await server.ready);
  const outbox = outboxOf(dataLocation);
  mail.rejected.add('rejected-0@example.com');
  // warm-up
  await signUp(httpClient, ['first@example.com', 'rejected-0@example.com']);

  const medians: string[] = [];
  for (const mode of MODES) {
    await mail.setMode(mode);
    const ms = await signUp(
      httpClient,
      Array.from({ length: EACH }, (_, index) => `${mode}-${index}@example.com`),
    );
    medians.push(`${mode} ${Math.round(ms)} ms`);
    if (mode === 'accepts') continue;
    // until each mail has failed at least once
    if (mode === 'down') await sleep(MAIL_OUTAGE_SECONDS * 1000);
    if (mode !== 'hangs') while (outbox.rows().some(({ attempts }) => attempts === 0)) await sleep(50);
  }
  await mail.setMode('accepts');
  const open = () => outbox.rows().filter(({ sent, failed }) => !sent && !failed);
  while (open().some(({ recipient }) => recipient !== 'rejected-0@example.com')) await sleep(100);

  const rows = outbox.rows();
  outbox.close();
  httpClient.close();
  expect(await server.signal('SIGTERM')).toBe(0);
  expect(rows).toHaveLength(2 + EACH * MODES.length);
  const sent = rows.filter(({ recipient }) => recipient !== 'rejected-0@example.com');
  expect(sent.filter(({ id }) => !mail.received.has(id))).toEqual([]);
  const [rejected] = rows.filter(({ recipient }) => recipient === 'rejected-0@example.com');
  expect(rejected).toMatchObject({ sent: 0, failed: 1 });
  await mail.setMode('down');
  await expectConsistent(dataLocation, new Map(), []);
  const tries = Math.max(...sent.map(({ attempts }) => attempts));
  reportResult({
    proof: 'The mail server is down, refuses and hangs',
    done: `${formatNumber(rows.length)} mails, down for ${MAIL_OUTAGE_SECONDS} s; a signup took ${medians.join(', ')}`,
    found: `${formatNumber(sent.length)} mails arrived after at most ${tries} tries, 0 lost; 1 address refused for good is a dead letter`,
  });
});
