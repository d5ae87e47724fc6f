import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine, freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { setRoleLimits, statementTimeout } from '../../testing/statements.ts';
import { openDatabase } from './open.ts';
import { limitRole } from './role-limits.ts';
import type { Db } from './tables.ts';

// SQLite has no roles.
describe.runIf(engine === 'postgres')('the time limits of the role', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  const inSession = async <T>(run: (db: Db) => Promise<T>, parameters = ''): Promise<T> => {
    const databaseUrl = `${database.databaseUrl}?${parameters}`;
    const db = await openDatabase({ databaseUrl, dataDir: '' }, () => {});
    try {
      return await run(db);
    } finally {
      await db.destroy();
    }
  };

  test('are set once, by any number of processes, for sessions that begin later', async () => {
    expect(await inSession(statementTimeout)).toBe('0');
    await Promise.all(Array.from({ length: 8 }, () => inSession(limitRole)));
    expect(await inSession(statementTimeout)).toBe('10s');
  });

  test('stay as somebody has set them, for the role or in DATABASE_URL', async () => {
    const name = new URL(database.databaseUrl ?? '').pathname.slice(1);
    await inSession((db) => setRoleLimits(db, name, 3_000));
    await inSession(limitRole);
    expect(await inSession(statementTimeout)).toBe('3s');
    expect(await inSession(statementTimeout, 'statement_timeout=2000')).toBe('2s');
  });
});
