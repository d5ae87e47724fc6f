import { shiftLabels } from '@prahari/contract/assignments';
import type { Post } from '@prahari/contract/posts.schemas';
import type { Rate } from '@prahari/contract/rates.schemas';
import { formatDay, formatRupees, MONTHS } from '@prahari/domain/format';
import type { RateBasis } from '@prahari/domain/rates';
import type { SayOfficeRates } from './office-rates-words.ts';

/** The unit of each basis, as it follows a price: `₹22,000.00 a month of 26 duties`. */
export const basisLabels = (t: SayOfficeRates): Record<RateBasis, string> => ({
  calendar: t('monthByItsDays'),
  '26': t('monthOf26Duties'),
  '30': t('monthOf30Days'),
  duty: t('duty'),
  hour: t('hour'),
  fixed: t('monthFixedPrice'),
});

/** Begins with a capital, for a choice or the head of a row. */
export const basisTitle = (basis: RateBasis, t: SayOfficeRates): string =>
  basisLabels(t)[basis].charAt(0).toUpperCase() + basisLabels(t)[basis].slice(1);

/** `₹22,000.00 a month, by its days`. */
export const priceText = ({ amount, basis }: Pick<Rate, 'amount' | 'basis'>, t: SayOfficeRates): string =>
  `${formatRupees(amount)} ${basisLabels(t)[basis]}`;

/** `rises on 1 Apr 2027 by 10 %`; empty for a rate that never rises. */
export const riseText = ({ rise }: Pick<Rate, 'rise'>, t: SayOfficeRates): string =>
  rise
    ? t('risesOnBy', {
        day: formatDay(rise.day),
        rise: rise.percent === undefined ? formatRupees(rise.amount ?? 0) : `${rise.percent} %`,
      })
    : '';

/** `Kolar Road, Bhopal`. */
export const placeOf = ({ place: { street, city } }: Pick<Post, 'place'>): string =>
  [street, city].filter(Boolean).join(', ');

/** The posts and shifts that a rate is for: `All posts, night`. */
export function scopeText(
  { postId, shift }: Pick<Rate, 'postId' | 'shift'>,
  posts: readonly Pick<Post, '_id' | 'place'>[],
  t: SayOfficeRates,
): string {
  const post = posts.find(({ _id }) => _id === postId);
  const place = post ? placeOf(post) : t('postThatEnded');
  const where = postId === undefined ? t('allPosts') : place;
  return shift === undefined ? where : `${where}, ${shiftLabels[shift].toLowerCase()}`;
}

/** `Nov 2026`. */
export const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
