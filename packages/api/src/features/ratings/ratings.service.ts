import {
  assignmentNotFound,
  RATING_CHANGE_DAYS,
  ratingClosed,
  ratingTooEarly,
} from '@prahari/contract/assignments';
import type { rateGuard as contract, OwnRating } from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../auth/users/users.service.ts';
import * as queries from './ratings.queries.ts';

const CHANGE_MS = RATING_CHANGE_DAYS * 86_400_000;

const changeableUntil = (ratedAt: string): string => new Date(Date.parse(ratedAt) + CHANGE_MS).toISOString();

const toOwnRating = (row: queries.RatedAssignment): OwnRating => ({
  assignmentId: row.assignmentId,
  guard: { _id: row.guardId, name: row.guardName },
  city: row.city,
  startDate: row.startDate,
  endDate: row.endDate,
  ...(row.stars !== null &&
    row.ratedAt !== null && {
      rating: {
        stars: row.stars,
        text: row.text ?? '',
        ratedAt: row.ratedAt,
        changeableUntil: changeableUntil(row.ratedAt),
      },
    }),
});

/** Returns the client's assignments that can be rated or are, the latest first. */
export const ownRatings = async (db: Db, userId: string): Promise<OwnRating[]> =>
  (await queries.selectRateable(db, userId)).map(toOwnRating);

/** @throws assignmentNotFound for one of another client, or of an erased guard */
async function ownAssignment(tx: Tx, userId: string, assignmentId: string): Promise<queries.RatedAssignment> {
  const row = await queries.selectRated(tx, userId, assignmentId);
  if (!row) throw new AppError(assignmentNotFound);
  return row;
}

/**
 * Rates the guard of an own assignment, or changes the rating for seven days. The same rating again
 * changes nothing. @throws assignmentNotFound, ratingTooEarly, ratingClosed
 */
export function rateGuard(
  db: Db,
  userId: string,
  { assignmentId: id, stars, text = '' }: ParsedBodyOf<typeof contract>,
): Promise<OwnRating> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    if (!(await queries.lockGuardOf(tx, userId, id))) throw new AppError(assignmentNotFound);
    const before = await ownAssignment(tx, userId, id);
    if (before.reviewId === null) {
      if (!(await queries.isRateable(tx, id))) throw new AppError(ratingTooEarly);
      await queries.insertRating(tx, before, { stars, text });
    } else {
      if (Date.parse(before.ratedAt ?? '') + CHANGE_MS <= Date.now()) throw new AppError(ratingClosed);
      if (before.stars === stars && before.text === text) return toOwnRating(before);
      await queries.updateRating(tx, before.reviewId, { stars, text });
    }
    await queries.setMean(tx, before.guardId);
    await audit(tx, {
      actorId: userId,
      action: before.reviewId === null ? 'rateGuard' : 'changeRating',
      entity: 'assignments',
      entityId: id,
      detail: { guardId: before.guardId, clientId: before.clientId, stars },
    });
    return toOwnRating(await ownAssignment(tx, userId, id));
  });
}
