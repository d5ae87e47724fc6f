import type { BillTotals } from '@prahari/domain/bill-tax';
import { sql } from 'kysely';
import { newId, nowText } from '../../../db/ids.ts';
import type { StoredLine } from '../../../db/tables/money-tables.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Returns what a credit note needs to know of its bill; undefined for one that is deleted or unknown. */
export const selectBillToCredit = (db: Db, id: string) =>
  db
    .selectFrom('bills')
    .select([
      'client_id as clientId',
      'tax',
      'bill_date as billDate',
      'taxable_paise as taxablePaise',
      sql<number>`(select coalesce(sum(taxable_paise), 0) from credit_notes
        where credit_notes.bill_id = bills.id and with_tax = 1)`.as('creditedTaxablePaise'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Returns the day of the newest note of a series. */
export const selectNewestDay = async (tx: Tx, series: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('credit_notes')
      .select((eb) => eb.fn.max('day').as('day'))
      .where('series', '=', series)
      .executeTakeFirstOrThrow()
  ).day;

/** A credit note; amounts in paise. */
interface NewCreditNote {
  series: string;
  number: string;
  billId: string;
  day: string;
  reason: string;
  withTax: boolean;
  lines: StoredLine[];
  totals: BillTotals;
  by: string;
}

/** Inserts a credit note and returns its id. */
export async function insertCreditNote(tx: Tx, note: NewCreditNote): Promise<string> {
  const id = newId();
  await tx
    .insertInto('credit_notes')
    .values({
      id,
      number: note.number,
      series: note.series,
      bill_id: note.billId,
      day: note.day,
      reason: note.reason,
      with_tax: note.withTax ? 1 : 0,
      lines: JSON.stringify(note.lines) as never,
      taxable_paise: note.totals.taxable,
      cgst_paise: note.totals.cgst,
      sgst_paise: note.totals.sgst,
      igst_paise: note.totals.igst,
      round_off_paise: note.totals.roundOff,
      amount_paise: note.totals.total,
      created_by: note.by,
      created_at: nowText(),
    })
    .execute();
  return id;
}

/** Returns credit notes with the numbers of their bills. */
export const selectCreditNotes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('credit_notes')
    .innerJoin('bills', 'bills.id', 'credit_notes.bill_id')
    .selectAll('credit_notes')
    .select('bills.number as billNumber')
    .where('credit_notes.id', 'in', ids)
    .execute();
