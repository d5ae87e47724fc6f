import type { Day } from '@prahari/domain/days';
import { formatPhone } from '@prahari/domain/phone';
import { RowLink } from '../../../base/Table/RowLink.tsx';
import { CALENDAR, calendarStart, weekdayLetters } from '../calendar.ts';
import { emptyOn } from '../empty-by-day.ts';
import { onRoster } from '../on-roster.ts';
import type { SheetPartProps } from './SheetTable.tsx';

const dayText = (day: Day) => Number(day.slice(-2));

function Weekdays({ days }: { days: readonly Day[] }) {
  return (
    <div aria-hidden="true" className={`${CALENDAR} text-faint text-xs`}>
      {weekdayLetters(days).map(({ key, letter }) => (
        <span key={key}>{letter}</span>
      ))}
    </div>
  );
}

const dayStyle = (isHere: boolean, isAhead: boolean): string => {
  if (!isHere) return 'text-faint';
  return isAhead ? 'border border-line-strong font-semibold' : 'bg-ink font-semibold text-surface';
};

/** For a phone: a calendar for each guard, and one for the empty places. */
export function SheetCalendars({ post, rows, days, today, guardLink }: SheetPartProps) {
  const withRoster = onRoster(post);
  const empty = new Map(days.map((day) => [day, emptyOn(withRoster, day) ?? 0]));
  const emptyDays = days.filter((day) => (empty.get(day) ?? 0) > 0);
  return (
    <div className="grid @min-[40rem]:hidden gap-6 print:hidden">
      {rows.map(({ guard, days: present }) => (
        <section key={guard._id} aria-label={guard.name}>
          <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-md">
            <RowLink {...guardLink(guard._id)}>{guard.name}</RowLink>
            <span className="ms-auto font-normal text-muted text-sm">
              {present.size === 1 ? '1 day' : `${present.size} days`}
            </span>
          </h2>
          {guard.phone && (
            <a
              href={`tel:${guard.phone.replace(/[^\d+]/g, '')}`}
              className="inline-flex min-h-target items-center text-sm"
            >
              {formatPhone(guard.phone)}
            </a>
          )}
          <Weekdays days={days} />
          <ol className={CALENDAR}>
            {days.map((day, index) => (
              <li
                key={day}
                style={index === 0 ? calendarStart(days) : undefined}
                aria-current={day === today ? 'date' : undefined}
                className={`grid h-9 place-items-center rounded-md tabular-nums aria-[current]:outline-2 aria-[current]:outline-accent-edge ${dayStyle(present.has(day), day > today)}`}
              >
                <span>
                  {dayText(day)}
                  <span className="sr-only">{present.has(day) ? ' assigned' : ' not assigned'}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {emptyDays.length > 0 && (
        <section aria-label="Places empty">
          <h2 className="font-semibold text-md">Places empty</h2>
          <Weekdays days={days} />
          <ol className={CALENDAR}>
            {days.map((day, index) => {
              const count = empty.get(day) ?? 0;
              return (
                <li
                  key={day}
                  style={index === 0 ? calendarStart(days) : undefined}
                  className={`grid h-11 content-center justify-items-center rounded-md leading-4 tabular-nums ${count > 0 ? 'border border-line-strong border-dashed' : 'text-faint'}`}
                >
                  <span>{dayText(day)}</span>
                  {count > 0 && (
                    <span className="font-semibold text-xs">
                      {count} <span className="sr-only">empty</span>
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </div>
  );
}
