import type { TaxKind } from '@prahari/domain/bill-tax';
import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { JsonText } from '../../../db/json-rows.ts';
import type { StoredLine } from '../../../db/tables/money-tables.ts';
import type { Db } from '../../../db/tables.ts';

export interface Period {
  from: Day;
  /** Included. */
  to: Day;
}

/** A bill or credit note as accounts know it. Amounts are in paise. */
export interface OutwardDocument {
  id: string;
  number: string;
  day: Day;
  clientId: string;
  clientName: string;
  clientGstin: string;
  clientAddress: string;
  /** 1 for a composition dealer, as the client is today. */
  isComposition: 0 | 1;
  /** `none` for a bill with an amount of its own, and for a note without GST. */
  tax: TaxKind;
  /** The code of a State. */
  place: string;
  /** Empty for a bill that was made without a GSTIN. */
  ownGstin: string;
  description: string;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  roundOff: number;
  amount: number;
  irn: string | null;
  isCancelled: boolean;
}

export interface BillToExport extends OutwardDocument {
  kind: 'bill';
  dueDate: Day;
}

export interface NoteToExport extends OutwardDocument {
  kind: 'note';
  original: { id: string; number: string; day: Day; amount: number; tax: TaxKind };
  lines: JsonText<StoredLine[]>;
}

/** The day and id after which a batch begins. */
export interface After {
  day: Day;
  id: string;
}

const client = [
  sql.ref<string>('clients.id').as('clientId'),
  sql.ref<string>('users.name').as('clientName'),
  sql<string>`case when bills.client_address = '' then clients.location else bills.client_address end`.as(
    'clientAddress',
  ),
  sql.ref<string>('bills.client_gstin').as('clientGstin'),
  sql.ref<0 | 1>('clients.is_composition').as('isComposition'),
  sql.ref<string>('bills.place_of_supply').as('place'),
  sql.ref<string>('bills.own_gstin').as('ownGstin'),
  sql.ref<string | null>('bills.deleted_at').as('deletedAt'),
];

const sumsOf = (table: 'bills' | 'credit_notes') => [
  sql.ref<number>(`${table}.taxable_paise`).as('taxable'),
  sql.ref<number>(`${table}.cgst_paise`).as('cgst'),
  sql.ref<number>(`${table}.sgst_paise`).as('sgst'),
  sql.ref<number>(`${table}.igst_paise`).as('igst'),
  sql.ref<number>(`${table}.round_off_paise`).as('roundOff'),
  sql.ref<number>(`${table}.amount_paise`).as('amount'),
  sql.ref<string | null>(`${table}.irn`).as('irn'),
];

const billsWithClients = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id');

/** Returns bills of a period by day, deleted ones too. @param limit of rows */
export async function selectBills(
  db: Db,
  { from, to }: Period,
  { after, limit }: { after?: After | undefined; limit: number },
): Promise<BillToExport[]> {
  const rows = await billsWithClients(db)
    .select([...client, ...sumsOf('bills')])
    .select([
      'bills.id',
      'bills.number',
      'bills.bill_date as day',
      'bills.due_date as dueDate',
      'bills.description',
      'bills.tax',
    ])
    .where('bills.bill_date', '>=', from)
    .where('bills.bill_date', '<=', to)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(bills.bill_date, bills.id) > (${after?.day ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('bills.bill_date')
    .orderBy('bills.id')
    .limit(limit)
    .execute();
  return rows.map(({ deletedAt, ...row }) => ({ kind: 'bill', ...row, isCancelled: deletedAt !== null }));
}

/** Returns credit notes of a period by day. One of a deleted bill is cancelled with it. */
export async function selectNotes(
  db: Db,
  { from, to }: Period,
  { after, limit }: { after?: After | undefined; limit: number },
): Promise<NoteToExport[]> {
  const rows = await billsWithClients(db)
    .innerJoin('credit_notes', 'credit_notes.bill_id', 'bills.id')
    .select([...client, ...sumsOf('credit_notes')])
    .select([
      'credit_notes.id',
      'credit_notes.number',
      'credit_notes.day',
      'credit_notes.reason as description',
      'credit_notes.with_tax as withTax',
      'credit_notes.lines',
      'bills.tax',
      'bills.id as billId',
      'bills.number as billNumber',
      'bills.bill_date as billDate',
      'bills.amount_paise as billAmount',
    ])
    .where('credit_notes.day', '>=', from)
    .where('credit_notes.day', '<=', to)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(credit_notes.day, credit_notes.id) > (${after?.day ?? ''}, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('credit_notes.day')
    .orderBy('credit_notes.id')
    .limit(limit)
    .execute();
  return rows.map(({ deletedAt, withTax, billId, billNumber, billDate, billAmount, ...row }) => ({
    kind: 'note',
    ...row,
    original: { id: billId, number: billNumber, day: billDate, amount: billAmount, tax: row.tax },
    tax: withTax === 1 ? row.tax : 'none',
    isCancelled: deletedAt !== null,
  }));
}

/** Returns the lines of bills, in their order. */
export const selectLinesOf = (db: Db, billIds: readonly string[]) =>
  db
    .selectFrom('bill_lines')
    .select([
      'bill_id as billId',
      'description',
      'quantity',
      'unit',
      'rate_paise as ratePaise',
      'amount_paise as amountPaise',
    ])
    .where('bill_id', 'in', billIds)
    .orderBy('bill_id')
    .orderBy('position')
    .execute();
