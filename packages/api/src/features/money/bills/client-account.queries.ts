import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

const owed = sql`amount_paise - credited_paise - settled_paise`;
const sum = (condition: ReturnType<typeof sql>, paise = owed) =>
  sql<number>`coalesce(sum(case when ${condition} then ${paise} else 0 end), 0)`;
const count = (condition: ReturnType<typeof sql>) => sql<number>`count(case when ${condition} then 1 end)`;

const unpaid = sql`paid_at is null`;

/** Sums a client's bills that are not deleted, in paise. @param paidSince UTC, ISO 8601 */
export const selectAccount = (
  db: Db,
  clientId: string,
  { today, paidSince }: { today: Day; paidSince: string },
) => {
  const overdue = sql`paid_at is null and due_date < ${today}`;
  const paid = sql`paid_at >= ${paidSince}`;
  return db
    .selectFrom('bills')
    .select([
      sum(unpaid).as('owed'),
      count(unpaid).as('unpaidBills'),
      sum(overdue).as('overdue'),
      sql<Day | null>`min(case when ${overdue} then due_date end)`.as('overdueSince'),
      sum(paid, sql`settled_paise`).as('paid'),
      count(paid).as('paidBills'),
    ])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
};

/** Returns the ids of a client's latest bills that are not deleted. */
export const selectLatestIds = async (db: Db, clientId: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('bills')
      .select('id')
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);
