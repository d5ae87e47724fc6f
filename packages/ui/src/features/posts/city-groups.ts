import type { Post } from '@prahari/contract/posts.schemas';
import type { SayOfficePosts } from './office-posts-words.ts';

/** Posts under the name of their city, which can be collapsed. */
export interface CityGroups {
  /** Cities whose posts are hidden. */
  collapsed: ReadonlySet<string>;
  /** A city was collapsed or expanded. */
  onToggle: (city: string) => void;
}

export interface CityGroup<Row extends Post> {
  city: string;
  posts: readonly Row[];
}

const cityOf = ({ place }: Post, t: SayOfficePosts): string => place.city || t('cityNotKnown');

/** The posts of each city, in alphabetical order. */
export function groupByCity<Row extends Post>(posts: readonly Row[], t: SayOfficePosts): CityGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const post of posts) {
    const city = cityOf(post, t);
    const group = groups.get(city);
    if (group) group.push(post);
    else groups.set(city, [post]);
  }
  return [...groups]
    .map(([city, ofCity]) => ({ city, posts: ofCity }))
    .sort((one, other) => one.city.localeCompare(other.city));
}

/** `3 posts, 2 empty` */
export const countText = (posts: number, empty: number, t: SayOfficePosts): string => {
  const count = t('posts', { posts });
  return empty > 0 ? t('emptyCount', { count, empty }) : count;
};
