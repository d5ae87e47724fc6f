import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { rotationNotFound } from '@prahari/contract/rotations';
import type * as contract from '@prahari/contract/rotations.schemas';
import type { Rotation, RotationMade } from '@prahari/contract/rotations.schemas';
import { addDays, type Day, laterDay } from '@prahari/domain/days';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { tellOfWork } from '../../messages/work-messages.service.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { daysOfRotation, toRotation } from '../duties/rotation-days.ts';
import { selectRotation } from '../duties/rotation-rows.queries.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { lockPost } from '../posts/post-changes.service.ts';
import * as queries from './rotations.queries.ts';
import { lockPlace, writeParts } from './write-parts.service.ts';

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
