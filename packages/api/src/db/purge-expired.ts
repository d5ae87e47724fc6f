import { sql } from 'kysely';
import { nowText } from './ids.ts';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

const DAY = 24 * 3_600_000;

/** Deletes applications that were not accepted, and why, after twelve months (privacy policy). */
async function deleteOldApplications(db: Db): Promise<void> {
  const yearAgo = nowText(-366 * DAY);
  for (const table of ['client_applications', 'security_applications'] as const)
    await sql`delete from audit_texts where entry_id in (
      select audit_log.id from audit_log join ${sql.table(table)} as old on old.id = audit_log.entity_id
      where audit_log.entity = ${table} and old.status = 'rejected'
      and coalesce(old.answered_at, old.created_at) <= ${yearAgo})`.execute(db);
  await db
    .deleteFrom('client_applications')
    .where('status', '<>', 'approved')
    .where((row) => row(row.fn.coalesce('answered_at', 'created_at'), '<=', yearAgo))
    .execute();
  await db
    .deleteFrom('security_applications')
    .where('status', '<>', 'accepted')
    .where((row) => row(row.fn.coalesce('answered_at', 'created_at'), '<=', yearAgo))
    .execute();
}

/** Deletes offers and their links a year after they were sent. */
const deleteOldOffers = (db: Db) =>
  db
    .deleteFrom('offers')
    .where('sent_at', '<=', nowText(-366 * DAY))
    .execute();

/** Deletes answered requests about personal data a year after the answer. */
async function deleteOldDataRequests(db: Db): Promise<void> {
  await db
    .deleteFrom('data_requests')
    .where('answered_at', '<=', nowText(-366 * DAY))
    .execute();
}

/**
 * Deletes bills made and due before a time, but for those that share payments with younger bills or were paid later:
 * a payment would count as money on account once its bill is gone.
 */
const deleteOldBills = (db: Db, longAgo: string) =>
  sql`with recursive
    old as (select id from bills where created_at <= ${longAgo} and due_date <= ${longAgo}),
    paid as (select own.bill_id as id, other.bill_id as beside, payments.created_at as paid_at
      from old join payment_allocations own on own.bill_id = old.id
      join payment_allocations other on other.payment_id = own.payment_id
      join payments on payments.id = own.payment_id),
    kept as (select id from paid where paid_at > ${longAgo} or beside not in (select id from old)
      union select paid.id from paid join kept on kept.id = paid.beside)
    delete from bills where id in (select id from old) and id not in (select id from kept)`.execute(db);

/** Deletes records after a year, and bills and completed assignments after eight (tax law). */
async function deleteOldRecords(db: Db): Promise<void> {
  await deleteOldApplications(db);
  await deleteOldDataRequests(db);
  await deleteOldOffers(db);
  await db
    .deleteFrom('problems')
    .where('status', '=', 'closed')
    .where('changed_at', '<=', nowText(-366 * DAY))
    .execute();
  await db
    .deleteFrom('watch_steps')
    .where('at', '<=', Date.now() - 366 * DAY)
    .execute();
  const longAgo = nowText(-8 * 366 * DAY);
  await db
    .deleteFrom('leaves')
    .where('to_day', '<=', nowText(-366 * DAY).slice(0, 10))
    .execute();
  await deleteOldBills(db, longAgo);
  await db.deleteFrom('challans').where('created_at', '<=', longAgo).execute();
  const paysBills = db.selectFrom('payment_allocations').select('payment_id');
  await db
    .deleteFrom('payments')
    .where('created_at', '<=', longAgo)
    .where('id', 'not in', paysBills)
    .execute();
  await db.deleteFrom('tds_certificates').where('created_at', '<=', longAgo).execute();
  await db.deleteFrom('debt_calls').where('at', '<=', longAgo).execute();
  // Agreed duties can't be deleted while their month is there.
  await db.deleteFrom('musters').where('month', '<=', longAgo.slice(0, 7)).execute();
  await db.deleteFrom('guard_months').where('agreed_at', '<=', longAgo).execute();
  await db
    .deleteFrom('assignments')
    .where('status', '=', 'completed')
    .where('completed_at', '<=', longAgo)
    .where('end_date', '<=', longAgo)
    .execute();
}

/** Erases positions of presses after 90 days; their duties stay. */
async function erasePositions(db: Db): Promise<void> {
  await db
    .updateTable('duties')
    .set({ position: null })
    .where('position', 'is not', null)
    .where('begins_at', '<=', Date.now() - 90 * DAY)
    .execute();
}

/** Deletes rows that have expired or were never completed. */
export async function deleteExpiredRows(db: Db): Promise<void> {
  const now = nowText();
  const dayAgo = nowText(-DAY);
  const weekAgo = nowText(-7 * DAY);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', dayAgo)]))
    .execute();
  await db.deleteFrom('invitations').where('expires_at', '<=', now).execute();
  await db.deleteFrom('muster_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_returns').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_reports').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('second_factors')
    .where('enabled_at', 'is', null)
    .where('created_at', '<=', dayAgo)
    .execute();
  await db.deleteFrom('registrations').where('created_at', '<=', weekAgo).execute();
  await db
    .deleteFrom('code_sends')
    .where('window_started_at', '<=', dayAgo)
    .where((row) => row.or([row('signup_at', 'is', null), row('signup_at', '<=', dayAgo)]))
    .where((row) => row.or([row('reset_at', 'is', null), row('reset_at', '<=', dayAgo)]))
    .execute();
  await erasePositions(db);
  await db.deleteFrom('removed_duties').where('ends_at', '<=', Date.now()).execute();
  await deleteOldRecords(db);
  await db.deleteFrom('rate_limits').where('expires_at', '<=', Date.now()).execute();
  await db.deleteFrom('import_changes').where('created_at', '<=', weekAgo).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', weekAgo).execute();
  await db.updateTable('messages').set({ link: null }).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('messages')
    .where('created_at', '<=', nowText(-90 * DAY))
    .execute();
  await db.deleteFrom('outbox').where('sent_at', '<=', weekAgo).execute();
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<=', nowText(-30 * DAY))
    .execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<=', nowText(-30 * DAY))
    .where((row) => row.or([row('delivered_at', 'is not', null), row('failed_at', 'is not', null)]))
    .execute();
}

/** Empties SQLite's log, where deleted content would stay readable until it is overwritten. */
export async function emptyWriteAheadLog(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
