import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { StartupError } from '../StartupError.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup [-- FILE]';

/** `backups/prahari-2026-11-20T08-00-00Z.backup`, by the time in UTC. */
const usualFile = (): string =>
  join('backups', `prahari-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);

/** Backs the database up into one file. Servers may keep running. */
async function backUp(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  if (positionals.length > 1) throw new StartupError(USAGE);
  const config = readConfig(process.env);
  const file = resolve(positionals[0] ?? usualFile());
  if (config.databaseUrl) {
    const { backupPostgres } = await import('../backup/postgres-backup.ts');
    const { toolsFor } = await import('../backup/postgres-tools.ts');
    await backupPostgres(toolsFor(config.databaseUrl, process.env.PATH ?? ''), file);
    process.stdout.write(`Backed up to ${file}\n`);
    return;
  }
  const { backupSqlite } = await import('../backup/sqlite-backup.ts');
  const { mails } = await backupSqlite(config.dataDir, file);
  process.stdout.write(`Backed up to ${file}${mails > 0 ? `, with ${mails} mails of the outbox` : ''}\n`);
}

await runCommand(USAGE, backUp);
