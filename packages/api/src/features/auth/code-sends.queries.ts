import { OTP_SENDS_PER_DAY, RESEND_COOLDOWN_SECONDS } from '@prahari/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Tx } from '../../db/tables.ts';

export const COOLDOWN_MS = RESEND_COOLDOWN_SECONDS * 1000;
export const DAY_MS = 24 * 3_600_000;

export interface CodeSend {
  email: string;
  purpose: 'signup' | 'reset';
  /** Whether the last send for the same purpose must be at least 60 s ago. */
  cooldown: boolean;
}

/** Counts a send in one statement, so that concurrent sends cannot exceed the limits. False when a limit is reached. */
export async function recordCodeSend(tx: Tx, { email, purpose, cooldown }: CodeSend): Promise<boolean> {
  const now = nowText();
  const dayAgo = nowText(-DAY_MS);
  const cooledDown = nowText(-COOLDOWN_MS);
  const column = purpose === 'signup' ? 'signup_at' : 'reset_at';
  const isNewDay: RawBuilder<boolean> = sql`code_sends.window_started_at <= ${dayAgo}`;
  const recorded = await tx
    .insertInto('code_sends')
    .values({ email, signup_at: null, reset_at: null, window_started_at: now, sends: 1, [column]: now })
    .onConflict((conflict) => {
      const update = conflict
        .column('email')
        .doUpdateSet({
          [column]: now,
          sends: sql<number>`case when ${isNewDay} then 1 else code_sends.sends + 1 end`,
          window_started_at: sql<string>`case when ${isNewDay} then ${now} else code_sends.window_started_at end`,
        })
        .where(sql<boolean>`(${isNewDay} or code_sends.sends < ${OTP_SENDS_PER_DAY})`);
      if (!cooldown) return update;
      return update.where(
        sql<boolean>`(${sql.ref(`code_sends.${column}`)} is null or ${sql.ref(`code_sends.${column}`)} <= ${cooledDown})`,
      );
    })
    .returning('email')
    .executeTakeFirst();
  return recorded !== undefined;
}

export const selectCodeSends = (tx: Tx, email: string) =>
  tx.selectFrom('code_sends').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
