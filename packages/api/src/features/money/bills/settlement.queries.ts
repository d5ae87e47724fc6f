import { sql } from 'kysely';
import { compiled } from '../../../db/compiled.ts';
import { nowText } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';

/** Locks a bill that is not deleted until the transaction ends, by writing it, and returns its sums. */
const lock = compiled<
  { id: string },
  {
    id: string;
    clientId: string;
    number: string;
    amountPaise: number;
    settledPaise: number;
    creditedPaise: number;
    paidAt: string | null;
  }
>('lock-bill', (db, value) =>
  db
    .updateTable('bills')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', value('id'))
    .where('deleted_at', 'is', null)
    .returning([
      'id',
      'client_id as clientId',
      'number',
      'amount_paise as amountPaise',
      'settled_paise as settledPaise',
      'credited_paise as creditedPaise',
      'paid_at as paidAt',
    ]),
);

/** Returns undefined for a bill that is deleted or unknown. */
export const lockBill = async (tx: Tx, id: string) => (await lock(tx, { id }))[0];
export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>;

export const owedOf = ({
  amountPaise,
  settledPaise,
  creditedPaise,
}: Pick<LockedBill, 'amountPaise' | 'settledPaise' | 'creditedPaise'>): number =>
  amountPaise - settledPaise - creditedPaise;

const change = compiled<{ id: string; settled: number; credited: number; now: string }, never>(
  'change-settlement',
  (db, value) =>
    db
      .updateTable('bills')
      .set({
        settled_paise: sql<number>`settled_paise + ${value('settled')}`,
        credited_paise: sql<number>`credited_paise + ${value('credited')}`,
        paid_at: sql<string | null>`case
          when amount_paise = settled_paise + credited_paise + ${value('settled')} + ${value('credited')}
          then coalesce(paid_at, ${value('now')}) end`,
      })
      .where('id', '=', value('id')) as never,
);

/**
 * Adds to what is settled and credited of a bill, or takes it back when negative. A bill of which
 * nothing is owed is paid.
 */
export const changeSettlement = (
  tx: Tx,
  id: string,
  { settled = 0, credited = 0 }: { settled?: number; credited?: number },
) => change(tx, { id, settled, credited, now: nowText() });

/** Locks a bill, also a deleted one, and returns when it was paid. */
export const lockAnyBill = (tx: Tx, id: string) =>
  tx
    .updateTable('bills')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'paid_at as paidAt'])
    .executeTakeFirstOrThrow();
