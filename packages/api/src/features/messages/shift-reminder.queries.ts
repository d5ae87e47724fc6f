import type { Day } from '@prahari/domain/days';
import type { Db, Tx } from '../../db/tables.ts';

/** Returns the user of a guard. */
export const selectUserOfGuard = async (tx: Tx, guardId: string): Promise<string | undefined> =>
  (await tx.selectFrom('guards').select('user_id').where('id', '=', guardId).executeTakeFirst())?.user_id;

/** Returns a guard's planned duties of a day, in the order of their begin. */
export const selectDutiesOf = (db: Db, userId: string, day: Day) =>
  db
    .selectFrom('duties')
    .innerJoin('guards', 'guards.id', 'duties.guard_id')
    .innerJoin('users as owners', 'owners.id', 'guards.user_id')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'duties.id',
      'duties.begins_at as beginsAt',
      'duties.ends_at as endsAt',
      'owners.name as guard',
      'users.id as clientUserId',
      'users.name as client',
      'assignments.street',
      'assignments.city',
    ])
    .where('guards.user_id', '=', userId)
    .where('duties.day', '=', day)
    .where('duties.plan', '=', 'planned')
    .orderBy('duties.begins_at')
    .execute();

/** Returns a person's reminders of a shift that are still to be sent. @param now ISO 8601, UTC */
export const selectUnsentReminders = (tx: Tx, userId: string, now: string) =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'shift-tomorrow')
    .where('sent_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();

export const deleteAllParts = (tx: Tx, messageId: string) =>
  tx.deleteFrom('message_parts').where('message_id', '=', messageId).execute();

export const setExpiry = (tx: Tx, id: string, expiresAt: string) =>
  tx.updateTable('messages').set({ expires_at: expiresAt }).where('id', '=', id).execute();
