import { newId, nowText } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';

/**
 * Takes the next number of a series, unique and without gaps; whoever takes one waits for the one before.
 * @param series `PR/26-27` of bills, `CN/26-27` of credit notes
 */
export async function nextNumber(tx: Tx, series: string): Promise<string> {
  const counter = await tx
    .insertInto('bill_counters')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((eb) => ({ last: eb('bill_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}/${String(counter.last).padStart(6, '0')}`;
}

/** A bill whose amount the office entered as a whole, so that it shows no tax of its own. */
export interface NewBill {
  series: string;
  number: string;
  clientId: string;
  amountPaise: number;
  billDate: string;
  dueDate: string;
  description: string;
  driveLink: string;
}

/** Finds the number of a bill with this client, amount and due date. */
export const findSameBill = (
  tx: Tx,
  { clientId, amountPaise, dueDate }: Pick<NewBill, 'clientId' | 'amountPaise' | 'dueDate'>,
): Promise<{ number: string } | undefined> =>
  tx
    .selectFrom('bills')
    .select('number')
    .where('client_id', '=', clientId)
    .where('amount_paise', '=', amountPaise)
    .where('due_date', '=', dueDate)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

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
      taxable_paise: bill.amountPaise,
      series: bill.series,
      bill_date: bill.billDate,
      due_date: bill.dueDate,
      description: bill.description,
      drive_link: bill.driveLink,
      created_at: nowText(),
    })
    .execute();
  return id;
}

/** Returns undefined when the bill is not deleted or unknown. */
export const restoreBill = (tx: Tx, id: string) =>
  tx
    .updateTable('bills')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();

/** Marks a bill deleted. Returns undefined when it is already deleted or unknown. */
export const deleteBill = (tx: Tx, id: string) =>
  tx
    .updateTable('bills')
    .set({ deleted_at: nowText() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Returns when the portal for e-invoices registered a bill; undefined for an unknown one. */
export const selectRegistration = (tx: Tx, id: string) =>
  tx.selectFrom('bills').select(['irn', 'irn_at']).where('id', '=', id).executeTakeFirst();

/** Locks the client of a bill, whose months others may be billing. */
export const lockClientOfBill = (tx: Tx, id: string) =>
  tx
    .updateTable('clients')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', (eb) => eb.selectFrom('bills').select('client_id').where('bills.id', '=', id))
    .execute();

/** Finds the bill that bills the month of a deleted one instead: by the same own GSTIN, or one of its posts. */
export const findBillOfSameMonth = (tx: Tx, id: string): Promise<{ number: string } | undefined> =>
  tx
    .selectFrom('bills')
    .innerJoin('bills as other', (join) =>
      join
        .onRef('other.client_id', '=', 'bills.client_id')
        .onRef('other.month', '=', 'bills.month')
        .onRef('other.kind', '=', 'bills.kind'),
    )
    .select('other.number')
    .where('bills.id', '=', id)
    .where('bills.deleted_at', 'is not', null)
    .where('other.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('other.own_gstin', '=', eb.ref('bills.own_gstin')),
        eb.exists(
          eb
            .selectFrom('bill_posts')
            .innerJoin('bill_posts as theirs', 'theirs.post_id', 'bill_posts.post_id')
            .select('bill_posts.post_id')
            .whereRef('bill_posts.bill_id', '=', 'bills.id')
            .whereRef('theirs.bill_id', '=', 'other.id'),
        ),
      ]),
    )
    .executeTakeFirst();

/**
 * Finds a bill that has days of a deleted one: a supplementary one, with which it would bill a day twice, or one
 * that was made since and did not count what the deleted one does.
 */
export const findBillOfSameDays = (tx: Tx, id: string): Promise<{ number: string } | undefined> =>
  tx
    .selectFrom('billed_duties as own')
    .innerJoin('billed_duties as theirs', 'theirs.duty_id', 'own.duty_id')
    .innerJoin('bills', 'bills.id', 'own.bill_id')
    .innerJoin('bills as other', 'other.id', 'theirs.bill_id')
    .select((eb) => eb.fn.max('other.number').as('number'))
    .where('own.bill_id', '=', id)
    .where('own.counts', '<>', 0)
    .where('theirs.counts', '<>', 0)
    .where('other.id', '<>', id)
    .where('other.deleted_at', 'is', null)
    .groupBy(['own.duty_id', 'own.counts', 'bills.deleted_at'])
    .having((eb) => {
      const together = eb('own.counts', '+', eb.fn.sum<number>('theirs.counts'));
      const isSince = eb(eb.fn.max('other.created_at'), '>', eb.ref('bills.deleted_at'));
      return eb.or([eb(together, '>', 1), eb(together, '<', 0), isSince]);
    })
    .executeTakeFirst();

/** Finds a bill that has a fixed price of days of a deleted one, alike. */
export const findBillOfSameFixedDays = (tx: Tx, id: string): Promise<{ number: string } | undefined> =>
  tx
    .selectFrom('billed_days as own')
    .innerJoin('billed_days as theirs', (join) =>
      join.onRef('theirs.post_id', '=', 'own.post_id').onRef('theirs.day', '=', 'own.day'),
    )
    .innerJoin('bills', 'bills.id', 'own.bill_id')
    .innerJoin('bills as other', 'other.id', 'theirs.bill_id')
    .select((eb) => eb.fn.max('other.number').as('number'))
    .where('own.bill_id', '=', id)
    .where('other.id', '<>', id)
    .where('other.deleted_at', 'is', null)
    .groupBy(['own.post_id', 'own.day', 'own.counts', 'bills.deleted_at'])
    .having((eb) => {
      const together = eb('own.counts', '+', eb.fn.sum<number>('theirs.counts'));
      const isSince = eb(eb.fn.max('other.created_at'), '>', eb.ref('bills.deleted_at'));
      return eb.or([eb(together, '>', 1), eb(together, '<', 0), isSince]);
    })
    .executeTakeFirst();
