import type { Rotation } from '@prahari/contract/rotations.schemas';
import type { Day } from '@prahari/domain/days';
import { firstOffOf, type RotationDays, rotationDays } from '@prahari/domain/rotation';
import { parseJson } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import { type RotationRow, selectRotation } from './rotation-rows.queries.ts';

/** Returns a rotation as the office sees it. */
export function toRotation(row: RotationRow): Rotation {
  const pattern = { on: row.days_on, off: row.days_off };
  const guardIds = parseJson<string[]>(row.guard_ids);
  const chosen = parseJson<(Day | null)[]>(row.first_off).map((day) => day ?? undefined);
  const firstOff = { from: row.from_day, pattern, firstOff: chosen };
  return {
    _id: row.id,
    postId: row.post_id,
    pattern,
    guardIds,
    relieverIds: parseJson<string[]>(row.reliever_ids),
    from: row.from_day,
    to: row.to_day,
    firstOff: guardIds.map((guardId, index) => ({ guardId, day: firstOffOf(firstOff, index) })),
    createdAt: row.created_at,
  };
}

/** Returns who has a duty on which day of a rotation. */
export const daysOfRotation = ({
  pattern,
  from,
  to,
  guardIds,
  relieverIds,
  firstOff,
}: Rotation): RotationDays =>
  rotationDays({
    ...{ pattern, from, to, guards: guardIds.length, relievers: relieverIds.length },
    firstOff: firstOff?.map(({ day }) => day),
  });

/** Returns the days on which a rotation gives a guard duties; undefined without a rotation. */
export async function rotationDaysOf(
  db: Db,
  rotationId: string | null,
  guardId: string,
): Promise<Day[] | undefined> {
  const row = rotationId === null ? undefined : await selectRotation(db, rotationId);
  if (!row) return undefined;
  const rotation = toRotation(row);
  const { guards, relievers } = daysOfRotation(rotation);
  return guards[rotation.guardIds.indexOf(guardId)] ?? relievers[rotation.relieverIds.indexOf(guardId)] ?? [];
}
