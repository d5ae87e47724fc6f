import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../../db/tables.ts';

export type RotationRow = Selectable<Tables['rotations']>;

/** Returns a rotation, or undefined. */
export const selectRotation = (db: Db, id: string): Promise<RotationRow | undefined> =>
  db.selectFrom('rotations').selectAll().where('id', '=', id).executeTakeFirst();
