import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import { sql } from 'kysely';
import { compiled, compiledRead, fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db } from '../../../db/tables.ts';
import { type AssignmentRow, assignmentRows, toAssignment } from './assignment-rows.queries.ts';

const assignmentById = compiled<{ id: string }, AssignmentRow>('assignment-by-id', (db, value) =>
  assignmentRows(db).where('a.id', '=', value('id')),
);

/** Returns an open or completed assignment, or undefined. */
export async function selectAssignment(db: Db, id: string): Promise<Assignment | undefined> {
  const [row] = await assignmentById(db, { id });
  return row && toAssignment(row);
}

type Side = 'a.guard_id' | 'a.client_id';

const openOfClients = compiledRead<{ ids: string }, AssignmentRow>(
  'open-assignments-of-clients',
  (db, value) =>
    assignmentRows(db)
      .where(isOneOf(db, 'a.client_id', value('ids')))
      .where('a.status', '<>', fixed('completed'))
      .orderBy('a.id'),
);

/** Returns the open assignments of these clients, oldest first. */
export const selectOpenOfClients = async (db: Db, ids: string[]): Promise<Assignment[]> =>
  (await openOfClients(db, { ids: idList(db, ids) })).map(toAssignment);

const firstOpenOfGuard = compiledRead<{ guardId: string }, AssignmentRow>(
  'first-open-assignment-of-guard',
  (db, value) =>
    assignmentRows(db)
      .where('a.guard_id', '=', value('guardId'))
      .where('a.status', '<>', fixed('completed'))
      .orderBy('a.start_date')
      .limit(fixed(1)),
);

/** Returns a guard's running open assignment, else the next one, else undefined. */
export async function selectFirstOpen(db: Db, guardId: string): Promise<Assignment | undefined> {
  const [row] = await firstOpenOfGuard(db, { guardId });
  return row && toAssignment(row);
}

/** Returns the last completed assignment, or undefined. */
export async function selectLastCompleted(db: Db, side: Side, id: string): Promise<Assignment | undefined> {
  const row = await assignmentRows(db)
    .where(side, '=', id)
    .where('a.status', '=', 'completed')
    .orderBy('a.completed_at', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
  return row && toAssignment(row);
}

const withdrawnOfClient = compiledRead<
  { clientId: string; since: string },
  AssignmentRow & { completedAt: string }
>('withdrawn-assignments-of-client', (db, value) =>
  assignmentRows(db)
    .select(sql<string>`a.completed_at`.as('completedAt'))
    .where('a.client_id', '=', value('clientId'))
    .where('a.status', '=', fixed('completed'))
    .where('a.completed_at', '>=', value('since'))
    // A guard who stays, or who left again later, is not among them.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('assignments as later')
            .select('later.id')
            .whereRef('later.client_id', '=', 'a.client_id')
            .whereRef('later.guard_id', '=', 'a.guard_id')
            .where((or) =>
              or.or([
                or('later.status', '<>', fixed('completed')),
                or('later.completed_at', '>', or.ref('a.completed_at')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('a.completed_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(fixed(20)),
);

/** Returns the last assignment of each guard who left a client since an instant, the latest first. */
export const selectWithdrawn = async (db: Db, clientId: string, since: string) =>
  (await withdrawnOfClient(db, { clientId, since })).map(({ completedAt, ...row }) => ({
    ...toAssignment(row),
    completedAt,
  }));

/** Returns undefined unless the assignment is open. */
export const selectDays = (db: Db, id: string) =>
  db
    .selectFrom('assignments')
    .select([
      'guard_id as guardId',
      'client_id as clientId',
      'post_id as postId',
      'start_date as startDate',
      'end_date as endDate',
      'starts_at as startsAt',
      'hours',
      'status',
    ])
    .where('id', '=', id)
    .where('status', '<>', fixed('completed'))
    .executeTakeFirst();

export interface GuardAndClient {
  guardId: string;
  clientId: string;
  assignmentId?: string | undefined;
}

/** The values of a statement about the two. */
export type GuardAndClientValues = { guardId: string; clientId: string; assignmentId: string | null };

export const isIdUnlessNull = (id: string | null) => sql<boolean>`id = coalesce(${id}, id)`;

const openBetween = compiled<GuardAndClientValues, { id: string; status: AssignmentStatus }>(
  'open-between',
  (db, value) =>
    db
      .selectFrom('assignments')
      .select(['id', 'status'])
      .where('guard_id', '=', value('guardId'))
      .where('client_id', '=', value('clientId'))
      .where('status', '<>', fixed('completed'))
      .where(isIdUnlessNull(value('assignmentId')))
      .orderBy('start_date')
      .limit(fixed(1)),
);

/** Returns the running open assignment between the two, else the next one, else undefined. */
export const selectOpenBetween = async (db: Db, { guardId, clientId, assignmentId }: GuardAndClient) =>
  (await openBetween(db, { guardId, clientId, assignmentId: assignmentId ?? null }))[0];

/** Returns an assignment's guard, client, days, hours and post, or undefined. */
export const selectStoredAssignment = (db: Db, id: string) =>
  db
    .selectFrom('assignments')
    .leftJoin('posts', 'posts.id', 'assignments.post_id')
    .select([
      'assignments.guard_id',
      'assignments.client_id',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'assignments.starts_at as startsAt',
      'assignments.hours',
      'assignments.weekdays',
      'assignments.rotation_id as rotationId',
      'assignments.status',
      'assignments.post_id',
      'posts.asked',
    ])
    .where('assignments.id', '=', id)
    .executeTakeFirst();

/** Returns undefined when the assignment is unknown or another guard's. */
export async function selectAssignmentOfUser(
  db: Db,
  userId: string,
  id: string,
): Promise<Assignment | undefined> {
  const row = await assignmentRows(db)
    .where('a.id', '=', id)
    .where('g.user_id', '=', userId)
    .executeTakeFirst();
  return row && toAssignment(row);
}
