import type { OfferForGuard } from '@prahari/contract/offers.schemas';
import { today } from '@prahari/domain/days';
import { type DateNames, formatDay } from '@prahari/domain/format';
import { timingOf } from '@prahari/domain/post-hours';
import { offerInEnglish } from './offer-words.ts';

/** Returns when the first duty is: `tonight`, `today` or `on 26 Nov 2026`. */
export function dayWords(
  { days, startsAt }: Pick<OfferForGuard, 'days' | 'startsAt'>,
  now: Date,
  t = offerInEnglish,
  names?: DateNames,
): string {
  const [first = ''] = days;
  if (days.length > 1) return t('onDays', { count: days.length });
  if (first !== today(now)) return t('onDay', { day: formatDay(first, names) });
  return t(startsAt >= '16:00' ? 'tonight' : 'today');
}

/** Returns the days and hours of an offer: `26 Nov 2026, 20:00–08:00`. */
export const shiftText = (
  { days, startsAt, hours }: Pick<OfferForGuard, 'days' | 'startsAt' | 'hours'>,
  names?: DateNames,
) => `${days.map((day) => formatDay(day, names)).join(', ')}, ${timingOf({ startsAt, hours })}`;
