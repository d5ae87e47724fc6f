import { guardsInTheWay, postNotFound } from '@prahari/contract/posts';
import { hoursOf } from '@prahari/domain/post-hours';
import { AppError } from '../../../AppError.ts';
import { somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { changeLockedPost, lockPost } from '../../scheduling/posts/post-changes.service.ts';
import type { PostBefore } from './former-values.rows.ts';

const reasons: Readonly<Record<string, string>> = {
  [postNotFound.code]: 'a post in it was removed since',
  [guardsInTheWay.code]: 'guards work at a post in it who would no longer fit',
};

/**
 * Makes a post what it was before an import, with the duties and places of its assignments, and returns
 * the assignments that moved. @throws somethingFollowed
 */
export async function restorePost(tx: Tx, id: string, former: PostBefore): Promise<Set<string>> {
  const { street, city, state, zipCode, startsAt, hours: length, ...rest } = former;
  try {
    const post = await lockPost(tx, id);
    const hours = hoursOf({ shift: former.shift, startsAt, hours: length }) ?? null;
    return await changeLockedPost(tx, post, { ...rest, place: { street, city, state, zipCode }, hours });
  } catch (error) {
    const reason = error instanceof AppError && error.code ? reasons[error.code] : undefined;
    throw reason ? somethingFollowed(reason) : error;
  }
}
