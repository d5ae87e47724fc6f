import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isUnavailable } from '../db/errors.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { CannotStart } from './CannotStart.ts';

const REFUSED = /^(28|3D)/;

/** The database in its newest shape. @throws DataDirInUse, CannotStart when it cannot be reached */
export async function readyDatabase(config: Config, log: Logger): Promise<Db> {
  const db = openDatabase(config, (error) =>
    log.warn({ err: error }, 'an idle database connection was lost'),
  );
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    const { code, message } = error as { code?: unknown; message: string };
    if (config.databaseUrl && (isUnavailable(error) || REFUSED.test(String(code)))) {
      throw new CannotStart(`DATABASE_URL cannot be used: ${message || code}`);
    }
    throw error;
  }
  return db;
}
