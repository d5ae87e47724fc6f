import type { ImpossibleReason } from '@prahari/contract/offers';
import type { Insertable } from 'kysely';
import { compiled } from '../../../db/compiled.ts';
import { nowText } from '../../../db/ids.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';

/** Inserts offers, a few columns each, in slices that a statement can take. */
export async function insertOffers(tx: Tx, offers: readonly Insertable<Tables['offers']>[]): Promise<void> {
  const SLICE = 1_000;
  for (let from = 0; from < offers.length; from += SLICE)
    await tx
      .insertInto('offers')
      .values(offers.slice(from, from + SLICE))
      .execute();
}

/** Returns guards with name, phone and language, in no particular order. */
export const selectGuards = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(['guards.id as _id', 'users.id as userId', 'users.name', 'users.phone', 'users.language'])
    .where(isOneOf(db, 'guards.id', idList(db, ids)))
    .where('users.erased_at', 'is', null)
    .execute();
export type OfferedGuard = Awaited<ReturnType<typeof selectGuards>>[number];

/** Closes the open offers of guards at a post: a new link replaces those for the same days. */
export const closeEarlier = (
  tx: Tx,
  { postId, guardIds, days }: { postId: string; guardIds: readonly string[]; days: string },
) =>
  tx
    .updateTable('offers')
    .set({ open_until: nowText() })
    .where('post_id', '=', postId)
    .where(isOneOf(tx, 'guard_id', idList(tx, guardIds)))
    .where('days', '=', days)
    .where('assignment_ids', 'is', null)
    .where('open_until', '>', nowText())
    .execute();

const offerColumns = [
  'offers.id',
  'offers.round_id as roundId',
  'offers.post_id as postId',
  'offers.guard_id as guardId',
  'offers.days',
  'offers.sent_by as sentBy',
  'offers.sent_at as sentAt',
  'offers.open_until as openUntil',
  'offers.opened_at as openedAt',
  'offers.answer',
  'offers.answered_at as answeredAt',
  'offers.impossible',
  'offers.assignment_ids as assignmentIds',
] as const;

const byToken = compiled<{ tokenHash: string }, OfferRow>('offer-by-token', (db, value) =>
  db
    .selectFrom('offers')
    .innerJoin('guards', 'guards.id', 'offers.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(offerColumns)
    .select((eb) => [
      'users.id as userId',
      'users.name as guardName',
      eb
        .selectFrom('offers as won')
        .select('won.id')
        .whereRef('won.round_id', '=', 'offers.round_id')
        .where('won.assignment_ids', 'is not', null)
        .as('wonBy'),
    ])
    .where('offers.token_hash', '=', value('tokenHash'))
    .where('users.disabled_at', 'is', null),
);

export interface OfferRow {
  id: string;
  roundId: string;
  postId: string;
  guardId: string;
  days: string;
  sentBy: string;
  sentAt: string;
  openUntil: string;
  openedAt: string | null;
  answer: 'yes' | 'no' | null;
  answeredAt: string | null;
  impossible: ImpossibleReason | null;
  assignmentIds: string | null;
  userId: string;
  guardName: string;
  /** The offer of its round that won. */
  wonBy: string | null;
}

/** Returns the offer of a token, unless its guard’s account is disabled. */
export const selectByToken = async (db: Db, tokenHash: string): Promise<OfferRow | undefined> =>
  (await byToken(db, { tokenHash }))[0];

/** Notes the first time that a link was opened. */
export const setOpened = (db: Db, id: string) =>
  db
    .updateTable('offers')
    .set({ opened_at: nowText() })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();

/** Notes an answer that did not win. The time of an answer is that of the first of its kind. */
export const setAnswer = (db: Db, id: string, answer: 'yes' | 'no') =>
  db
    .updateTable('offers')
    .set({ answer, answered_at: nowText() })
    .where('id', '=', id)
    .where('assignment_ids', 'is', null)
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', answer)]))
    .execute();

export const setImpossible = (db: Db, id: string, impossible: ImpossibleReason) =>
  db
    .updateTable('offers')
    .set({ impossible })
    .where('id', '=', id)
    .where('assignment_ids', 'is', null)
    .execute();

/** Makes an offer the one that won. */
export const setWon = (tx: Tx, id: string, assignmentIds: readonly string[]) =>
  tx
    .updateTable('offers')
    .set({
      answer: 'yes',
      answered_at: nowText(),
      impossible: null,
      assignment_ids: JSON.stringify(assignmentIds),
    })
    .where('id', '=', id)
    .execute();

/** True if some of a guard's assignments are still planned. */
export const stands = async (db: Db, assignmentIds: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('duties')
    .select('id')
    .where('assignment_id', 'in', [...assignmentIds])
    .where('plan', '=', 'planned')
    .limit(1)
    .executeTakeFirst()) !== undefined;

const listed = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('guards', 'guards.id', 'offers.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .innerJoin('users as sender', 'sender.id', 'offers.sent_by')
    .leftJoin('offers as won', (join) =>
      join.onRef('won.round_id', '=', 'offers.round_id').on('won.assignment_ids', 'is not', null),
    )
    .select(offerColumns)
    .select(['users.name', 'users.phone', 'sender.name as senderName', 'won.id as wonBy']);
export type ListedOffer = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** Returns a post's offers since an instant, the newest first and in the order they were sent. */
export const selectOfPost = (db: Db, postId: string, since: string) =>
  listed(db)
    .where('offers.post_id', '=', postId)
    .where('offers.sent_at', '>=', since)
    .orderBy('offers.sent_at', 'desc')
    .orderBy('offers.id')
    .execute();

export const selectOffers = (db: Db, ids: readonly string[]) =>
  listed(db)
    .where(isOneOf(db, 'offers.id', idList(db, ids)))
    .orderBy('offers.id')
    .execute();

/** Closes offers of rounds that nobody has won. */
export const close = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('offers')
    .set({ open_until: nowText() })
    .where(isOneOf(tx, 'id', idList(tx, ids)))
    .where('assignment_ids', 'is', null)
    .where('open_until', '>', nowText())
    .execute();
