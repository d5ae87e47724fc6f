import type { Day } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { dutyInterval, HOUR_MS, type PostHours, shiftOf } from '@prahari/domain/post-hours';
import { sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import { isPostgres } from '../../../db/open.ts';
import type { Tx } from '../../../db/tables.ts';
import { callOffBilled, isUnbilled, planBilledAgain } from './billed-duties.queries.ts';
import type { DutyRow } from './duty.rows.ts';
import { settleSilence } from './silence.queries.ts';

/**
 * Inserts duties, all in one statement, but none on a day that the assignment has a duty already. One
 * that is over is left out where the guard was elsewhere, the post had its guards, or the client agreed the day.
 */
export async function insertDuties(
  tx: Tx,
  rows: readonly (DutyRow & { plan: 'planned' | 'leave' })[],
): Promise<void> {
  const [row] = rows;
  if (!row) return;
  await settleSilence(tx, { postId: row.post_id });
  await planBilledAgain(tx, rows);
  const columns = Object.keys(row);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const json = JSON.stringify(rows);
  const from = isPostgres(tx)
    ? sql`json_populate_recordset(null::duties, ${json}::json) as made`
    : sql`(select ${sql.join(columns.map((column) => sql`json_extract(value, ${fixed(`$.${column}`)}) as ${sql.ref(column)}`))}
        from json_each(${json})) as made`;
  await sql`insert into duties (${names}) select ${names} from ${from} where not exists (
    select 1 from duties own where own.assignment_id = made.assignment_id and own.day = made.day)
    and (ends_at > ${Date.now()} or (
      not exists (select 1 from musters where musters.post_id = made.post_id
        and musters.month = substr(made.day, 1, 7) and made.ends_at <= musters.agreed_until)
      and not exists (select 1 from duties other where other.guard_id = made.guard_id and other.plan in ('planned', 'left')
        and other.begins_at < made.ends_at and coalesce(other.left_at, other.ends_at) > made.begins_at)
      and coalesce((select asked from posts where posts.id = made.post_id), 1) > (select count(*) from duties there
        where there.post_id = made.post_id and there.day = made.day and there.plan = 'planned')))`.execute(
    tx,
  );
}

interface After {
  assignmentId: string;
  /** The last day that stays. */
  lastDay: Day;
  now: number;
}

const deleteNotBegun = compiled<After, object>('delete-duties-not-begun', (db, value) =>
  db
    .deleteFrom('duties')
    .where('assignment_id', '=', value('assignmentId'))
    .where('day', '>', value('lastDay'))
    .where('begins_at', '>', value('now'))
    // A withdrawal, which has no last day, leaves those that the office took off, so that its undo does.
    .where((row) =>
      row.or([
        row('plan', '=', fixed('planned')),
        row('correction', 'is', null),
        sql<boolean>`${value('lastDay')} <> ''`,
      ]),
    )
    .where(isUnbilled),
);

const leaveRunning = compiled<After, object>('leave-running-duty', (db, value) =>
  db
    .updateTable('duties')
    .set({ plan: 'left', left_at: value('now') })
    .where('assignment_id', '=', value('assignmentId'))
    .where('day', '>', value('lastDay'))
    .where('plan', '=', 'planned')
    .where('begins_at', '<=', value('now'))
    .where('ends_at', '>', value('now')),
);

const cancelOver = compiled<After, object>('cancel-duties-over', (db, value) =>
  db
    .updateTable('duties')
    .set({ plan: 'cancelled' })
    .where('assignment_id', '=', value('assignmentId'))
    .where('day', '>', value('lastDay'))
    .where('plan', '=', 'planned')
    .where('ends_at', '<=', value('now')),
);

/**
 * Ends an assignment's duties after a day, or now: those that have not begun go, and the running one
 * ends. Those that are over by now, but after the day, are called off.
 */
export async function endDutiesAfter(tx: Tx, assignmentId: string, lastDay?: Day): Promise<void> {
  const after = { assignmentId, lastDay: lastDay ?? '', now: Date.now() };
  await deleteNotBegun(tx, after);
  await callOffBilled(tx, after);
  if (lastDay !== undefined) {
    await settleSilence(tx, { assignmentId });
    await cancelOver(tx, after);
  }
  await leaveRunning(tx, after);
}

interface Replaced extends Period {
  assignmentId: string;
  /** The new plan of a duty that has not begun, or was not started. */
  plan: 'leave' | 'cancelled';
  /** True for a guard who did not come. */
  isAbsent: boolean;
  /** JSON of the correction. */
  correction: string;
}

/**
 * Takes a guard off the duties of some days. One that was started and runs ends now; one that the guard
 * did not come to stays as absent.
 */
export async function takeOffDuties(tx: Tx, replaced: Replaced): Promise<void> {
  const now = Date.now();
  const inDays = tx
    .updateTable('duties')
    .where('assignment_id', '=', replaced.assignmentId)
    .where('day', '>=', replaced.startDate)
    .where('day', '<=', replaced.endDate)
    .where('plan', '=', 'planned');
  const running = inDays.where('begins_at', '<=', now).where('ends_at', '>', now);
  const left = { plan: 'left' as const, left_at: now, correction: replaced.correction };
  await running.set(left).where('started_at', 'is not', null).execute();
  if (replaced.isAbsent) await running.set({ ...left, marked: 'absent' }).execute();
  await inDays
    .set({ plan: replaced.plan, correction: replaced.correction })
    .where('ends_at', '>', now)
    .execute();
}

/** Gives a guard back the duties of some days, which were another's for a moment, but for granted leave. */
export async function giveBackDuties(
  tx: Tx,
  assignmentId: string,
  { startDate, endDate }: Period,
): Promise<void> {
  await settleSilence(tx, { assignmentId });
  await tx
    .updateTable('duties')
    .set({ plan: 'planned', left_at: null, marked: null, correction: null })
    .where('assignment_id', '=', assignmentId)
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where('plan', '<>', 'planned')
    .execute();
  await returnToLeave(tx, assignmentId);
}

/** Gives a guard back the duties after a day that ended with the assignment, and none that the office took off. */
export async function returnEnded(tx: Tx, assignmentId: string, lastDay: Day): Promise<void> {
  await settleSilence(tx, { assignmentId });
  await tx
    .updateTable('duties')
    .set({ plan: 'planned', left_at: null })
    .where('assignment_id', '=', assignmentId)
    .where('day', '>', lastDay)
    .where('plan', 'in', ['left', 'cancelled'])
    .where('correction', 'is', null)
    .execute();
}

/** Deletes the duties of an assignment after a day. */
export async function deleteDutiesAfter(tx: Tx, assignmentId: string, lastDay: Day): Promise<void> {
  await settleSilence(tx, { assignmentId });
  await callOffBilled(tx, { assignmentId, lastDay, now: Date.now() });
  await tx
    .deleteFrom('duties')
    .where('assignment_id', '=', assignmentId)
    .where('day', '>', lastDay)
    .where(isUnbilled)
    .execute();
}

/** Gives a guard back the running duty that ended with the assignment, and none that the office took off before. */
export async function returnToDuty(tx: Tx, assignmentId: string): Promise<void> {
  await settleSilence(tx, { assignmentId });
  await tx
    .updateTable('duties')
    .set({ plan: 'planned', left_at: null })
    .where('assignment_id', '=', assignmentId)
    .where('plan', '=', 'left')
    .where('correction', 'is', null)
    .execute();
}

/** Gives back the leave that was granted for duties which have not begun. */
export const returnToLeave = (tx: Tx, assignmentId: string) =>
  tx
    .updateTable('duties')
    .set({ plan: 'leave' })
    .where('assignment_id', '=', assignmentId)
    .where('plan', '=', 'planned')
    .where('begins_at', '>', Date.now())
    .where((row) =>
      row.exists(
        row
          .selectFrom('leaves')
          .select('leaves.id')
          .whereRef('leaves.guard_id', '=', 'duties.guard_id')
          .where('leaves.status', '=', 'approved')
          .whereRef('leaves.from_day', '<=', 'duties.day')
          .whereRef('leaves.to_day', '>=', 'duties.day'),
      ),
    )
    .execute();

const noteChange = compiled<{ postId: string }, object>('note-duty-change', (db, value) =>
  db
    .updateTable('posts')
    .set((eb) => ({ duty_changes: eb('duty_changes', '+', 1) }))
    .where('id', '=', value('postId')),
);

/** Notes that duties of a post have changed, so that its figures are counted again. */
export const noteDutyChange = async (tx: Tx, postId: string | null): Promise<void> => {
  if (postId !== null) await noteChange(tx, { postId });
};

/** Moves the coming duties of a post's assignments that have its hours to other hours, and none into the past. */
export async function moveComingDuties(
  tx: Tx,
  postId: string,
  { from, to }: { from: PostHours; to: PostHours },
): Promise<string[]> {
  const isOfPost = sql`post_id = ${postId} and starts_at = ${from.startsAt} and hours = ${from.hours}`;
  const now = Date.now();
  const later = dutyInterval('1970-01-02', to).beginsAt - dutyInterval('1970-01-02', from).beginsAt;
  await sql`update duties set begins_at = begins_at + ${later}, ends_at = begins_at + ${later + to.hours * HOUR_MS}
    where begins_at > ${now} and begins_at + ${later} > ${now} and assignment_id in (select id from assignments where ${isOfPost})`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    update assignments set starts_at = ${to.startsAt}, hours = ${to.hours}, shift = ${shiftOf(to)}
    where ${isOfPost} and status <> 'completed' returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns a guard's approved leave that ends on a day or later. */
export const selectLeave = (tx: Tx, guardId: string, day: Day): Promise<Period[]> =>
  tx
    .selectFrom('leaves')
    .select(['from_day as startDate', 'to_day as endDate'])
    .where('guard_id', '=', guardId)
    .where('status', '=', 'approved')
    .where('to_day', '>=', day)
    .execute();
