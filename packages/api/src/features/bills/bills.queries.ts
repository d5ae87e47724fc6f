import { type BillStatus, billStatuses, type ListQuery, today } from '@prahari/contract';
import { sql } from 'kysely';
import { newId, nowText } from '../../db/ids.ts';
import { countByStatus, type Page, pageOf, textOrder } from '../../db/page.ts';
import { preparedQuery } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/tables.ts';

/** Derived from the due date: a bill due today is pending, one due yesterday overdue (DECISIONS section 3). */
const statusOn = (day: string) => sql<BillStatus>`case when bills.paid_at is not null then 'paid'
  when bills.due_date < ${day} then 'overdue' else 'pending' end`;
const statusToday = () => statusOn(today());

const number = sql<string>`bills.number`;
const clientName = sql<string>`users.name`;
const description = sql<string>`bills.description`;

const existingBills = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .where('bills.deleted_at', 'is', null);

/** The bills on a page of the list; only those of the client `ownerId` when given. */
export const billPage = (db: Db, list: ListQuery, ownerId?: string): Promise<Page> => {
  const status = statusToday();
  const bills = existingBills(db);
  return pageOf(db, ownerId === undefined ? bills : bills.where('clients.user_id', '=', ownerId), list, {
    name: 'bills',
    id: sql<string>`bills.id`,
    columns: {
      billNumber: textOrder(db, number),
      client: textOrder(db, clientName),
      amount: sql`bills.amount_paise`,
      dueDate: textOrder(db, sql<string>`bills.due_date`),
      status: textOrder(db, status),
      description: textOrder(db, description),
    },
    status,
    texts: [number, clientName, sql<string>`users.email`, description, sql<string>`clients.location`],
  });
};

const billRows = (db: Db, day: string) =>
  existingBills(db).select([
    'bills.id as _id',
    'bills.number as billNumber',
    'clients.id as clientId',
    'users.id as userId',
    'users.name',
    'users.email',
    'bills.amount_paise as amountPaise',
    'bills.due_date as dueDate',
    'bills.description',
    'bills.drive_link as driveLink',
    'bills.created_at as createdAt',
    statusOn(day).as('status'),
  ]);

export type BillRow = Awaited<ReturnType<typeof selectBills>>[number];

/** Bills that are not deleted, in no particular order. Amounts are in paise. */
export const selectBills = (db: Db, ids: string[]) =>
  billRows(db, today()).where('bills.id', 'in', ids).execute();

const ownBills = preparedQuery<{ userId: string; day: string }, BillRow>('own-bills', (db, { userId, day }) =>
  billRows(db, day).where('clients.user_id', '=', userId).orderBy('bills.id', 'desc'),
);

/** All bills of a client that are not deleted, newest first. Amounts are in paise. */
export const selectOwnBills = (db: Db, userId: string): Promise<BillRow[]> =>
  ownBills(db, { userId, day: today() });

/** Takes the next number of a financial year. One statement, so numbers are unique; rolled back with the bill, so none is skipped. */
export const nextBillNumber = async (tx: Tx, year: string): Promise<number> => {
  const counter = await tx
    .insertInto('bill_counters')
    .values({ financial_year: year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet((eb) => ({ last: eb('bill_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return counter.last;
};

export interface NewBill {
  number: string;
  clientId: string;
  amountPaise: number;
  dueDate: string;
  description: string;
  driveLink: string;
}

/** Inserts a bill and returns its id. */
export async function generateBill(tx: Tx, bill: NewBill): Promise<string> {
  const id = newId();
  await tx
    .insertInto('bills')
    .values({
      id,
      number: bill.number,
      client_id: bill.clientId,
      amount_paise: bill.amountPaise,
      due_date: bill.dueDate,
      description: bill.description,
      drive_link: bill.driveLink,
      created_at: nowText(),
    })
    .execute();
  return id;
}

/** Undefined when the bill is already paid, deleted or unknown. */
export const markBillPaid = (tx: Tx, id: string) =>
  tx
    .updateTable('bills')
    .set({ paid_at: nowText() })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Marks a bill deleted. Undefined when it is already deleted or unknown. */
export const deleteBill = (tx: Tx, id: string) =>
  tx
    .updateTable('bills')
    .set({ deleted_at: nowText() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** How many bills the list has in each status. */
export const countBills = (db: Db) => countByStatus(existingBills(db), statusToday(), billStatuses);
