import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { DayOfPostsProps } from '../DayOfPosts.tsx';
import { dutyOfGuard } from '../duty-of-guard.ts';
import { filledOn } from '../empty-by-day.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { shiftInShort } from '../period-text.ts';
import { weekdayText } from '../post-text.ts';
import { postsWeekWords, type SayPostsWeek } from './posts-week-words.ts';
import { discsIn, type PostShift, shiftsOf, WEEK_HOURS } from './week-shifts.ts';

interface WeekRowProps extends Pick<DayOfPostsProps, 'days' | 'now' | 'sheetLink' | 'onShowGuards'> {
  post: Post;
  /** Hours from the left edge to now. */
  nowAt: number | undefined;
  initials: ReadonlyMap<string, string>;
}

/** The name of a post stays while the days scroll below it. */
export const WEEK_COLUMNS =
  'grid grid-cols-[14rem_minmax(0,1fr)] @min-[68rem]:grid-cols-[17rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)]';

const share = (hours: number) => (hours / WEEK_HOURS) * 100;

/** Night dark and day light, so that a night shift visibly crosses midnight. */
const NIGHTS = `linear-gradient(90deg, ${Array.from({ length: 8 }, (_, index) => {
  const dark = index * 24;
  return `var(--prahari-surface-sunken) ${share(dark)}% ${share(dark + 12)}%, var(--week-day) ${share(dark + 12)}% ${share(dark + 24)}%`;
}).join(', ')})`;

function noteOf({ shift, startDate }: Post, days: readonly Day[], now: Date, t: SayPostsWeek): string {
  if (!shift) return t('shiftNotChosen');
  const last = days.at(-1) ?? startDate;
  return startDate > last ? t('beginsOnWeekday', { weekday: weekdayText(startDate, today(now)) }) : '';
}

/** A post and its shifts in a week. On paper the names stand below. */
export function WeekRow({ post, days, now, nowAt, initials, sheetLink, onShowGuards }: WeekRowProps) {
  const t = useWords(postsWeekWords);
  const sayOfficePosts = useWords(officePostsWords);
  const first = days[0] ?? today(now);
  const shifts = shiftsOf(post, first, now);
  const { name } = post.client.user;
  return (
    <li className={`${WEEK_COLUMNS} break-inside-avoid border-line border-b`}>
      <div className="sticky start-0 z-2 min-w-0 bg-surface py-2 pe-4">
        <p title={name} className="line-clamp-2 font-name text-sm wrap-anywhere print:line-clamp-none">
          <RowLink {...sheetLink(post._id)}>{name}</RowLink>
        </p>
        <p className="text-muted text-xs">
          <span className="font-semibold text-ink tabular-nums">
            {t('ofFilledOn', { filledOn: filledOn(post, days, now), asked: post.asked })}
          </span>{' '}
          {[post.place.city, shiftInShort(post, sayOfficePosts)].filter(Boolean).join(', ')}
        </p>
        <p className="hidden text-xs print:block">
          {post.assignments.map(({ guard }) => guard.name).join(', ')}
        </p>
      </div>
      <div
        className="relative min-h-13 overflow-hidden [--week-day:light-dark(var(--prahari-surface),var(--prahari-surface-raised))]"
        style={{ background: NIGHTS }}
      >
        {/* below the discs, whose initials it would cross */}
        {nowAt !== undefined && (
          <span
            aria-hidden="true"
            style={{ insetInlineStart: `${share(nowAt)}%` }}
            className="pointer-events-none absolute inset-y-0 border-accent-edge border-s-2"
          />
        )}
        {shifts.map((shift) => (
          <WeekShift
            key={shift.day}
            post={post}
            shift={shift}
            now={now}
            initials={initials}
            isAtNow={nowAt !== undefined && shift.start <= nowAt && nowAt < shift.start + 24}
            onPress={() => onShowGuards(post, shift.day)}
          />
        ))}
        {shifts.length === 0 && (
          <p className="absolute inset-y-0 start-[10%] flex items-center text-muted text-xs">
            {noteOf(post, days, now, t)}
          </p>
        )}
      </div>
    </li>
  );
}

/** `Hooghly Jute Mills, Tue 24 Nov: 2 of 3 guards: Arjun Bahadur Thapa, Raju Mondal; 1 empty`. */
function shiftText(
  { client, asked }: Post,
  { day, people, empty }: PostShift,
  now: Date,
  t: SayPostsWeek,
): string {
  const names = people.map(({ guard }) => guard.name).join(', ');
  const head = `${client.user.name}, ${weekdayText(day, today(now))}: ${people.length} of ${asked} guards`;
  return [names ? `${head}: ${names}` : head, empty > 0 ? t('empty', { empty }) : '']
    .filter(Boolean)
    .join('; ');
}

interface WeekShiftProps {
  post: Post;
  shift: PostShift;
  now: Date;
  initials: ReadonlyMap<string, string>;
  /** The line of now may cross it, or what stands in the free hours after it. */
  isAtNow: boolean;
  onPress: () => void;
}

const rule = (people: number, empty: number): string => {
  if (people === 0) return 'border-dotted border-line-strong';
  return empty > 0 ? 'border-dashed border-ink' : 'border-solid border-ink';
};

/** One shift: its people, its empty places, and a rule that is solid when full, dashed when short, dotted with nobody. */
function WeekShift({ post, shift, now, initials, isAtNow, onPress }: WeekShiftProps) {
  const sayOfficePosts = useWords(officePostsWords);
  const t = useWords(postsWeekWords);
  const { people, empty, start, hours, isNow } = shift;
  const shown = discsIn(shift);
  const text = shiftText(post, shift, now, t);
  const overLine = isAtNow ? 'rounded-sm bg-surface' : '';
  return (
    <button
      type="button"
      title={text}
      onClick={onPress}
      style={{ insetInlineStart: `${(start / WEEK_HOURS) * 100}%`, width: `${(hours / WEEK_HOURS) * 100}%` }}
      className={`absolute inset-y-2 flex items-center print:flex! border-b-2 pb-0.5 hover:bg-accent/15 ${isNow ? 'border-accent-edge border-solid' : rule(people.length, empty)}`}
    >
      <span className="sr-only">{text}</span>
      {people.slice(0, shown).map((assignment, index) => (
        <Avatar
          key={assignment._id}
          name={assignment.guard.name}
          initials={initials.get(assignment.guard._id)}
          state={isNow ? dutyOfGuard(assignment, now, sayOfficePosts).state : undefined}
          size="xsmall"
          decorative
          className={index > 0 ? 'ms-px' : 'ms-1'}
        />
      ))}
      {people.length > shown && (
        <span aria-hidden="true" className={`ms-px text-xs ${overLine}`}>{`+${people.length - shown}`}</span>
      )}
      {empty > 0 && (
        <span
          aria-hidden="true"
          className={`ms-px inline-flex items-center gap-px font-semibold text-xs ${overLine}`}
        >
          <LanternMarks filled={0} total={1} />
          {empty > 1 && <span>{empty}</span>}
        </span>
      )}
    </button>
  );
}
