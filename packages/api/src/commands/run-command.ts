import { type ParseArgsConfig, parseArgs } from 'node:util';
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

/** Parses the arguments of a command. @throws StartupError that names an option which is given twice */
export function readOptions<T extends ParseArgsConfig>(config: T) {
  const { tokens = [], ...parsed } = parseArgs({ ...config, tokens: true });
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new StartupError(`${twice} is given twice. Nothing was changed.`);
  return parsed;
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

/** True for a file or folder that the system refuses; its message names it. */
const isRefusedPath = (error: unknown): error is Error =>
  typeof (error as { syscall?: unknown }).syscall === 'string' && 'path' in (error as object);

/** Runs a console command. An error prints one line or the usage, and exits with 1. */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const text = isUsage(error) ? usage : isRefusedPath(error) ? error.message : undefined;
    process.stderr.write(text === undefined ? formatFatal(error) : `${text}\n`);
    process.exitCode = 1;
  }
}
