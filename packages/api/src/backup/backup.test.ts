import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type Company, createCompany } from '../testing/company.ts';
import { emptyDatabase, engine, environmentOf, type TestDatabase } from '../testing/database.ts';
import { invariantViolations } from '../testing/invariants.ts';
import { createDatabaseAt, versions } from '../testing/old-database.ts';
import { backupSqlite } from './sqlite-backup.ts';
import { restoreSqlite } from './sqlite-restore.ts';

const source = join(import.meta.dirname, '..');
let api: TestApi;
let company: Company;
let target: TestDatabase;
beforeAll(async () => {
  api = await startApi();
  company = await createCompany(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  target = await emptyDatabase();
});
afterEach(() => target.drop());

async function command(script: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(source, `commands/${script}.ts`), ...args], {
    cwd: target.dataDir,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  const code = new Promise<number | null>((done) => child.on('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}
const done = { code: 0, stderr: '' };
const inTarget = (...path: string[]) => join(target.dataDir, ...path);

/** Writes continuously until `work` ends and collects the ids that were acknowledged. */
async function underLoad<T>(work: (acknowledged: readonly string[]) => Promise<T>): Promise<T> {
  const guard = await company.addGuard();
  const client = await company.addClient();
  const acknowledged: string[] = [];
  let isOver = false;
  const bills = async () => {
    while (!isOver) acknowledged.push((await company.generateBill(client.clientId)).body.data._id);
  };
  const shifts = async () => {
    const between = { guardId: guard.guardId, clientId: client.clientId };
    while (!isOver) {
      await company.assignGuard(guard.guardId, client.clientId);
      await api.post('/admin/withdraw-guard', between, company.admin);
    }
  };
  const load = Promise.all([bills(), bills(), shifts()]);
  try {
    return await work(acknowledged);
  } finally {
    isOver = true;
    await load;
  }
}

/** The major version of a tool on PATH; 0 when it is not there. */
const versionOf = (tool: string): number =>
  Number(
    /\(PostgreSQL\) (\d+)/.exec(spawnSync(tool, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0,
  );
const serverVersion = async (): Promise<number> => {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(api.db);
  return Number.parseInt(rows[0]?.server_version ?? '', 10);
};
const canDump = async (): Promise<boolean> =>
  engine === 'sqlite' || versionOf('pg_dump') >= (await serverVersion());

const needsDump = async (skip: (condition: boolean, note: string) => void) =>
  skip(!(await canDump()), 'pg_dump is missing, or older than the server');

test('a backup under load contains all acknowledged writes and is consistent', async ({ skip }) => {
  await needsDump(skip);
  const file = inTarget('a.backup');
  const before = await underLoad(async (acknowledged) => {
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 30_000);
    const known = [...acknowledged];
    expect(await command('backup', api.environment, file)).toMatchObject(done);
    return known;
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(target.dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await command('restore', environmentOf(target), file)).toMatchObject(done);
  const db = await openDatabase(target, () => {});
  const ids = (await db.selectFrom('bills').select('id').execute()).map(({ id }) => id);
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(await invariantViolations(db)).toEqual([]);
  await db.destroy();
}, 120_000);

test('a backup does not overwrite an existing file', async ({ skip }) => {
  await needsDump(skip);
  writeFileSync(inTarget('mine'), 'mine');
  const { code, stderr } = await command('backup', api.environment, inTarget('mine'));
  expect([code, stderr]).toEqual([1, `${inTarget('mine')} is there already. Give another file.\n`]);
  expect(readFileSync(inTarget('mine'), 'utf8')).toBe('mine');
});

test('a restore into a database in use is refused', async ({ skip }) => {
  await needsDump(skip);
  expect(await command('backup', api.environment, inTarget('a'))).toMatchObject(done);
  // The pool has a connection open.
  await api.get('/ready');
  const { code, stderr } = await command('restore', api.environment, inTarget('a'), '--force');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]* in use by [^\n]+\n$/);
});

test('a restore into a database with data requires --force and keeps the earlier data', async ({ skip }) => {
  await needsDump(skip);
  const env = environmentOf(target);
  expect(await command('backup', api.environment, inTarget('a'))).toMatchObject(done);
  expect(await command('restore', env, inTarget('a'))).toMatchObject(done);
  const refused = await command('restore', env, inTarget('a'));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/already contains data\. Add --force [^\n]+\n$/);
  const forced = await command('restore', env, inTarget('a'), '--force');
  expect(forced).toMatchObject(done);
  expect(forced.stdout).toMatch(/^The earlier data is kept in \S+$/m);
  const db = await openDatabase(target, () => {});
  await migrate(db);
  expect(await invariantViolations(db)).toEqual([]);
  await db.destroy();
});

test('a backup without a file name is named by the time', async ({ skip }) => {
  await needsDump(skip);
  const { stdout } = await command('backup', api.environment);
  const [, file = ''] = /^Backed up to (\S+)$/m.exec(stdout) ?? [];
  expect(file).toMatch(/\/backups\/prahari-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
  expect(existsSync(file)).toBe(true);
});

describe('an encrypted and signed backup', () => {
  const keyFile = (name: string, type: 'private' | 'public', pair: ReturnType<typeof newKeys>) => {
    writeFileSync(inTarget(name), type === 'private' ? pair.privateKey : pair.publicKey);
    return inTarget(name);
  };
  const newKeys = () =>
    generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });

  test('is restored only with its identity and public key', async ({ skip }) => {
    await needsDump(skip);
    const { stdout } = await command('backup', {}, '--new-identity', inTarget('identity'));
    const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(stdout) ?? [];
    const keys = newKeys();
    const file = inTarget('sealed');
    expect(
      await command(
        'backup',
        {
          ...api.environment,
          BACKUP_RECIPIENT: recipient,
          BACKUP_SIGNING_KEY: keyFile('key', 'private', keys),
        },
        file,
      ),
    ).toMatchObject(done);
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(readFileSync(file, 'latin1')).not.toContain('admin@');
    const env = { ...environmentOf(target), BACKUP_SIGNING_KEY: keyFile('public', 'public', keys) };
    const other = { ...env, BACKUP_SIGNING_KEY: keyFile('other', 'public', newKeys()) };
    await command('backup', {}, '--new-identity', inTarget('another'));
    const refusals: [Record<string, string>, string[], RegExp][] = [
      [env, [file], /is encrypted\. Add --identity FILE/],
      [env, [file, '--identity', inTarget('another')], /cannot be decrypted/],
      [env, [file, '--identity', inTarget('key')], /has no secret key of age/],
      [other, [file, '--identity', inTarget('identity')], /is not what was signed/],
    ];
    for (const [variables, args, reason] of refusals) {
      const { code, stderr } = await command('restore', variables, ...args);
      expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(stderr).toMatch(reason);
    }
    expect(await command('restore', env, file, '--identity', inTarget('identity'))).toMatchObject(done);
    expect(readdirSync(target.dataDir).filter((name) => /readable|part|restoring/.test(name))).toEqual([]);
    const changed = readFileSync(file);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    writeFileSync(file, changed);
    const { stderr } = await command('restore', env, file, '--force', '--identity', inTarget('identity'));
    expect(stderr).toMatch(/is not what was signed: it was changed/);
  });
});

test('a restore ends all sessions', async ({ skip }) => {
  await needsDump(skip);
  await command('backup', api.environment, inTarget('a'));
  expect(await command('restore', environmentOf(target), inTarget('a'))).toMatchObject(done);
  const db = await openDatabase(target, () => {});
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('invalid arguments print the usage', async () => {
  const misuses = await Promise.all([
    command('backup', api.environment, 'a', 'b'),
    command('backup', api.environment, '--now'),
    command('restore', api.environment),
    command('restore', api.environment, 'a', '--now'),
    command('backup', api.environment, 'a', '--new-identity', 'b'),
  ]);
  for (const { code, stderr } of misuses) {
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Usage: npm run (backup|restore) [^\n]+\n$/);
  }
});

describe.runIf(engine === 'sqlite')('on SQLite', () => {
  test('mail files of the outbox are in the backup', async () => {
    const outbox = join(api.environment.DATA_DIR ?? '', 'outbox');
    mkdirSync(outbox, { recursive: true });
    writeFileSync(join(outbox, 'one.eml'), 'Subject: One');
    writeFileSync(join(outbox, 'half.eml.part'), 'not yet');
    const { stdout } = await command('backup', api.environment, inTarget('a'));
    expect(stdout).toContain('with 1 mails of the outbox');
    await command('restore', environmentOf(target), inTarget('a'));
    expect(readdirSync(inTarget('outbox'))).toEqual(['one.eml']);
    expect(readFileSync(inTarget('outbox', 'one.eml'), 'utf8')).toBe('Subject: One');
  });

  test('a forced restore keeps the earlier data complete in its folder', async () => {
    const env = environmentOf(target);
    await command('backup', api.environment, inTarget('a'));
    await command('restore', env, inTarget('a'));
    await command('restore', env, inTarget('a'), '--force');
    const [kept = ''] = readdirSync(target.dataDir).filter((name) => name.startsWith('before-restore-'));
    const db = await openDatabase({ dataDir: inTarget(kept), databaseUrl: undefined }, () => {});
    expect(await db.selectFrom('users').select('id').execute()).not.toEqual([]);
    await db.destroy();
  });

  test('a damaged, foreign, newer or missing backup is refused and nothing changes', async () => {
    const env = environmentOf(target);
    await command('backup', api.environment, inTarget('good'));
    await command('backup', api.environment, inTarget('newer'));
    const { DatabaseSync } = await import('node:sqlite');
    const newer = new DatabaseSync(inTarget('newer'));
    newer.exec("insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')");
    newer.close();
    await command('backup', api.environment, inTarget('damaged'));
    truncateSync(inTarget('damaged'), statSync(inTarget('damaged')).size / 2);
    new DatabaseSync(inTarget('foreign')).exec('create table a (b)');
    writeFileSync(inTarget('text'), 'x'.repeat(5000));
    const reasons: Record<string, RegExp> = {
      newer: /made by a newer version \(9999-of-tomorrow\)/,
      damaged: /is damaged|is not a backup/,
      foreign: /is not a backup of Prahari/,
      text: /is not a backup of Prahari/,
      missing: /There is no file/,
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const { code, stderr } = await command('restore', env, inTarget(name));
      expect([name, code]).toEqual([name, 1]);
      expect(stderr).toMatch(reason);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(existsSync(inTarget('prahari.db'))).toBe(false);
    expect(await command('restore', env, inTarget('good'))).toMatchObject(done);
  });

  test('a backup with a trigger or a view or a changed table is refused and nothing is left behind', async () => {
    const { DatabaseSync } = await import('node:sqlite');
    const changes = {
      trigger: `create trigger quiet after insert on sessions begin update users set role = 'admin'; end`,
      view: 'create view quiet as select * from users',
      table: 'alter table users add column quiet text',
      index: 'drop index if exists assignments_by_client; create index quiet on users (name)',
    };
    await command('backup', api.environment, inTarget('good'));
    for (const [what, statement] of Object.entries(changes)) {
      copyFileSync(inTarget('good'), inTarget(what));
      const db = new DatabaseSync(inTarget(what));
      db.exec(statement);
      db.close();
      const restoring = restoreSqlite(target.dataDir, inTarget(what), { force: false });
      await expect(restoring, what).rejects.toThrow(
        /^[^\n]* was changed by hand: [^\n]+ Nothing was restored\.$/,
      );
    }
    const { code, stderr } = await command('restore', environmentOf(target), inTarget('trigger'));
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
    expect(readdirSync(target.dataDir).sort()).toEqual(['good', ...Object.keys(changes)].sort());
  });

  test('a backup of an earlier version has the schema of its migrations', async () => {
    for (const version of versions.filter((_, index) => index % 5 === 0)) {
      const old = inTarget('old', version);
      const db = await openDatabase({ dataDir: old, databaseUrl: undefined }, () => {});
      await createDatabaseAt(db, version);
      await db.destroy();
      await backupSqlite(old, inTarget('old', `${version}.backup`));
      const restored = inTarget('new', version);
      const { keptIn } = await restoreSqlite(restored, inTarget('old', `${version}.backup`), {
        force: false,
      });
      expect([version, keptIn]).toEqual([version, undefined]);
    }
  });

  test('a backup row that is no mail is refused in one line and leaves no folder', async () => {
    const { DatabaseSync } = await import('node:sqlite');
    const rows = [`('..', x'00')`, `('a.eml', 7)`, `('../a.eml', x'00')`, `('', x'00')`];
    await command('backup', api.environment, inTarget('good'));
    for (const row of rows) {
      copyFileSync(inTarget('good'), inTarget('bad'));
      const db = new DatabaseSync(inTarget('bad'));
      db.exec(`insert into backup_files values ${row}`);
      db.close();
      const restoring = restoreSqlite(target.dataDir, inTarget('bad'), { force: false });
      await expect(restoring, row).rejects.toThrow(/ is damaged: a row of backup_files is not a mail$/);
    }
    const { code, stderr } = await command('restore', environmentOf(target), inTarget('bad'));
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
    expect(existsSync(inTarget('restoring'))).toBe(false);
    expect(existsSync(inTarget('prahari.db'))).toBe(false);
  });

  test('after an interrupted restore a start is refused until it is run again', async () => {
    await command('backup', api.environment, inTarget('a'));
    mkdirSync(inTarget('restoring'));
    await expect(openDatabase(target, () => {})).rejects.toThrow(
      /a restore into it was interrupted\. Run it again/,
    );
    expect(await command('restore', environmentOf(target), inTarget('a'))).toMatchObject(done);
    await (await openDatabase(target, () => {})).destroy();
  });

  test('backing up a folder without a database is refused', async () => {
    const { code, stderr } = await command('backup', environmentOf(target), inTarget('a'));
    expect([code, stderr]).toEqual([1, `There is no database in DATA_DIR ${target.dataDir}.\n`]);
    expect(existsSync(inTarget('a'))).toBe(false);
  });
});

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  test('a migrated schema is accepted and one with an added trigger is refused', async () => {
    const { sql } = await import('kysely');
    const { assertMigratedSchema } = await import('./postgres-schema.ts');
    const { toolsFor } = await import('./postgres-tools.ts');
    const tools = toolsFor(api.environment.DATABASE_URL ?? '', '');
    await assertMigratedSchema(tools, 'a');
    const db = await openDatabase(target, () => {});
    await migrate(db);
    await sql`create function quiet() returns trigger language plpgsql as 'begin update users set role = ''admin''; return null; end'`.execute(
      db,
    );
    await sql`create trigger quiet after insert on sessions execute function quiet()`.execute(db);
    await db.destroy();
    const changed = toolsFor(target.databaseUrl ?? '', '');
    await expect(assertMigratedSchema(changed, 'b')).rejects.toThrow(
      /^b was changed by hand: it has the [^\n]*quiet/,
    );
    expect(await changed.query(`select nspname from pg_namespace where nspname like 'compare%'`)).toEqual([]);
  });

  test('without pg_dump one line says what to install', async () => {
    for (const script of ['backup', 'restore'] as const) {
      writeFileSync(inTarget('a'), '');
      const file = inTarget(script === 'backup' ? 'b' : 'a');
      const env = { ...api.environment, PATH: target.dataDir };
      const { code, stderr } = await command(script, env, file);
      const tool = script === 'backup' ? 'pg_dump' : 'pg_restore';
      expect(code).toBe(1);
      expect(stderr).toBe(
        `${tool} is not on PATH. Install the client tools of PostgreSQL (postgresql-client) and try again.\n`,
      );
    }
  });

  test('with client tools older than the server one line names both versions', async ({ skip }) => {
    skip(versionOf('pg_dump') === 0 || (await canDump()), 'pg_dump is missing, or new enough');
    const { code, stderr } = await command('backup', api.environment, inTarget('a'));
    const server = await serverVersion();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `pg_dump on PATH belongs to PostgreSQL ${versionOf('pg_dump')}, but the server is PostgreSQL ${server}. Install the client tools of PostgreSQL ${server} or newer.\n`,
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  test('a file that is no dump is refused and nothing changes', async ({ skip }) => {
    await needsDump(skip);
    writeFileSync(inTarget('text'), 'x'.repeat(5000));
    const { code, stderr } = await command('restore', environmentOf(target), inTarget('text'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/is not a backup of Prahari/);
  });
});
