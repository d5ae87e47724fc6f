import type { Day } from '@prahari/domain/days';
import { type RawBuilder, sql } from 'kysely';
import { emailOf } from '../../../db/email.ts';
import type { Db } from '../../../db/tables.ts';

/** An entry of a client's account; amounts in paise. */
export interface EntryRow {
  kind: 'bill' | 'creditNote' | 'payment';
  id: string;
  day: Day;
  number: string;
  description: string;
  billed: number;
  credited: number;
  received: number;
  tds: number;
}

/** All entries of a client: neither deleted bills nor voided payments. */
const entries = (clientId: string): RawBuilder<EntryRow> => sql<EntryRow>`
  select 'bill' as kind, 1 as rank, id, bill_date as day, number, description,
    amount_paise as billed, 0 as credited, 0 as received, 0 as tds
  from bills where client_id = ${clientId} and deleted_at is null
  union all select 'creditNote', 2, credit_notes.id, credit_notes.day, credit_notes.number, credit_notes.reason,
    0, credit_notes.amount_paise, 0, 0
  from credit_notes join bills on bills.id = credit_notes.bill_id
  where bills.client_id = ${clientId} and bills.deleted_at is null
  union all select 'payment', 3, id, day, reference, mode, 0, 0, bank_paise + other_paise, tds_paise + gst_tds_paise
  from payments where client_id = ${clientId} and voided_at is null`;

/** Returns a client's entries of a period, the oldest first. */
export async function selectEntries(db: Db, clientId: string, { from, to }: { from: Day; to: Day }) {
  const { rows } = await sql<EntryRow>`select * from (${entries(clientId)}) as e
    where day >= ${from} and day <= ${to} order by day, rank, id`.execute(db);
  return rows;
}

/** Returns what a client owed before a day, in paise; negative where more was received than billed. */
export async function selectBalanceBefore(db: Db, clientId: string, day: Day): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select
    coalesce(sum(billed - credited - received - tds), 0) as balance
    from (${entries(clientId)}) as e where day < ${day}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** Returns the address of a client; empty without one. */
export const selectEmail = async (db: Db, id: string): Promise<string> =>
  (
    await db
      .selectFrom('clients')
      .innerJoin('users', 'users.id', 'clients.user_id')
      .select(emailOf('users.email').as('email'))
      .where('clients.id', '=', id)
      .executeTakeFirstOrThrow()
  ).email;

export const selectClient = (db: Db, id: string) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['clients.id as _id', 'users.name'])
    .where('clients.id', '=', id)
    .executeTakeFirst();

export const selectClientOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['clients.id as _id', 'users.name'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
