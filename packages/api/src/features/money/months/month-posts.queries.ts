import type { Day } from '@prahari/domain/days';
import type { Shift } from '@prahari/domain/shifts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { BilledDay, Line } from './line.rows.ts';
import { insertInParts } from './made-bills.queries.ts';

const billedDays = (db: Db, { from, to }: { from: Day; to: Day }) =>
  db
    .selectFrom('billed_days')
    .innerJoin('bills', 'bills.id', 'billed_days.bill_id')
    .where('bills.deleted_at', 'is', null)
    .where('billed_days.day', '>=', from)
    .where('billed_days.day', '<=', to);

/** Returns the posts that have days in a period, or whose fixed price bills that exist have then, the oldest first. */
export const selectBillablePosts = (
  db: Db,
  { from, to, clientIds }: { from: Day; to: Day; clientIds: readonly string[] },
) =>
  db
    .selectFrom('posts')
    .select([
      'id',
      'client_id as clientId',
      'street',
      'city',
      'state',
      'zip_code as zipCode',
      'shift',
      'hours',
      'start_date as startDate',
      'end_date as endDate',
    ])
    .where((post) =>
      post.or([
        post.and([
          post('start_date', '<=', to),
          post('end_date', '>=', from),
          post('end_date', '>=', post.ref('start_date')),
        ]),
        post.exists(
          billedDays(db, { from, to })
            .select('billed_days.post_id')
            .where('billed_days.post_id', '=', post.ref('posts.id')),
        ),
      ]),
    )
    .where('client_id', 'in', clientIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns what bills that exist have of fixed prices in a period, by post and day. */
export async function selectBilledDays(
  db: Db,
  { from, to, clientIds }: { from: Day; to: Day; clientIds: readonly string[] },
): Promise<BilledDay[]> {
  const rows = await billedDays(db, { from, to })
    .select((eb) => [
      'billed_days.post_id as postId',
      'billed_days.day',
      eb.fn.sum<number>('billed_days.counts').as('counts'),
      eb.fn.max('billed_days.rate_id').as('rateId'),
    ])
    .where('bills.client_id', 'in', clientIds)
    .groupBy(['billed_days.post_id', 'billed_days.day'])
    .execute();
  return rows.map((row) => ({ ...row, counts: Number(row.counts) }));
}

/** Returns the posts whose month bills that exist cover, with the own GSTIN of the bill. */
export const selectCoveredPosts = (
  db: Db,
  { month, kind, clientIds }: { month: string; kind: string; clientIds: readonly string[] },
) =>
  db
    .selectFrom('bill_posts')
    .innerJoin('bills', 'bills.id', 'bill_posts.bill_id')
    .select(['bill_posts.post_id as postId', 'bills.own_gstin as ownGstin'])
    .where('bills.month', '=', month)
    .where('bills.kind', '=', kind)
    .where('bills.deleted_at', 'is', null)
    .where('bills.client_id', 'in', clientIds)
    .execute();

/** Keeps for which days of posts a bill has their fixed price, whatever lines the office made of it. */
export const insertFixedDays = (tx: Tx, billId: string, lines: readonly Line[]): Promise<void> =>
  insertInParts(
    tx,
    'billed_days',
    lines.flatMap(({ postId, rateId, fixedDays = [] }) =>
      postId === null
        ? []
        : fixedDays.map(({ day, counts }) => ({
            bill_id: billId,
            post_id: postId,
            day,
            rate_id: rateId,
            counts,
          })),
    ),
  );

export type PostRow = Awaited<ReturnType<typeof selectBillablePosts>>[number] & { shift: Shift | null };
