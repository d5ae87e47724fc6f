import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { weekdayText } from '../day-text.ts';
import { filledOn } from '../on-roster.ts';
import { shiftInShort } from '../period-text.ts';
import { WeekShift } from './WeekShift.tsx';
import { shiftsOf, WEEK_HOURS } from './week-shifts.ts';

export interface WeekRowProps {
  post: Post;
  /** Seven days that follow each other. */
  days: readonly Day[];
  now: Date;
  /** Hours from the left edge to now. */
  nowAt: number | undefined;
  initials: ReadonlyMap<string, string>;
  /** Leads to the sheet of a post: who is there on which days. */
  sheetLink: (postId: string) => LinkTarget;
  onShowGuards: (post: Post) => void;
}

/** The name of a post stays while the days scroll below it. */
export const WEEK_COLUMNS =
  'grid grid-cols-[14rem_minmax(0,1fr)] @min-[68rem]:grid-cols-[17rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)]';

const share = (hours: number) => (hours / WEEK_HOURS) * 100;

/** Night dark and day light, so that a night shift visibly crosses midnight. */
const NIGHTS = `linear-gradient(90deg, ${Array.from({ length: 8 }, (_, index) => {
  const dark = index * 24;
  return `var(--surface-sunken) ${share(dark)}% ${share(dark + 12)}%, var(--week-day) ${share(dark + 12)}% ${share(dark + 24)}%`;
}).join(', ')})`;

function noteOf({ shift, startDate }: Post, days: readonly Day[], now: Date): string {
  if (!shift) return 'Shift not chosen';
  const last = days.at(-1) ?? startDate;
  return startDate > last ? `Begins on ${weekdayText(startDate, today(now))}` : '';
}

/** A post and its shifts in a week. On paper the names stand below. */
export function WeekRow({ post, days, now, nowAt, initials, sheetLink, onShowGuards }: WeekRowProps) {
  const first = days[0] ?? today(now);
  const shifts = shiftsOf(post, first, now);
  const { name } = post.client.user;
  return (
    <li className={`${WEEK_COLUMNS} break-inside-avoid border-line border-b`}>
      <div className="sticky start-0 z-2 min-w-0 bg-surface py-2 pe-4">
        <p title={name} className="line-clamp-2 font-semibold text-sm wrap-anywhere print:line-clamp-none">
          <RowLink {...sheetLink(post._id)}>{name}</RowLink>
        </p>
        <p className="text-muted text-xs">
          <span className="font-semibold text-ink tabular-nums">
            {filledOn(post, days, now)} of {post.asked}
          </span>{' '}
          {[post.place.city, shiftInShort(post.shift)].filter(Boolean).join(', ')}
        </p>
        <p className="hidden text-xs print:block">
          {post.assignments.map(({ guard }) => guard.name).join(', ')}
        </p>
      </div>
      <div
        className="relative min-h-13 overflow-hidden [--week-day:light-dark(var(--surface),var(--surface-raised))]"
        style={{ background: NIGHTS }}
      >
        {shifts.map((shift) => (
          <WeekShift
            key={shift.day}
            post={post}
            shift={shift}
            now={now}
            initials={initials}
            onPress={() => onShowGuards(post)}
          />
        ))}
        {shifts.length === 0 && (
          <p className="absolute inset-y-0 start-[10%] flex items-center text-muted text-xs">
            {noteOf(post, days, now)}
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
