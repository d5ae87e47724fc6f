import { email as emailField } from '@prahari/contract/fields';
import pino from 'pino';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Db } from '../db/tables.ts';
import { openMigratedDatabase } from '../startup/ready-database.ts';
import { formatFatal, StartupError } from '../startup/StartupError.ts';

/** The address an option gives. @throws StartupError that names the option */
export function emailOption(option: string, text: string): string {
  const email = z.safeParse(emailField, text);
  if (!email.success) throw new StartupError(`--${option}: ${email.error.issues[0]?.message}`);
  return email.data;
}

/** The server's database for as long as the work takes. A running server on SQLite holds it alone. */
export async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  const db = await openMigratedDatabase(config, pino({ level: 'silent' }));
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const isUsage = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS');

/** Runs what was typed on the console. What went wrong is said in a line, for a wrong option how the command is used; exit 1. */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(isUsage(error) ? `${usage}\n` : formatFatal(error));
    process.exitCode = 1;
  }
}
