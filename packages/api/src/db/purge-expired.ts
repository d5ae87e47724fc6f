import type { Logger } from 'pino';
import { isMailExpired } from '../mail/mail-code.ts';
import { nowText } from './ids.ts';
import type { Db } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A mail that was given up is kept to be sent again, but not a code in it that no longer works. */
async function emptyExpiredCodeMails(db: Db): Promise<void> {
  const dead = await db
    .selectFrom('outbox')
    .select(['id', 'text', 'created_at'])
    .where('failed_at', 'is not', null)
    .where('text', '<>', '')
    .execute();
  const stale = dead.filter(({ text, created_at }) => isMailExpired({ text, createdAt: created_at }));
  for (const { id } of stale)
    await db.updateTable('outbox').set({ text: '', html: '' }).where('id', '=', id).execute();
}

/** Removes what has ended or was never finished; the audit log keeps what happened. */
export async function purgeExpired(db: Db): Promise<void> {
  const now = nowText();
  const dayAgo = nowText(-DAY);
  const weekAgo = nowText(-7 * DAY);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', dayAgo)]))
    .execute();
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
  await db.deleteFrom('rate_limits').where('expires_at', '<=', Date.now()).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', weekAgo).execute();
  await db.deleteFrom('outbox').where('sent_at', '<=', weekAgo).execute();
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<=', nowText(-30 * DAY))
    .execute();
  await emptyExpiredCodeMails(db);
}

/** Sweeps now and every hour. Gives what ends it. */
export function purgeHourly(db: Db, log: Logger): () => void {
  const run = () => purgeExpired(db).catch((error) => log.error({ err: error }, 'sweeping failed'));
  const timer = setInterval(run, HOUR);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
