import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { completed } from './assignment-rows.queries.ts';

/** Whether an open assignment has ended by its date. */
export const selectEnded = (db: Db, day: Day) =>
  db
    .selectFrom('assignments')
    .select('id')
    .where('status', '<>', completed)
    .where('end_date', '<', day)
    .limit(1)
    .executeTakeFirst();

/** Completes up to `limit` open assignments whose last day was before `day`, or those of a guard and a client. */
export const completeEnded = (
  tx: Tx,
  {
    day,
    party,
    limit,
  }: { day: Day; party?: { guardId: string; clientId: string } | undefined; limit: number },
) =>
  tx
    .updateTable('assignments')
    // the midnight in India after the last day
    .set({ status: 'completed', completed_at: sql<string>`end_date || 'T18:30:00.000Z'` })
    .where('status', '<>', 'completed')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('assignments')
        .select('id')
        .where('status', '<>', completed)
        .where('end_date', '<', day)
        .$if(party !== undefined, (ended) =>
          ended.where((eb) =>
            eb.or([eb('guard_id', '=', party?.guardId ?? ''), eb('client_id', '=', party?.clientId ?? '')]),
          ),
        )
        .orderBy('id')
        .limit(limit),
    )
    .returning(['id', 'guard_id', 'end_date'])
    .execute();
