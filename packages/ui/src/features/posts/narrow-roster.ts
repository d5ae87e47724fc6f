import type { RosterPost } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { emptyOn, onRoster } from './empty-by-day.ts';

/** The search; empty for all. */
export interface RosterSearch {
  /** Client, place or guard. */
  q: string;
  city: string;
}

const textOf = ({ client, place, roster }: RosterPost): string =>
  [client.user.name, place.street, place.city, ...roster.map(({ guard }) => guard.name)]
    .join('\n')
    .toLowerCase();

const byCityAndClient = (one: RosterPost, other: RosterPost): number =>
  one.place.city.localeCompare(other.place.city) ||
  one.client.user.name.localeCompare(other.client.user.name);

/** The posts in a city that are about a text, by city and client. */
export function narrowRoster(posts: readonly RosterPost[], { q, city }: RosterSearch): RosterPost[] {
  const wanted = q.trim().toLowerCase();
  return posts
    .filter((post) => (!city || post.place.city === city) && (!wanted || textOf(post).includes(wanted)))
    .sort(byCityAndClient);
}

/** The posts that lack a guard on one of the days. */
export const shortOn = (posts: readonly RosterPost[], days: readonly Day[]): RosterPost[] =>
  posts.filter((post) => days.some((day) => (emptyOn(onRoster(post), day) ?? 0) > 0));
