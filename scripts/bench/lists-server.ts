import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../packages/api/src/app.ts';
import { readConfig } from '../../packages/api/src/config.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { openDatabase } from '../../packages/api/src/db/open.ts';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { listen } from '../../packages/api/src/http/listen.ts';
import { createLog } from '../../packages/api/src/startup/log.ts';
import { refreshLists } from '../../packages/api/src/startup/refresh-lists.ts';
import { bulkInsert, vacuum } from '../../packages/api/src/testing/bulk-insert.ts';
import { tokenOf } from '../../packages/api/src/testing/company-people.ts';
import { fillDatabase } from './data.ts';
import type { CompanyIds } from './other-reads.ts';

/** Undelivered mails, which the company of the benches has none of. */
async function addMails(db: Db, count: number): Promise<void> {
  const mails = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    return {
      id: `${(Date.UTC(2026, 0, 1) + index * 60_000)
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7000-8000-${String(index).padStart(12, '0')}`,
      recipient: `person-${index}@bench.example`,
      subject: index % 3 === 0 ? 'Your Prahari code' : 'Your password was changed',
      text: '',
      html: '',
      created_at: at,
      next_attempt_at: '2999-01-01T00:00:00.000Z',
      attempts: index % 7,
      failed_at: index % 2 === 0 ? at : null,
    };
  });
  await bulkInsert(db, 'outbox', mails);
}

/** An assignment that has a post, with its guard and client. */
async function assignmentWithPost(db: Db): Promise<CompanyIds> {
  const { post_id, ...row } = await db
    .selectFrom('assignments')
    .select(['id as assignmentId', 'guard_id as guardId', 'client_id as clientId', 'post_id'])
    .where('post_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...row, postId: post_id ?? '' };
}

const DAY_MS = 86_400_000;

/** Papers that expire within 30 days, at every size: they come as one reply. */
const EXPIRING_PAPERS = 100;

/** A paper of each guard, which the company of the benches has none of. */
async function addPapers(db: Db): Promise<void> {
  const guards = await db.selectFrom('guards').select(['id']).orderBy('id').execute();
  const papers = guards.map(({ id }, index) => ({
    id: `${id.slice(0, 9)}ffff${id.slice(13)}`,
    guard_id: id,
    kind: 'medical' as const,
    number: `M ${index}`,
    expires_on: new Date(Date.now() + (index < EXPIRING_PAPERS ? index % 30 : 60 + (index % 300)) * DAY_MS)
      .toISOString()
      .slice(0, 10),
    created_at: new Date().toISOString(),
  }));
  await bulkInsert(db, 'papers', papers);
}

/** What is compared: a call that reads. */
export interface Call {
  path: string;
  role: string;
  /** The list changes before the call, so that the server has neither the page nor the search in its cache. */
  isChanged: boolean;
  /** The row whose id replaces `{id}` in the path. */
  id?: keyof CompanyIds;
  /** Sent by POST. */
  body?: object;
}

export interface ListsServer {
  /** Returns the body of the reply. */
  read: (call: Call) => Promise<string>;
  /** Changes every list's version, which empties the server's cache of pages and searches. */
  change: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Fills a database with as many guards, clients, bills and mails, and serves its API from this process. @param databaseUrl undefined for SQLite */
export async function startListsServer(databaseUrl: string | undefined, rows: number): Promise<ListsServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-lists-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'silent',
  });
  const db = await openDatabase(config, () => {}, 'maintenance');
  await migrate(db);
  await fillDatabase(db, { guards: rows, clients: rows, bills: rows });
  await addMails(db, rows);
  await addPapers(db);
  const began = performance.now();
  await refreshLists(db);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  // Until then reads pass over the rows that filling the tables has left.
  await vacuum(db);
  console.log(
    `${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${rows} rows: tables of lists filled in ${seconds} s`,
  );
  const app = createApp({ db, config, log: createLog('error'), wakeMailer: () => {}, siteDir: undefined });
  const { server, port } = await listen(app, { port: 0, host: '127.0.0.1' }, Promise.resolve());
  const company = await assignmentWithPost(db);
  const people: Record<string, string> = {
    admin: 'admin',
    client: 'client-0',
    session: 'client-0',
    security: 'guard-0',
  };
  return {
    read: async ({ path: template, role, id, body }) => {
      const path = id ? template.replace('{id}', company[id]) : template;
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: {
          authorization: `Bearer ${tokenOf(people[role] ?? '')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return reply.text();
    },
    change: async () => {
      await db
        .updateTable('list_state')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
