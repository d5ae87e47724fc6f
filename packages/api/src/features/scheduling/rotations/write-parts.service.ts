import { clientFull } from '@prahari/contract/assignments';
import { outsidePost, postEnded, postFull, postHasNoShift } from '@prahari/contract/posts';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import type { Rotation } from '@prahari/contract/rotations.schemas';
import { addDays, type Day, today } from '@prahari/domain/days';
import { AppError } from '../../../AppError.ts';
import type { Tx } from '../../../db/tables.ts';
import { shiftHours } from '../../company/company.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { type EndedOnDay, endOnDay } from '../assignments/end-assignment.service.ts';
import { clientHasRoom, hasRoom, hoursAt } from '../capacity/capacity.service.ts';
import { planDuties } from '../duties/duties.service.ts';
import type { DutyPlan } from '../duties/duty.rows.ts';
import { daysOfRotation } from '../duties/rotation-days.ts';
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
export async function lockPlace(tx: Tx, postId: string, { from, to }: { from: Day; to: Day }) {
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
export async function writeParts(
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
  // One that ended before, as for a guard who was replaced for good, does not go on over the days between.
  const open = (await queries.selectOpenOfRotation(tx, rotation._id)).filter(
    ({ endDate }) => endDate === addDays(from, -1),
  );
  const goesOn = new Map(open.map((one) => [one.guardId, one]));
  const location = { street, city, state, zipCode };
  for (const { guardId, days, isReliever } of parts) {
    const plan = { period, hours, days };
    if (!(await hasRoom(tx, { id: post._id, asked: post.asked }, plan))) throw new AppError(postFull);
    if (!(await clientHasRoom(tx, { clientId, capacity }, plan))) throw new AppError(clientFull);
    const before = goesOn.get(guardId);
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
