import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeIdentity, ownIdentity, ownRecipient, sealBackup } from '../backup/sealed-backup.ts';
import { type Config, readConfig } from '../config.ts';
import { noteBackup } from '../db/last-backup.ts';
import { StartupError } from '../StartupError.ts';
import { readOptions, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup [-- FILE | -- --new-identity FILE]';

/** Returns `backups/prahari-2026-11-20T08-00-00Z.backup`, by the time in UTC. */
const defaultFile = (): string =>
  join('backups', `prahari-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);

/** Backs the database up into one file. Servers may keep running. */
async function backUp(): Promise<void> {
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: { 'new-identity': { type: 'string' } },
  });
  const identity = values['new-identity'];
  if (positionals.length + (identity === undefined ? 0 : 1) > 1) throw new StartupError(USAGE);
  if (identity !== undefined) return printNewIdentity(resolve(identity));
  const config = readConfig(process.env);
  const file = resolve(positionals[0] ?? defaultFile());
  const { backupRecipient, backupSigningKey: signingKey, dataDir } = config;
  const recipient =
    backupRecipient === 'none' ? undefined : (backupRecipient ?? (await ownRecipient(dataDir)));
  const seal = { recipient, signingKey };
  const mails = await sealBackup(file, seal, (path) => makeBackup(config, path));
  noteBackup(dataDir);
  process.stdout.write(
    `Backed up to ${file}${mails > 0 ? `, with ${mails} ${mails === 1 ? 'mail' : 'mails'} of the outbox` : ''}\n`,
  );
  if (backupRecipient === undefined && existsSync(ownIdentity(dataDir)))
    process.stdout.write(`It is encrypted. Keep a copy of ${ownIdentity(dataDir)} elsewhere to read it.\n`);
}

/** Returns the number of the outbox's mail files in the backup. */
async function makeBackup({ databaseUrl, dataDir }: Config, file: string): Promise<number> {
  if (!databaseUrl) {
    const { backupSqlite } = await import('../backup/sqlite-backup.ts');
    return (await backupSqlite(dataDir, file)).mails;
  }
  const { backupPostgres } = await import('../backup/postgres-backup.ts');
  const { toolsFor } = await import('../backup/postgres-tools.ts');
  await backupPostgres(toolsFor(databaseUrl, process.env.PATH ?? ''), file);
  return 0;
}

async function printNewIdentity(file: string): Promise<void> {
  const recipient = await makeIdentity(file);
  process.stdout.write(`The secret key is in ${file}: keep it away from this machine.\n`);
  process.stdout.write(`BACKUP_RECIPIENT=${recipient}\n`);
}

await runCommand(USAGE, backUp);
