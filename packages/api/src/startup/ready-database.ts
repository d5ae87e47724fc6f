import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isUnavailable } from '../db/errors.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, ping } from '../db/open.ts';
import { type Replica, readFromReplica } from '../db/replica.ts';
import { limitRole } from '../db/role-limits.ts';
import type { Db } from '../db/tables.ts';
import { StartupError } from '../StartupError.ts';
import { refreshLists } from './refresh-lists.ts';

/** SQLSTATE of refused credentials, unknown databases and missing privileges. */
const REFUSED = /^(28|3D|42501)/;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function refuseUrl(error: unknown): never {
  const [reason] = (error as Error).message.split('\n');
  throw new StartupError(`DATABASE_URL cannot be used: ${reason || codeOf(error)}`);
}

/** Opens and migrates the database. @throws DataDirInUse, DataDirUnusable, StartupError */
export async function openMigratedDatabase(config: Config, log: Logger): Promise<Db> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  const db = await openDatabase(config, onIdleError, 'maintenance');
  try {
    if (config.databaseUrl) await ping(db).catch(refuseUrl);
    await migrate(db);
    await refreshLists(db);
    if (config.databaseUrl)
      await limitRole(db).catch((error) =>
        log.warn({ err: error }, 'the time limits of the database role could not be set'),
      );
  } catch (error) {
    await db.destroy();
    if (config.databaseUrl && (isUnavailable(error) || REFUSED.test(String(codeOf(error))))) refuseUrl(error);
    throw error;
  }
  if (!config.databaseUrl) return db;
  // Migrations may take longer than the time limit of requests.
  await db.destroy();
  return openDatabase(config, onIdleError);
}

/** Returns reads that may be stale if DATABASE_REPLICA_URL is set, without waiting for it. */
export async function openReplica(
  { databaseReplicaUrl: databaseUrl, dataDir }: Config,
  db: Db,
  log: Logger,
): Promise<Replica | undefined> {
  if (databaseUrl === undefined) return undefined;
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  const replica = await openDatabase({ databaseUrl, dataDir }, onIdleError);
  return readFromReplica(db, replica, (inUse) => {
    if (inUse) log.info('reads that may be stale go to the replica');
    else log.warn('the replica is unreachable or behind, all reads go to the primary');
  });
}
