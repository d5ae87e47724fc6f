import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine, freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { isStandby } from '../../testing/statements.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { type Replica, readFromReplica } from './replica.ts';
import type { Db } from './tables.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// tests/prove/failover.test.ts reads from a real replica.
describe.runIf(engine === 'postgres')('a replica that cannot be used', () => {
  let database: TestDatabase;
  let primary: Db;
  let replica: Replica | undefined;
  beforeEach(async () => {
    database = await freshDatabase();
    primary = await openDatabase(database, () => {});
    await migrate(primary);
  });
  afterEach(async () => {
    await replica?.stop();
    await primary.destroy();
    await database.drop();
  });

  test.each([
    ['is another primary', () => database.databaseUrl ?? ''],
    ['is unreachable', () => 'postgres://prahari@127.0.0.1:1/prahari'],
  ])('leaves all reads to the primary because it %s', async (_why, url) => {
    const changes: boolean[] = [];
    const other = await openDatabase({ databaseUrl: url(), dataDir: '' }, () => {});
    replica = readFromReplica(primary, other, (inUse) => changes.push(inUse));
    await sleep(2_500);
    expect(await replica.read(async (db) => db === primary && !(await isStandby(db)))).toBe(true);
    expect(changes).toEqual([]);
  });
});
