import type { LeaveStatus } from '@prahari/contract/leave';
import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../db/tables.ts';

/** Locks the guard of a user by writing it, and returns its id. */
export const lockGuardOf = (tx: Tx, userId: string) =>
  tx
    .updateTable('guards')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

/** Locks a guard by writing it. */
export const lockGuard = (tx: Tx, guardId: string) =>
  tx
    .updateTable('guards')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', guardId)
    .execute();

/** True if leave of these days waits or was granted. */
export const hasLeave = async (tx: Tx, guardId: string, { from, to }: { from: Day; to: Day }) =>
  (await tx
    .selectFrom('leaves')
    .select('id')
    .where('guard_id', '=', guardId)
    .where('status', '<>', 'declined')
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .executeTakeFirst()) !== undefined;

export const insertLeave = (
  tx: Tx,
  row: Pick<Tables['leaves'], 'id' | 'guard_id' | 'from_day' | 'to_day' | 'reason' | 'created_at'>,
) => tx.insertInto('leaves').values(row).execute();

/** Returns whose leave it is, undefined for one of somebody else. */
export const selectGuardOfLeave = (tx: Tx, id: string, userId?: string) =>
  tx
    .selectFrom('leaves')
    .innerJoin('guards', 'guards.id', 'leaves.guard_id')
    .select(['leaves.guard_id as guardId', 'guards.user_id as userId'])
    .where('leaves.id', '=', id)
    .$if(userId !== undefined, (query) => query.where('guards.user_id', '=', userId as string))
    .executeTakeFirst();

export const deleteLeave = (tx: Tx, id: string) => tx.deleteFrom('leaves').where('id', '=', id).execute();

export const writeAnswer = (
  tx: Tx,
  id: string,
  answer: { status: LeaveStatus; note: string; answered_at: string; answered_by: string },
) => tx.updateTable('leaves').set(answer).where('id', '=', id).execute();

const leaves = (db: Db) =>
  db
    .selectFrom('leaves')
    .innerJoin('guards', 'guards.id', 'leaves.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .leftJoin('users as office', 'office.id', 'leaves.answered_by')
    .select([
      'leaves.id',
      'leaves.from_day as from',
      'leaves.to_day as to',
      'leaves.reason',
      'leaves.status',
      'leaves.note',
      'leaves.created_at as askedAt',
      'leaves.answered_at as answeredAt',
      'office.name as answeredBy',
      'leaves.guard_id as guardId',
      'users.name as guardName',
      'users.phone as guardPhone',
    ]);
export type LeaveRecord = Awaited<ReturnType<ReturnType<typeof leaves>['execute']>>[number];

export const selectLeave = (db: Db, id: string): Promise<LeaveRecord | undefined> =>
  leaves(db).where('leaves.id', '=', id).executeTakeFirst();

const OWN_MAX = 1_000;

export const selectLeavesOfUser = (db: Db, userId: string): Promise<LeaveRecord[]> =>
  leaves(db)
    .where('guards.user_id', '=', userId)
    .orderBy('leaves.from_day', 'desc')
    .orderBy('leaves.id', 'desc')
    .limit(OWN_MAX)
    .execute();

/** Returns the leave of all guards. Without a status only that which is not over on a day. */
export const selectLeaves = (db: Db, status: LeaveStatus | undefined, day: Day): Promise<LeaveRecord[]> =>
  leaves(db)
    .$if(status !== undefined, (query) => query.where('leaves.status', '=', status as LeaveStatus))
    .where((row) => row.or([row('leaves.to_day', '>=', day), row('leaves.status', '=', 'pending')]))
    .orderBy('leaves.from_day')
    .orderBy('leaves.id')
    .execute();

export const countPending = async (db: Db): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('leaves')
        .select((row) => row.fn.countAll().as('number'))
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow()
    ).number,
  );

/**
 * Returns the duties of leaves that have not begun: those that stand while it waits, those that it took
 * once it was granted. @param now in ms since 1970
 */
export const selectDutiesOf = (db: Db, leaveIds: readonly string[], now: number) =>
  db
    .selectFrom('leaves')
    .innerJoin('duties', 'duties.guard_id', 'leaves.guard_id')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'leaves.id as leaveId',
      'duties.id',
      'duties.day',
      'duties.post_id as postId',
      'assignments.starts_at as startsAt',
      'assignments.hours',
      'assignments.city',
      'users.name as client',
    ])
    .where('leaves.id', 'in', leaveIds.length > 0 ? leaveIds : [''])
    .whereRef('duties.day', '>=', 'leaves.from_day')
    .whereRef('duties.day', '<=', 'leaves.to_day')
    .where('duties.begins_at', '>', now)
    .where('duties.started_at', 'is', null)
    .where(sql<boolean>`duties.plan = case leaves.status when 'approved' then 'leave' else 'planned' end`)
    .orderBy('duties.begins_at')
    .execute();

/** Turns duties that have not begun into leave, and returns their posts in the order of ids. */
export async function takeDuties(
  tx: Tx,
  guardId: string,
  { from, to }: { from: Day; to: Day },
): Promise<string[]> {
  const rows = await tx
    .updateTable('duties')
    .set({ plan: 'leave' })
    .where('guard_id', '=', guardId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('plan', '=', 'planned')
    .where('begins_at', '>', Date.now())
    .where('started_at', 'is', null)
    .returning('post_id')
    .execute();
  return [...new Set(rows.flatMap(({ post_id }) => post_id ?? []))].sort();
}
