import { sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import { parseJson } from '../../db/json-rows.ts';
import type { CompanyFacts } from '../../db/tables/company-tables.ts';
import type { Db, Tx } from '../../db/tables.ts';

const ROW = 1;

/** Returns what somebody has entered, or undefined. */
export const selectCompany = async (db: Db) => {
  const row = await db
    .selectFrom('company')
    .select(['facts', 'version'])
    .where('id', '=', ROW)
    .executeTakeFirst();
  return row && { facts: parseJson(row.facts), version: row.version };
};

/** Locks the company's row until the transaction ends, by writing it, and returns it. */
export const lockCompany = async (tx: Tx) => {
  const { facts, version } = await tx
    .insertInto('company')
    .values({ id: ROW, facts: '{}', version: 1 })
    .onConflict((on) => on.column('id').doUpdateSet((eb) => ({ version: eb.ref('company.version') })))
    .returning(['facts', 'version'])
    .executeTakeFirstOrThrow();
  return { facts: parseJson(facts), version };
};

export const writeCompany = (tx: Tx, { facts, version }: { facts: CompanyFacts; version: number }) =>
  tx
    .updateTable('company')
    .set({
      facts: JSON.stringify(facts),
      version,
      attendance_since:
        facts.attendance === 'on' ? sql<string>`coalesce(attendance_since, ${nowText()})` : null,
    })
    .where('id', '=', ROW)
    .execute();

/** Returns since when attendance is kept, or null. */
export const selectAttendanceSince = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('company').select('attendance_since').where('id', '=', ROW).executeTakeFirst())
    ?.attendance_since ?? null;
