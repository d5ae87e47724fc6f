import type { ParsedBodyOf } from '@prahari/contract/definition';
import * as wire from '@prahari/contract/duties';
import type * as contract from '@prahari/contract/duties.schemas';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { EARLY_MS, LATE_MS } from '@prahari/domain/duty-state';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { attendedSince } from '../../company/company.service.ts';
import * as queries from './attendance.queries.ts';
import * as reads from './duty-reads.queries.ts';
import { type AttendedSince, metersFromPost, type StoredPosition, toOwnDuty } from './duty-reply.ts';
import { type PressTime, pressTime } from './press-time.ts';
import { settleSilence } from './silence.queries.ts';

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
