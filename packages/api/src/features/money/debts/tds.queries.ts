import type { Day } from '@prahari/domain/days';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Returns the income tax that each client kept back by its payments of a period, in paise. */
export const selectDeducted = (db: Db, { from, to }: { from: Day; to: Day }) =>
  db
    .selectFrom('payments')
    .select((eb) => ['client_id as clientId', eb.fn.sum<number>('tds_paise').as('paise')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('voided_at', 'is', null)
    .where('tds_paise', '>', 0)
    .groupBy('client_id')
    .execute();

export const selectCertificates = (db: Db, { year, quarter }: { year: string; quarter: number }) =>
  db
    .selectFrom('tds_certificates')
    .select(['id as _id', 'client_id as clientId', 'number', 'amount_paise as paise'])
    .where('year', '=', year)
    .where('quarter', '=', quarter)
    .orderBy('number')
    .execute();

/** A certificate; its amount is in paise. */
export interface NewCertificate {
  clientId: string;
  year: string;
  quarter: number;
  number: string;
  paise: number;
  by: string;
}

/** Inserts a certificate and returns its id; undefined where the client has one of this number and quarter. */
export const insertCertificate = async (tx: Tx, one: NewCertificate): Promise<string | undefined> =>
  (
    await tx
      .insertInto('tds_certificates')
      .values({
        id: newId(),
        client_id: one.clientId,
        year: one.year,
        quarter: one.quarter,
        number: one.number,
        amount_paise: one.paise,
        created_by: one.by,
        created_at: nowText(),
      })
      .onConflict((conflict) => conflict.columns(['client_id', 'year', 'quarter', 'number']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const deleteCertificate = (tx: Tx, id: string) =>
  tx.deleteFrom('tds_certificates').where('id', '=', id).returningAll().executeTakeFirst();
