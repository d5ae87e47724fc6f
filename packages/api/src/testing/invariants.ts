import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

const violationQueries: Record<string, string> = {
  'a guard is assigned exactly while it has an open assignment': `select guards.id from guards where
    (status = 'assigned') <> exists (select 1 from assignments where guard_id = guards.id and status <> 'completed')`,
  'no guard has two open assignments': `select guard_id from assignments where status <> 'completed'
    group by guard_id having count(*) > 1`,
  'each assignment is in the audit log once': `select assignments.id from assignments where 1 <>
    (select count(*) from audit_log where entity_id = assignments.id and action = 'assignGuard')`,
  'each withdrawn assignment is completed': `select entity_id from audit_log where action = 'withdrawGuard'
    and not exists (select 1 from assignments where id = entity_id and status = 'completed')`,
  'each bill is in the audit log once': `select bills.id from bills where 1 <>
    (select count(*) from audit_log where entity_id = bills.id and action = 'generateBill')`,
  'each entry about a bill has its bill': `select entity_id from audit_log where entity = 'bills'
    and not exists (select 1 from bills where id = entity_id)`,
  'bills are numbered without a gap': `select financial_year from bill_counters where last <>
    (select count(*) from bills where number like 'PR/' || financial_year || '/%')`,
};

/** The invariants that a database violates. */
export async function invariantViolations(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(violationQueries)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) found.push(rule);
  }
  return found;
}
