import type { OwnPost, PastDay } from '@prahari/contract/posts.schemas';

type State = PastDay['guards'][number]['state'];

/** True for a guard who was there, or stood in the plan where attendance is not kept. */
export const wasThere = (state: State): boolean => state !== 'absent';

/** Days of one guard at a post, the earliest first. */
export interface GuardDays {
  days: readonly { day: string; state: State }[];
  /** The post has night shifts. */
  isNight: boolean;
}

/** Returns the last days of each assignment that had some. */
export function daysByAssignment(posts: readonly OwnPost[]): ReadonlyMap<string, GuardDays> {
  const found = new Map<string, { day: string; state: State }[]>();
  const nights = new Set<string>();
  for (const { lastDays, shift } of posts)
    for (const { day, guards } of [...lastDays].reverse())
      for (const { assignmentId, state } of guards) {
        found.set(assignmentId, [...(found.get(assignmentId) ?? []), { day, state }]);
        if (shift === 'night') nights.add(assignmentId);
      }
  return new Map([...found].map(([id, days]) => [id, { days, isNight: nights.has(id) }]));
}
