import {
  type Assignment,
  type AssignmentStatus,
  type Day,
  isShiftRunning,
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

/** The open assignment of a guard within a query, or null. */
export const openAssignmentOf = (db: Db, guardId: string): RawBuilder<Assignment | null> =>
  sql<Assignment | null>`${assignmentTables(db)
    .select(assignmentJson(db).as('json'))
    .whereRef('a.guard_id', '=', sql.ref(guardId))
    .where('a.status', '<>', completed)}`;

/** Open or completed; undefined when unknown. */
export async function selectAssignment(db: Db, id: string): Promise<Assignment | undefined> {
  const row = await assignmentRows(db).where('a.id', '=', id).executeTakeFirst();
  return row && toAssignment(row);
}

type Side = 'a.guard_id' | 'a.client_id';

const openBySide = (side: Side) =>
  preparedQuery<{ ids: string }, AssignmentRow>(`open-assignments-by-${side}`, (db, { ids }) =>
    assignmentRows(db)
      .where(isOneOf(db, side, ids))
      .where('a.status', '<>', completed)
      .orderBy('a.id'),
  );

const openAssignments = { 'a.guard_id': openBySide('a.guard_id'), 'a.client_id': openBySide('a.client_id') };

/** Open assignments of these guards or clients, oldest first. */
export const selectOpen = async (db: Db, side: Side, ids: string[]): Promise<Assignment[]> =>
  (await openAssignments[side](db, { ids: idList(db, ids) })).map(toAssignment);

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

/** Number of guards assigned to a client now. */
export const countOpenOfClient = async (db: Db, clientId: string): Promise<number> => {
  const counted = await db
    .selectFrom('assignments')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('client_id', '=', clientId)
    .where('status', '<>', 'completed')
    .executeTakeFirstOrThrow();
  return counted.open;
};

/** Inserts an assignment. Undefined when the guard already has an open one, by the partial unique index. */
export const assignGuard = (tx: Tx, body: ParsedBodyOf<typeof contract.assignGuard>) =>
  tx
    .insertInto('assignments')
    .values({
      id: newId(),
      guard_id: body.guardId,
      client_id: body.clientId,
      shift: body.shift,
      status: 'active',
      street: body.location.street,
      city: body.location.city,
      state: body.location.state,
      zip_code: body.location.zipCode,
      start_date: body.startDate,
      end_date: body.endDate,
      created_at: nowText(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Whether an open assignment has ended by its date. */
export const selectEnded = (db: Db, day: Day) =>
  db
    .selectFrom('assignments')
    .select('id')
    .where('status', '<>', 'completed')
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
        .where('status', '<>', 'completed')
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

/** The open assignment between the two. Undefined when there is none. */
export const selectOpenBetween = (db: Db, { guardId, clientId, assignmentId }: Between) =>
  db
    .selectFrom('assignments')
    .select(['id', 'status'])
    .where('guard_id', '=', guardId)
    .where('client_id', '=', clientId)
    .where('status', '<>', 'completed')
    .$if(assignmentId !== undefined, (select) => select.where('id', '=', assignmentId ?? ''))
    .executeTakeFirst();

/** Completes the open assignment between the two. Undefined when there is none. */
export const withdrawGuard = (tx: Tx, between: Between) =>
  tx
    .updateTable('assignments')
    .set({ status: 'completed', completed_at: nowText() })
    .where('guard_id', '=', between.guardId)
    .where('client_id', '=', between.clientId)
    .where('status', '<>', 'completed')
    .$if(between.assignmentId !== undefined, (update) => update.where('id', '=', between.assignmentId ?? ''))
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

/** The guard and the client of an assignment. Undefined when it is unknown. */
export const selectParties = (db: Db, id: string) =>
  db.selectFrom('assignments').select(['guard_id', 'client_id']).where('id', '=', id).executeTakeFirst();

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
