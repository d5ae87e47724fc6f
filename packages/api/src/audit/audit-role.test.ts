import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase, engine, environmentOf, type TestDatabase } from '../../testing/database.ts';
import { readConfig } from '../config.ts';
import { newId } from '../db/ids.ts';
import { openDatabase } from '../db/open.ts';
import { startServer } from '../startup/server.ts';

describe.runIf(engine === 'postgres')('a server as the role of the compose file', () => {
  const role = `prahari_${newId().replaceAll('-', '').slice(-12)}`;
  let database: TestDatabase;
  let url: URL;
  const asOwner = async (statement: string) => {
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const migrate = () =>
    spawnSync(process.execPath, ['packages/api/src/commands/migrate.ts', '--grant', role], {
      env: { ...process.env, ...environmentOf(database) },
      encoding: 'utf8',
    });
  beforeAll(async () => {
    database = await emptyDatabase();
    await asOwner(`create role ${role} login password 'for the test'`);
    url = new URL(environmentOf(database).DATABASE_URL ?? '');
    url.username = role;
    url.password = 'for the test';
  });
  afterAll(async () => {
    await asOwner(`drop owned by ${role}; drop role ${role}`);
    await database.drop();
  });

  test('starts after the owner has migrated, signs heads, and can change and delete no entry', async () => {
    const migrated = migrate();
    expect([migrated.status, migrated.stdout]).toEqual([0, `The database is ready for the role ${role}.\n`]);
    expect(migrate().status).toBe(0);
    const env = { DATABASE_URL: url.href, DATA_DIR: database.dataDir, PORT: '0', LOG_LEVEL: 'silent' };
    const server = await startServer({ env, siteDir: undefined, print: () => {} });
    expect((await fetch(`http://127.0.0.1:${server.port}/api/ready`)).status).toBe(200);
    await server.stop();
    const db = await openDatabase(readConfig(env), () => {});
    const heads = await db.selectFrom('audit_heads').select('seq').execute();
    expect(heads).toEqual([{ seq: expect.any(Number) }]);
    for (const attempt of [
      'delete from audit_log',
      `update audit_chain set hash = ''`,
      'truncate audit_log',
      'drop table audit_chain',
    ])
      await expect(sql.raw(attempt).execute(db), attempt).rejects.toMatchObject({ code: '42501' });
    await db.destroy();
  });
});
