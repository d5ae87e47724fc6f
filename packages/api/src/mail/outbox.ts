import { newId, nowText } from '../db/ids.ts';
import type { Tx } from '../db/tables.ts';

export interface Letter {
  subject: string;
  /** Plain text; a code stands on a line of its own. */
  text: string;
  html: string;
}

/** Puts a mail into the outbox in the transaction that causes it; a worker sends it after the commit. */
export const queueMail = (tx: Tx, mail: Letter & { to: string }): Promise<void> => put(tx, mail, null);

/**
 * Writes a mail to nobody, which is never sent: so that an address without an account costs the same time as one with
 * (ASVS 6.3.8). Swept like a mail that was sent.
 */
export const queueNothing = (tx: Tx, letter: Letter): Promise<void> =>
  put(tx, { to: '', ...letter }, nowText());

async function put(
  tx: Tx,
  { to, subject, text, html }: Letter & { to: string },
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
