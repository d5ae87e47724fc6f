import type { LanguageCode } from '@prahari/contract/languages';
import type { AnyMessageKind } from '@prahari/contract/messages';
import type { Day } from '@prahari/domain/days';
import { emailOf } from '../../db/email.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';

export interface ReaderRow {
  id: string;
  role: 'client' | 'security' | 'admin';
  email: string;
  /** Null until one is chosen. */
  language: LanguageCode | null;
}

/** Returns a person who can be told something: nobody whose account is erased or disabled. */
export const selectReader = (db: Db, userId: string): Promise<ReaderRow | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'role', emailOf('email').as('email'), 'language'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export const selectAdminIds = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .where('erased_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Returns the user of a client. */
export const selectUserOfClient = async (db: Db, clientId: string): Promise<string | undefined> =>
  (await db.selectFrom('clients').select('user_id').where('id', '=', clientId).executeTakeFirst())?.user_id;

export interface NewMessage {
  act: string;
  userId: string;
  kind: AnyMessageKind;
  isWrong: boolean;
  link?: string | undefined;
  expiresAt: string;
}

/** Inserts a message and returns its id; undefined for an act of which the person was told. */
export async function insertMessage(
  tx: Tx,
  { act, userId, kind, isWrong, link = '', expiresAt }: NewMessage,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('messages')
    .values({
      id: newId(),
      act,
      user_id: userId,
      kind,
      is_wrong: isWrong ? 1 : 0,
      link: link || null,
      created_at: nowText(),
      expires_at: expiresAt,
      mail_id: null,
      sent_at: null,
      sent_by: null,
    })
    .onConflict((conflict) => conflict.columns(['act', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertParts(tx: Tx, parts: readonly Tables['message_parts'][]): Promise<void> {
  await tx
    .insertInto('message_parts')
    .values([...parts])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setMail(tx: Tx, id: string, mailId: string | null): Promise<void> {
  await tx.updateTable('messages').set({ mail_id: mailId }).where('id', '=', id).execute();
}

/** Returns the person's message about an act. */
export const selectByAct = (tx: Tx, act: string, userId: string) =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('act', '=', act)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const selectMessage = (tx: Tx, id: string) =>
  tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the messages that tell of a thing. */
export const selectAbout = (tx: Tx, about: string) =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', (parts) =>
      parts.selectFrom('message_parts').select('message_id').where('about', '=', about),
    )
    .where('is_wrong', '=', 0)
    .orderBy('id')
    .execute();

export const selectParts = (db: Db, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('message_parts')
        .selectAll()
        .where('message_id', 'in', messageIds)
        .orderBy('key')
        .execute();

/** Deletes what a message tells of a thing. */
export async function deleteParts(tx: Tx, messageId: string, about: string): Promise<void> {
  await tx
    .deleteFrom('message_parts')
    .where('message_id', '=', messageId)
    .where('about', '=', about)
    .execute();
}

/** Deletes a message that the office has not ticked off. Returns false for another. */
export async function deleteUnsent(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Takes a message off the list of those to send. */
export async function expire(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ expires_at: nowText(), link: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Returns the days of an assignment in a period on which its guard has a duty, in order. */
export const selectDutyDays = async (
  tx: Tx,
  assignmentId: string,
  { from, to }: { from: Day; to: Day },
): Promise<Day[]> =>
  (
    await tx
      .selectFrom('duties')
      .select('day')
      .where('assignment_id', '=', assignmentId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('plan', '=', 'planned')
      .orderBy('day')
      .execute()
  ).map(({ day }) => day);
