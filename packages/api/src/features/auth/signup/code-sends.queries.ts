import { RESEND_COOLDOWN_SECONDS } from '@prahari/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';

export const COOLDOWN_MS = RESEND_COOLDOWN_SECONDS * 1000;
export const DAY_MS = 24 * 3_600_000;

export interface CodeSend {
  email: string;
  purpose: 'signup' | 'reset';
  /** The client's sourceKey; empty for all client IPs. */
  source: string;
  /** True if the last send for this purpose must be at least 60 s ago. */
  cooldown: boolean;
  /** Sends per day. */
  limit: number;
}

/** Counts a send in one statement, safe for concurrent ones. Returns false at a limit. */
export async function recordCodeSend(
  tx: Tx,
  { email, source, purpose, cooldown, limit }: CodeSend,
): Promise<boolean> {
  const now = nowText();
  const dayAgo = nowText(-DAY_MS);
  const cooledDown = nowText(-COOLDOWN_MS);
  const [at, counter] =
    purpose === 'signup' ? (['signup_at', 'sends'] as const) : (['reset_at', 'reset_sends'] as const);
  const isNewDay: RawBuilder<boolean> = sql`code_sends.window_started_at <= ${dayAgo}`;
  const countOf = (column: 'sends' | 'reset_sends') =>
    sql<number>`case when ${isNewDay} then 0 else code_sends.${sql.ref(column)} end + ${column === counter ? 1 : 0}`;
  const recorded = await tx
    .insertInto('code_sends')
    .values({
      email,
      source,
      signup_at: null,
      reset_at: null,
      window_started_at: now,
      sends: 0,
      reset_sends: 0,
      [at]: now,
      [counter]: 1,
    })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['email', 'source'])
        .doUpdateSet({
          [at]: now,
          sends: countOf('sends'),
          reset_sends: countOf('reset_sends'),
          window_started_at: sql<string>`case when ${isNewDay} then ${now} else code_sends.window_started_at end`,
        })
        .where(sql<boolean>`(${isNewDay} or code_sends.${sql.ref(counter)} < ${limit})`);
      if (!cooldown) return update;
      return update.where(
        sql<boolean>`(${sql.ref(`code_sends.${at}`)} is null or ${sql.ref(`code_sends.${at}`)} <= ${cooledDown})`,
      );
    })
    .returning('email')
    .executeTakeFirst();
  return recorded !== undefined;
}

export const selectCodeSends = (tx: Tx, { email, source }: Pick<CodeSend, 'email' | 'source'>) =>
  tx
    .selectFrom('code_sends')
    .selectAll()
    .where('email', '=', email)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
