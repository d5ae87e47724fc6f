import { nowText } from '../db/ids.ts';
import type { Db } from '../db/tables.ts';

/**
 * Deletes those of the mails that remind of a shift that has begun meanwhile, as after an outage of the mail
 * server. Returns how many. The address leads to the messages, which have no index of their mails.
 */
export async function deleteLateReminders(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .innerJoin('messages', 'messages.user_id', 'users.id')
          .select('messages.id')
          .whereRef('users.email', '=', 'outbox.recipient')
          .whereRef('messages.mail_id', '=', 'outbox.id')
          .where('messages.kind', '=', 'shift-tomorrow')
          .where('messages.expires_at', '<=', nowText()),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
