import type { Logger } from 'pino';
import { deleteExpiredRows } from '../db/purge-expired.ts';
import type { Db } from '../db/tables.ts';
import { emptyExpiredCodeMails } from '../mail/outbox.queries.ts';

const HOUR = 3_600_000;

/** Deletes expired data. The audit log is kept. */
export async function purgeExpired(db: Db): Promise<void> {
  await deleteExpiredRows(db);
  await emptyExpiredCodeMails(db);
}

/** Purges now and every hour. Returns a function that stops it. */
export function purgeHourly(db: Db, log: Logger): () => void {
  const run = () =>
    purgeExpired(db).catch((error) => log.error({ err: error }, 'purging expired data failed'));
  const timer = setInterval(run, HOUR);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
