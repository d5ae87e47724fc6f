import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import type { RosterView } from './roster-period.ts';

/** `23–29 Nov 2026`, or `28 Nov–4 Dec 2026`; a month is `Nov 2026`. */
export function rosterText(view: RosterView, days: readonly Day[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const [date = '', month = '', year = ''] = formatDay(first).split(' ');
  if (view === 'month') return `${month} ${year}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? date : `${date} ${month}`}–${formatDay(last)}`;
}
