import type { ListQuery, UndeliveredMail } from '@prahari/contract';
import { audit } from '../../db/audit.ts';
import { byIds, listed } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isStale } from '../../mail/code-in.ts';
import { revive, selectUndelivered, undeliveredPage } from '../../mail/undelivered.queries.ts';
import { mailCodeExpired, mailNotFound } from './records.errors.ts';

async function mails(db: Db, ids: string[]): Promise<UndeliveredMail[]> {
  const rows = await selectUndelivered(db, ids);
  return rows.map(({ text, nextTryAt, ...row }) => ({
    ...row,
    nextTryAt: row.status === 'dead' ? null : nextTryAt,
    canRetry: row.status === 'dead' && !isStale({ text, createdAt: row.createdAt }),
  }));
}

/** Mails that wait or were given up, never what they say. @throws 400 for a cursor of another list */
export async function listUndelivered(db: Db, list: ListQuery) {
  const page = await undeliveredPage(db, list);
  return listed(page, await byIds(page.ids, (ids) => mails(db, ids)));
}

/**
 * Puts a mail that was given up in line again. One that waits anyway stays as it is.
 * @throws mailNotFound, also for one that was sent, mailCodeExpired
 */
export function retry(db: Db, actorId: string, mailId: string): Promise<UndeliveredMail> {
  return inTransaction(db, async (tx) => {
    const [before] = await mails(tx, [mailId]);
    if (!before) throw mailNotFound();
    if (before.status === 'dead' && !before.canRetry) throw mailCodeExpired();
    if (await revive(tx, mailId))
      await audit(tx, { actorId, action: 'mail.retried', entity: 'outbox', entityId: mailId });
    const [after] = await mails(tx, [mailId]);
    if (!after) throw mailNotFound();
    return after;
  });
}
