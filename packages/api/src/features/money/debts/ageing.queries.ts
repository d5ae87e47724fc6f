import { addDays, type Day } from '@prahari/domain/days';
import { MSMED_DAYS } from '@prahari/domain/msme-interest';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import { owedPaise } from '../bills/bills.queries.ts';
import { freePaise } from '../payments/dues.queries.ts';

/** Sums what is owed of bills that were due in a period, both days included. */
const owedBetween = (owed: RawBuilder<number>, first: Day, last: Day) =>
  sql<number>`coalesce(sum(case when bills.due_date between ${first} and ${last} then ${owed} else 0 end), 0)`;

const agesOn = (day: Day, owed: RawBuilder<number>) => [
  owedBetween(owed, day, '9999-12-31').as('notDue'),
  owedBetween(owed, addDays(day, -30), addDays(day, -1)).as('d30'),
  owedBetween(owed, addDays(day, -60), addDays(day, -31)).as('d60'),
  owedBetween(owed, addDays(day, -90), addDays(day, -61)).as('d90'),
  owedBetween(owed, '0000-01-01', addDays(day, -91)).as('older'),
];

interface AgesOfClient {
  clientId: string;
  notDue: number;
  d30: number;
  d60: number;
  d90: number;
  older: number;
}

/** Returns what each client owes now by age on a day, in paise. */
export const selectAges = (db: Db, day: Day): Promise<AgesOfClient[]> =>
  db
    .selectFrom('bills')
    .select('client_id as clientId')
    .select(agesOn(day, owedPaise))
    .where('paid_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy('client_id')
    .execute() as Promise<AgesOfClient[]>;

/** The rest of a bill on a day, in paise: payments and credit notes of later days don't count. */
const owedOn = (day: Day) => sql<number>`(bills.amount_paise
  - coalesce((select sum(credit_notes.amount_paise) from credit_notes
    where credit_notes.bill_id = bills.id and credit_notes.day <= ${day}), 0)
  - coalesce((select sum(payment_allocations.amount_paise) from payment_allocations
    join payments on payments.id = payment_allocations.payment_id
    where payment_allocations.bill_id = bills.id and payments.voided_at is null and payments.day <= ${day}), 0))`;

/** Returns what each client owed on an earlier day by age, in paise. */
export const selectAgesOn = (db: Db, day: Day): Promise<AgesOfClient[]> =>
  db
    .selectFrom('bills')
    .select('client_id as clientId')
    .select(agesOn(day, owedOn(day)))
    .where('bill_date', '<=', day)
    .where('deleted_at', 'is', null)
    .groupBy('client_id')
    .having(sql<boolean>`sum(${owedOn(day)}) > 0`)
    .execute() as Promise<AgesOfClient[]>;

/** Returns the bills of which something was owed after their due date or 45 days, on a day. */
export const selectLateBills = (db: Db, { day, clientId }: { day: Day; clientId?: string | undefined }) =>
  db
    .selectFrom('bills')
    .select(['client_id as clientId', 'bill_date as billDate', 'due_date as dueDate', owedOn(day).as('owed')])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('due_date', '<', day), eb('bill_date', '<', addDays(day, -MSMED_DAYS))]))
    .where('bill_date', '<=', day)
    .where(sql<boolean>`${owedOn(day)} > 0`)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .execute();

/** Returns what was on account of each client on an earlier day, in paise. */
export const selectSumsOnAccountOn = (db: Db, day: Day) => {
  const free = sql<number>`(bank_paise + tds_paise + gst_tds_paise + other_paise - coalesce((
    select sum(payment_allocations.amount_paise) from payment_allocations
    join bills on bills.id = payment_allocations.bill_id
    where payment_allocations.payment_id = payments.id and bills.deleted_at is null
      and bills.bill_date <= ${day}), 0))`;
  return db
    .selectFrom('payments')
    .select(['client_id as clientId', sql<number>`sum(${free})`.as('onAccount')])
    .where('voided_at', 'is', null)
    .where('day', '<=', day)
    .groupBy('client_id')
    .having(sql<boolean>`sum(${free}) > 0`)
    .execute();
};

/** Returns what is on account of each client, in paise. */
export const selectSumsOnAccount = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['client_id as clientId', sql<number>`sum(${freePaise})`.as('onAccount')])
    .where('voided_at', 'is', null)
    .groupBy('client_id')
    .having(sql<boolean>`sum(${freePaise}) > 0`)
    .execute();

/** Returns the names of clients by id. */
export async function selectClientNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['clients.id', 'users.name'])
    .where('clients.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
