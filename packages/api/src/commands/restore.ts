import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { headFile } from '../audit/head-signer.ts';
import { openBackup, ownIdentity } from '../backup/sealed-backup.ts';
import { type Config, readConfig } from '../config.ts';
import { StartupError } from '../StartupError.ts';
import { readOptions, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run restore -- FILE [--force] [--identity FILE]
       npm run restore -- --drill [FILE or folder, backups/ by default] [--identity FILE]`;

/** Restores a backup, for which servers must be stopped first, or proves that it could be. */
async function restore(): Promise<void> {
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
      identity: { type: 'string' },
    },
  });
  const [name = values.drill ? 'backups' : undefined, ...more] = positionals;
  if (name === undefined || more.length > 0 || (values.drill && values.force)) throw new StartupError(USAGE);
  const config = readConfig(process.env);
  const known = ownIdentity(config.dataDir);
  const opening = {
    signingKey: config.backupSigningKey,
    identityFile: values.identity ?? (existsSync(known) ? known : undefined),
  };
  if (values.drill) return drillWith(config, resolve(name), opening);
  const file = resolve(name);
  const { keptIn } = await openBackup(file, opening, async (readable) =>
    config.databaseUrl
      ? restoreDump(config.databaseUrl, readable, values.force)
      : (await import('../backup/sqlite-restore.ts')).restoreSqlite(config.dataDir, readable, values),
  );
  // It was signed over the data before, which may have had more entries.
  rmSync(headFile(config.dataDir), { force: true });
  process.stdout.write(`Restored from ${file}\n`);
  if (keptIn) process.stdout.write(`The earlier data is kept in ${keptIn}\n`);
}

async function restoreDump(databaseUrl: string, file: string, force: boolean) {
  const { restorePostgres } = await import('../backup/postgres-restore.ts');
  const { toolsFor } = await import('../backup/postgres-tools.ts');
  return restorePostgres(toolsFor(databaseUrl, process.env.PATH ?? ''), file, { force });
}

async function drillWith(config: Config, path: string, opening: Parameters<typeof openBackup>[1]) {
  const { drill, newestBackup } = await import('../backup/drill.ts');
  const file = newestBackup(path);
  const { PATH = '', DRILL_DATABASE_URL: drillUrl } = process.env;
  const held = await openBackup(file, opening, (readable) =>
    drill(config, { drillUrl, file: readable, path: PATH }),
  );
  process.stdout.write(`${file} can be restored. Nothing was changed.\n`);
  process.stdout.write(
    `It holds ${held.people} accounts, ${held.assignments} assignments and ${held.bills} bills; last change ${held.lastChange ?? 'none'}.\n`,
  );
}

await runCommand(USAGE, restore);
