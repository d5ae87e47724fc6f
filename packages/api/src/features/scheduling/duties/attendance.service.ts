import { guardNotAvailable } from '@prahari/contract/assignments';
import type { ParsedBodyOf, ParsedQueryOf } from '@prahari/contract/definition';
import * as wire from '@prahari/contract/duties';
import type * as contract from '@prahari/contract/duties.schemas';
import type { Duty, OwnDuty } from '@prahari/contract/duties.schemas';
import { postFull } from '@prahari/contract/posts';
import { addDays, today } from '@prahari/domain/days';
import { EARLY_MS, LATE_MS } from '@prahari/domain/duty-state';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isOverlap } from '../../../db/errors.ts';
import { isId } from '../../../db/ids.ts';
import { parseJson } from '../../../db/json-rows.ts';
import { inSlices } from '../../../db/pauses.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { WholeList } from '../../../read-model/reply.ts';
import { attendedSince } from '../../company/company.service.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { renewShiftReminder } from '../../messages/shift-reminder.service.ts';
import * as queries from './attendance.queries.ts';
import { selectBusyDaysOfPost } from './busy-days.queries.ts';
import { correctedTimes } from './corrected-times.ts';
import { noteDutyChange } from './duties.queries.ts';
import * as reads from './duty-reads.queries.ts';
import {
  type AttendedSince,
  metersFromPost,
  type StoredPosition,
  stateOf,
  toDuty,
  toOwnDuty,
} from './duty-reply.ts';
import { type PressTime, pressTime } from './press-time.ts';
import { settleSilence } from './silence.queries.ts';

const DAYS_BEFORE = 7;
const DAYS_AFTER = 14;

/** Returns the caller's duties on some days. */
export async function ownDuties(
  db: Db,
  userId: string,
  {
    from = addDays(today(), -DAYS_BEFORE),
    to = addDays(today(), DAYS_AFTER),
  }: {
    from?: string | undefined;
    to?: string | undefined;
  },
): Promise<OwnDuty[]> {
  const now = Date.now();
  const since = await attendedSince(db);
  const rows = await reads.selectDutiesOfUser(db, userId, { from, to });
  return rows.map((row) => toOwnDuty(row, now, since));
}

type DutiesQuery = ParsedQueryOf<typeof contract.listDuties>;
type DutiesOfDay = Pick<DutiesQuery, 'day' | 'postId' | 'status'>;

async function* batchesOn(db: Db, { day = today(), postId, status }: DutiesOfDay): AsyncGenerator<Duty[]> {
  const now = Date.now();
  const since = await attendedSince(db);
  const ids = await reads.selectIdsOn(db, { day, now, since, postId, status });
  for await (const slice of inSlices(ids))
    yield (await reads.selectDuties(db, slice)).map((row) => toDuty(row, now, since));
}

/** Returns the duties of a day with their states, or those with one state. Other requests run in between. */
export const dutiesOn = async (db: Db, query: DutiesOfDay): Promise<Duty[]> =>
  (await Array.fromAsync(batchesOn(db, query))).flat();

/** Replies with the duties of a day in the order of their begin: all, or a page. `nextCursor` is null on the last one. */
export async function listDutiesOn(db: Db, { day = today(), postId, status, limit, cursor }: DutiesQuery) {
  if (limit === undefined) return new WholeList(batchesOn(db, { day, postId, status }));
  const now = Date.now();
  const since = await attendedSince(db);
  const query = { day, now, since, postId, status };
  const [beginsAt, id] = cursor?.split('.') ?? [];
  const after = id === undefined ? undefined : { beginsAt: Number(beginsAt), id };
  const ids = await reads.selectIdsOn(db, query, { limit: limit + 1, after });
  const page = await reads.selectDuties(db, ids.slice(0, limit));
  const last = page.at(-1);
  return {
    success: true as const,
    data: page.map((row) => toDuty(row, now, since)),
    nextCursor: ids.length > limit && last ? `${last.beginsAt}.${last.id}` : null,
    total: await reads.countDutiesOn(db, query),
  };
}

type Press = ParsedBodyOf<typeof contract.startDuty>;

/** Locks the caller's duty for a press. @throws dutyNotFound, attendanceOff */
async function lockOwn(tx: Tx, userId: string, dutyId: string) {
  if (!(await reads.selectDutyOfUser(tx, userId, dutyId))) throw new AppError(wire.dutyNotFound);
  const since = await attendedSince(tx);
  if (since === null) throw new AppError(wire.attendanceOff);
  await queries.lockDuty(tx, dutyId);
  const row = await reads.selectDutyOfUser(tx, userId, dutyId);
  if (!row) throw new AppError(wire.dutyNotFound);
  await settleSilence(tx, row);
  return { row, since };
}

/** Returns a position with its age at the press. Its time is the phone's, which is corrected like the press's. */
function storedPosition({ position }: Press, { at, ahead }: PressTime): StoredPosition | undefined {
  if (!position) return undefined;
  const { latitude, longitude, accuracyMeters } = position;
  const takenAt = Date.parse(position.takenAt) - ahead;
  const ageSeconds = Math.max(0, Math.round((at - takenAt) / 1000));
  return { latitude, longitude, accuracyMeters, takenAt: new Date(takenAt).toISOString(), ageSeconds };
}

/** True for a position that is not at the post, whatever its accuracy. */
function isFar(position: StoredPosition, postPosition: string | null): boolean {
  const distance = metersFromPost(position, postPosition);
  return distance !== undefined && distance.meters > distance.radiusMeters + position.accuracyMeters;
}

const withFlags = (stored: string, flags: readonly wire.DutyFlag[]): string =>
  JSON.stringify([...new Set([...parseJson<wire.DutyFlag[]>(stored), ...flags])]);

async function reply(tx: Tx, userId: string, dutyId: string, since: AttendedSince): Promise<OwnDuty> {
  const row = await reads.selectDutyOfUser(tx, userId, dutyId);
  if (!row) throw new AppError(wire.dutyNotFound);
  return toOwnDuty(row, Date.now(), since);
}

/**
 * Starts the caller's duty. A repeated press changes nothing. A position is evidence, never a reason
 * to refuse. @throws dutyNotFound, attendanceOff, dutyCalledOff, dutyTooOld, dutyTooEarly, dutyOver
 */
export function startDuty(db: Db, userId: string, press: Press): Promise<OwnDuty> {
  return inTransaction(db, async (tx) => {
    const { row, since } = await lockOwn(tx, userId, press.dutyId);
    if (row.startedAt !== null) return toOwnDuty(row, Date.now(), since);
    if (row.plan === 'leave' || row.plan === 'cancelled') throw new AppError(wire.dutyCalledOff);
    const now = Date.now();
    const time = pressTime(press, now);
    const { at, flags, isTooOld } = time;
    if (isTooOld) throw new AppError(wire.dutyTooOld);
    if (at < row.beginsAt - EARLY_MS) throw new AppError(wire.dutyTooEarly);
    if (at >= (row.leftAt ?? row.endsAt)) throw new AppError(wire.dutyOver);
    const position = storedPosition(press, time);
    const far = position && isFar(position, row.postPosition) ? (['far'] as const) : [];
    await queries.writeAttendance(tx, row.id, {
      started_at: at,
      arrived_at: now,
      started_by: 'guard',
      position: position ? JSON.stringify(position) : null,
      flags: withFlags(row.flags, [...flags, ...far]),
    });
    const detail = { dutyId: row.id, startedAt: new Date(at).toISOString(), flags: [...flags, ...far] };
    await audit(tx, {
      actorId: userId,
      action: 'startDuty',
      entity: 'assignments',
      entityId: row.assignmentId,
      detail,
    });
    return reply(tx, userId, row.id, since);
  });
}

/**
 * Ends the caller's duty. A repeated press changes nothing.
 * @throws dutyNotFound, attendanceOff, dutyTooOld, dutyOver, dutyNotStarted
 */
export function endDuty(db: Db, userId: string, press: Press): Promise<OwnDuty> {
  return inTransaction(db, async (tx) => {
    const { row, since } = await lockOwn(tx, userId, press.dutyId);
    if (row.endedAt !== null || row.leftAt !== null) return toOwnDuty(row, Date.now(), since);
    const now = Date.now();
    const { at, flags, isTooOld } = pressTime(press, now);
    if (isTooOld) throw new AppError(wire.dutyTooOld);
    if (row.startedAt === null) throw new AppError(now >= row.endsAt ? wire.dutyOver : wire.dutyNotStarted);
    const endedAt = Math.max(at, row.startedAt + 1);
    const early = endedAt < row.endsAt - LATE_MS ? (['early-end'] as const) : [];
    await queries.writeAttendance(tx, row.id, {
      ended_at: endedAt,
      ended_by: 'guard',
      flags: withFlags(row.flags, [...flags, ...early]),
    });
    const detail = { dutyId: row.id, endedAt: new Date(endedAt).toISOString(), flags: [...flags, ...early] };
    await audit(tx, {
      actorId: userId,
      action: 'endDuty',
      entity: 'assignments',
      entityId: row.assignmentId,
      detail,
    });
    return reply(tx, userId, row.id, since);
  });
}

/** @throws postFull when the post has all its guards on the day of a duty that is to stand again */
async function checkRoom(tx: Tx, { postId, asked, day, assignmentId }: reads.DutyRecord): Promise<void> {
  if (postId === null || asked === null) return;
  const onDay = { id: postId, startDate: day, endDate: day, atLeast: asked, except: assignmentId };
  if ((await selectBusyDaysOfPost(tx, onDay)).length > 0) throw new AppError(postFull);
}

/**
 * Puts down what the office knows about a duty, with the reason and what stood before.
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
      await queries.writeAttendance(tx, dutyId, {
        plan: isOff ? state : row.plan === 'left' ? 'left' : 'planned',
        marked: isOff || state === 'planned' ? null : state,
        ...(startedAt !== undefined && {
          started_at: startedAt,
          arrived_at: now,
          started_by: 'office' as const,
        }),
        ...(endedAt !== undefined && { ended_at: endedAt, ended_by: 'office' as const }),
        correction: JSON.stringify(correction),
      });
      await queries.deleteAdjustment(tx, dutyId);
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
