import { sql } from 'kysely';
import { newId, nowText } from '../db/ids.ts';
import type { Db, Tx } from '../db/tables.ts';
import { isMailExpired } from './mail-code.ts';
import type { MailContent } from './mail-content.ts';
import type { OutgoingMail } from './transport.ts';

export interface ClaimedMail extends OutgoingMail {
  createdAt: string;
  /** This one counted. */
  attempts: number;
}

/** When the next mail is due, or nothing waits. */
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

/**
 * Takes mails that are due, for as long as `leaseMs`: when this process dies, another takes them after that. Of several
 * processes at the same time one gets each.
 */
export async function claimDue(
  db: Db,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', nowText())
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const claimed: ClaimedMail[] = [];
  for (const { id, next_attempt_at } of due) {
    const row = await db
      .updateTable('outbox')
      .set({ next_attempt_at: nowText(leaseMs), attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where('next_attempt_at', '=', next_attempt_at)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .returning(['recipient', 'subject', 'text', 'html', 'created_at', 'attempts'])
      .executeTakeFirst();
    if (!row) continue;
    const { recipient: to, subject, text, html, created_at: createdAt, attempts } = row;
    claimed.push({ id, to, subject, text, html, createdAt, attempts });
  }
  return claimed;
}

/** Lets go of what a process before this one was sending, or waited to try again. Only where no other process can be. */
export async function releaseClaimedMails(db: Db): Promise<void> {
  const now = nowText();
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '>', now)
    .execute();
}

/** A mail may hold a code, and codes are kept hashed only: once it is done, what it said goes. */
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

/** Gives a mail up. It keeps what it said, to be sent again, unless that is a code that no longer works. */
export async function markFailed(db: Db, mail: ClaimedMail, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: nowText(), last_error: error, ...(isMailExpired(mail) && withoutContent) })
    .where('id', '=', mail.id)
    .execute();
}

/** Queues a mail in the transaction that causes it; the worker sends it after the commit. */
export const queueMail = (tx: Tx, mail: MailContent & { to: string }): Promise<void> =>
  insertMail(tx, mail, null);

/**
 * Writes a mail without a recipient, marked sent, so that an address without an account takes as long as one with
 * (ASVS 6.3.8). Purged like a sent mail.
 */
export const queueUnsentMail = (tx: Tx, content: MailContent): Promise<void> =>
  insertMail(tx, { to: '', ...content }, nowText());

async function insertMail(
  tx: Tx,
  { to, subject, text, html }: MailContent & { to: string },
  sentAt: string | null,
): Promise<void> {
  const now = nowText();
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      recipient: to,
      subject,
      text,
      html,
      created_at: now,
      next_attempt_at: now,
      attempts: 0,
      sent_at: sentAt,
      failed_at: null,
      last_error: null,
    })
    .execute();
}

/** How many mails wait and how many failed, and when the oldest waiting one was queued. */
export const countUndelivered = (db: Db) =>
  db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select([
      sql<number>`count(*) - count(failed_at)`.as('waiting'),
      sql<number>`count(failed_at)`.as('dead'),
      sql<string | null>`min(case when failed_at is null then created_at end)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
