import type { AssignmentStatus } from '@prahari/contract/assignments';
import type * as contract from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ReplaceReason } from '@prahari/contract/post-guards';
import type { Day } from '@prahari/domain/days';
import type { Weekdays } from '@prahari/domain/duty-days';
import type { PostHours } from '@prahari/domain/post-hours';
import type { Selectable } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import { nowText } from '../../../db/ids.ts';
import type { Tables, Tx } from '../../../db/tables.ts';
import { storedWeekdays } from '../duties/duty.rows.ts';
import { type GuardAndClient, type GuardAndClientValues, isIdUnlessNull } from './assignments.queries.ts';

export const setLastDay = (
  tx: Tx,
  id: string,
  { endDate, isCompleted }: { endDate: Day; isCompleted: boolean },
) =>
  tx
    .updateTable('assignments')
    .set({ end_date: endDate, ...(isCompleted && { status: 'completed', completed_at: nowText() }) })
    .where('id', '=', id)
    .execute();

export const setReplaced = (
  tx: Tx,
  id: string,
  { reason, note }: { reason: ReplaceReason; note?: string | undefined },
) =>
  tx
    .updateTable('assignments')
    .set({ replace_reason: reason, replace_note: note || null })
    .where('id', '=', id)
    .execute();

/** Gives an assignment that was ended on a day its earlier last day and status back. */
export const restoreLastDay = (
  tx: Tx,
  id: string,
  { endDate, status }: { endDate: Day; status: 'active' | 'onBreak' },
) =>
  tx
    .updateTable('assignments')
    .set({ end_date: endDate, status, completed_at: null })
    .where('id', '=', id)
    .execute();

/** Gives a replaced assignment its earlier last day and status back. */
export const restoreReplaced = (
  tx: Tx,
  id: string,
  { endDate, status }: { endDate: Day; status: 'active' | 'onBreak' },
) =>
  tx
    .updateTable('assignments')
    .set({ end_date: endDate, status, completed_at: null, replace_reason: null, replace_note: null })
    .where('id', '=', id)
    .execute();

export type NewAssignment = ParsedBodyOf<typeof contract.assignGuard> & {
  postId: string | null;
  hours: PostHours;
  weekdays?: Weekdays | undefined;
  /** The guard fills in for another. */
  isReliever?: boolean | undefined;
  rotationId?: string | undefined;
};

type NewRow = Omit<
  Selectable<Tables['assignments']>,
  'status' | 'completed_at' | 'replace_reason' | 'replace_note'
>;

const insertActive = compiled<NewRow, object>('insert-assignment', (db, value) =>
  db.insertInto('assignments').values({
    id: value('id'),
    guard_id: value('guard_id'),
    client_id: value('client_id'),
    post_id: value('post_id'),
    shift: value('shift'),
    status: 'active',
    street: value('street'),
    city: value('city'),
    state: value('state'),
    zip_code: value('zip_code'),
    start_date: value('start_date'),
    end_date: value('end_date'),
    starts_at: value('starts_at'),
    hours: value('hours'),
    weekdays: value('weekdays'),
    reliever: value('reliever'),
    rotation_id: value('rotation_id'),
    created_at: value('created_at'),
  }),
);

/** Inserts an assignment without its duties. */
export async function insertAssignment(tx: Tx, id: string, assignment: NewAssignment): Promise<void> {
  await insertActive(tx, {
    id,
    guard_id: assignment.guardId,
    client_id: assignment.clientId,
    post_id: assignment.postId,
    shift: assignment.shift,
    street: assignment.location.street,
    city: assignment.location.city,
    state: assignment.location.state,
    zip_code: assignment.location.zipCode,
    start_date: assignment.startDate,
    end_date: assignment.endDate,
    starts_at: assignment.hours.startsAt,
    hours: assignment.hours.hours,
    weekdays: storedWeekdays(assignment.weekdays),
    reliever: assignment.isReliever ? 1 : 0,
    rotation_id: assignment.rotationId ?? null,
    created_at: nowText(),
  });
}

const completeOpen = compiled<GuardAndClientValues & { now: string }, { id: string; postId: string | null }>(
  'complete-open-between',
  (db, value) =>
    db
      .updateTable('assignments')
      .set({ status: 'completed', completed_at: value('now') })
      .where('status', '<>', fixed('completed'))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('assignments')
          .select('id')
          .where('guard_id', '=', value('guardId'))
          .where('client_id', '=', value('clientId'))
          .where('status', '<>', fixed('completed'))
          .where(isIdUnlessNull(value('assignmentId')))
          .orderBy('start_date')
          .limit(fixed(1)),
      )
      .returning(['id', 'post_id as postId']),
);

/** Completes a guard's running or next assignment at a client. Returns undefined without one. */
export const withdrawGuard = async (tx: Tx, { guardId, clientId, assignmentId }: GuardAndClient) =>
  (await completeOpen(tx, { guardId, clientId, assignmentId: assignmentId ?? null, now: nowText() }))[0];

/** Deletes an untouched assignment. Returns undefined when it has ended or is on a break. */
export const deleteAssignment = (tx: Tx, id: string) =>
  tx
    .deleteFrom('assignments')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning(['guard_id', 'client_id', 'post_id'])
    .executeTakeFirst();

/** Makes a completed assignment open again. Returns undefined when it is open or unknown. */
export const resumeAssignment = (tx: Tx, id: string, status: 'active' | 'onBreak') =>
  tx
    .updateTable('assignments')
    .set({ status, completed_at: null })
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .returning(['guard_id', 'client_id'])
    .executeTakeFirst();

/** Sets the status of the guard's own open assignment. Returns undefined without a change. */
export const setAssignmentStatus = (tx: Tx, userId: string, id: string, status: AssignmentStatus) =>
  tx
    .updateTable('assignments')
    .set({ status, completed_at: status === 'completed' ? nowText() : null })
    .where('id', '=', id)
    .where('status', 'not in', ['completed', status])
    .where('guard_id', 'in', (eb) => eb.selectFrom('guards').select('id').where('user_id', '=', userId))
    .returning(['guard_id', 'post_id as postId'])
    .executeTakeFirst();
