import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countsOf, increment } from '../limits/rate-limits.ts';
import { DataDirUnusable } from './errors.ts';
import { newId, nowText } from './ids.ts';
import { migrate } from './migrate.ts';
import { lockDataDir, openSqlite } from './sqlite.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { withoutSync } from './without-sync.ts';

let folder: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prahari-sqlite-'));
  ({ db } = openSqlite(folder));
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return rows[0]?.[name];
};

/** `pragma synchronous` answers FULL with this number. */
const SYNCHRONOUS_FULL = 2;
const SYNCHRONOUS_NORMAL = 1;
/** SQLite's result code for a full disk. */
const SQLITE_FULL = 13;

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('an empty data folder that others may read becomes private, and everything in it is', async () => {
  const open = mkdtempSync(join(tmpdir(), 'prahari-sqlite-'));
  chmodSync(open, 0o755);
  const { db: other } = openSqlite(open);
  await migrate(other);
  expect(modeOf(open)).toBe(0o700);
  for (const name of readdirSync(open)) expect([name, modeOf(join(open, name))]).toEqual([name, 0o600]);
  await other.destroy();
  rmSync(open, { recursive: true, force: true });
});

test('a file or a folder of others given as data folder keeps its permissions', () => {
  const others = mkdtempSync(join(tmpdir(), 'prahari-sqlite-'));
  const file = join(others, 'passwd');
  writeFileSync(file, 'root');
  for (const path of [others, file]) chmodSync(path, 0o755);
  for (let start = 1; start <= 2; start += 1) {
    expect(() => lockDataDir(file)).toThrow(DataDirUnusable);
    lockDataDir(others)();
    expect([modeOf(others), modeOf(file)]).toEqual([0o755, 0o755]);
  }
  rmSync(others, { recursive: true, force: true });
});

test('SQLite runs with full synchronous commits and foreign keys', async () => {
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(SYNCHRONOUS_FULL);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('counts don’t wait for the disk, and later writes do again, even after an error', async () => {
  const inside: unknown[] = [];
  await withoutSync(db, async (connection) => {
    inside.push((await sql<{ synchronous: number }>`pragma synchronous`.execute(connection)).rows[0]);
    await increment(connection, 'a key', 60);
  });
  expect(inside).toEqual([{ synchronous: SYNCHRONOUS_NORMAL }]);
  expect(await pragma('synchronous')).toBe(SYNCHRONOUS_FULL);
  expect((await countsOf(db, ['a key'])).get('a key')?.points).toBe(1);
  await expect(withoutSync(db, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await pragma('synchronous')).toBe(SYNCHRONOUS_FULL);
});

test('a write that needs no sync is synced with its transaction', async () => {
  await inTransaction(db, async (tx) => {
    await withoutSync(tx, (same) => increment(same, 'another key', 60));
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(tx);
    expect(rows).toEqual([{ synchronous: SYNCHRONOUS_FULL }]);
  });
});

test('database files are readable by their owner only', () => {
  for (const name of ['prahari.db', 'prahari.db-wal', 'prahari.db-shm'])
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
});

const note = (tx: Db, detail: string) =>
  tx
    .insertInto('audit_log')
    .values({ id: newId(), at: nowText(), actor_id: null, action: 'x', entity: 'x', entity_id: 'x', detail })
    .execute();

test('a full disk rolls a change back with its own error, and writing works again once there is space', async () => {
  const pages = Number(await pragma('page_count'));
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  const filling = inTransaction(db, async (tx) => {
    for (let i = 0; i < 100; i += 1) await note(tx, 'x'.repeat(4096));
  });
  await expect(filling).rejects.toMatchObject({ errcode: SQLITE_FULL });
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await inTransaction(db, (tx) => note(tx, 'there is room'));
  expect(await db.selectFrom('audit_log').select('detail').execute()).toEqual([{ detail: 'there is room' }]);
});
