import type { ParsedBodyOf } from '@prahari/contract/definition';
import * as wire from '@prahari/contract/leave';
import type * as contract from '@prahari/contract/leave.schemas';
import type { OfficeLeave, OwnLeave } from '@prahari/contract/leave.schemas';
import { today } from '@prahari/domain/days';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockCaller } from '../../auth/users/users.service.ts';
import { tell, tellOffice } from '../../messages/messages.service.ts';
import { renewShiftReminder } from '../../messages/shift-reminder.service.ts';
import { noteDutyChanges } from '../duties/duties.service.ts';
import * as queries from './leave.queries.ts';

export { countPending as countPendingLeave } from './leave.queries.ts';

type LeaveDuties = Awaited<ReturnType<typeof queries.selectDutiesOf>>;

const leaveFields = (row: queries.LeaveRecord) => ({
  _id: row.id,
  from: row.from,
  to: row.to,
  reason: row.reason,
  status: row.status,
  askedAt: row.askedAt,
  ...(row.answeredAt !== null && { answeredAt: row.answeredAt }),
  ...(row.answeredBy !== null && { answeredBy: row.answeredBy }),
  ...(row.note !== '' && { note: row.note }),
});

const toOwnLeave = (row: queries.LeaveRecord, duties: LeaveDuties): OwnLeave => ({
  ...leaveFields(row),
  duties: duties.length,
});

const toOfficeLeave = (row: queries.LeaveRecord, duties: LeaveDuties): OfficeLeave => ({
  ...leaveFields(row),
  guard: { _id: row.guardId, name: row.guardName, phone: row.guardPhone },
  duties: duties.map(({ leaveId: _, id, ...duty }) => ({ _id: id, ...duty })),
});

/** Reads the duties of rows of leave. */
const withDuties = async <T>(
  db: Db,
  rows: queries.LeaveRecord[],
  reply: (row: queries.LeaveRecord, duties: LeaveDuties) => T,
): Promise<T[]> => {
  const ids = rows.map(({ id }) => id);
  const duties = Map.groupBy(await queries.selectDutiesOf(db, ids, Date.now()), ({ leaveId }) => leaveId);
  return rows.map((row) => reply(row, duties.get(row.id) ?? []));
};

async function oneLeave<T>(
  db: Db,
  id: string,
  reply: (row: queries.LeaveRecord, duties: LeaveDuties) => T,
): Promise<T> {
  const row = await queries.selectLeave(db, id);
  const [leave] = row ? await withDuties(db, [row], reply) : [];
  if (leave === undefined) throw new AppError(wire.leaveNotFound);
  return leave;
}

/** Returns the caller's leave with its answers. */
export const ownLeave = async (db: Db, userId: string): Promise<OwnLeave[]> =>
  withDuties(db, await queries.selectLeavesOfUser(db, userId), toOwnLeave);

/** Returns the leave of all guards: that which waits, and that which is not over. */
export const leaveOfGuards = async (
  db: Db,
  { status }: { status?: wire.LeaveStatus | undefined },
): Promise<OfficeLeave[]> => withDuties(db, await queries.selectLeaves(db, status, today()), toOfficeLeave);

/** Asks for leave. @throws noSession, notAGuard, leaveOverlap */
export function askForLeave(
  db: Db,
  userId: string,
  { from, to, reason }: ParsedBodyOf<typeof contract.askForLeave>,
): Promise<OwnLeave> {
  return inTransaction(db, async (tx) => {
    // An erasure comes before or after the reason.
    await lockCaller(tx, userId);
    const guard = await queries.lockGuardOf(tx, userId);
    if (!guard) throw new AppError(wire.notAGuard);
    if (await queries.hasLeave(tx, guard.id, { from, to })) throw new AppError(wire.leaveOverlap);
    const id = newId();
    const row = { id, guard_id: guard.id, from_day: from, to_day: to, reason, created_at: nowText() };
    await queries.insertLeave(tx, row);
    await audit(tx, {
      actorId: userId,
      action: 'askForLeave',
      entity: 'guards',
      entityId: guard.id,
      detail: { leaveId: id, from, to },
    });
    const asked = await queries.selectLeave(tx, id);
    const facts = { guard: asked?.guardName ?? '', from, to, reason };
    const parts = [{ about: id, facts, names: [userId] }];
    await tellOffice(tx, { kind: 'leave-asked', by: userId, act: `leave-asked:${id}`, parts });
    return oneLeave(tx, id, toOwnLeave);
  });
}

/** Takes back leave that has no answer. @throws leaveNotFound, leaveAnswered */
export function withdrawLeave(db: Db, userId: string, leaveId: string): Promise<{ _id: string }> {
  return inTransaction(db, async (tx) => {
    const owner = await queries.selectGuardOfLeave(tx, leaveId, userId);
    if (!owner) throw new AppError(wire.leaveNotFound);
    await queries.lockGuard(tx, owner.guardId);
    const leave = await queries.selectLeave(tx, leaveId);
    if (!leave) throw new AppError(wire.leaveNotFound);
    if (leave.status !== 'pending') throw new AppError(wire.leaveAnswered);
    await queries.deleteLeave(tx, leaveId);
    await audit(tx, {
      actorId: userId,
      action: 'withdrawLeave',
      entity: 'guards',
      entityId: owner.guardId,
      detail: { leaveId, from: leave.from, to: leave.to },
    });
    return { _id: leaveId };
  });
}

/**
 * Grants leave or not. The guard's duties of granted days that have not begun become leave, and their
 * places openings, in the same transaction. The same answer again changes nothing.
 * @throws leaveNotFound, leaveAnswered
 */
export function answerLeave(
  db: Db,
  actorId: string,
  { leaveId, approved, note = '' }: ParsedBodyOf<typeof contract.answerLeave>,
): Promise<OfficeLeave> {
  const status = approved ? 'approved' : 'declined';
  return inTransaction(db, async (tx) => {
    const owner = await queries.selectGuardOfLeave(tx, leaveId);
    if (!owner) throw new AppError(wire.leaveNotFound);
    await queries.lockGuard(tx, owner.guardId);
    const leave = await queries.selectLeave(tx, leaveId);
    if (!leave) throw new AppError(wire.leaveNotFound);
    if (leave.status === status) return oneLeave(tx, leaveId, toOfficeLeave);
    if (leave.status !== 'pending') throw new AppError(wire.leaveAnswered);
    await queries.writeAnswer(tx, leaveId, { status, note, answered_at: nowText(), answered_by: actorId });
    if (approved) {
      await noteDutyChanges(tx, await queries.takeDuties(tx, owner.guardId, leave));
      await renewShiftReminder(tx, owner.guardId);
    }
    await audit(tx, {
      actorId,
      action: approved ? 'approveLeave' : 'declineLeave',
      entity: 'guards',
      entityId: owner.guardId,
      detail: { leaveId, from: leave.from, to: leave.to },
    });
    const { guardName: guard, from, to } = leave;
    const facts = { guard, from, to, approved, ...(note && { note }) };
    const told = { act: `leave-answered:${leaveId}`, parts: [{ about: leaveId, facts }] };
    await tell(tx, { kind: 'leave-answered', to: owner.userId, ...told });
    return oneLeave(tx, leaveId, toOfficeLeave);
  });
}
