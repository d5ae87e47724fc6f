import type { Day } from '@prahari/domain/days';
import { weekdayName } from './calendar.ts';

/** Saturday and Sunday are shaded, today is raised and has an edge. */
export function dayClass(day: Day, today: Day): string {
  if (day === today) return 'border-s-2 border-s-accent-edge! bg-raised';
  return weekdayName(day).startsWith('S') ? 'bg-sunken' : '';
}

/** The header of a day's column: `23` above `M`. */
export function DayHead({ day, today }: { day: Day; today: Day }) {
  const weekday = weekdayName(day);
  return (
    <th scope="col" abbr={weekday} className={`px-0 py-1 font-medium text-muted ${dayClass(day, today)}`}>
      <span className="block font-semibold text-ink">{Number(day.slice(-2))}</span>
      <span aria-hidden="true">{weekday.slice(0, 1)}</span>
      <span className="sr-only">{weekday}</span>
    </th>
  );
}
