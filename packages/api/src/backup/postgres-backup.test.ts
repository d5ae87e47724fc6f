import { readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setUpBackups, versionOf } from '../../testing/backups.ts';
import { engine, environmentOf } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';

const { api, target, inTarget, serverVersion, canDump, needsDump, command } = setUpBackups();

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  test('a migrated schema is accepted and one with an added trigger is refused', async () => {
    const { sql } = await import('kysely');
    const { assertMigratedSchema } = await import('./postgres-schema.ts');
    const { toolsFor } = await import('./postgres-tools.ts');
    const tools = toolsFor(api().environment.DATABASE_URL ?? '', '');
    await assertMigratedSchema(tools, 'a');
    const db = await openDatabase(target(), () => {});
    await migrate(db);
    await sql`create function quiet() returns trigger language plpgsql as 'begin update users set role = ''admin''; return null; end'`.execute(
      db,
    );
    await sql`create trigger quiet after insert on sessions execute function quiet()`.execute(db);
    await db.destroy();
    const changed = toolsFor(target().databaseUrl ?? '', '');
    await expect(assertMigratedSchema(changed, 'b')).rejects.toThrow(
      /^b was changed by hand: it has the [^\n]*quiet/,
    );
    expect(await changed.query(`select nspname from pg_namespace where nspname like 'compare%'`)).toEqual([]);
  });

  test('without pg_dump one line says what to install', exhaustive, async () => {
    for (const script of ['backup', 'restore'] as const) {
      writeFileSync(inTarget('a'), '');
      const file = inTarget(script === 'backup' ? 'b' : 'a');
      const env = { ...api().environment, PATH: target().dataDir };
      const { code, stderr } = await command(script, env, file);
      const tool = script === 'backup' ? 'pg_dump' : 'pg_restore';
      expect(code).toBe(1);
      expect(stderr).toBe(
        `${tool} is not on PATH. Install the client tools of PostgreSQL (postgresql-client) and try again.\n`,
      );
    }
  });

  test(
    'with client tools older than the server one line names both versions',
    exhaustive,
    async ({ skip }) => {
      skip(versionOf('pg_dump') === 0 || (await canDump()), 'pg_dump is missing, or new enough');
      const { code, stderr } = await command('backup', api().environment, inTarget('a'));
      const server = await serverVersion();
      expect(code).toBe(1);
      expect(stderr).toBe(
        `pg_dump on PATH belongs to PostgreSQL ${versionOf('pg_dump')}, but the server is PostgreSQL ${server}. Install the client tools of PostgreSQL ${server} or newer.\n`,
      );
      expect(readdirSync(target().dataDir)).toEqual([]);
    },
  );

  test('a file that is no dump is refused and nothing changes', async ({ skip }) => {
    await needsDump(skip);
    writeFileSync(inTarget('text'), 'x'.repeat(5000));
    const { code, stderr } = await command('restore', environmentOf(target()), inTarget('text'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/is not a backup of Prahari/);
  });
});
