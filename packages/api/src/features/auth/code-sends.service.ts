import { OTP_SENDS_PER_DAY, RESEND_COOLDOWN_SECONDS } from '@prahari/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Tx } from '../../db/tables.ts';
import { tooSoon } from './auth.errors.ts';

const COOLDOWN = RESEND_COOLDOWN_SECONDS * 1000;
const DAY = 24 * 3_600_000;

type Purpose = 'signup' | 'reset';

async function secondsToWait(tx: Tx, email: string, purpose: Purpose, cooldown: boolean): Promise<number> {
  const row = await tx
    .selectFrom('code_sends')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const last = purpose === 'signup' ? row.signup_at : row.reset_at;
  const cooled = cooldown && last !== null ? Date.parse(last) + COOLDOWN : 0;
  const newDay = row.sends >= OTP_SENDS_PER_DAY ? Date.parse(row.window_started_at) + DAY : 0;
  return (Math.max(cooled, newDay) - Date.now()) / 1000;
}

/**
 * Counts a code sent to an address, whether or not anybody owns it, in one statement: ten a day, and with `cooldown` not within
 * 60 s of the last one for the same purpose (DECISIONS section 3). @throws tooSoon
 */
export async function countSend(
  tx: Tx,
  email: string,
  { purpose, cooldown }: { purpose: Purpose; cooldown: boolean },
): Promise<void> {
  const now = nowText();
  const dayAgo = nowText(-DAY);
  const cooled = nowText(-COOLDOWN);
  const column = purpose === 'signup' ? 'signup_at' : 'reset_at';
  const inNewDay: RawBuilder<boolean> = sql`code_sends.window_started_at <= ${dayAgo}`;
  const counted = await tx
    .insertInto('code_sends')
    .values({ email, signup_at: null, reset_at: null, window_started_at: now, sends: 1, [column]: now })
    .onConflict((conflict) => {
      const update = conflict
        .column('email')
        .doUpdateSet({
          [column]: now,
          sends: sql<number>`case when ${inNewDay} then 1 else code_sends.sends + 1 end`,
          window_started_at: sql<string>`case when ${inNewDay} then ${now} else code_sends.window_started_at end`,
        })
        .where(sql<boolean>`(${inNewDay} or code_sends.sends < ${OTP_SENDS_PER_DAY})`);
      if (!cooldown) return update;
      return update.where(
        sql<boolean>`(${sql.ref(`code_sends.${column}`)} is null or ${sql.ref(`code_sends.${column}`)} <= ${cooled})`,
      );
    })
    .returning('email')
    .executeTakeFirst();
  if (!counted) throw tooSoon(await secondsToWait(tx, email, purpose, cooldown));
}
