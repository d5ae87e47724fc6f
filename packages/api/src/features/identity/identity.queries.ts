import { nowText } from '../../db/ids.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';

const guards = (db: Db) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .leftJoin('identity_cards', 'identity_cards.guard_id', 'guards.id')
    .leftJoin('photographs', 'photographs.guard_id', 'guards.id')
    .select([
      'guards.id as guardId',
      'users.name',
      'users.disabled_at as disabledAt',
      'guards.badge_number as badgeNumber',
      'identity_cards.token',
      'photographs.type',
      'photographs.content',
    ]);

/** Returns a guard with the token of the card, or undefined. */
export const selectCard = (db: Db, guardId: string) =>
  guards(db).where('guards.id', '=', guardId).executeTakeFirst();

/** Returns the guard of a user with the token of the card, or undefined. */
export const selectCardOfUser = (db: Db, userId: string) =>
  guards(db).where('guards.user_id', '=', userId).executeTakeFirst();

/** Returns the guard of a card that is valid: the guard’s account is neither disabled nor erased. */
export const selectByToken = (db: Db, token: string) =>
  guards(db)
    .where('identity_cards.token', '=', token)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

/** Stores a card unless the guard has one. */
export const insertCard = (tx: Tx, guardId: string, token: string) =>
  tx
    .insertInto('identity_cards')
    .values({ guard_id: guardId, token, created_at: nowText() })
    .onConflict((conflict) => conflict.column('guard_id').doNothing())
    .returning('token')
    .executeTakeFirst();

/** Deletes a card. Returns undefined where there is none. */
export const deleteCard = (tx: Tx, guardId: string) =>
  tx.deleteFrom('identity_cards').where('guard_id', '=', guardId).returning('guard_id').executeTakeFirst();

/** Returns the duty of a guard that runs, or undefined. @param now in ms since 1970 */
export const selectRunningDuty = (db: Db, guardId: string, now: number) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'duties.begins_at as beginsAt',
      'duties.ends_at as endsAt',
      'duties.plan',
      'duties.started_at as startedAt',
      'duties.marked',
      'duties.flags',
      'assignments.status',
      'assignments.city',
      'users.name as client',
      'clients.is_named_on_cards as isNamed',
    ])
    .where('duties.guard_id', '=', guardId)
    .where('duties.begins_at', '<=', now)
    .where('duties.ends_at', '>', now)
    .where('duties.plan', '=', 'planned')
    .where('duties.ended_at', 'is', null)
    .executeTakeFirst();

type Photograph = Pick<Tables['photographs'], 'guard_id' | 'type' | 'content'>;

/** Stores a photograph in the place of an earlier one. */
export const upsertPhotograph = (tx: Tx, { guard_id, ...photograph }: Photograph) =>
  tx
    .insertInto('photographs')
    .values({ guard_id, ...photograph, created_at: nowText() })
    .onConflict((conflict) =>
      conflict.column('guard_id').doUpdateSet({ ...photograph, created_at: nowText() }),
    )
    .execute();

/** Deletes a photograph. Returns undefined where there is none. */
export const deletePhotograph = (tx: Tx, guardId: string) =>
  tx.deleteFrom('photographs').where('guard_id', '=', guardId).returning('guard_id').executeTakeFirst();
