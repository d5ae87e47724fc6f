import type { Logger } from 'pino';
import { purgeAuditLog } from '../audit/audit-chain.ts';
import { isForbidden } from '../db/errors.ts';
import { deleteExpiredRows, emptyWriteAheadLog } from '../db/purge-expired.ts';
import type { Db } from '../db/tables.ts';
import { removeLooseFiles } from '../features/paper-pack/challans.service.ts';
import type { FileStore } from '../files/file-store.ts';
import { emptyExpiredCodeMails } from '../mail/outbox.queries.ts';

const HOUR = 3_600_000;

/** Skips audit entries if the PostgreSQL role may not delete them; the tables' owner does it. */
const purgeAuditLogIfAllowed = (db: Db): Promise<void> =>
  purgeAuditLog(db).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
  });

export async function purgeExpired(db: Db): Promise<void> {
  await purgeAuditLogIfAllowed(db);
  await deleteExpiredRows(db);
  await emptyExpiredCodeMails(db);
  await emptyWriteAheadLog(db);
}

/** Purges at once and every hour. Returns a function that stops it. */
export function purgeHourly(db: Db, { log, files }: { log: Logger; files: FileStore }): () => void {
  let isStopped = false;
  const run = () =>
    purgeExpired(db)
      .then(() => removeLooseFiles(db, files))
      .catch((error) => {
        if (!isStopped) log.error({ err: error }, 'purging expired data failed');
      });
  const timer = setInterval(run, HOUR);
  timer.unref();
  void run();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
