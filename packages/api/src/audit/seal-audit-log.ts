import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { chainHead, sealAuditLog } from './audit-chain.ts';

const EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Chains new entries in the background and logs the head daily: another machine's logs stay.
 * Returns a function that stops it.
 */
export function sealAuditLogOften(db: Db, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  let loggedAt = performance.now() - DAY_MS + HOUR_MS;
  const seal = async () => {
    await sealAuditLog(db);
    if (performance.now() - loggedAt < DAY_MS) return;
    loggedAt = performance.now();
    log.info(await chainHead(db), 'head of the audit log');
  };
  const run = () => {
    running ??= seal()
      .catch((error) => log.warn({ err: error }, 'the audit log cannot be chained'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
