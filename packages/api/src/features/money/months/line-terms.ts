import type { Day } from '@prahari/domain/days';
import type { Rate } from '@prahari/domain/rates';
import type { Shift } from '@prahari/domain/shifts';

/** A duty to bill; `counts` is a difference where the duty was billed before. */
export interface BillableDuty {
  id: string;
  postId: string | null;
  guardId: string;
  guardName: string;
  day: Day;
  shift: Shift;
  hours: number;
  counts: number;
  /** The rate by which a bill prices it already; null without one. */
  rateId: string | null;
}

export interface BillablePost {
  id: string;
  street: string;
  city: string;
  shift: Shift;
  hours: number;
  startDate: Day;
  endDate: Day;
}

export interface Terms {
  month: string;
  rates: readonly Rate[];
  posts: ReadonlyMap<string, BillablePost>;
  holidays: ReadonlySet<Day>;
}

/** A duty with its rate. */
export interface PricedDuty extends BillableDuty {
  rate: Rate;
}

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => [
  ...Map.groupBy(items, keyOf).values(),
];

export const placeOf = (postId: string | null, { posts }: Terms): string => {
  const post = postId === null ? undefined : posts.get(postId);
  return post ? `${[post.street, post.city].filter(Boolean).join(', ')}: ` : '';
};

/** Posts without hours of their own belong to old requests: their duties tell the hours. */
export const billablePost = <Post extends { shift: Shift | null; hours: number | null }>(post: Post) => ({
  ...post,
  shift: post.shift ?? ('day' as const),
  hours: post.hours ?? 12,
});
