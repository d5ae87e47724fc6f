import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { addRate } from '@prahari/contract/rates.schemas';
import type { Day } from '@prahari/domain/days';
import { toPaise } from '@prahari/domain/paise';
import type { Rate } from '@prahari/domain/rates';
import { sql } from 'kysely';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

const columns = (db: Db) =>
  db
    .selectFrom('rates')
    .select((eb) => [
      'rates.id',
      'rates.client_id as clientId',
      'rates.post_id as postId',
      'rates.shift',
      'rates.basis',
      'rates.hours',
      'rates.amount_paise as amountPaise',
      'rates.from_day as from',
      'rates.holiday_percent as holidayPercent',
      'rates.rise_on as riseOn',
      'rates.rise_percent as risePercent',
      'rates.rise_paise as risePaise',
      'rates.is_published as isPublished',
      'rates.created_at as createdAt',
      eb
        .exists(
          eb.selectFrom('bill_lines').select('bill_lines.id').whereRef('bill_lines.rate_id', '=', 'rates.id'),
        )
        .as('isBilled'),
    ]);
export type RateRow = Awaited<ReturnType<typeof selectRates>>[number];

/** Returns the rates of a client, or all of them, the newest first. */
export const selectRates = (db: Db, clientId?: string) =>
  columns(db)
    .$if(clientId !== undefined, (query) => query.where('rates.client_id', '=', clientId ?? ''))
    .orderBy('rates.client_id')
    .orderBy('rates.from_day', 'desc')
    .orderBy('rates.id', 'desc')
    .execute();

export const selectRate = (db: Db, id: string) => columns(db).where('rates.id', '=', id).executeTakeFirst();

/** True for a rate that no later one of the same scope and hours follows. */
const isNewest = sql<boolean>`not exists (select 1 from rates as later
  where later.client_id = rates.client_id and coalesce(later.post_id, '') = coalesce(rates.post_id, '')
    and coalesce(later.shift, '') = coalesce(rates.shift, '') and later.hours = rates.hours
    and later.from_day > rates.from_day)`;

/** Selects rates whose rise is due on a day; those of posts that ended rise no more. */
const due = <Q extends ReturnType<typeof columns>>(query: Q, day: Day) =>
  query
    .innerJoin('clients', 'clients.id', 'rates.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .leftJoin('posts', 'posts.id', 'rates.post_id')
    .where('rates.rise_on', '<=', day)
    .where('users.erased_at', 'is', null)
    .where((eb) =>
      eb.or([eb('rates.post_id', 'is', null), eb('posts.end_date', '>=', eb.ref('rates.rise_on'))]),
    )
    .where(isNewest);

/** Returns the rates whose rise is due on a day, with the names of their clients, the oldest first. */
export const selectRises = (db: Db, day: Day, id?: string) =>
  due(columns(db), day)
    .select('users.name as clientName')
    .$if(id !== undefined, (query) => query.where('rates.id', '=', id ?? ''))
    .orderBy('rates.rise_on')
    .orderBy('rates.id')
    .execute();

/** Counts the rates whose rise is due on a day. */
export const countRises = async (db: Db, day: Day): Promise<number> => {
  const { rises } = await db
    .selectFrom(due(columns(db), day).as('due'))
    .select((eb) => eb.fn.countAll<number>().as('rises'))
    .executeTakeFirstOrThrow();
  return Number(rises);
};

/** Returns what bills are made with. */
export const selectBillingRates = (
  db: Db,
  clientIds: readonly string[],
): Promise<(Rate & { clientId: string })[]> =>
  db
    .selectFrom('rates')
    .select([
      'id',
      'client_id as clientId',
      'post_id as postId',
      'shift',
      'basis',
      'hours',
      'amount_paise as amountPaise',
      'from_day as from',
      'holiday_percent as holidayPercent',
    ])
    .where('client_id', 'in', clientIds)
    .execute();

/** Returns true if the post is the client's. */
export const isPostOf = async (db: Db, postId: string, clientId: string): Promise<boolean> =>
  (await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()) !== undefined;

/** Inserts a rate; returns undefined if there is one of the same scope and day. */
export async function insertRate(tx: Tx, body: ParsedBodyOf<typeof addRate>): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('rates')
    .values({
      id: newId(),
      client_id: body.clientId,
      post_id: body.postId ?? null,
      shift: body.shift ?? null,
      basis: body.basis,
      hours: body.hours as 8 | 12 | 24,
      amount_paise: toPaise(body.amount),
      from_day: body.from,
      holiday_percent: body.holidayPercent ?? 0,
      rise_on: body.rise?.day ?? null,
      rise_percent: body.rise?.percent ?? null,
      rise_paise: body.rise?.amount === undefined ? null : toPaise(body.rise.amount),
      created_at: nowText(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export const deleteRate = (tx: Tx, id: string) => tx.deleteFrom('rates').where('id', '=', id).execute();

export const setPublished = (tx: Tx, id: string, isPublished: 0 | 1) =>
  tx.updateTable('rates').set({ is_published: isPublished }).where('id', '=', id).execute();

/** Returns published prices in force on a day, each once, the lowest first. */
export const selectPrices = (db: Db, day: Day) =>
  db
    .selectFrom('rates')
    .innerJoin('clients', 'clients.id', 'rates.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .leftJoin('posts', 'posts.id', 'rates.post_id')
    .select(['rates.shift', 'rates.basis', 'rates.hours', 'rates.amount_paise as amountPaise'])
    .distinct()
    .where('rates.is_published', '=', 1)
    .where('rates.from_day', '<=', day)
    .where('users.erased_at', 'is', null)
    .where((eb) => eb.or([eb('rates.post_id', 'is', null), eb('posts.end_date', '>=', day)]))
    // A newer rate has taken its place.
    .where(
      sql<boolean>`not exists (select 1 from rates as later
        where later.client_id = rates.client_id and coalesce(later.post_id, '') = coalesce(rates.post_id, '')
          and coalesce(later.shift, '') = coalesce(rates.shift, '') and later.hours = rates.hours
          and later.from_day > rates.from_day and later.from_day <= ${day})`,
    )
    .orderBy('rates.hours')
    .orderBy('rates.amount_paise')
    .execute();
