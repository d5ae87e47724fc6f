import type { AssignmentStatus } from '@prahari/contract/assignments';
import type * as contract from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ReplaceReason } from '@prahari/contract/posts';
import type { Day } from '@prahari/domain/days';
import { newId, nowText } from '../../db/ids.ts';
import type { Tx } from '../../db/tables.ts';
import type { GuardAndClient } from './assignments.queries.ts';

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

/** Keeps why another guard took over. */
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

/** Gives a replaced assignment its former last day and status back. */
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

export type NewAssignment = ParsedBodyOf<typeof contract.assignGuard> & { postId: string | null };

/** Inserts an assignment and returns its id. The database refuses one that shares a day with another open one of the guard. */
export async function insertAssignment(tx: Tx, assignment: NewAssignment): Promise<string> {
  const id = newId();
  await tx
    .insertInto('assignments')
    .values({
      id,
      guard_id: assignment.guardId,
      client_id: assignment.clientId,
      post_id: assignment.postId,
      shift: assignment.shift,
      status: 'active',
      street: assignment.location.street,
      city: assignment.location.city,
      state: assignment.location.state,
      zip_code: assignment.location.zipCode,
      start_date: assignment.startDate,
      end_date: assignment.endDate,
      created_at: nowText(),
    })
    .execute();
  return id;
}

/** Completes the open assignment of the guard at the client: the one that runs, else the one that begins next. Undefined when there is none. */
export const withdrawGuard = (tx: Tx, guardAndClient: GuardAndClient) =>
  tx
    .updateTable('assignments')
    .set({ status: 'completed', completed_at: nowText() })
    .where('status', '<>', 'completed')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('assignments')
        .select('id')
        .where('guard_id', '=', guardAndClient.guardId)
        .where('client_id', '=', guardAndClient.clientId)
        .where('status', '<>', 'completed')
        .$if(guardAndClient.assignmentId !== undefined, (open) =>
          open.where('id', '=', guardAndClient.assignmentId ?? ''),
        )
        .orderBy('start_date')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();

/** Deletes an assignment that nobody has touched since it was made. Undefined when it has ended or is on a break. */
export const deleteAssignment = (tx: Tx, id: string) =>
  tx
    .deleteFrom('assignments')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning(['guard_id', 'client_id'])
    .executeTakeFirst();

/** Makes a completed assignment open again. Undefined when it is open or unknown. */
export const resumeAssignment = (tx: Tx, id: string, status: 'active' | 'onBreak') =>
  tx
    .updateTable('assignments')
    .set({ status, completed_at: null })
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .returning(['guard_id', 'client_id'])
    .executeTakeFirst();

/** Sets the status of an open assignment of this user's guard. Undefined when nothing changes. */
export const setAssignmentStatus = (tx: Tx, userId: string, id: string, status: AssignmentStatus) =>
  tx
    .updateTable('assignments')
    .set({ status, completed_at: status === 'completed' ? nowText() : null })
    .where('id', '=', id)
    .where('status', 'not in', ['completed', status])
    .where('guard_id', 'in', (eb) => eb.selectFrom('guards').select('id').where('user_id', '=', userId))
    .returning('guard_id')
    .executeTakeFirst();
