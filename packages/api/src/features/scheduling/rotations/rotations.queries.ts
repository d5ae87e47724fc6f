import type { Day } from '@prahari/domain/days';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { RotationRow } from '../duties/rotation-rows.queries.ts';

/** Inserts a rotation and returns its id. */
export async function insertRotation(
  tx: Tx,
  rotation: Omit<RotationRow, 'id' | 'created_at'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('rotations')
    .values({ ...rotation, id, created_at: nowText() })
    .execute();
  return id;
}

export const updateRotation = (
  tx: Tx,
  id: string,
  changes: Pick<RotationRow, 'to_day' | 'guard_ids' | 'reliever_ids'>,
) => tx.updateTable('rotations').set(changes).where('id', '=', id).execute();

export const deleteRotation = (tx: Tx, id: string) =>
  tx.deleteFrom('rotations').where('id', '=', id).execute();

/** Returns the rotations of a post, the latest first. */
export const selectRotationsOfPost = (db: Db, postId: string): Promise<RotationRow[]> =>
  db
    .selectFrom('rotations')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Returns the open assignments of a rotation. */
export const selectOpenOfRotation = (db: Db, rotationId: string) =>
  db
    .selectFrom('assignments')
    .select(['id', 'guard_id as guardId', 'end_date as endDate'])
    .where('rotation_id', '=', rotationId)
    .where('status', '<>', 'completed')
    .execute();

/** Returns the open assignments of a post that no rotation made and that last until a day or longer. */
export const selectOpenBeside = (tx: Tx, postId: string, from: Day) =>
  tx
    .selectFrom('assignments')
    .select(['id', 'guard_id as guardId'])
    .where('post_id', '=', postId)
    .where('rotation_id', 'is', null)
    .where('status', '<>', 'completed')
    .where('end_date', '>=', from)
    .orderBy('id')
    .execute();

/** Sets the last day of an assignment. */
export const setLastDay = (tx: Tx, id: string, endDate: Day) =>
  tx.updateTable('assignments').set({ end_date: endDate }).where('id', '=', id).execute();
