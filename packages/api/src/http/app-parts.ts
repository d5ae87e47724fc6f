import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db, Read } from '../db/tables.ts';
import type { AppEnv, OnCall } from './context.ts';

export interface AppParts {
  db: Db;
  /** Reads that may be stale; undefined reads from `db`. */
  read?: Read | undefined;
  config: Config;
  log: Logger;
  /** Starts to send the mail in the outbox and returns at once. */
  wakeMailer: () => void;
  /** Starts to send what waits for webhooks and returns at once; undefined leaves it to the timer. */
  wakeWebhooks?: (() => void) | undefined;
  /** Signs the head of the audit log after a dangerous act and returns at once; undefined leaves it to the timer. */
  signAuditHead?: (() => void) | undefined;
  /** Called after every request, for metrics. */
  onCall?: OnCall | undefined;
  /** Records traces; undefined where no collector is set. */
  trace?: MiddlewareHandler<AppEnv> | undefined;
  /** The folder of the built site; undefined serves the API alone. */
  siteDir: string | undefined;
}
