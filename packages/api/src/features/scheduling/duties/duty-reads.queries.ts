import type { Day } from '@prahari/domain/days';
import type { Db } from '../../../db/tables.ts';

const duties = (db: Db) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('guards', 'guards.id', 'duties.guard_id')
    .innerJoin('users as guard_user', 'guard_user.id', 'guards.user_id')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users as client_user', 'client_user.id', 'clients.user_id')
    .leftJoin('posts', 'posts.id', 'duties.post_id')
    .select([
      'duties.id',
      'duties.assignment_id as assignmentId',
      'duties.day',
      'duties.begins_at as beginsAt',
      'duties.ends_at as endsAt',
      'duties.plan',
      'duties.left_at as leftAt',
      'duties.started_at as startedAt',
      'duties.arrived_at as arrivedAt',
      'duties.started_by as startedBy',
      'duties.ended_at as endedAt',
      'duties.position',
      'duties.flags',
      'duties.marked',
      'duties.correction',
      'duties.guard_id as guardId',
      'guard_user.id as guardUserId',
      'guard_user.name as guardName',
      'guard_user.phone as guardPhone',
      'duties.client_id as clientId',
      'client_user.name as clientName',
      'client_user.phone as clientPhone',
      'duties.post_id as postId',
      'posts.position as postPosition',
      'posts.asked',
      'assignments.status as assignmentStatus',
      'assignments.street',
      'assignments.city',
      'assignments.state',
      'assignments.zip_code as zipCode',
      'assignments.shift',
      'assignments.starts_at as postStartsAt',
      'assignments.hours',
    ]);

export type DutyRecord = Awaited<ReturnType<ReturnType<typeof duties>['execute']>>[number];

/** Returns a duty, or undefined. */
export const selectDuty = (db: Db, id: string): Promise<DutyRecord | undefined> =>
  duties(db).where('duties.id', '=', id).executeTakeFirst();

/** Returns a guard's duty, or undefined for one of somebody else. */
export const selectDutyOfUser = (db: Db, userId: string, id: string): Promise<DutyRecord | undefined> =>
  duties(db).where('duties.id', '=', id).where('guards.user_id', '=', userId).executeTakeFirst();

/** Returns the duties of a user on some days, in the order of their begin. */
export const selectDutiesOfUser = (db: Db, userId: string, { from, to }: { from: Day; to: Day }) =>
  duties(db)
    .where('duties.guard_id', '=', (eb) => eb.selectFrom('guards').select('id').where('user_id', '=', userId))
    .where('duties.day', '>=', from)
    .where('duties.day', '<=', to)
    .orderBy('duties.begins_at')
    .execute();

/** Returns the duties that begin on a day, in the order of their begin. */
export const selectDutiesOn = (db: Db, day: Day) =>
  duties(db).where('duties.day', '=', day).orderBy('duties.begins_at').orderBy('duties.id').execute();

/** Returns an assignment's duty on a day, or undefined. */
export const selectDutyOn = (db: Db, assignmentId: string, day: Day): Promise<DutyRecord | undefined> =>
  duties(db)
    .where('duties.assignment_id', '=', assignmentId)
    .where('duties.day', '=', day)
    .executeTakeFirst();
