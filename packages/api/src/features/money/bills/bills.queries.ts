import { type BillStatus, billStatuses } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { Overview } from '@prahari/contract/office.schemas';
import type { TaxKind } from '@prahari/domain/bill-tax';
import { type Day, today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import { sql } from 'kysely';
import { compiledRead, fixed } from '../../../db/compiled.ts';
import { emailOf } from '../../../db/email.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db } from '../../../db/tables.ts';
import type { ListRow, ListTable } from '../../../read-model/list-table.ts';
import { countByStatus, sumByStatus } from '../../../read-model/page.ts';

/** Derives the status: a bill due today is pending, one due yesterday overdue (docs/rules.md). */
const statusOn = (day: Day) => sql<BillStatus>`case when bills.paid_at is not null then 'paid'
  when bills.due_date < ${day} then 'overdue' else 'pending' end`;

/** The rest of a bill that nobody has paid or credited, in paise. */
export const owedPaise = sql<number>`(bills.amount_paise - bills.credited_paise - bills.settled_paise)`;

/** The taxable value of a bill less that of its credit notes, with GST or without, in paise. */
export const openTaxablePaise = sql<number>`(bills.taxable_paise - (select coalesce(sum(credit_notes.taxable_paise), 0)
  from credit_notes where credit_notes.bill_id = bills.id))`;

const existingBills = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .where('bills.deleted_at', 'is', null);

const listRows = async (db: Db, ids: string[], today: Day): Promise<ListRow[]> => {
  const rows = await existingBills(db)
    .select([
      'bills.id',
      'bills.number',
      'bills.amount_paise',
      owedPaise.as('owed'),
      'bills.due_date',
      'bills.description',
      'clients.user_id',
      'clients.location',
      'users.name',
      emailOf('users.email').as('email'),
      statusOn(today).as('status'),
    ])
    .where('bills.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    owner: row.user_id,
    status: row.status,
    keys: {
      bill_number: row.number,
      client: row.name,
      amount: row.amount_paise,
      owed: row.owed,
      due_date: row.due_date,
      description: row.description,
    },
    texts: [row.number, row.name, row.email, row.description, row.location],
    validAfter: row.status === 'overdue' ? row.due_date : null,
    validThrough: row.status === 'pending' ? row.due_date : null,
  }));
};

/** Bills that are not deleted. The owner is the client's user. */
export const billList: ListTable = {
  name: 'bills',
  columns: {
    billNumber: 'bill_number',
    client: 'client',
    amount: 'amount',
    owed: 'owed',
    dueDate: 'due_date',
    status: 'status',
    description: 'description',
  },
  owned: true,
  sums: ['owed'],
  rows: listRows,
};

const billColumns = (day: Day) => [
  sql.ref<string>('bills.id').as('billId'),
  sql.ref<string>('bills.number').as('number'),
  sql.ref<string>('clients.id').as('clientId'),
  sql.ref<string>('users.id').as('userId'),
  sql.ref<string>('users.name').as('name'),
  emailOf('users.email').as('email'),
  sql.ref<number>('bills.amount_paise').as('amountPaise'),
  sql.ref<string>('bills.due_date').as('dueDate'),
  sql.ref<string>('bills.description').as('description'),
  sql.ref<string>('bills.drive_link').as('driveLink'),
  statusOn(day).as('status'),
  sql.ref<string>('bills.created_at').as('createdAt'),
  sql.ref<string>('bills.kind').as('kind'),
  sql.ref<string | null>('bills.month').as('month'),
  sql.ref<Day>('bills.bill_date').as('billDate'),
  sql.ref<TaxKind>('bills.tax').as('tax'),
  sql.ref<number>('bills.taxable_paise').as('taxablePaise'),
  sql.ref<number>('bills.cgst_paise').as('cgstPaise'),
  sql.ref<number>('bills.sgst_paise').as('sgstPaise'),
  sql.ref<number>('bills.igst_paise').as('igstPaise'),
  sql.ref<number>('bills.round_off_paise').as('roundOffPaise'),
  sql.ref<string>('bills.place_of_supply').as('placeOfSupply'),
  sql.ref<string>('bills.own_gstin').as('ownGstin'),
  sql.ref<number>('bills.settled_paise').as('settledPaise'),
  sql.ref<number>('bills.credited_paise').as('creditedPaise'),
  sql.ref<number>('bills.version').as('version'),
];

/** A row of `billColumns`. */
interface BillRow {
  billId: string;
  number: string;
  clientId: string;
  userId: string;
  name: string;
  email: string;
  amountPaise: number;
  dueDate: Day;
  description: string;
  driveLink: string;
  status: BillStatus;
  createdAt: string;
  kind: string;
  month: string | null;
  billDate: Day;
  tax: TaxKind;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundOffPaise: number;
  placeOfSupply: string;
  ownGstin: string;
  settledPaise: number;
  creditedPaise: number;
  version: number;
}

const toBill = (row: BillRow): Bill => ({
  _id: row.billId,
  billNumber: row.number,
  client: { _id: row.clientId, user: { _id: row.userId, name: row.name, email: row.email } },
  amount: toRupees(row.amountPaise),
  dueDate: row.dueDate,
  description: row.description,
  driveLink: row.driveLink,
  status: row.status,
  createdAt: row.createdAt,
  kind: row.kind,
  ...(row.month !== null && { month: row.month }),
  billDate: row.billDate,
  taxable: toRupees(row.taxablePaise),
  cgst: toRupees(row.cgstPaise),
  sgst: toRupees(row.sgstPaise),
  igst: toRupees(row.igstPaise),
  roundOff: toRupees(row.roundOffPaise),
  reverseCharge: row.tax === 'reverse',
  placeOfSupply: row.placeOfSupply,
  ...(row.ownGstin && { gstin: row.ownGstin }),
  paid: toRupees(row.settledPaise),
  credited: toRupees(row.creditedPaise),
  owed: toRupees(row.amountPaise - row.creditedPaise - row.settledPaise),
  version: row.version,
});

const billRows = (db: Db, day: Day) => existingBills(db).select(billColumns(day));

const billsByIds = compiledRead<{ ids: string; day: Day }, BillRow>('bills-by-ids', (db, value) =>
  billRows(db, value('day')).where(isOneOf(db, 'bills.id', value('ids'))),
);

/** Returns bills that are not deleted, in no particular order. */
export const selectBills = async (db: Db, ids: string[]): Promise<Bill[]> =>
  (await billsByIds(db, { ids: idList(db, ids), day: today() })).map(toBill);

const ownBills = compiledRead<{ userId: string; day: Day }, BillRow>('own-bills', (db, value) =>
  billRows(db, value('day'))
    .where('clients.user_id', '=', value('userId'))
    .orderBy('bills.id', 'desc')
    .limit(fixed(LIST_LIMIT_MAX + 1)),
);

/** Returns a client's newest bills that are not deleted, one more than a page has. */
export const selectOwnBills = async (db: Db, userId: string): Promise<Bill[]> =>
  (await ownBills(db, { userId, day: today() })).map(toBill);

/** Returns the number of bills in each status. */
export const countBills = (db: Db) => countByStatus(db, billList, billStatuses);

/** Returns the sums that all clients owe, in rupees. */
export async function sumOwed(db: Db): Promise<Overview['owed']> {
  const { pending, overdue } = await countBills(db);
  const sums = await sumByStatus(db, billList, ['pending', 'overdue'], ['owed']);
  return {
    unpaid: (sums['pending.owed'] + sums['overdue.owed']) / 100,
    unpaidBills: pending + overdue,
    overdue: sums['overdue.owed'] / 100,
  };
}
