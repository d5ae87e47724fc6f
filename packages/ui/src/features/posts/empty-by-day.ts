import type { Post, RosterPost } from '@prahari/contract/posts.schemas';
import { addDays, type Day, today } from '@prahari/domain/days';
import { weekdayOf } from '@prahari/domain/duty-days';

type Dated = Post['assignments'][number] | RosterPost['roster'][number];

/** True if an assignment has a duty on a day: a roster says which days, else they follow from its period. */
function hasDuty(assignment: Dated, day: Day): boolean {
  if ('days' in assignment) return assignment.days.includes(day);
  const { startDate, endDate, weekdays, offDays } = assignment;
  const isOff = weekdays?.includes(weekdayOf(day)) === false || offDays?.includes(day);
  return startDate <= day && day <= endDate && !isOff;
}

/** Places without a guard on a day; undefined for a day on which the post is not guarded. */
export function emptyOn({ asked, startDate, endDate, assignments }: Post, day: Day): number | undefined {
  if (day < startDate || day > endDate) return undefined;
  return Math.max(0, asked - assignments.filter((each) => hasDuty(each, day)).length);
}

/** A day and those that follow it. */
export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** A post whose assignments are those of the roster, so that days in the past have theirs. */
export const onRoster = (post: RosterPost): Post => ({ ...post, assignments: post.roster });

/** Places without a guard on a day, at all of the posts. */
export const emptyAt = (posts: readonly Post[], day: Day): number =>
  posts.reduce((sum, post) => sum + (emptyOn(post, day) ?? 0), 0);

/** Places without a guard on the day with most of them. */
export const mostEmpty = (posts: readonly Post[], days: readonly Day[]): number =>
  Math.max(0, ...days.map((day) => emptyAt(posts, day)));

/** The number of guards of a post: today, else on the first of the days to come, else on the last one. */
export function filledOn(post: Post, days: readonly Day[], now: Date): number {
  const guarded = days.filter((day) => emptyOn(post, day) !== undefined);
  const day = guarded.find((each) => each >= today(now)) ?? guarded.at(-1) ?? days[0] ?? today(now);
  return assignmentsOn(post, day).length;
}

/** The assignments of a post on a day. */
export const assignmentsOn = ({ assignments }: Post, day: Day): Post['assignments'] =>
  assignments.filter((each) => hasDuty(each, day));
