import { type MessageStatus, messageKinds } from '@prahari/contract/messages';
import { sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';

/** Selects messages to clients and guards: the office's own mails are no messages to send. Nobody is told while disabled. */
const toPeople = (db: Db, status: MessageStatus) => {
  const admins = db.selectFrom('users').select('id').where('role', '=', 'admin');
  const erased = db.selectFrom('users').select('id').where('erased_at', '>', '');
  const messages = db
    .selectFrom('messages')
    .where('messages.user_id', 'not in', admins.unionAll(erased))
    .where('messages.kind', 'in', messageKinds);
  if (status === 'sent') return messages.where('messages.sent_at', 'is not', null);
  return messages
    .where('messages.sent_at', 'is', null)
    .where('messages.expires_at', '>', nowText())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as readers')
            .select('readers.id')
            .whereRef('readers.id', '=', 'messages.user_id')
            .where('readers.disabled_at', 'is not', null),
        ),
      ),
    );
};

/** Returns messages with their readers, the oldest unsent or the latest sent ones first. */
export const selectMessages = (db: Db, status: MessageStatus, limit: number) =>
  toPeople(db, status)
    .innerJoin('users', 'users.id', 'messages.user_id')
    .leftJoin('clients', 'clients.user_id', 'users.id')
    .leftJoin('guards', 'guards.user_id', 'users.id')
    .leftJoin('consents', (join) =>
      join.onRef('consents.user_id', '=', 'users.id').on('consents.purpose', '=', 'whatsApp'),
    )
    .leftJoin('users as senders', 'senders.id', 'messages.sent_by')
    .select([
      'messages.id',
      'messages.kind',
      'messages.is_wrong as isWrong',
      'messages.link',
      'messages.mail_id as mailId',
      'messages.created_at as createdAt',
      'messages.sent_at as sentAt',
      'senders.name as sentBy',
      'users.role',
      'users.language',
      'users.name',
      'users.phone',
      sql<string>`coalesce(clients.id, guards.id, users.id)`.as('personId'),
      'consents.notice as asked',
      'consents.given_at as givenAt',
      'consents.withdrawn_at as withdrawnAt',
    ])
    .orderBy(status === 'sent' ? 'messages.sent_at' : 'messages.id', status === 'sent' ? 'desc' : 'asc')
    .orderBy('messages.id')
    .limit(limit)
    .execute();
export type QueuedMessage = Awaited<ReturnType<typeof selectMessages>>[number];

export async function countUnsent(db: Db): Promise<number> {
  const { count } = await toPeople(db, 'unsent')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ticks messages off, empties their links and returns their ids. */
export async function setSent(tx: Tx, ids: readonly string[], by: string): Promise<string[]> {
  const rows = await tx
    .updateTable('messages')
    .set({ sent_at: nowText(), sent_by: by, link: null })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('kind', 'in', messageKinds)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
