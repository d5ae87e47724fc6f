import { type AuditEntry, describeAuditEntry, formatInstant, formatToday, today } from '@prahari/contract';

export interface AuditLogProps {
  /** Newest first. */
  activities: readonly AuditEntry[];
  /** A new page is loading; these entries stay visible. */
  busy?: boolean | undefined;
}

interface Day {
  day: string;
  title: string;
  activities: AuditEntry[];
}

/** Groups entries by day in India, in their order. */
function byDay(activities: readonly AuditEntry[]): Day[] {
  const days: Day[] = [];
  for (const activity of activities) {
    const at = new Date(activity.createdAt);
    const day = Number.isNaN(at.getTime()) ? '' : today(at);
    const last = days.at(-1);
    if (last?.day === day) last.activities.push(activity);
    else days.push({ day, title: day ? formatToday(at) : 'Date unknown', activities: [activity] });
  }
  return days;
}

/** `14:05`, India time. */
const timeOf = ({ createdAt }: AuditEntry): string => formatInstant(createdAt).split(', ')[1] ?? '';

/** Audit entries as sentences, grouped by day. */
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
