import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

/** Sums of a month, in paise. */
interface MonthRow {
  month: string;
  billed: number;
  received: number;
  tds: number;
}

/** Returns what was billed, credited, received and kept back as tax since a day, by month. */
export async function selectMonths(db: Db, since: Day): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`select substr(day, 1, 7) as month,
      sum(billed) as billed, sum(received) as received, sum(tds) as tds from (
    select bill_date as day, amount_paise as billed, 0 as received, 0 as tds
    from bills where deleted_at is null and bill_date >= ${since}
    union all select credit_notes.day, -credit_notes.amount_paise, 0, 0
    from credit_notes join bills on bills.id = credit_notes.bill_id
    where bills.deleted_at is null and credit_notes.day >= ${since}
    union all select day, 0, bank_paise, tds_paise + gst_tds_paise
    from payments where voided_at is null and day >= ${since}
  ) as e group by substr(day, 1, 7)`.execute(db);
  return rows;
}
