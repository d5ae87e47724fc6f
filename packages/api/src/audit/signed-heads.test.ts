import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, environmentOf, type TestDatabase } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { type RunningServer, startServer } from '../startup/server.ts';
import { headFile, readHead } from './head-signer.ts';

const EMAIL = 'owner@example.com';
const PASSWORD = 'a lamp at the northern gate';
const elsewhere = mkdtempSync(join(tmpdir(), 'prahari-test-'));
let database: TestDatabase;
let env: Record<string, string>;
let server: RunningServer | undefined;

beforeEach(async () => {
  database = await emptyDatabase();
  env = {
    ...environmentOf(database),
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    ADMIN_SECOND_FACTOR: 'optional',
  };
  server = await startServer({ env, siteDir: undefined, print: () => {} });
});
afterEach(async () => {
  await server?.stop();
  await database.drop();
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const call = async (path: string, body: object, token = '') => {
  const reply = await fetch(`http://127.0.0.1:${server?.port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as { token: string } };
};
const logIn = async (): Promise<string> =>
  (await call('/auth/login', { email: EMAIL, password: PASSWORD, role: 'admin' })).body.token;
const stop = async () => {
  await server?.stop();
  server = undefined;
};
/** Changes the database as whoever owns it, while no server runs. */
async function asOwner(change: (db: Db) => Promise<void>): Promise<void> {
  const db = await openDatabase(readConfig(env), () => {});
  await change(db).finally(() => db.destroy());
}
const verify = (more: Record<string, string> = {}, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/api/src/commands/audit.ts', '--verify', ...args],
    { env: { ...process.env, ...env, ...more }, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
};

/** Deletes the entries after a place, and computes every link after it anew from what is left. */
async function rewriteAfter(db: Db, seq: number): Promise<void> {
  const sha256 = (parts: readonly unknown[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const links = await db
    .selectFrom('audit_chain')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  const before = await db.selectFrom('audit_chain').select('hash').where('seq', '=', seq).executeTakeFirst();
  let hash = before?.hash ?? '';
  const [gone, ...kept] = links;
  await db.deleteFrom('audit_chain').where('seq', '>', seq).execute();
  await db
    .deleteFrom('audit_log')
    .where('id', '=', gone?.entry_id ?? '')
    .execute();
  for (const [index, link] of kept.entries()) {
    const next = { ...link, seq: seq + 1 + index };
    hash = sha256([hash, next.seq, next.entry_id, next.at, next.kind, next.entry_hash]);
    await db
      .insertInto('audit_chain')
      .values({ ...next, hash })
      .execute();
  }
}

test('the key is not in the database and only its owner reads it', () => {
  const key = join(database.dataDir, 'audit-signing-key.pem');
  expect(readFileSync(key, 'utf8')).toContain('PRIVATE KEY');
  expect(statSync(key).mode & 0o777).toBe(0o600);
});

test('a dangerous act is signed at once, and the log says up to which head it is proved', async () => {
  const token = await logIn();
  const scopes = ['guards:read'];
  const validUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const made = await call('/admin/api-tokens', { name: 'Roster', scopes, validUntil }, token);
  expect(made.status).toBe(201);
  const db = await openDatabaseBeside();
  const { id } = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'createApiToken')
    .executeTakeFirstOrThrow();
  const signed = async () => {
    const link = await db
      .selectFrom('audit_chain')
      .select('seq')
      .where('entry_id', '=', id)
      .executeTakeFirst();
    return link !== undefined && (readHead(database.dataDir)?.seq ?? 0) >= link.seq;
  };
  // Sooner than the next turn of the timer.
  await expect.poll(signed, { timeout: 1_500 }).toBe(true);
  await db.destroy();
  await stop();
  const { status, output } = verify();
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(
      /^The audit log is sound: \d+ entries\.\nProved up to head \d+:[0-9a-f]{64}, signed at \S+\.\nHead /,
    ),
  ]);
});

const openDatabaseBeside = async () =>
  env.DATABASE_URL
    ? openDatabase(readConfig(env), () => {})
    : (await import('../db/sqlite.ts')).openSqlite(database.dataDir, { isBesideServer: true }).db;

test('a rewrite after the last head that was noted elsewhere is detected by the signed head', async () => {
  for (let count = 0; count < 3; count += 1) await logIn();
  await stop();
  const noted = readHead(database.dataDir);
  const last = (noted?.seq ?? 0) - 2;
  await asOwner((db) => rewriteAfter(db, last));
  const { status, output } = verify();
  expect([status, output]).toEqual([1, expect.stringContaining('The audit log was changed')]);
  // A restored copy on another machine has only the head in the database, and the key as a file.
  const key = join(database.dataDir, 'audit-signing-key.pem');
  const copy = verify(env.DATABASE_URL ? { DATA_DIR: elsewhere } : {}, '--key', key);
  expect([copy.status, copy.output]).toEqual([1, expect.stringContaining('The audit log was changed')]);
});

test(
  'who rewrites the log and deletes the signed heads leaves a log of which nothing is proved',
  exhaustive,
  async () => {
    await logIn();
    await stop();
    const { seq = 0 } = readHead(database.dataDir) ?? {};
    rmSync(headFile(database.dataDir));
    await asOwner(async (db) => {
      await rewriteAfter(db, seq - 1);
      await db.deleteFrom('audit_heads').execute();
    });
    const { status, output } = verify();
    expect([status, output]).toEqual([0, expect.stringContaining('Nothing proves it')]);
  },
);

test('a forged signature is detected', async () => {
  await logIn();
  await stop();
  const { seq = 0 } = readHead(database.dataDir) ?? {};
  rmSync(headFile(database.dataDir));
  await asOwner(async (db) => {
    await rewriteAfter(db, seq - 1);
    const head = await db.selectFrom('audit_chain').selectAll().orderBy('seq', 'desc').executeTakeFirst();
    await db
      .updateTable('audit_heads')
      .set({ seq: head?.seq ?? 0, hash: head?.hash ?? '' })
      .execute();
  });
  const { status, output } = verify();
  expect([status, output]).toEqual([1, expect.stringContaining('signature of head')]);
});

test('a server that starts on a rewritten log says so and signs nothing more', async () => {
  await logIn();
  await stop();
  const signed = readHead(database.dataDir);
  await asOwner((db) => rewriteAfter(db, (signed?.seq ?? 0) - 1));
  server = await startServer({ env, siteDir: undefined, print: () => {} });
  await logIn();
  await stop();
  expect(readHead(database.dataDir)).toEqual(signed);
});
