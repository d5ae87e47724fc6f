import type { Logger } from 'pino';
import { nowText } from '../db/ids.ts';
import type { Db } from '../db/tables.ts';
import { chainHead, sealAuditLog } from './audit-chain.ts';
import { hashOfLinkAt, upsertHead } from './audit-heads.queries.ts';
import { type HeadKeeping, headSigner, readHead, writeHead } from './head-signer.ts';

const SEAL_EVERY_MS = 2_000;
const SIGN_EVERY_MS = 60_000;

export interface AuditSealer {
  start: () => void;
  /** Chains and signs what was written, and returns at once: after a dangerous act. */
  signSoon: () => void;
  stop: () => Promise<void>;
}

/**
 * Chains new entries in the background. Signs the head each minute and after dangerous acts, keeps it
 * outside the database and logs it. A chain that no longer contains a signed head is reported and not signed.
 * @throws ConfigError for a key that cannot be used
 */
export function auditSealer({
  db,
  log,
  keeping,
}: {
  db: Db;
  log: Logger;
  keeping: HeadKeeping;
}): AuditSealer {
  const signer = headSigner(keeping);
  let running: Promise<void> | undefined;
  let isSignDue = true;
  let signedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const sign = async () => {
    const before = readHead(keeping.dataDir);
    if (before && (!signer.isValid(before) || (await hashOfLinkAt(db, before.seq)) !== before.hash)) {
      log.error({ signed: before }, 'the audit log was changed: it does not contain a head that was signed');
      return;
    }
    const head = signer.sign(await chainHead(db), nowText());
    if (head.seq !== before?.seq) {
      writeHead(keeping.dataDir, head);
      await upsertHead(db, signer.keyId, head);
    }
    log.info({ ...head, key: signer.keyId }, 'head of the audit log');
  };
  const seal = async () => {
    await sealAuditLog(db);
    if (!isSignDue && performance.now() - signedAt < SIGN_EVERY_MS) return;
    isSignDue = false;
    signedAt = performance.now();
    await sign();
  };
  const run = () => {
    running ??= seal()
      .catch((error) => log.warn({ err: error }, 'the audit log cannot be chained'))
      .finally(() => {
        running = undefined;
        if (isSignDue && timer !== undefined) run();
      });
  };
  return {
    start: () => {
      timer = setInterval(run, SEAL_EVERY_MS);
      timer.unref();
      run();
    },
    signSoon: () => {
      isSignDue = true;
      if (timer !== undefined) run();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
      // Sign the entries of the last calls before the process ends.
      isSignDue = true;
      run();
      await running;
    },
  };
}
