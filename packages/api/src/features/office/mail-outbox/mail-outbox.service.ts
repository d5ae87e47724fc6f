import type { ListQuery } from '@prahari/contract/lists';
import { mailCodeExpired, mailNotFound } from '@prahari/contract/office';
import type { UndeliveredMail } from '@prahari/contract/office.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { recordOf } from '../../../db/person-record.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { invitationInMail, isMailExpired } from '../../../mail/mail-code.ts';
import { countUndelivered } from '../../../mail/outbox.queries.ts';
import { plainListReply } from '../../../read-model/plain-list.ts';
import { liveInvitations } from '../../people/invitations.service.ts';
import * as queries from './mail-outbox.queries.ts';

/** Counts the undelivered mails of each status. */
export async function countUndeliveredMail(db: Db) {
  const { waiting, dead } = await countUndelivered(db);
  return { waiting, dead };
}

async function mails(db: Db, ids: string[]): Promise<UndeliveredMail[]> {
  const rows = (await queries.selectMails(db, ids)).map((row) => ({
    ...row,
    invitation: invitationInMail(row.text),
  }));
  const live = await liveInvitations(
    db,
    rows.flatMap(({ invitation }) => invitation ?? []),
  );
  return rows.map(({ text, invitation, nextTryAt, guardId, clientId, ...row }) => ({
    ...row,
    nextTryAt: row.status === 'dead' ? null : nextTryAt,
    canRetry:
      row.status === 'dead' &&
      !isMailExpired({ text, createdAt: row.createdAt }) &&
      (invitation === undefined || live.has(invitation)),
    ...recordOf({ guardId, clientId }),
  }));
}

/** Mails that wait or failed, without their content. @throws 400 for a cursor of another list */
export const listUndeliveredMail = (db: Db, query: ListQuery) =>
  plainListReply(db, queries.mailList, { query, fetch: (ids) => mails(db, ids) });

/**
 * Queues a failed mail again. One that waits already stays as it is.
 * @throws mailNotFound, also for one that was sent, mailCodeExpired
 */
export function retryMail(db: Db, actorId: string, mailId: string): Promise<UndeliveredMail> {
  return inTransaction(db, async (tx) => {
    const [before] = await mails(tx, [mailId]);
    if (!before) throw new AppError(mailNotFound);
    if (before.status === 'dead' && !before.canRetry) throw new AppError(mailCodeExpired);
    if (await queries.retryMail(tx, mailId))
      await audit(tx, { actorId, action: 'retryMail', entity: 'outbox', entityId: mailId });
    const [after] = await mails(tx, [mailId]);
    if (!after) throw new AppError(mailNotFound);
    return after;
  });
}
