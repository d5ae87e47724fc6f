import { sql } from 'kysely';
import { newId, nowText } from '../db/ids.ts';
import { parseJson } from '../db/json-rows.ts';
import type { Attachment } from '../db/tables/system-tables.ts';
import type { Db, Tx } from '../db/tables.ts';
import { searchText } from '../read-model/search-text.ts';
import { deleteLateReminders } from './late-mails.queries.ts';
import { isMailExpired } from './mail-code.ts';
import type { MailContent } from './mail-content.ts';
import type { OutgoingMail } from './transport.ts';

export interface ClaimedMail extends Omit<OutgoingMail, 'files'> {
  createdAt: string;
  /** The number of attempts, this one included. */
  attempts: number;
  attachments: Attachment[];
}

/** Returns the time of the next due mail, or undefined. */
export async function nextDue(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}

/** Claims mails due at `dueBy` for `leaseMs`. Only one of concurrent processes gets each mail. */
export async function claimDue(
  db: Db,
  claim: { limit: number; leaseMs: number; dueBy: string },
): Promise<ClaimedMail[]> {
  const { limit, leaseMs, dueBy } = claim;
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', dueBy)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const ids = due.map(({ id }) => id);
  if ((await deleteLateReminders(db, ids)) > 0) return claimDue(db, claim);
  const claimed: ClaimedMail[] = [];
  for (const { id, next_attempt_at } of due) {
    const row = await db
      .updateTable('outbox')
      .set({ next_attempt_at: nowText(leaseMs), attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where('next_attempt_at', '=', next_attempt_at)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .returning(['recipient', 'subject', 'text', 'html', 'attachments', 'created_at', 'attempts'])
      .executeTakeFirst();
    if (!row) continue;
    const { recipient: to, created_at: createdAt, attachments, ...mail } = row;
    claimed.push({ id, to, createdAt, attachments: parseJson(attachments), ...mail });
  }
  return claimed;
}

/** Makes claimed or rescheduled mails due again. Only for the only running process. */
export async function releaseClaimedMails(db: Db): Promise<void> {
  const now = nowText();
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '>', now)
    .where('attempts', '>', 0)
    .execute();
}

/** Deletes the content of a finished mail: it may contain a code, which is only stored hashed. */
const withoutContent = { text: '', html: '' };

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: nowText(), last_error: null, ...withoutContent })
    .where('id', '=', id)
    .execute();
}

export async function markForRetry(
  db: Db,
  id: string,
  { inMs, error }: { inMs: number; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: nowText(inMs), last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Marks a mail failed. Its content stays for resending unless its code has expired. */
export async function markFailed(db: Db, mail: ClaimedMail, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: nowText(), last_error: error, ...(isMailExpired(mail) && withoutContent) })
    .where('id', '=', mail.id)
    .execute();
}

/**
 * Queues a mail in the transaction that causes it and returns its id. The worker sends it after the
 * commit or `holdMs` later; a person without an email gets none.
 */
export const queueMail = async (
  tx: Tx,
  mail: MailContent & { to: string },
  { holdMs = 0, attachments = [] }: { holdMs?: number; attachments?: readonly Attachment[] | undefined } = {},
): Promise<string | undefined> =>
  mail.to === '' ? undefined : insertMail(tx, mail, { sentAt: null, holdMs, attachments });

/** Cancels a mail that nobody has tried to send. Returns false when it may have left. */
export async function cancelMail(tx: Tx, id: string): Promise<boolean> {
  const cancelled = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}

/** Deletes a mail that is out of date; returns false if it has left. One that is just being sent may still arrive. */
export async function dropMail(tx: Tx, id: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Writes a sent mail without recipient, to take as long without an account (ASVS 6.3.8). */
export async function queueUnsentMail(tx: Tx, content: MailContent): Promise<void> {
  await insertMail(tx, { to: '', ...content }, { sentAt: nowText(), holdMs: 0, attachments: [] });
}

async function insertMail(
  tx: Tx,
  { to, subject, text, html }: MailContent & { to: string },
  {
    sentAt,
    holdMs,
    attachments,
  }: { sentAt: string | null; holdMs: number; attachments: readonly Attachment[] },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('outbox')
    .values({
      id,
      recipient: to,
      subject,
      text,
      html,
      attachments: JSON.stringify(attachments),
      created_at: nowText(),
      next_attempt_at: nowText(holdMs),
      attempts: 0,
      sent_at: sentAt,
      failed_at: null,
      last_error: null,
      search_text: searchText({ texts: [to, subject] }),
    })
    .execute();
  return id;
}

/** Counts waiting and failed mails and finds the oldest waiting one; held mails don't wait yet. */
export const countUndelivered = (db: Db) =>
  db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', nowText())]))
    .select([
      sql<number>`count(*) - count(failed_at)`.as('waiting'),
      sql<number>`count(failed_at)`.as('dead'),
      sql<string | null>`min(case when failed_at is null then created_at end)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();

/** Deletes the content of failed mails whose code has expired. */
export async function emptyExpiredCodeMails(db: Db): Promise<void> {
  const failed = await db
    .selectFrom('outbox')
    .select(['id', 'text', 'created_at'])
    .where('failed_at', 'is not', null)
    .where('text', '<>', '')
    .execute();
  const expired = failed.filter(({ text, created_at }) => isMailExpired({ text, createdAt: created_at }));
  for (const { id } of expired)
    await db.updateTable('outbox').set(withoutContent).where('id', '=', id).execute();
}
