import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Whether an open assignment has ended by its date. */
export const selectEnded = (db: Db, day: Day) =>
  db
    .selectFrom('assignments')
    .select('id')
    .where('status', '<>', fixed('completed'))
    .where('end_date', '<', day)
    .limit(1)
    .executeTakeFirst();

/** Assignments of one transaction. */
export const SLICE = 500;

export interface Party {
  guardId: string;
  clientId: string;
}

const complete = (db: Db, day: Day, party?: Party) =>
  db
    .updateTable('assignments')
    // the midnight in India after the last day
    .set({ status: 'completed', completed_at: sql<string>`end_date || 'T18:30:00.000Z'` })
    .where('status', '<>', fixed('completed'))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('assignments')
        .select('id')
        .where('status', '<>', fixed('completed'))
        .where('end_date', '<', day)
        .$if(party !== undefined, (ended) =>
          ended.where((eb) =>
            eb.or([eb('guard_id', '=', party?.guardId ?? ''), eb('client_id', '=', party?.clientId ?? '')]),
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

const completeOfParty = compiled<{ day: Day } & Party, EndedRow>('complete-ended-of-party', (db, value) =>
  complete(db, value('day'), { guardId: value('guardId'), clientId: value('clientId') }),
);

/**
 * Completes a slice of the open assignments whose last day was before `day`, of all people or of a
 * guard and a client.
 */
export const completeEnded = (tx: Tx, day: Day, party?: Party): Promise<EndedRow[]> =>
  party ? completeOfParty(tx, { day, ...party }) : completeOfAll(tx, { day });
