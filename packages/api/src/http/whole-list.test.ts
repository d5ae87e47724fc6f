import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Role } from '@prahari/contract/roles';
import { today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { bulkInsert } from '../../testing/bulk-insert.ts';
import { environmentOf, freshDatabase } from '../../testing/database.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { newId, nowText } from '../db/ids.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { createSession } from '../features/auth/sessions/sessions.service.ts';
import { createLog } from '../startup/log.ts';
import { closeServer, listen } from './listen.ts';

const GUARDS = 10_000;

/** Inserts guards and their rows in the table of the list, without their texts. */
async function addGuards(db: Db): Promise<void> {
  const users = Array.from({ length: GUARDS }, (_, index) => ({
    id: newId(),
    email: `guard-${index}@example.com`,
    name: `Guard ${index}`,
    phone: '',
    role: 'security' as const,
    password_hash: '',
    created_at: nowText(),
  }));
  await bulkInsert(db, 'users', users);
  const guards = users.map(({ id, created_at }) => ({
    id: newId(),
    user_id: id,
    status: 'available' as const,
    experience: 1,
    specialization: '["CCTV"]',
    rating: 0,
    created_at,
  }));
  await bulkInsert(db, 'guards', guards);
  await sql`insert into list_guards (id, status, name, email, experience, rating, rating_up, search_text)
    select guards.id, guards.status, users.name, users.email, experience, rating, 6, users.name
    from guards join users on users.id = guards.user_id`.execute(db);
  await sql`delete from list_changes where list = 'guards'`.execute(db);
  await sql`update list_state set checked_on = ${today()}, counts = ${JSON.stringify({ available: GUARDS })}
    where list = 'guards'`.execute(db);
}

const database = await freshDatabase();
const config = readConfig({
  ...environmentOf(database),
  LOG_LEVEL: 'silent',
  CORS_ORIGINS: 'https://app.example',
});
const db = await openDatabase(config, () => {});
await migrate(db);
await addGuards(db);
const app = createApp({ db, config, log: createLog('silent'), wakeMailer: () => {}, siteDir: undefined });
const running = await listen(app, { port: 0, host: '127.0.0.1' }, Promise.resolve());
afterAll(async () => {
  await closeServer(running.server, 1_000);
  await db.destroy();
  await database.drop();
});

async function signIn(role: Role, name: string = role): Promise<Record<string, string>> {
  const id = newId();
  const person = { id, email: `${name}@example.com`, name, phone: '', role, password_hash: '' };
  await db
    .insertInto('users')
    .values({ ...person, created_at: nowText() })
    .execute();
  const { token } = await createSession(db, { id, role }, { source: '127.0.0.1', userAgent: null });
  return { authorization: `Bearer ${token}` };
}

test('a whole list has each guard once and in order, even where all have the same value', async () => {
  const headers = await signIn('admin', 'order');
  const read = async (sort: string) => {
    const reply = await fetch(`http://127.0.0.1:${running.port}/api/admin/guards?sort=${sort}`, { headers });
    return ((await reply.json()) as { data: { _id: string; user: { email: string } }[] }).data;
  };
  const emails = (await read('-email')).map(({ user }) => user.email);
  expect(emails).toEqual(
    Array.from({ length: GUARDS }, (_, index) => `guard-${index}@example.com`)
      .toSorted()
      .toReversed(),
  );
  const ids = (await read('experience')).map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(GUARDS);
  expect(ids).toEqual(ids.toSorted());
});

type Written = (error?: Error | null) => void;
type Write = (chunk: string | Uint8Array, written?: Written) => boolean;

/** Calls a function before each write of the next reply. */
function beforeWrites(change: (write: Write) => Write): void {
  running.server.prependOnceListener('request', (_incoming, outgoing: ServerResponse) => {
    outgoing.write = change(outgoing.write.bind(outgoing) as Write) as typeof outgoing.write;
  });
}

test('HEAD of a whole list has the headers of GET, and nothing is written after them', async () => {
  const headers = await signIn('admin', 'head');
  let writes = 0;
  beforeWrites((write) => (chunk, written) => {
    writes += 1;
    return write(chunk, written);
  });
  const url = `http://127.0.0.1:${running.port}/api/admin/guards`;
  const { status, headers: replied } = await fetch(url, { method: 'HEAD', headers });
  expect([status, replied.get('content-type')]).toEqual([200, 'application/json']);
  // A call after it on the same server: what HEAD left to do is done.
  await (await fetch(`${url}?limit=1`, { headers })).text();
  expect(writes).toBe(0);
});

test('a client that disconnects ends only its own reply', async () => {
  const headers = await signIn('admin', 'leaving');
  const url = `http://127.0.0.1:${running.port}/api/admin/guards`;
  const client = new AbortController();
  let writes = 0;
  beforeWrites((write) => (chunk, written) => {
    writes += 1;
    client.abort();
    return write(chunk, written);
  });
  await expect(
    fetch(url, { headers, signal: client.signal }).then((reply) => reply.text()),
  ).rejects.toThrow();
  const { data } = (await (await fetch(url, { headers })).json()) as { data: unknown[] };
  expect(data).toHaveLength(GUARDS);
  expect(writes).toBeLessThan(GUARDS / 200);
});

const countRows = (text: string): number => text.split('"currentAssignment"').length - 1;

test('another person’s call is served while a whole list of 10,000 guards is sent', async () => {
  const admin = await signIn('admin');
  const client = await signIn('client');
  const url = `http://127.0.0.1:${running.port}/api`;
  const callOther = async () => (await fetch(`${url}/client/bills`, { headers: client })).arrayBuffer();
  // Opens the connection.
  await callOther();

  let sent = 0;
  let sentBefore: number | undefined;
  let other: Promise<unknown> | undefined;
  running.server.prependListener('request', ({ url }: IncomingMessage, outgoing: ServerResponse) => {
    if (url === '/api/client/bills')
      outgoing.once('finish', () => {
        sentBefore = sent;
      });
    if (url !== '/api/admin/guards') return;
    const write = outgoing.write.bind(outgoing) as Write;
    outgoing.write = ((chunk, written) => {
      sent += countRows(Buffer.from(chunk as Uint8Array).toString());
      other ??= callOther();
      return write(chunk, written);
    }) satisfies Write as typeof outgoing.write;
  });
  const list = (await (await fetch(`${url}/admin/guards`, { headers: admin })).json()) as { data: unknown[] };
  await other;
  expect(list.data).toHaveLength(GUARDS);
  expect(sent).toBe(GUARDS);
  expect(sentBefore).toBeLessThan(GUARDS / 2);
});
