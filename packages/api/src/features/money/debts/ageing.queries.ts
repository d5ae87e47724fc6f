import { addDays, type Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import { owedPaise } from '../bills/bills.queries.ts';
import { freePaise } from '../payments/dues.queries.ts';

/** Sums what is owed of bills that were due in a period, both days included. */
const owedBetween = (first: Day, last: Day) =>
  sql<number>`coalesce(sum(case when bills.due_date between ${first} and ${last} then ${owedPaise} else 0 end), 0)`;

/** Returns what each client owes by age on a day, in paise. */
export const selectAges = (db: Db, today: Day) =>
  db
    .selectFrom('bills')
    .select([
      'client_id as clientId',
      owedBetween(today, '9999-12-31').as('notDue'),
      owedBetween(addDays(today, -30), addDays(today, -1)).as('d30'),
      owedBetween(addDays(today, -60), addDays(today, -31)).as('d60'),
      owedBetween(addDays(today, -90), addDays(today, -61)).as('d90'),
      owedBetween('0000-01-01', addDays(today, -91)).as('older'),
    ])
    .where('paid_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy('client_id')
    .execute();

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
