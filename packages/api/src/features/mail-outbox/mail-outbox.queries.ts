import { type ListQuery, type MailStatus, mailStatuses } from '@prahari/contract';
import { sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import { countByStatus, type Page, pageOf, textOrder } from '../../db/page.ts';
import type { Db, Tx } from '../../db/tables.ts';

const status = sql<MailStatus>`case when outbox.failed_at is null then 'waiting' else 'dead' end`;
const recipient = sql<string>`outbox.recipient`;
const subject = sql<string>`outbox.subject`;

const unsentMails = (db: Db) => db.selectFrom('outbox').where('sent_at', 'is', null);

/** The undelivered mails on a page of the list. */
export const mailPage = (db: Db, list: ListQuery): Promise<Page> =>
  pageOf(db, unsentMails(db), list, {
    name: 'mail',
    id: sql<string>`outbox.id`,
    columns: {
      recipient: textOrder(db, recipient),
      subject: textOrder(db, subject),
      status: textOrder(db, status),
      tries: sql`outbox.attempts`,
    },
    status,
    texts: [recipient, subject],
  });

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
export const countUndeliveredMail = (db: Db) => countByStatus(unsentMails(db), status, mailStatuses);
