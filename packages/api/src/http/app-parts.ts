import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db, Read } from '../db/tables.ts';
import type { OnCall } from './context.ts';

/** What the application is built from. */
export interface AppParts {
  db: Db;
  /** Reads that may be stale; undefined reads from `db`. */
  read?: Read | undefined;
  config: Config;
  log: Logger;
  /** Starts sending mail that waits in the outbox. Returns at once. */
  wakeMailer: () => void;
  /** Called after every request, for metrics. */
  onCall?: OnCall | undefined;
  /** Folder of the built site; undefined serves the API alone. */
  siteDir: string | undefined;
}
