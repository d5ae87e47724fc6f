import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { type Company, createCompany } from './company.ts';
import { emptyDatabase, engine, type TestDatabase } from './database.ts';

const source = join(import.meta.dirname, '../src');

/** The result of a command that succeeded. */
export const success = { code: 0, stderr: '' };

/** Returns the major version of a tool on PATH; 0 when it is missing. */
export const versionOf = (tool: string): number =>
  Number(
    /\(PostgreSQL\) (\d+)/.exec(spawnSync(tool, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0,
  );

/**
 * Starts for each test a server with a company to back up, and an empty database to restore into.
 */
export function setUpBackups() {
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

  const serverVersion = async (): Promise<number> => {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(api.db);
    return Number.parseInt(rows[0]?.server_version ?? '', 10);
  };
  const canDump = async (): Promise<boolean> =>
    engine === 'sqlite' || versionOf('pg_dump') >= (await serverVersion());

  return {
    api: () => api,
    company: () => company,
    target: () => target,
    /** Returns a path in the folder of the empty database. */
    inTarget: (...path: string[]) => join(target.dataDir, ...path),
    /** Returns the major version of the PostgreSQL server. */
    serverVersion,
    canDump,
    /** Skips a test where `pg_dump` is missing, or older than the server. */
    needsDump: async (skip: (condition: boolean, note: string) => void) =>
      skip(!(await canDump()), 'pg_dump is missing, or older than the server'),

    /**
     * Runs `npm run backup` or `npm run restore` as a process, in the folder of the empty database. Its
     * backups are readable unless `env` has another BACKUP_RECIPIENT.
     */
    async command(script: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
      const child = spawn(process.execPath, [join(source, `commands/${script}.ts`), ...args], {
        cwd: target.dataDir,
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          BACKUP_RECIPIENT: 'none',
          ...env,
        },
      });
      const code = new Promise<number | null>((resolve) => child.on('close', resolve));
      const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return { code: await code, stdout, stderr };
    },
  };
}
