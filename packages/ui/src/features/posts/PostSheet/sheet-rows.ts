import type { RosterPost } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';

/** A guard of a post and the days on which they are or were there. */
export interface SheetRow {
  guard: RosterPost['roster'][number]['guard'];
  days: ReadonlySet<Day>;
}

/** One row per guard, in the order of their first day; days outside the shown ones are left out. */
export function sheetRows({ roster }: RosterPost, days: readonly Day[]): SheetRow[] {
  const rows = new Map<string, { guard: SheetRow['guard']; days: Set<Day> }>();
  for (const { guard, startDate, endDate } of roster) {
    const row = rows.get(guard._id) ?? { guard, days: new Set() };
    for (const day of days) if (startDate <= day && day <= endDate) row.days.add(day);
    rows.set(guard._id, row);
  }
  return [...rows.values()].filter((row) => row.days.size > 0);
}
