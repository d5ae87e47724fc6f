import { auditGrants } from '../audit/audit-grants.ts';
import { readConfig } from '../config.ts';
import { runSql } from '../db/run-sql.ts';
import { StartupError } from '../StartupError.ts';
import { purgeExpired } from '../startup/purge-expired.ts';
import { readOptions, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'Usage: node packages/api/src/commands/migrate.ts --grant ROLE';

/**
 * Prepares PostgreSQL as the owner of the tables, for a server whose role may not change the audit
 * log: migrates, grants that role its rights, and deletes the entries that have expired.
 */
async function run(): Promise<void> {
  const { grant: role } = readOptions({ options: { grant: { type: 'string' } } }).values;
  if (!role) throw new StartupError(USAGE);
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role))
    throw new StartupError('--grant: the name of a role has small letters, digits and _');
  const config = readConfig(process.env);
  if (!config.databaseUrl) throw new StartupError('DATABASE_URL must be that of the owner of the tables');
  await withDatabase(config, async (db) => {
    await runSql(db, auditGrants(role));
    await purgeExpired(db);
  });
  process.stdout.write(`The database is ready for the role ${role}.\n`);
}

await runCommand(USAGE, run);
