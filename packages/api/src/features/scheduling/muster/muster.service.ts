import type { Muster } from '@prahari/contract/muster.schemas';
import { postNotFound } from '@prahari/contract/posts';
import { AppError } from '../../../AppError.ts';
import { isId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { attendedSince } from '../../company/company.service.ts';
import type { MusterPost } from './muster.queries.ts';
import * as queries from './muster.queries.ts';
import { toMuster } from './muster-reply.ts';

/** A post and month, `2026-11`. */
export interface OfMonth {
  postId: string;
  month: string;
}

/** Returns a post. @param userId its client, if only the client's own count @throws postNotFound */
export async function musterPost(db: Db, postId: string, userId?: string): Promise<MusterPost> {
  const post = isId(postId) ? await queries.selectMusterPost(db, postId, userId) : undefined;
  if (!post) throw new AppError(postNotFound);
  return post;
}

/** Counts the month of a post from its duties. */
export async function countMuster(db: Db, post: MusterPost, month: string): Promise<Muster> {
  const row = await queries.selectMusterRow(db, post.id, month);
  const assignments = await queries.selectMusterAssignments(db, post.id, month);
  const guardIds = [...new Set(assignments.map(({ guardId }) => guardId))];
  const records = {
    post,
    month,
    row,
    duties: await queries.selectMusterDuties(db, post.id, month),
    assignments,
    elsewhere: await queries.selectDutiesElsewhere(db, guardIds, { postId: post.id, month }),
    disputes: row ? await queries.selectDisputes(db, row.id) : [],
    adjustments: await queries.selectAdjustments(db, post.id, month),
    since: await attendedSince(db),
  };
  return toMuster(records, Date.now());
}

/** Returns the month of a post. @throws postNotFound */
export const readMuster = async (db: Db, { postId, month }: OfMonth): Promise<Muster> =>
  countMuster(db, await musterPost(db, postId), month);

/** Returns the month of all posts of a client. */
export async function readOwnMusters(db: Db, userId: string, month: string): Promise<Muster[]> {
  const musters: Muster[] = [];
  for (const post of await queries.selectPostsOfMonth(db, userId, month))
    musters.push(await countMuster(db, post, month));
  return musters;
}
