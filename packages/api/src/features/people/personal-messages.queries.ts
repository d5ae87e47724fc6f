import { sql } from 'kysely';
import { isPostgres } from '../../db/open.ts';
import type { Db, Tx } from '../../db/tables.ts';

/** Returns what a person was told, for the person's copy. */
export async function messagesOf(db: Db, userId: string) {
  const messages = db
    .selectFrom('messages')
    .select(['id', 'kind', 'is_wrong', 'created_at', 'sent_at'])
    .where('user_id', '=', userId);
  const parts = db
    .selectFrom('message_parts')
    .select(['message_id', 'facts'])
    .where('message_id', 'in', messages.clearSelect().select('id'));
  return { messages: await messages.execute(), messageParts: await parts.execute() };
}

/**
 * Deletes what a person was told, and what others were told about the person, with mails that wait or failed
 * and the subjects of those sent. Returns the ids of messages without their mail, which tell others of more.
 */
export async function deleteMessages(tx: Tx, userId: string): Promise<string[]> {
  const isNamed = sql<boolean>`${isPostgres(tx) ? sql`strpos` : sql`instr`}(message_parts.names, ${userId}) > 0`;
  const naming = await tx.deleteFrom('message_parts').where(isNamed).returning('message_id').execute();
  const ids = [...new Set(naming.map(({ message_id }) => message_id))];
  const mails = tx
    .selectFrom('messages')
    .select('mail_id')
    .where('mail_id', 'is not', null)
    .where((row) => row.or([row('user_id', '=', userId), ...(ids.length > 0 ? [row('id', 'in', ids)] : [])]))
    .$castTo<{ mail_id: string }>();
  const unsent = await tx
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    .where('id', 'in', mails)
    .returning('id')
    .execute();
  // A sent mail has no text, but its subject may name the person.
  await tx.updateTable('outbox').set({ subject: '', search_text: '' }).where('id', 'in', mails).execute();
  await tx.deleteFrom('messages').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('messages')
    .where('id', 'not in', tx.selectFrom('message_parts').select('message_id'))
    .execute();
  if (unsent.length === 0) return [];
  const left = tx
    .selectFrom('messages')
    .select('id')
    .where(
      'mail_id',
      'in',
      unsent.map(({ id }) => id),
    );
  return (await left.orderBy('id').execute()).map(({ id }) => id);
}
