import type { Db, Tx } from '../../../db/tables.ts';

/** An answer of the portal for e-invoices. */
export interface Registration {
  number: string;
  irn: string;
  ackNumber: string;
  ackDate: string;
  qr: string;
}

const values = ({ irn, ackNumber, ackDate, qr }: Registration) => ({
  irn,
  irn_at: ackDate,
  ack_number: ackNumber,
  signed_qr: qr,
});

/** Registers a bill that is not deleted and has no IRN. Returns its id, or undefined. */
export const registerBill = async (tx: Tx, answer: Registration): Promise<string | undefined> =>
  (
    await tx
      .updateTable('bills')
      .set(values(answer))
      .where('number', '=', answer.number)
      .where('irn', 'is', null)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Registers a credit note that has no IRN and whose bill is not deleted. Returns its id, or undefined. */
export const registerNote = async (tx: Tx, answer: Registration): Promise<string | undefined> =>
  (
    await tx
      .updateTable('credit_notes')
      .set(values(answer))
      .where('number', '=', answer.number)
      .where('irn', 'is', null)
      .where('bill_id', 'in', (eb) =>
        eb.selectFrom('bills').select('bills.id').where('bills.deleted_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Returns the IRN of a bill or credit note by its number, and whether it is cancelled. */
export const selectRegistered = async (db: Db, number: string) =>
  (await db
    .selectFrom('bills')
    .select(['irn', 'deleted_at as deletedAt'])
    .where('number', '=', number)
    .executeTakeFirst()) ??
  (await db
    .selectFrom('credit_notes')
    .innerJoin('bills', 'bills.id', 'credit_notes.bill_id')
    .select(['credit_notes.irn', 'bills.deleted_at as deletedAt'])
    .where('credit_notes.number', '=', number)
    .executeTakeFirst());
