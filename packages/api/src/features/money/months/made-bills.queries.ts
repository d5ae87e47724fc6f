import type { Insertable, Updateable } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';
import type { Line } from './line.rows.ts';

export const insertBill = (tx: Tx, bill: Insertable<Tables['bills']>) =>
  tx.insertInto('bills').values(bill).execute();

/** SQLite binds at most 32,766 values, PostgreSQL 65,535. */
const ROWS_AT_ONCE = 1000;

export async function insertInParts<T extends 'bill_lines' | 'billed_duties' | 'billed_days'>(
  tx: Tx,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE) as never)
      .execute();
}

/** Inserts lines in their order, with the duties that each bills. */
export async function insertLines(tx: Tx, billId: string, lines: readonly Line[]): Promise<void> {
  const rows = lines.map((line, position) => ({ line, position, id: newId() }));
  await insertInParts(
    tx,
    'bill_lines',
    rows.map(({ line, position, id }) => ({
      id,
      bill_id: billId,
      position,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      rate_paise: line.ratePaise,
      amount_paise: line.amountPaise,
      post_id: line.postId,
      guard_id: line.guardId,
      rate_id: line.rateId,
    })),
  );
  await insertInParts(
    tx,
    'billed_duties',
    rows.flatMap(({ line, id }) =>
      line.days.map(({ dutyId, counts }) => ({ bill_id: billId, duty_id: dutyId, line_id: id, counts })),
    ),
  );
}

/** Keeps which posts' month a bill covers. */
export async function insertPosts(tx: Tx, billId: string, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  const rows = postIds.map((postId) => ({ bill_id: billId, post_id: postId }));
  await tx.insertInto('bill_posts').values(rows).execute();
}

/** Returns the posts whose month a bill that is not deleted covers, the oldest first, with the month. */
export const selectBilledPosts = (db: Db, billId: string) =>
  db
    .selectFrom('bill_posts')
    .innerJoin('bills', 'bills.id', 'bill_posts.bill_id')
    .innerJoin('posts', 'posts.id', 'bill_posts.post_id')
    .select(['bill_posts.post_id as postId', 'bills.month'])
    .where('bills.id', '=', billId)
    .where('bills.deleted_at', 'is', null)
    .orderBy('posts.created_at')
    .orderBy('posts.id')
    .execute();

/** Returns the lines of a bill in their order, with their guards. */
export const selectLines = (db: Db, billId: string) =>
  db
    .selectFrom('bill_lines')
    .leftJoin('guards', 'guards.id', 'bill_lines.guard_id')
    .leftJoin('users', 'users.id', 'guards.user_id')
    .select([
      'bill_lines.id',
      'bill_lines.description',
      'bill_lines.quantity',
      'bill_lines.unit',
      'bill_lines.rate_paise as ratePaise',
      'bill_lines.amount_paise as amountPaise',
      'bill_lines.post_id as postId',
      'bill_lines.guard_id as guardId',
      'users.name as guardName',
      'bill_lines.rate_id as rateId',
    ])
    .where('bill_lines.bill_id', '=', billId)
    .orderBy('bill_lines.position')
    .execute();

/** Returns the duties of a bill, by day. */
export const selectBilledDuties = (db: Db, billId: string) =>
  db
    .selectFrom('billed_duties')
    .innerJoin('duties', 'duties.id', 'billed_duties.duty_id')
    .select(['billed_duties.line_id as lineId', 'duties.id as dutyId', 'duties.day', 'billed_duties.counts'])
    .where('billed_duties.bill_id', '=', billId)
    .orderBy('duties.day')
    .orderBy('duties.id')
    .execute();

/** Returns the newest date in a series of bills; undefined for a new series. */
export const selectNewestDate = async (db: Db, series: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('bills')
      .select('bill_date as day')
      .where('series', '=', series)
      .orderBy('bill_date', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.day;

/** Returns what of a bill decides its changes. @param userId its client, if only the client's own count */
export const selectBillFacts = (db: Db, id: string, userId?: string) =>
  db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .select([
      'bills.id',
      'bills.version',
      'bills.kind',
      'bills.based_on as basedOn',
      'bills.tax',
      'bills.irn',
      'bills.description',
      'bills.amount_paise as amountPaise',
      'bills.settled_paise as settledPaise',
      'bills.credited_paise as creditedPaise',
    ])
    .where('bills.id', '=', id)
    .where('bills.deleted_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('clients.user_id', '=', userId ?? ''))
    .executeTakeFirst();

/** Replaces the lines of a bill; the duties of lines that are gone stay billed. */
export async function replaceLines(
  tx: Tx,
  billId: string,
  lines: readonly (Omit<Line, 'days' | 'guardName' | 'id'> & { id: string | undefined })[],
): Promise<void> {
  const kept = lines.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await tx
    .deleteFrom('bill_lines')
    .where('bill_id', '=', billId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
  // Positions are unique: the kept lines make room first.
  await tx
    .updateTable('bill_lines')
    .set((eb) => ({ position: eb('position', '+', 1_000_000) }))
    .where('bill_id', '=', billId)
    .execute();
  for (const [position, line] of lines.entries()) {
    const values = {
      position,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      rate_paise: line.ratePaise,
      amount_paise: line.amountPaise,
    };
    if (line.id === undefined)
      await tx
        .insertInto('bill_lines')
        .values({ ...values, id: newId(), bill_id: billId })
        .execute();
    else await tx.updateTable('bill_lines').set(values).where('id', '=', line.id).execute();
  }
}

export const updateBill = (tx: Tx, id: string, values: Updateable<Tables['bills']>) =>
  tx
    .updateTable('bills')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes the lines of a bill that gets an amount of its own again. */
export const deleteLines = (tx: Tx, billId: string) =>
  tx.deleteFrom('bill_lines').where('bill_id', '=', billId).execute();

/** Lets a bill that has another due date be reminded of again. */
export const deleteReminders = (tx: Tx, billId: string) =>
  tx.deleteFrom('bill_reminders').where('bill_id', '=', billId).execute();
