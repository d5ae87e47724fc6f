import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { setRows } from '../../testing/rows.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { nowText } from '../db/ids.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { accountMailIn } from './accounts/account-mail.ts';
import { signupCodeMail } from './accounts/account-mails.ts';
import { countUndelivered, queueMail, releaseClaimedMails } from './outbox.queries.ts';
import { mailTransport, type SendMail } from './transport.ts';
import { GIVE_UP_AFTER_TRIES, mailWorker, retryDelay } from './worker.ts';

const noFiles = async () => [];
const FROM = 'Prahari <no-reply@prahari.example>';
const log = pino({ level: 'silent' });
const servers: TestSmtp[] = [];
let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await freshDatabase();
  db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir }, () => {});
  await migrate(db);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await db.destroy();
  await database.drop();
});

async function smtp(options?: Parameters<typeof startSmtp>[0]): Promise<TestSmtp> {
  const server = await startSmtp(options);
  servers.push(server);
  return server;
}
const transport = (smtpUrl: string | undefined, say: (line: string) => void = () => {}): SendMail =>
  mailTransport({ smtpUrl, mailFrom: FROM, dataDir: database.dataDir }, say);
const worker = (send: SendMail) => mailWorker({ db, log, send, makeFiles: noFiles, wakeWithinMs: 0 });
const mailTo = (to: string) => ({
  to,
  ...accountMailIn('en', signupCodeMail('012345', { name: 'Asha Rao', role: 'client' })),
});
const queue = (to = 'asha@example.com') => inTransaction(db, (tx) => queueMail(tx, mailTo(to)));
/** Returns a transport that only lists its recipients. */
const recording = () => {
  const sent: string[] = [];
  const send: SendMail = async ({ to }) => void sent.push(to);
  return { sent, send };
};
/** Lets a worker claim the mail without ever sending it. */
const claimAndDie = async () => {
  worker(() => new Promise(() => {})).wake();
  await vi.waitFor(async () => expect((await outbox())[0]?.attempts).toBe(1));
};
const outbox = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const makeDue = () => setRows(db, 'outbox', {}, { next_attempt_at: nowText(-1) });

test('a mail is sent once over SMTP with its code on its own line', async () => {
  const server = await smtp();
  await queue();
  const sending = worker(transport(server.url));
  await sending.drain();
  await sending.drain();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(['asha@example.com']);
  const mail = await PostalMime.parse(server.received[0]?.source ?? '');
  expect(mail.from?.address).toBe('no-reply@prahari.example');
  expect(mail.subject).toBe('Your Prahari code');
  expect(mail.text).toMatch(/^012345$/m);
  expect(mail.html).toContain('012345');
  expect(mail.html).not.toMatch(/<img|src=|@import/);
});

test('a mail queued in a failed transaction is not sent', async () => {
  const server = await smtp();
  const failing = inTransaction(db, async (tx) => {
    await queueMail(tx, mailTo('asha@example.com'));
    throw new Error('something else failed');
  });
  await expect(failing).rejects.toThrow('something else failed');
  await worker(transport(server.url)).drain();
  expect(server.received).toEqual([]);
});

test('a temporarily refused mail is retried and delivered', async () => {
  const server = await smtp();
  server.refuse(2);
  await queue();
  const sending = worker(transport(server.url));
  for (const attempts of [1, 2]) {
    await sending.drain();
    const [row] = await outbox();
    expect(row).toMatchObject({ attempts, sent_at: null, last_error: expect.stringContaining('451') });
    const wait = Date.parse(row?.next_attempt_at ?? '') - Date.now();
    expect(wait).toBeGreaterThan(retryDelay(attempts) - 2_000);
    expect(wait).toBeLessThanOrEqual(retryDelay(attempts));
    await makeDue();
  }
  await sending.drain();
  expect(server.received).toHaveLength(1);
});

test('the retry delay doubles from 5 seconds to a minute, and is 15 minutes after an hour', () => {
  expect([1, 2, 3, 4, 5].map(retryDelay)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
  expect(retryDelay(60)).toBe(60_000);
  expect(retryDelay(61)).toBe(900_000);
  expect(retryDelay(500)).toBe(900_000);
});

test('a mail fails after three days of attempts, and its code is deleted', async () => {
  await queue();
  await setRows(
    db,
    'outbox',
    {},
    { created_at: nowText(-3 * 24 * 3_600_000), attempts: GIVE_UP_AFTER_TRIES - 1 },
  );
  const sending = worker(async () => {
    throw new Error('no');
  });
  await sending.drain();
  expect(await outbox()).toMatchObject([
    { failed_at: expect.any(String), last_error: 'The mail could not be delivered', text: '' },
  ]);
  await makeDue();
  await sending.drain();
  expect((await outbox())[0]?.attempts).toBe(GIVE_UP_AFTER_TRIES);
});

test('time without a running server uses up no delivery attempt', async () => {
  await queue();
  await setRows(db, 'outbox', {}, { created_at: nowText(-30 * 24 * 3_600_000) });
  await worker(async () => {
    throw new Error('no');
  }).drain();
  expect((await outbox())[0]).toMatchObject({ attempts: 1, failed_at: null });
});

test('a permanently refused address fails at once and the mail can be resent', async () => {
  const server = await smtp();
  server.refuseAddress('gone@example.com');
  await queue('gone@example.com');
  await queue('asha@example.com');
  await worker(transport(server.url)).drain();
  const [gone, sent] = await outbox();
  expect(gone).toMatchObject({
    attempts: 1,
    failed_at: expect.any(String),
    last_error: 'The address was refused (550)',
    text: expect.stringContaining('012345'),
  });
  expect(sent).toMatchObject({ sent_at: expect.any(String) });
});

test('mail waits while the mail server refuses the login', async () => {
  const server = await smtp({ refusesLogin: true });
  await queue();
  await worker(transport(server.url.replace('smtp://', 'smtp://prahari:wrong@'))).drain();
  expect((await outbox())[0]).toMatchObject({
    failed_at: null,
    last_error: 'The mail server refused the login (535)',
  });
});

test('concurrent workers send each mail once', async () => {
  for (let mail = 0; mail < 12; mail += 1) await queue(`asha${mail}@example.com`);
  const { sent, send } = recording();
  await Promise.all([worker(send).drain(), worker(send).drain(), worker(send).drain()]);
  expect(sent).toHaveLength(12);
  expect(new Set(sent).size).toBe(12);
});

test('a claimed mail of a killed process is sent after its lease', async () => {
  await queue();
  await claimAndDie();
  const { sent, send } = recording();
  const alive = worker(send);
  await alive.drain();
  expect(sent).toEqual([]);
  await makeDue();
  await alive.drain();
  expect(sent).toEqual(['asha@example.com']);
});

test('claimed mail is sent at once after a restart on SQLite', async () => {
  await queue();
  await claimAndDie();
  await releaseClaimedMails(db);
  const { sent, send } = recording();
  await worker(send).drain();
  expect(sent).toEqual(['asha@example.com']);
});

test('a woken worker sends mail, and a stopped one does not', async () => {
  const { sent, send } = recording();
  const sending = worker(send);
  await queue('first@example.com');
  sending.wake();
  await vi.waitFor(() => expect(sent).toEqual(['first@example.com']), 15_000);
  await sending.stop();
  await queue('second@example.com');
  sending.wake();
  await sending.drain();
  expect(sent).toEqual(['first@example.com']);
});

test('a mail server that quotes the mail puts neither its code nor its address into the log', async () => {
  const server = await smtp();
  server.refuse(1, '4.7.1 Greylisted: Your code is 012345 for asha@example.com');
  server.refuseAddress('gone@example.com');
  await queue();
  await queue('gone@example.com');
  const lines: string[] = [];
  const logging = pino({}, { write: (line: string) => lines.push(line) });
  await mailWorker({ db, log: logging, send: transport(server.url), makeFiles: noFiles }).drain();
  expect(lines.map((line) => JSON.parse(line).reason).sort()).toEqual([
    'EENVELOPE RCPT TO 550',
    'EMESSAGE DATA 451 4.7.1',
  ]);
  expect(lines.join()).not.toMatch(/012345|asha@|gone@/);
});

test('without SMTP each mail becomes a private file and its code is printed', async () => {
  const lines: string[] = [];
  await queue();
  await worker(transport(undefined, (line) => lines.push(line))).drain();
  const folder = join(database.dataDir, 'outbox');
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/\.eml$/);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(join(folder, file)));
  expect(mail.to).toMatchObject([{ address: 'asha@example.com' }]);
  expect(mail.text).toMatch(/^012345$/m);
  expect(lines).toEqual([expect.stringMatching(/asha@example\.com.*code 012345/)]);
});

test('an address with separators is still one recipient', async () => {
  const server = await smtp();
  await queue('asha@example.com,victim@example.com');
  await queue('asha@example.com\r\nBcc: victim@example.com');
  await worker(transport(server.url)).drain();
  expect(server.received.flatMap(({ to }) => to)).not.toContain('victim@example.com');
  expect(server.received.map(({ source }) => source).join()).not.toMatch(/^bcc:/im);
});

test('a held mail, which can be cancelled, doesn’t count as waiting until it is due', async () => {
  const waiting = async () => Number((await countUndelivered(db)).waiting);
  await inTransaction(db, (tx) => queueMail(tx, mailTo('asha@example.com'), { holdMs: 15_000 }));
  expect(await waiting()).toBe(0);
  await makeDue();
  expect(await waiting()).toBe(1);
  await worker(() => Promise.reject(new Error('no mail server'))).drain();
  expect(await waiting()).toBe(1);
});
