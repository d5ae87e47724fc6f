import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../src/db/tables.ts';
import {
  keyColumns,
  type ListRow,
  type ListTable,
  momentOf,
  storedIdOf,
} from '../src/read-model/list-table.ts';
import { freshState } from '../src/read-model/refresh.ts';
import { searchText, sortKey } from '../src/read-model/search-text.ts';
import { listTables } from '../src/startup/list-tables.ts';

const violationQueries = (): Record<string, string> => ({
  'a guard is assigned exactly while it has an open assignment': `select guards.id from guards where
    (status = 'assigned') <> exists (select 1 from assignments where guard_id = guards.id and status <> 'completed')`,
  'no guard has two duties at the same time': `select one.id from duties one join duties other
    on other.guard_id = one.guard_id and other.id <> one.id and other.plan in ('planned', 'left')
    and other.begins_at < coalesce(one.left_at, one.ends_at)
    and coalesce(other.left_at, other.ends_at) > one.begins_at where one.plan in ('planned', 'left')`,
  'a post never has more guards on a day than it asked for': `select duties.post_id from duties
    join posts on posts.id = duties.post_id where duties.plan = 'planned'
    group by duties.post_id, duties.day, posts.asked having count(*) > posts.asked`,
  'a duty lies in the period of its assignment, at its post and of its guard': `select duties.id from duties
    join assignments on assignments.id = duties.assignment_id where duties.day < assignments.start_date
    or duties.guard_id <> assignments.guard_id or duties.client_id <> assignments.client_id
    or coalesce(duties.post_id, '') <> coalesce(assignments.post_id, '')
    or (duties.day > assignments.end_date and (duties.plan = 'planned'
      or (duties.plan = 'leave' and duties.begins_at > ${Date.now()})))`,
  'a completed assignment has no duty to come': `select duties.id from duties join assignments
    on assignments.id = duties.assignment_id where assignments.status = 'completed'
    and duties.plan = 'planned' and duties.ends_at > ${Date.now() + 60_000}`,
  'an assignment is at a post of its client': `select assignments.id from assignments join posts
    on posts.id = assignments.post_id where posts.client_id <> assignments.client_id`,
  'each approved request has one post': `select id from client_applications where status = 'approved' and 1 <>
    (select count(*) from posts where request_id = client_applications.id)`,
  'each assignment is in the audit log once': `select assignments.id from assignments where 1 <>
    (select count(*) from audit_log where entity_id = assignments.id and action = 'assignGuard')`,
  'each withdrawn assignment is completed unless that was undone': `select entity_id from audit_log where action = 'withdrawGuard'
    and not exists (select 1 from assignments where id = entity_id and status = 'completed')
    and not exists (select 1 from audit_log undone where undone.entity_id = audit_log.entity_id
      and undone.action in ('undoWithdrawGuard', 'undoAssignGuard'))`,
  'each bill is in the audit log once': `select bills.id from bills where 1 <>
    (select count(*) from audit_log where entity_id = bills.id and action in ('generateBill', 'makeMonth'))`,
  'each entry about a bill has its bill': `select entity_id from audit_log where entity = 'bills'
    and not exists (select 1 from bills where id = entity_id)`,
  'what is settled of a bill is allocated to it by payments that are not void': `select id from bills
    where settled_paise <> coalesce((select sum(payment_allocations.amount_paise) from payment_allocations
      join payments on payments.id = payment_id where bill_id = bills.id and voided_at is null), 0)`,
  'what is credited of a bill is the sum of its credit notes': `select id from bills where credited_paise <>
    coalesce((select sum(amount_paise) from credit_notes where bill_id = bills.id), 0)`,
  'a bill is paid exactly when nothing is owed': `select id from bills
    where (paid_at is not null) <> (amount_paise = settled_paise + credited_paise)`,
  'no payment is put to bills with more than it settled': `select id from payments where voided_at is null
    and bank_paise + tds_paise + gst_tds_paise + other_paise < (select coalesce(sum(payment_allocations.amount_paise), 0)
      from payment_allocations join bills on bills.id = bill_id
      where payment_id = payments.id and deleted_at is null)`,
  'credit notes are numbered without a gap': `select series from bill_counters where series like 'CN/%' and last <>
    (select count(*) from credit_notes where number like bill_counters.series || '/%')`,
  'bills are numbered without a gap': `select series from bill_counters where series like 'PR/%' and last <>
    (select count(*) from bills where number like bill_counters.series || '/%')`,
  'lines are the taxable value of their bill': `select bills.id from bills join bill_lines
    on bill_lines.bill_id = bills.id group by bills.id, bills.taxable_paise
    having sum(bill_lines.amount_paise) <> bills.taxable_paise`,
  'a duty is billed for one or less': `select billed_duties.duty_id from billed_duties join bills
    on bills.id = billed_duties.bill_id where bills.deleted_at is null group by billed_duties.duty_id
    having sum(billed_duties.counts) not between 0 and 1`,
  'a day of a fixed price is billed once or not at all': `select billed_days.post_id from billed_days join bills
    on bills.id = billed_days.bill_id where bills.deleted_at is null group by billed_days.post_id, billed_days.day
    having sum(billed_days.counts) not between 0 and 1`,
});

/** True if a list's table has exactly the rows and counts that its source gives. */
async function isListRight(db: Db, list: ListTable): Promise<boolean> {
  const { counts, sums } = await freshState(db, list);
  const source = sql.table(list.name === 'accounts' ? 'users' : list.name);
  const { rows: sources } = await sql<{ id: string }>`select id from ${source}`.execute(db);
  const computed: ListRow[] = [];
  for (let start = 0; start < sources.length; start += 500) {
    const ids = sources.slice(start, start + 500).map(({ id }) => id);
    computed.push(...(await list.rows(db, ids, momentOf(list))));
  }
  const expected = computed
    .map((row) => ({
      id: storedIdOf(list, row),
      status: row.status,
      search_text: searchText(row),
      ...Object.fromEntries(keyColumns(list).map((column) => [column, sortKey(row.keys[column] ?? '')])),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const columns = ['id', 'status', 'search_text', ...keyColumns(list)].map((column) => sql.ref(column));
  const { rows } =
    await sql`select ${sql.join(columns)} from ${sql.table(`list_${list.name}`)} order by id`.execute(db);
  const counted: Record<string, number> = {};
  for (const row of expected as Record<string, unknown>[]) {
    const { status } = row as { status: string };
    counted[status] = (counted[status] ?? 0) + 1;
    for (const column of list.sums ?? []) {
      const name = `${status}.${column}`;
      counted[name] = (counted[name] ?? 0) + Number(row[column]);
    }
  }
  const notZero = (all: Record<string, number>) =>
    Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0));
  return (
    isDeepStrictEqual(
      rows.map((row) => ({ ...(row as object) })),
      expected,
    ) && isDeepStrictEqual(notZero({ ...counts, ...sums }), notZero(counted))
  );
}

/** Returns the invariants that a database violates. */
export async function invariantViolations(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(violationQueries())) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) found.push(rule);
  }
  for (const list of listTables) if (!(await isListRight(db, list))) found.push(`list of ${list.name}`);
  return found;
}
