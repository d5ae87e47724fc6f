import { type Day, type Post, today } from '@prahari/contract';
import { weekdayText } from '../day-text.ts';
import { shiftWithHours } from '../period-text.ts';
import { WeekTurn } from './WeekTurn.tsx';
import { turnsOf, WEEK_HOURS } from './week-turns.ts';

export interface WeekRowProps {
  post: Post;
  first: Day;
  now: Date;
  /** Hours from the left edge to now. */
  nowAt: number | undefined;
  initials: ReadonlyMap<string, string>;
  onShowGuards: (post: Post) => void;
}

const share = (hours: number) => (hours / WEEK_HOURS) * 100;

/** Night dark and day light, so that a night shift visibly crosses midnight. */
const NIGHTS = `linear-gradient(90deg, ${Array.from({ length: 8 }, (_, index) => {
  const dark = index * 24;
  return `var(--surface-sunken) ${share(dark)}% ${share(dark + 12)}%, var(--week-day) ${share(dark + 12)}% ${share(dark + 24)}%`;
}).join(', ')})`;

function noteOf({ shift, startDate }: Post, now: Date): string {
  if (!shift) return 'Shift not chosen';
  return startDate > today(now) ? `Begins on ${weekdayText(startDate, today(now))}` : '';
}

/** A post and its turns in a week. On paper the names stand below. */
export function WeekRow({ post, first, now, nowAt, initials, onShowGuards }: WeekRowProps) {
  const turns = turnsOf(post, first, now);
  const { name } = post.client.user;
  return (
    <li className="grid grid-cols-[17rem_minmax(0,1fr)] break-inside-avoid border-line border-b">
      <div className="min-w-0 py-2 pe-4">
        <p title={name} className="truncate font-semibold text-sm print:whitespace-normal">
          {name}
        </p>
        <p className="truncate text-muted text-xs">
          <span className="font-semibold text-ink tabular-nums">
            {post.filled} of {post.asked}
          </span>{' '}
          {[post.place.city, shiftWithHours(post.shift)].filter(Boolean).join(', ')}
        </p>
        <p className="hidden text-xs print:block">
          {post.assignments.map(({ guard }) => guard.name).join(', ')}
        </p>
      </div>
      <div
        className="relative min-h-13 [--week-day:light-dark(var(--surface),var(--surface-raised))]"
        style={{ background: NIGHTS }}
      >
        {turns.map((turn) => (
          <WeekTurn
            key={turn.day}
            post={post}
            turn={turn}
            now={now}
            initials={initials}
            onPress={() => onShowGuards(post)}
          />
        ))}
        {turns.length === 0 && (
          <p className="absolute inset-y-0 start-4 flex items-center text-muted text-xs">
            {noteOf(post, now)}
          </p>
        )}
        {nowAt !== undefined && (
          <span
            aria-hidden="true"
            style={{ insetInlineStart: `${share(nowAt)}%` }}
            className="pointer-events-none absolute inset-y-0 border-accent-edge border-s-2"
          />
        )}
      </div>
    </li>
  );
}
