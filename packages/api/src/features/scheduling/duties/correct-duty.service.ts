import { guardNotAvailable } from '@prahari/contract/assignments';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import * as wire from '@prahari/contract/duties';
import type * as contract from '@prahari/contract/duties.schemas';
import type { Duty } from '@prahari/contract/duties.schemas';
import { postFull } from '@prahari/contract/posts';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isOverlap } from '../../../db/errors.ts';
import { isId } from '../../../db/ids.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { attendedSince } from '../../company/company.service.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { renewShiftReminder } from '../../messages/shift-reminder.service.ts';
import * as queries from './attendance.queries.ts';
import { selectBusyDaysOfPost } from './busy-days.queries.ts';
import { correctedTimes } from './corrected-times.ts';
import { noteDutyChange } from './duties.queries.ts';
import * as reads from './duty-reads.queries.ts';
import { stateOf, toDuty } from './duty-reply.ts';
import { settleSilence } from './silence.queries.ts';

/** @throws postFull when the post has all its guards on the day of a duty that is to stand again */
async function checkRoom(tx: Tx, { postId, asked, day, assignmentId }: reads.DutyRecord): Promise<void> {
  if (postId === null || asked === null) return;
  const onDay = { id: postId, startDate: day, endDate: day, atLeast: asked, except: assignmentId };
  if ((await selectBusyDaysOfPost(tx, onDay)).length > 0) throw new AppError(postFull);
}

/**
 * Puts down what the office knows about a duty, with the reason and what stood before. The same again is no change.
 * @throws dutyNotFound, dutyCalledOff for a coming duty of an ended assignment, guardNotAvailable when the
 * guard has another duty then, postFull, musterLocked, 400 for times that are not the duty's
 */
export async function correctDuty(
  db: Db,
  actor: { id: string; name: string },
  { dutyId, state, reason, ...times }: ParsedBodyOf<typeof contract.correctDuty>,
): Promise<Duty> {
  if (!isId(dutyId)) throw new AppError(wire.dutyNotFound);
  try {
    return await inTransaction(db, async (tx) => {
      const known = await reads.selectDuty(tx, dutyId);
      if (!known) throw new AppError(wire.dutyNotFound);
      await lockCapacity(tx, known.clientId);
      await queries.lockDuty(tx, dutyId);
      const row = await reads.selectDuty(tx, dutyId);
      if (!row) throw new AppError(wire.dutyNotFound);
      const now = Date.now();
      await settleSilence(tx, row);
      const since = await attendedSince(tx);
      const before = stateOf(row, now, since);
      const at = new Date(now).toISOString();
      const correction = { reason, by: actor.name, byId: actor.id, at, before };
      const { startedAt, endedAt } = correctedTimes(times, row);
      const isOff = state === 'leave' || state === 'cancelled';
      // The assignment has ended, so nobody comes back to it.
      if (!isOff && row.assignmentStatus === 'completed' && row.plan !== 'left' && row.endsAt > now)
        throw new AppError(wire.dutyCalledOff);
      if (!isOff && (row.plan === 'leave' || row.plan === 'cancelled')) await checkRoom(tx, row);
      const plan = isOff ? state : row.plan === 'left' ? 'left' : 'planned';
      const marked = isOff || state === 'planned' ? null : state;
      const [dropped] = await queries.deleteAdjustment(tx, dutyId);
      const stored = row.correction === null ? undefined : parseJson<{ reason: string }>(row.correction);
      const isSame =
        stored?.reason === reason &&
        row.plan === plan &&
        row.marked === marked &&
        (startedAt === undefined || startedAt === row.startedAt) &&
        (endedAt === undefined || endedAt === row.endedAt) &&
        dropped?.numDeletedRows === 0n;
      if (isSame) {
        // Only its time is new, which an agreed month refuses like any other correction.
        await queries.writeAttendance(tx, dutyId, { correction: JSON.stringify({ ...stored, at }) });
        return toDuty(row, now, since);
      }
      await queries.writeAttendance(tx, dutyId, {
        plan,
        marked,
        ...(startedAt !== undefined && {
          started_at: startedAt,
          arrived_at: now,
          started_by: 'office' as const,
        }),
        ...(endedAt !== undefined && { ended_at: endedAt, ended_by: 'office' as const }),
        correction: JSON.stringify(correction),
      });
      await noteDutyChange(tx, row.postId);
      await renewShiftReminder(tx, row.guardId);
      const detail = { dutyId, guardId: row.guardId, to: state, before, reason, ...times };
      await audit(tx, {
        actorId: actor.id,
        action: 'correctDuty',
        entity: 'assignments',
        entityId: row.assignmentId,
        detail,
      });
      const corrected = await reads.selectDuty(tx, dutyId);
      if (!corrected) throw new AppError(wire.dutyNotFound);
      return toDuty(corrected, now, since);
    });
  } catch (error) {
    throw isOverlap(error) ? new AppError(guardNotAvailable) : error;
  }
}
