import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { refreshList, staleLists } from '../read-model/refresh.ts';
import { listTables } from './list-tables.ts';

const EVERY_MS = 2_000;

/** Brings every list up to date: all rows after a migration, else those that changed. */
export async function refreshLists(db: Db): Promise<void> {
  for (const list of await staleLists(db, listTables)) await refreshList(db, list);
}

/** Refreshes lists in the background for their next readers. Returns a function that stops it. */
export function refreshListsInBackground(db: Db, log: Logger): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    await refreshLists(db).catch((error) => log.warn({ err: error }, 'refreshing lists failed'));
    running = false;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
