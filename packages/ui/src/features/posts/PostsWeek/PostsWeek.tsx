import { addDays, type Day, formatDay, type Post, today } from '@prahari/contract';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { weekdayText } from '../day-text.ts';
import { daysFrom, emptyOn } from '../empty-by-day.ts';
import { DayOfPosts } from './DayOfPosts.tsx';
import { weekText } from './turn-text.ts';
import { WeekRow } from './WeekRow.tsx';
import { earliestWeek, nowIn, WEEK_HOURS } from './week-turns.ts';

const DAYS = 7;

export interface PostsWeekProps {
  /** The posts of the board. */
  posts: readonly Post[];
  /** The current time. */
  now: Date;
  /** First day of the week; today when left out. */
  first?: Day | undefined;
  /** Another week was chosen. */
  onFirst: (day: Day) => void;
  /** A turn was pressed: the guards of its post. */
  onShowGuards: (post: Post) => void;
  /** Print was pressed. */
  onPrint: () => void;
}

const emptyAt = (posts: readonly Post[], day: Day): number =>
  posts.reduce((sum, post) => sum + (emptyOn(post, day) ?? 0), 0);

/** Who is where on seven days, by the hour; one day on a phone, and a sheet with names on paper. */
export function PostsWeek({ posts, now, first: wanted, onFirst, onShowGuards, onPrint }: PostsWeekProps) {
  const earliest = earliestWeek(now);
  const first = wanted && wanted > earliest ? wanted : earliest;
  const days = daysFrom(first, DAYS);
  const last = addDays(first, DAYS - 1);
  const empty = days.map((day) => emptyAt(posts, day));
  const initials = distinctInitials(
    posts.flatMap(({ assignments }) => assignments.map(({ guard }) => ({ id: guard._id, name: guard.name }))),
  );
  const nowAt = nowIn(first, now);
  const [, before = earliest] = [addDays(first, -DAYS), earliest].sort();
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <IconButton
          variant="plain"
          label="Week before"
          disabled={first <= earliest}
          onPress={() => onFirst(before)}
          className="print:hidden"
        >
          <Icon name="chevron-left" />
        </IconButton>
        <p className="font-semibold tabular-nums">{weekText(first, last, formatDay)}</p>
        <IconButton
          variant="plain"
          label="Week after"
          onPress={() => onFirst(addDays(first, DAYS))}
          className="print:hidden"
        >
          <Icon name="chevron-right" />
        </IconButton>
        <Button size="small" className="ms-auto print:hidden" onPress={onPrint}>
          Print
        </Button>
      </div>
      <div className="@max-[40rem]:hidden overflow-x-auto print:block print:overflow-visible">
        <div className="relative min-w-300 border-line-strong border-t print:min-w-0">
          <div
            aria-hidden="true"
            className="grid grid-cols-[17rem_minmax(0,1fr)] border-line border-b text-xs"
          >
            <span className="self-end pb-1 font-semibold text-muted">Post</span>
            <span className="flex" style={{ paddingInlineStart: `${(4 / WEEK_HOURS) * 100}%` }}>
              {days.map((day, index) => (
                <span
                  key={day}
                  style={{ width: `${(24 / (WEEK_HOURS - 4)) * 100}%` }}
                  className={`border-line border-s px-2 py-1 ${day === today(now) ? 'border-accent border-t-3 bg-raised' : ''}`}
                >
                  <span className="block font-semibold text-ink text-sm">{weekdayText(day, day)}</span>
                  <span className="text-muted">{empty[index]} empty</span>
                </span>
              ))}
            </span>
          </div>
          <ul>
            {posts.map((post) => (
              <WeekRow
                key={post._id}
                post={post}
                first={first}
                now={now}
                nowAt={nowAt}
                initials={initials}
                onShowGuards={onShowGuards}
              />
            ))}
          </ul>
        </div>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-xs print:hidden">
          <span>Dark: 20:00 to 08:00</span>
          <span>Solid line: full</span>
          <span>Dashed: a place is empty</span>
          <span>Dotted: nobody</span>
        </p>
      </div>
      <DayOfPosts days={days} empty={empty} posts={posts} now={now} onShowGuards={onShowGuards} />
    </div>
  );
}
