import { compiled } from '../../db/compiled.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Tx } from '../../db/tables.ts';

/** Takes the next number of a financial year, unique and without gaps. */
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
      due_date: bill.dueDate,
      description: bill.description,
      drive_link: bill.driveLink,
      created_at: nowText(),
    })
    .execute();
  return id;
}

const markPaid = compiled<{ id: string; now: string }, { id: string }>('mark-bill-paid', (db, value) =>
  db
    .updateTable('bills')
    .set({ paid_at: value('now') })
    .where('id', '=', value('id'))
    .where('paid_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id'),
);

/** Returns undefined when the bill is already paid, deleted or unknown. */
export const markBillPaid = async (tx: Tx, id: string) => (await markPaid(tx, { id, now: nowText() }))[0];

/** Returns undefined when the bill is not paid, deleted or unknown. */
export const markBillUnpaid = (tx: Tx, id: string) =>
  tx
    .updateTable('bills')
    .set({ paid_at: null })
    .where('id', '=', id)
    .where('paid_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

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
