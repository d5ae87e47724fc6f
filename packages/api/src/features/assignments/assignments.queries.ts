import {
  type Assignment,
  type AssignmentStatus,
  type Day,
  isShiftRunning,
  type ReplaceReason,
  shiftDay,
  shiftHours,
  shifts,
} from '@prahari/contract';
import type * as contract from '@prahari/contract/assignments/definitions';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { type RawBuilder, sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import { newId, nowText } from '../../db/ids.ts';
import { type JsonRow, jsonObject, jsonText, parseJson } from '../../db/json-rows.ts';
import { idList, isOneOf } from '../../db/one-of.ts';
import { preparedQuery } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/tables.ts';

const text = (column: string) => sql.ref<string>(column);

const assignmentJson = (db: Db) =>
  jsonObject<Assignment>(db, {
    _id: text('a.id'),
    guard: {
      _id: text('g.id'),
      user: { _id: text('guard_user.id'), name: text('guard_user.name'), email: emailOf('guard_user.email') },
      experience: sql.ref('g.experience'),
    },
    client: {
      _id: text('c.id'),
      user: {
        _id: text('client_user.id'),
        name: text('client_user.name'),
        email: emailOf('client_user.email'),
      },
    },
    shift: sql.ref('a.shift'),
    status: sql.ref('a.status'),
    location: {
      street: text('a.street'),
      city: text('a.city'),
      state: text('a.state'),
      zipCode: text('a.zip_code'),
    },
    startDate: text('a.start_date'),
    endDate: text('a.end_date'),
    createdAt: text('a.created_at'),
    postId: sql.ref('a.post_id'),
  });

const assignmentTables = (db: Db) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('guards as g', 'g.id', 'a.guard_id')
    .innerJoin('users as guard_user', 'guard_user.id', 'g.user_id')
    .innerJoin('clients as c', 'c.id', 'a.client_id')
    .innerJoin('users as client_user', 'client_user.id', 'c.user_id');

const assignmentRows = (db: Db) => assignmentTables(db).select(jsonText(db, assignmentJson(db)).as('json'));

type AssignmentRow = Omit<JsonRow<Assignment>, '_id'>;

const toAssignment = ({ json }: AssignmentRow): Assignment => parseJson(json);

/** Written out, because SQLite uses a partial index only for a condition without parameters. */
const completed = sql<'completed'>`'completed'`;

/** The open assignment of a guard that runs, or else begins next, within a query; or null. */
export const openAssignmentOf = (db: Db, guardId: string): RawBuilder<Assignment | null> =>
  sql<Assignment | null>`${assignmentTables(db)
    .select(assignmentJson(db).as('json'))
    .whereRef('a.guard_id', '=', sql.ref(guardId))
    .where('a.status', '<>', completed)
    .orderBy('a.start_date')
    .limit(1)}`;

/** Open or completed; undefined when unknown. */
export async function selectAssignment(db: Db, id: string): Promise<Assignment | undefined> {
  const row = await assignmentRows(db).where('a.id', '=', id).executeTakeFirst();
  return row && toAssignment(row);
}

type Side = 'a.guard_id' | 'a.client_id';

const openOfClients = preparedQuery<{ ids: string }, AssignmentRow>(
  'open-assignments-of-clients',
  (db, { ids }) =>
    assignmentRows(db)
      .where(isOneOf(db, 'a.client_id', ids))
      .where('a.status', '<>', completed)
      .orderBy('a.id'),
);

/** Open assignments of these clients, oldest first. */
export const selectOpenOfClients = async (db: Db, ids: string[]): Promise<Assignment[]> =>
  (await openOfClients(db, { ids: idList(db, ids) })).map(toAssignment);

const firstOpenOfGuard = preparedQuery<{ guardId: string }, AssignmentRow>(
  'first-open-assignment-of-guard',
  (db, { guardId }) =>
    assignmentRows(db)
      .where('a.guard_id', '=', guardId)
      .where('a.status', '<>', completed)
      .orderBy('a.start_date')
      .limit(1),
);

/** The open assignment of a guard that runs, or else begins next. Undefined when there is none. */
export async function selectFirstOpen(db: Db, guardId: string): Promise<Assignment | undefined> {
  const [row] = await firstOpenOfGuard(db, { guardId });
  return row && toAssignment(row);
}

/** Undefined without a completed assignment. */
export async function selectLastCompleted(db: Db, side: Side, id: string): Promise<Assignment | undefined> {
  const row = await assignmentRows(db)
    .where(side, '=', id)
    .where('a.status', '=', 'completed')
    .orderBy('a.completed_at', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
  return row && toAssignment(row);
}

/** Days of the open assignments of a client. */
export const selectDaysOfClient = (db: Db, clientId: string) =>
  db
    .selectFrom('assignments')
    .select(['start_date as startDate', 'end_date as endDate'])
    .where('client_id', '=', clientId)
    .where('status', '<>', 'completed')
    .execute();

/** The first open assignment of a guard that shares a day with a period. Undefined when the guard is free in all of it. */
export async function selectOverlapping(
  db: Db,
  guardId: string,
  { startDate, endDate }: { startDate: Day; endDate: Day },
): Promise<Assignment | undefined> {
  const row = await assignmentRows(db)
    .where('a.guard_id', '=', guardId)
    .where('a.status', '<>', completed)
    .where('a.start_date', '<=', endDate)
    .where('a.end_date', '>=', startDate)
    .orderBy('a.start_date')
    .limit(1)
    .executeTakeFirst();
  return row && toAssignment(row);
}

/** Undefined unless it is open. */
export const selectDays = (db: Db, id: string) =>
  db
    .selectFrom('assignments')
    .select([
      'guard_id as guardId',
      'client_id as clientId',
      'start_date as startDate',
      'end_date as endDate',
      'status',
    ])
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .executeTakeFirst();

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
  { day, of, limit }: { day: Day; of?: { guardId: string; clientId: string } | undefined; limit: number },
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
        .$if(of !== undefined, (ended) =>
          ended.where((either) =>
            either.or([
              either('guard_id', '=', of?.guardId ?? ''),
              either('client_id', '=', of?.clientId ?? ''),
            ]),
          ),
        )
        .orderBy('id')
        .limit(limit),
    )
    .returning(['id', 'guard_id', 'end_date'])
    .execute();

interface Between {
  guardId: string;
  clientId: string;
  assignmentId?: string | undefined;
}

/** The open assignment between the two that runs, or else begins next. Undefined when there is none. */
export const selectOpenBetween = (db: Db, { guardId, clientId, assignmentId }: Between) =>
  db
    .selectFrom('assignments')
    .select(['id', 'status'])
    .where('guard_id', '=', guardId)
    .where('client_id', '=', clientId)
    .where('status', '<>', 'completed')
    .$if(assignmentId !== undefined, (select) => select.where('id', '=', assignmentId ?? ''))
    .orderBy('start_date')
    .limit(1)
    .executeTakeFirst();

/** Completes the open assignment between the two that runs, or else begins next. Undefined when there is none. */
export const withdrawGuard = (tx: Tx, between: Between) =>
  tx
    .updateTable('assignments')
    .set({ status: 'completed', completed_at: nowText() })
    .where('status', '<>', 'completed')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('assignments')
        .select('id')
        .where('guard_id', '=', between.guardId)
        .where('client_id', '=', between.clientId)
        .where('status', '<>', 'completed')
        .$if(between.assignmentId !== undefined, (open) => open.where('id', '=', between.assignmentId ?? ''))
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

/** The guard, the client, the days and the post of an assignment. Undefined when it is unknown. */
export const selectParties = (db: Db, id: string) =>
  db
    .selectFrom('assignments')
    .leftJoin('posts', 'posts.id', 'assignments.post_id')
    .select([
      'assignments.guard_id',
      'assignments.client_id',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'assignments.status',
      'assignments.post_id',
      'posts.asked',
    ])
    .where('assignments.id', '=', id)
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

/** Undefined when unknown or of another guard. */
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

const inShiftStatuses = { active: sql`'active'`, onBreak: sql`'onBreak'` };

/**
 * How many open assignments with a status cover the day and have their shift now: a sum over the shifts that run, so that each is
 * counted in an index of that status, `assignments_on_duty` or `assignments_on_break`.
 */
export function inShiftStatement(
  status: keyof typeof inShiftStatuses,
  now: Date,
): RawBuilder<{ number: number }> {
  const counts = shifts.flatMap((shift) => {
    const hours = shiftHours(shift);
    if (!hours || !isShiftRunning(hours, now)) return [];
    const day = shiftDay(hours, now);
    return [
      sql`(select count(*) from assignments where status = ${inShiftStatuses[status]} and shift = ${shift} and end_date >= ${day} and start_date <= ${day})`,
    ];
  });
  return sql`select ${sql.join([sql`0`, ...counts], sql` + `)} as number`;
}

async function countInShift(db: Db, status: keyof typeof inShiftStatuses, now: Date): Promise<number> {
  const { rows } = await inShiftStatement(status, now).execute(db);
  return rows[0]?.number ?? 0;
}

/** How many guards are on duty at an instant: an active assignment whose dates cover the day and whose shift runs. */
export const countOnDuty = (db: Db, now: Date): Promise<number> => countInShift(db, 'active', now);

/** As countOnDuty, for guards on a break. */
export const countOnBreak = (db: Db, now: Date): Promise<number> => countInShift(db, 'onBreak', now);
