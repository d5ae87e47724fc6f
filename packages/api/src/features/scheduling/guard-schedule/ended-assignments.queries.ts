import { type Day, today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Assignments per transaction. */
export const SLICE = 500;

export interface GuardAndClient {
  guardId: string;
  clientId: string;
}

interface Moment {
  today: Day;
  now: number;
}

const momentAt = (now: number): Moment => ({ today: today(new Date(now)), now });

interface EndedRow {
  id: string;
  guardId: string;
  endDate: Day;
  /** The end of the last duty in ms; null without one. */
  endedAt: number | null;
}

/** Open assignments whose last duty has ended. */
const ended = (db: Db, value: (name: keyof Moment) => never) =>
  db
    .selectFrom('assignments')
    .select((eb) => [
      'id',
      'guard_id as guardId',
      'end_date as endDate',
      eb
        .selectFrom('duties')
        .select(sql<number>`max(coalesce(left_at, ends_at))`.as('endedAt'))
        .whereRef('duties.assignment_id', '=', 'assignments.id')
        .as('endedAt'),
    ])
    .where('status', '<>', fixed('completed'))
    .where('end_date', '<=', value('today'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('duties')
            .select('duties.id')
            .whereRef('duties.assignment_id', '=', 'assignments.id')
            .where('ends_at', '>', value('now'))
            .where('plan', 'in', [fixed('planned'), fixed('leave')]),
        ),
      ),
    )
    .orderBy('end_date')
    .limit(fixed(SLICE));

const endedOfAll = compiled<Moment, EndedRow>('ended-assignments', (db, value) => ended(db, value as never));

const endedOfPair = compiled<Moment & GuardAndClient, EndedRow>('ended-assignments-of-pair', (db, value) =>
  ended(db, value as never).where((eb) =>
    eb.or([eb('guard_id', '=', value('guardId')), eb('client_id', '=', value('clientId'))]),
  ),
);

/** Returns a slice of the open assignments whose last duty has ended, of everybody or of a guard and a client. */
export const selectEnded = (db: Db, now: number, pair?: GuardAndClient): Promise<EndedRow[]> =>
  pair ? endedOfPair(db, { ...momentAt(now), ...pair }) : endedOfAll(db, momentAt(now));

/** Completes an open assignment. Returns undefined when somebody else has. */
export const complete = (tx: Tx, id: string, completedAt: string) =>
  tx
    .updateTable('assignments')
    .set({ status: 'completed', completed_at: completedAt })
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .returning('id')
    .executeTakeFirst();
