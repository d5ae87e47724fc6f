import { addDays, today } from '@prahari/domain/days';
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
      ...(facts.attendance === 'on'
        ? {
            attendance_since: sql<string>`coalesce(attendance_since, ${nowText()})`,
            attendance_until: null,
          }
        : {
            attendance_until: sql<string>`case when attendance_since is not null
              then coalesce(attendance_until, ${nowText()}) end`,
          }),
    })
    .where('id', '=', ROW)
    .execute();

const selectAttendance = (db: Db) =>
  db
    .selectFrom('company')
    .select(['attendance_since as since', 'attendance_until as until'])
    .where('id', '=', ROW)
    .executeTakeFirst();

/** Returns since when attendance is kept, or null. */
export async function selectAttendanceSince(db: Db): Promise<string | null> {
  const { since = null, until = null } = (await selectAttendance(db)) ?? {};
  return until === null ? since : null;
}

/** Marks the duties of the time in which attendance was not kept as planned, before it is kept again. */
export async function markUnattended(tx: Tx): Promise<void> {
  const until = (await selectAttendance(tx))?.until;
  if (!until) return;
  await tx
    .updateTable('duties')
    .set({ flags: '["as-planned"]' })
    // A duty lasts a day at most.
    .where('day', '>=', addDays(today(new Date(until)), -1))
    .where('ends_at', '>', Date.parse(until))
    .where('begins_at', '<=', Date.now())
    .where('started_at', 'is', null)
    .where('flags', '=', '[]')
    .execute();
}
