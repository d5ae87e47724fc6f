import { shiftLabels } from '@prahari/contract/assignments';
import type { Post } from '@prahari/contract/posts.schemas';
import type { Rate } from '@prahari/contract/rates.schemas';
import { formatDay, formatRupees, MONTHS } from '@prahari/domain/format';
import type { RateBasis } from '@prahari/domain/rates';

/** The unit of each basis, as it follows a price: `₹22,000.00 a month of 26 duties`. */
export const basisLabels: Record<RateBasis, string> = {
  calendar: 'a month, by its days',
  '26': 'a month of 26 duties',
  '30': 'a month of 30 days',
  duty: 'a duty',
  hour: 'an hour',
  fixed: 'a month, fixed price',
};

/** Begins with a capital, for a choice or the head of a row. */
export const basisTitle = (basis: RateBasis): string =>
  basisLabels[basis].charAt(0).toUpperCase() + basisLabels[basis].slice(1);

/** `₹22,000.00 a month, by its days`. */
export const priceText = ({ amount, basis }: Pick<Rate, 'amount' | 'basis'>): string =>
  `${formatRupees(amount)} ${basisLabels[basis]}`;

/** `rises on 1 Apr 2027 by 10 %`; empty for a rate that never rises. */
export const riseText = ({ rise }: Pick<Rate, 'rise'>): string =>
  rise
    ? `rises on ${formatDay(rise.day)} by ${rise.percent === undefined ? formatRupees(rise.amount ?? 0) : `${rise.percent} %`}`
    : '';

/** `Kolar Road, Bhopal`. */
export const placeOf = ({ place: { street, city } }: Pick<Post, 'place'>): string =>
  [street, city].filter(Boolean).join(', ');

/** The posts and shifts that a rate is for: `All posts, night`. */
export function scopeText(
  { postId, shift }: Pick<Rate, 'postId' | 'shift'>,
  posts: readonly Pick<Post, '_id' | 'place'>[],
): string {
  const post = posts.find(({ _id }) => _id === postId);
  const place = post ? placeOf(post) : 'A post that ended';
  const where = postId === undefined ? 'All posts' : place;
  return shift === undefined ? where : `${where}, ${shiftLabels[shift].toLowerCase()}`;
}

/** `Nov 2026`. */
export const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
