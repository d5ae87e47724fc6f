import { newId, nowText } from '../db/ids.ts';
import type { Tx } from '../db/tables.ts';

export interface Letter {
  subject: string;
  /** Plain text; a code stands on a line of its own. */
  text: string;
  html: string;
}

/** Puts a mail into the outbox in the transaction that causes it; a worker sends it after the commit. */
export async function queueMail(tx: Tx, { to, subject, text, html }: Letter & { to: string }): Promise<void> {
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
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .execute();
}
