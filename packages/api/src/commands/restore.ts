import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackup } from '../backup/sealed-backup.ts';
import { readConfig } from '../config.ts';
import { StartupError } from '../StartupError.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run restore -- FILE [--force] [--identity FILE]';

/** Restores a backup. Servers must be stopped first. */
async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, identity: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new StartupError(USAGE);
  const config = readConfig(process.env);
  const file = resolve(name);
  const opening = { signingKey: config.backupSigningKey, identityFile: values.identity };
  const { keptIn } = await openBackup(file, opening, async (readable) =>
    config.databaseUrl
      ? restoreDump(config.databaseUrl, readable, values.force)
      : (await import('../backup/sqlite-restore.ts')).restoreSqlite(config.dataDir, readable, values),
  );
  process.stdout.write(`Restored from ${file}\n`);
  if (keptIn) process.stdout.write(`The earlier data is kept in ${keptIn}\n`);
}

async function restoreDump(databaseUrl: string, file: string, force: boolean) {
  const { restorePostgres } = await import('../backup/postgres-restore.ts');
  const { toolsFor } = await import('../backup/postgres-tools.ts');
  return restorePostgres(toolsFor(databaseUrl, process.env.PATH ?? ''), file, { force });
}

await runCommand(USAGE, restore);
