import { type AuditEntry, describeAuditEntry, formatInstant, formatToday, today } from '@prahari/contract';

export interface AuditLogProps {
  /** Newest first. */
  activities: readonly AuditEntry[];
  /** Newer ones are on their way; these stay to be read. */
  busy?: boolean | undefined;
}

interface Day {
  day: string;
  title: string;
  activities: AuditEntry[];
}

/** By the day in India on which they happened, in the order they came. */
function byDay(activities: readonly AuditEntry[]): Day[] {
  const days: Day[] = [];
  for (const activity of activities) {
    const at = new Date(activity.createdAt);
    const day = Number.isNaN(at.getTime()) ? '' : today(at);
    const last = days.at(-1);
    if (last?.day === day) last.activities.push(activity);
    else days.push({ day, title: day ? formatToday(at) : 'Time not known', activities: [activity] });
  }
  return days;
}

/** `14:05`, in India. */
const timeOf = ({ createdAt }: AuditEntry): string => formatInstant(createdAt).split(', ')[1] ?? '';

/** Who did what, a sentence each, under the day it happened on. */
export function AuditLog({ activities, busy = false }: AuditLogProps) {
  return (
    <div aria-busy={busy} className="grid gap-5">
      {byDay(activities).map(({ day, title, activities: ofDay }) => (
        <section key={day}>
          <h3 className="border-line border-b pb-1.5 font-semibold text-muted text-xs">{title}</h3>
          <ol aria-label={title}>
            {ofDay.map((activity) => (
              <li
                key={activity._id}
                className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-line border-b py-2 text-sm"
              >
                <time dateTime={activity.createdAt} className="text-faint text-xs tabular-nums">
                  {timeOf(activity)}
                </time>
                <p className="wrap-anywhere">{describeAuditEntry(activity)}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
