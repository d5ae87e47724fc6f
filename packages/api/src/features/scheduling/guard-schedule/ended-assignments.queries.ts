import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Returns an open assignment whose last day is over, or undefined. */
export const selectEnded = (db: Db, day: Day) =>
  db
    .selectFrom('assignments')
    .select('id')
    .where('status', '<>', fixed('completed'))
    .where('end_date', '<', day)
    .limit(1)
    .executeTakeFirst();

/** Assignments per transaction. */
export const SLICE = 500;

export interface GuardAndClient {
  guardId: string;
  clientId: string;
}

const complete = (db: Db, day: Day, pair?: GuardAndClient) =>
  db
    .updateTable('assignments')
    // Midnight in India after the last day.
    .set({ status: 'completed', completed_at: sql<string>`end_date || 'T18:30:00.000Z'` })
    .where('status', '<>', fixed('completed'))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('assignments')
        .select('id')
        .where('status', '<>', fixed('completed'))
        .where('end_date', '<', day)
        .$if(pair !== undefined, (ended) =>
          ended.where((eb) =>
            eb.or([eb('guard_id', '=', pair?.guardId ?? ''), eb('client_id', '=', pair?.clientId ?? '')]),
          ),
        )
        .orderBy('id')
        .limit(fixed(SLICE)),
    )
    .returning(['id', 'guard_id', 'end_date']);

interface EndedRow {
  id: string;
  guard_id: string;
  end_date: Day;
}

const completeOfAll = compiled<{ day: Day }, EndedRow>('complete-ended', (db, value) =>
  complete(db, value('day')),
);

const completeOfPair = compiled<{ day: Day } & GuardAndClient, EndedRow>(
  'complete-ended-of-pair',
  (db, value) => complete(db, value('day'), { guardId: value('guardId'), clientId: value('clientId') }),
);

/** Completes a slice of the ended assignments, of everybody or of a guard and a client. */
export const completeEnded = (tx: Tx, day: Day, pair?: GuardAndClient): Promise<EndedRow[]> =>
  pair ? completeOfPair(tx, { day, ...pair }) : completeOfAll(tx, { day });
