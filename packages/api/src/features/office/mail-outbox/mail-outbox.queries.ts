import { type MailStatus, mailStatuses } from '@prahari/contract/mail-outbox';
import { sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import { recordIds } from '../../../db/person-record.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { ListRow, ListTable } from '../../../read-model/list-table.ts';
import { countByStatus } from '../../../read-model/page.ts';

const status = sql<MailStatus>`case when outbox.failed_at is null then 'waiting' else 'dead' end`;

const unsentMails = (db: Db) => db.selectFrom('outbox').where('sent_at', 'is', null);

/** How long a mail can be held back; less than the first is the time between two statements. */
const HELD_MS = [1000, 60_000] as const;

/**
 * Whether a mail is held back, while what it tells of can be undone, and was never tried: it does not wait yet. Of stored values
 * only, because the list is computed when they change.
 */
const isHeld = (mail: {
  tries: number;
  last_error: string | null;
  created_at: string;
  next_attempt_at: string;
}): boolean => {
  const waitsMs = Date.parse(mail.next_attempt_at) - Date.parse(mail.created_at);
  return mail.tries === 0 && mail.last_error === null && waitsMs > HELD_MS[0] && waitsMs <= HELD_MS[1];
};

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await unsentMails(db)
    .select([
      'outbox.id',
      'outbox.recipient',
      'outbox.subject',
      'outbox.attempts as tries',
      'outbox.last_error',
      'outbox.created_at',
      'outbox.next_attempt_at',
      status.as('status'),
    ])
    .where('outbox.id', 'in', ids)
    .execute();
  return rows
    .filter((row) => !isHeld(row))
    .map(({ id, status, recipient, subject, tries }) => ({
      id,
      status,
      keys: { recipient, subject, tries },
      texts: [recipient, subject],
    }));
};

/** Mails that are not sent, without those held back. */
export const mailList: ListTable = {
  name: 'outbox',
  columns: { recipient: 'recipient', subject: 'subject', status: 'status', tries: 'tries' },
  rows: listRows,
};

/** The user whose address a mail has; null when it is nobody's. */
const addressee = sql<string | null>`(select users.id from users where users.email = outbox.recipient)`;

/** Includes the text, which decides whether a mail can be resent. */
export const selectMails = (db: Db, ids: string[]) =>
  unsentMails(db)
    .select([
      'id as _id',
      'recipient',
      'subject',
      'text',
      'attempts as tries',
      'last_error as lastError',
      'created_at as createdAt',
      'next_attempt_at as nextTryAt',
      status.as('status'),
      ...recordIds(addressee),
    ])
    .where('id', 'in', ids)
    .execute();

/** Queues a failed mail again with all attempts. Undefined when it has not failed. */
export const retryMail = (tx: Tx, id: string) =>
  tx
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: nowText() })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();

/** How many undelivered mails the list has in each status. */
export const countUndeliveredMail = (db: Db) => countByStatus(db, mailList, mailStatuses);
