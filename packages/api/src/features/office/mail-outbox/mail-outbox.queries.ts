import type { MailStatus } from '@prahari/contract/office';
import { sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import { recordIds } from '../../../db/person-record.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { lowered, type PlainList } from '../../../read-model/plain-list.ts';

const status = sql<MailStatus>`case when outbox.failed_at is null then 'waiting' else 'dead' end`;

const unsentMails = (db: Db) => db.selectFrom('outbox').where('sent_at', 'is', null);

/** Mails that are not sent, without those held back while they can be cancelled. */
export const mailList: PlainList = {
  name: 'outbox',
  columns: { recipient: 'recipient', subject: 'subject', status: 'status', tries: 'tries' },
  rows: (db) => sql`select outbox.id, ${status} as status, ${lowered(db, sql`recipient`)} as recipient,
    ${lowered(db, sql`subject`)} as subject, attempts as tries, search_text
    from outbox where sent_at is null and (attempts > 0 or next_attempt_at <= ${nowText()})`,
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
