import { clientFull } from '@prahari/contract/assignments';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { outsidePost, postEnded, postFull, postHasNoShift } from '@prahari/contract/posts';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { rotationNotFound } from '@prahari/contract/rotations';
import type * as contract from '@prahari/contract/rotations.schemas';
import type { Rotation, RotationMade } from '@prahari/contract/rotations.schemas';
import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { shiftHours } from '../../company/company.service.ts';
import { tellOfWork } from '../../messages/work-messages.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { type EndedOnDay, endOnDay } from '../assignments/end-assignment.service.ts';
import { clientHasRoom, hasRoom, hoursAt } from '../capacity/capacity.service.ts';
import { planDuties } from '../duties/duties.service.ts';
import type { DutyPlan } from '../duties/duty.rows.ts';
import { daysOfRotation, toRotation } from '../duties/rotation-days.ts';
import { selectRotation } from '../duties/rotation-rows.queries.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { lockAssignable } from '../guard-schedule/guard-schedule.service.ts';
import { lockPost } from '../posts/post-changes.service.ts';
import { isOver } from '../posts/post-figures.rows.ts';
import * as queries from './rotations.queries.ts';

interface Part {
  guardId: string;
  days: Day[];
  isReliever: boolean;
}

/** Returns what each guard gets from a day on. */
function partsOf(rotation: Rotation, from: Day): Part[] {
  const { guards, relievers } = daysOfRotation(rotation);
  const part = (isReliever: boolean, ids: string[]) => (days: Day[], index: number) => ({
    guardId: ids[index] ?? '',
    days: days.filter((day) => day >= from),
    isReliever,
  });
  return [
    ...guards.map(part(false, rotation.guardIds)),
    ...relievers.map(part(true, rotation.relieverIds)),
  ].filter(({ days }) => days.length > 0);
}

/** The assignments that a rotation wrote, kept in its audit entry for undo. */
export interface WrittenParts {
  made: string[];
  /** With the last day before. */
  extended: { id: string; endDate: Day }[];
  ended: EndedOnDay[];
}

interface Reasons {
  papersReason?: string | undefined;
  warningsReason?: string | undefined;
}

/** Locks a rotation's post. @throws postNotFound, postEnded, postHasNoShift, outsidePost */
async function lockPlace(tx: Tx, postId: string, { from, to }: { from: Day; to: Day }) {
  const post = await lockPost(tx, postId);
  const { shift, city } = post;
  if (isOver(post, today())) throw new AppError(postEnded);
  if (shift === null || city === '') throw new AppError(postHasNoShift);
  if (from < post.startDate || to > post.endDate) throw new AppError(outsidePost);
  return { ...post, shift, duties: hoursAt(post, shift, await shiftHours(tx)) };
}

/**
 * Writes the assignments and duties of a rotation from a day on. Returns the assignments, and the limits that guards pass. A new
 * rotation takes the place of what its guards have at the post.
 */
async function writeParts(
  tx: Tx,
  actorId: string,
  rotation: Rotation,
  { from, post, ...reasons }: Reasons & { from: Day; post: Awaited<ReturnType<typeof lockPlace>> },
): Promise<{ written: WrittenParts; warnings: GuardWarning[] }> {
  const { clientId, capacity, shift, street, city, state, zipCode, duties: hours } = post;
  const period = { startDate: from, endDate: rotation.to };
  const parts = partsOf(rotation, from);
  const plans = new Map<string, DutyPlan>(
    parts.map(({ guardId, days }) => [guardId, { period, hours, days }]),
  );
  const beside = from === rotation.from ? await queries.selectOpenBeside(tx, post._id, from) : [];
  // In the order of ids, as everybody locks several guards.
  const warnings: GuardWarning[] = [];
  const written: WrittenParts = { made: [], extended: [], ended: [] };
  for (const guardId of [...plans.keys()].sort()) {
    const plan = plans.get(guardId);
    for (const { id } of beside.filter((one) => one.guardId === guardId)) {
      const ended = await endOnDay(tx, actorId, id, addDays(from, -1));
      if (ended) written.ended.push(ended);
    }
    if (plan) warnings.push(...(await lockAssignable(tx, [guardId], { clientId, plan, ...reasons })));
  }
  const open = new Map(
    (await queries.selectOpenOfRotation(tx, rotation._id)).map((one) => [one.guardId, one]),
  );
  const location = { street, city, state, zipCode };
  for (const { guardId, days, isReliever } of parts) {
    const plan = { period, hours, days };
    if (!(await hasRoom(tx, { id: post._id, asked: post.asked }, plan))) throw new AppError(postFull);
    if (!(await clientHasRoom(tx, { clientId, capacity }, plan))) throw new AppError(clientFull);
    const before = open.get(guardId);
    if (before) {
      await queries.setLastDay(tx, before.id, rotation.to);
      await planDuties(tx, { assignmentId: before.id, guardId, clientId, postId: post._id }, plan);
      written.extended.push({ id: before.id, endDate: before.endDate });
      continue;
    }
    const assignment = { guardId, clientId, postId: post._id, shift, location, hours, isReliever, days };
    const { id } = await addAssignment(
      tx,
      actorId,
      { ...assignment, rotationId: rotation._id, startDate: days[0] ?? from, endDate: rotation.to },
      reasons,
    );
    written.made.push(id);
  }
  return { written, warnings };
}

interface Made {
  rotation: RotationMade;
  warnings: GuardWarning[];
  /** The audit entry, whose undo takes all of it back. */
  entryId: string;
}

/** Returns what was written, and tells the guards and the client. @param from the first new day */
async function made(
  tx: Tx,
  rotation: Rotation,
  {
    written,
    warnings,
    entryId,
    from,
  }: Awaited<ReturnType<typeof writeParts>> & { entryId: string; from: Day },
): Promise<Made> {
  const ids = [...written.extended.map(({ id }) => id), ...written.made];
  const assignments = await Promise.all(ids.map((id) => getAssignment(tx, id)));
  const works = assignments.map((assignment) => {
    const days = { from: laterDay(from, assignment.startDate), to: assignment.endDate };
    return { assignment, entryId, days };
  });
  await tellOfWork(tx, works, { kind: 'assigned' });
  return {
    rotation: { ...rotation, assignments, empty: daysOfRotation(rotation).empty },
    warnings,
    entryId,
  };
}

/**
 * Makes the assignments of a post for a period by a pattern, all or none. What its guards have at the post ends the day before.
 * @throws postNotFound, postEnded, postHasNoShift, outsidePost, postFull, clientFull, guardNotFound,
 * guardNotAvailable, papersUnproved, restTooShort
 */
export async function addRotation(
  db: Db,
  actorId: string,
  {
    postId,
    guardIds,
    relieverIds,
    pattern,
    from,
    to,
    firstOff,
    papersReason,
    warningsReason,
  }: ParsedBodyOf<typeof contract.addRotation>,
): Promise<Made> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const post = await lockPlace(tx, postId, { from, to });
    const chosen = new Map(firstOff.map(({ guardId, day }) => [guardId, day]));
    const id = await queries.insertRotation(tx, {
      post_id: post._id,
      days_on: pattern.on,
      days_off: pattern.off,
      guard_ids: JSON.stringify(guardIds),
      reliever_ids: JSON.stringify(relieverIds),
      first_off: JSON.stringify(guardIds.map((id) => chosen.get(id) ?? null)),
      from_day: from,
      to_day: to,
    });
    const row = await selectRotation(tx, id);
    if (!row) throw new AppError(rotationNotFound);
    const rotation = toRotation(row);
    const parts = await writeParts(tx, actorId, rotation, { from, post, papersReason, warningsReason });
    // After everything that it made, so that later entries about these are what followed.
    const entryId = await audit(tx, {
      actorId,
      action: 'addRotation',
      entity: 'posts',
      entityId: post._id,
      detail: {
        ...{ clientId: post.clientId, rotationId: id, pattern, guardIds, relieverIds, from, to },
        ...(firstOff.length > 0 && { firstOff }),
        written: parts.written,
      },
    });
    return made(tx, rotation, { ...parts, entryId, from });
  });
}

/**
 * Extends a rotation to a later day. Days until its former end stay as they are, whoever changed them.
 * @throws rotationNotFound, 400 for a day that is not later, and what `addRotation` throws
 */
export async function extendRotation(
  db: Db,
  actorId: string,
  id: string,
  { to, papersReason, warningsReason, ...body }: ParsedBodyOf<typeof contract.extendRotation>,
): Promise<Made> {
  await completeEnded(db);
  const known = isId(id) ? await selectRotation(db, id) : undefined;
  if (!known) throw new AppError(rotationNotFound);
  return inTransaction(db, async (tx) => {
    await lockPost(tx, known.post_id);
    const row = await selectRotation(tx, id);
    if (!row) throw new AppError(rotationNotFound);
    const before = toRotation(row);
    if (to <= before.to)
      throw invalidFields([{ path: 'to', message: 'The last day must be after that of the rotation' }]);
    const from = addDays(before.to, 1);
    const post = await lockPlace(tx, before.postId, { from, to });
    const { guardIds = before.guardIds, relieverIds = before.relieverIds } = body;
    const changes = {
      to_day: to,
      guard_ids: JSON.stringify(guardIds),
      reliever_ids: JSON.stringify(relieverIds),
    };
    await queries.updateRotation(tx, id, changes);
    const rotation = toRotation({ ...row, ...changes });
    const parts = await writeParts(tx, actorId, rotation, { from, post, papersReason, warningsReason });
    const entryId = await audit(tx, {
      actorId,
      action: 'extendRotation',
      entity: 'posts',
      entityId: post._id,
      detail: {
        ...{ clientId: post.clientId, rotationId: id, guardIds, relieverIds, to },
        before: { to: before.to, guardIds: before.guardIds, relieverIds: before.relieverIds },
        written: parts.written,
      },
    });
    return made(tx, rotation, { ...parts, entryId, from });
  });
}

/** Returns the rotations of a post, the latest first. */
export const rotationsOfPost = async (db: Db, postId: string): Promise<Rotation[]> =>
  (await queries.selectRotationsOfPost(db, postId)).map(toRotation);
