import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { type DemoRows, demoTables } from './rows.ts';

const ROWS_PER_INSERT = 100;

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export async function insertDemoRows(tx: Tx, rows: DemoRows): Promise<void> {
  for (const table of demoTables) {
    const all = rows[table];
    for (let start = 0; start < all.length; start += ROWS_PER_INSERT) {
      await tx
        .insertInto(table)
        .values(all.slice(start, start + ROWS_PER_INSERT))
        .execute();
    }
  }
}

/** Returns a client's bill of a month. */
export const selectMonthBill = (tx: Tx, clientId: string, month: string) =>
  tx
    .selectFrom('bills')
    .select(({ ref }) => [
      'id',
      'taxable_paise as taxablePaise',
      'settled_paise as settledPaise',
      sql<number>`${ref('amount_paise')} - ${ref('credited_paise')} - ${ref('settled_paise')}`.as(
        'owedPaise',
      ),
    ])
    .where('client_id', '=', clientId)
    .where('month', '=', month)
    .executeTakeFirst();
