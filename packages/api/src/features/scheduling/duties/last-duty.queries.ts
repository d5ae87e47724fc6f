import { DAY_MS } from '@prahari/domain/post-hours';
import type { Tx } from '../../../db/tables.ts';

/** Returns a guard's last duty of two days that is over, or that the guard was taken off; undefined without one. */
export const selectLastDuty = (tx: Tx, guardId: string) =>
  tx
    .selectFrom('duties')
    .select((eb) => [
      'id',
      'assignment_id as assignmentId',
      'client_id as clientId',
      'post_id as postId',
      'day',
      'ends_at as endsAt',
      'left_at as leftAt',
      'marked',
      eb.fn.coalesce('left_at', 'ends_at').as('end'),
    ])
    .where('guard_id', '=', guardId)
    .where('begins_at', '>', Date.now() - 2 * DAY_MS)
    .where('plan', 'in', ['planned', 'left'])
    .where((eb) => eb(eb.fn.coalesce('left_at', 'ends_at'), '<=', Date.now()))
    .orderBy('end', 'desc')
    .limit(1)
    .executeTakeFirst();
export type LastDuty = NonNullable<Awaited<ReturnType<typeof selectLastDuty>>>;

/** A duty that goes on in another assignment, and how to hand it back to the one before. */
export interface GoneOn {
  dutyId: string;
  assignmentId: string;
  /** In ms since 1970. */
  leftAt: number;
}

/** Lets a duty that a guard was taken off go on in another assignment of the guard. */
export const goOn = (tx: Tx, dutyId: string, assignmentId: string) =>
  tx
    .updateTable('duties')
    .set({ assignment_id: assignmentId, plan: 'planned', left_at: null })
    .where('id', '=', dutyId)
    .execute();

/** Takes the guard off a duty again that goes on in an assignment which is to be deleted. */
export const handBack = (tx: Tx, from: string, { dutyId, assignmentId, leftAt }: GoneOn) =>
  tx
    .updateTable('duties')
    .set({ assignment_id: assignmentId, plan: 'left', left_at: leftAt })
    .where('id', '=', dutyId)
    .where('assignment_id', '=', from)
    .execute();

/** Returns the days of an assignment that the office took its guard off. */
export const selectDaysOff = async (tx: Tx, assignmentId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('duties')
      .select('day')
      .where('assignment_id', '=', assignmentId)
      .where('plan', 'in', ['leave', 'cancelled'])
      .where('correction', 'is not', null)
      .execute()
  ).map(({ day }) => day);

/** A duty that runs now; instants in ms since 1970. */
export interface RunningDuty {
  day: string;
  beginsAt: number;
  endsAt: number;
}

/** Returns the duty of an assignment that runs now; undefined without one. */
export const selectRunning = (tx: Tx, assignmentId: string): Promise<RunningDuty | undefined> =>
  tx
    .selectFrom('duties')
    .select(['day', 'begins_at as beginsAt', 'ends_at as endsAt'])
    .where('assignment_id', '=', assignmentId)
    .where('plan', '=', 'planned')
    .where('begins_at', '<=', Date.now())
    .where('ends_at', '>', Date.now())
    .executeTakeFirst();

/** Gives a duty other hours: one that runs is none that was over when it was entered. */
export const moveDuty = (tx: Tx, id: string, { beginsAt, endsAt }: Omit<RunningDuty, 'day'>) =>
  tx
    .updateTable('duties')
    .set({ begins_at: beginsAt, ends_at: endsAt, flags: '[]' })
    .where('id', '=', id)
    .execute();
