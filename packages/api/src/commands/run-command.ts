import pino from 'pino';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { DataDirInUse } from '../db/errors.ts';
import { openSqlite } from '../db/sqlite.ts';
import type { Db } from '../db/tables.ts';
import { formatFatal, StartupError } from '../StartupError.ts';
import { openMigratedDatabase } from '../startup/ready-database.ts';

/** Parses an option by a field's schema. @throws StartupError that names the option */
export function textOption(option: string, schema: z.ZodMiniType<string>, text: string): string {
  const result = z.safeParse(schema, text);
  if (!result.success) throw new StartupError(`--${option}: ${result.error.issues[0]?.message}`);
  return result.data;
}

/** Opens the database for the duration of `work`. Fails on SQLite while a server runs. */
export async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  await closing(await openMigratedDatabase(config, pino({ level: 'silent' })), work);
}

/** As `withDatabase`, also while a server runs on SQLite: it has migrated the database. */
export async function withDatabaseBesideServer(
  config: Config,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const db = await openMigratedDatabase(config, pino({ level: 'silent' })).catch((error: unknown) => {
    if (error instanceof DataDirInUse) return openSqlite(config.dataDir, { isBesideServer: true }).db;
    throw error;
  });
  await closing(db, work);
}

async function closing(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const isUsage = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS');

/** Runs a console command. An error prints one line or the usage, and exits with 1. */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(isUsage(error) ? `${usage}\n` : formatFatal(error));
    process.exitCode = 1;
  }
}
