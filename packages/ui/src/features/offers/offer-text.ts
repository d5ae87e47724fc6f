import type { OfferForGuard } from '@prahari/contract/offers.schemas';
import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { timingOf } from '@prahari/domain/post-hours';

/** Returns when the first duty is: `tonight`, `today` or `on 26 Nov 2026`. */
export function dayWords({ days, startsAt }: Pick<OfferForGuard, 'days' | 'startsAt'>, now: Date): string {
  const [first = ''] = days;
  if (days.length > 1) return `on ${days.length} days`;
  if (first !== today(now)) return `on ${formatDay(first)}`;
  return startsAt >= '16:00' ? 'tonight' : 'today';
}

/** Returns the days and hours of an offer: `26 Nov 2026, 20:00–08:00`. */
export const shiftText = ({ days, startsAt, hours }: Pick<OfferForGuard, 'days' | 'startsAt' | 'hours'>) =>
  `${days.map(formatDay).join(', ')}, ${timingOf({ startsAt, hours })}`;
