import { shiftLabels } from '@prahari/contract/assignments';
import type { Post } from '@prahari/contract/posts.schemas';
import { countDays, type Day, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { endOf, hoursOf } from '@prahari/domain/post-hours';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { dutyOfGuard, isOffNow } from '../duty-of-guard.ts';
import { emptyOn } from '../empty-by-day.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { PostMark } from '../PostMark.tsx';
import { inDaysText, weekdayText } from '../post-text.ts';
import { postsTableWords } from './posts-table-words.ts';

const hourOf = (time: string) => time.slice(0, 2);

/** `Night 20–08` with its mark; a post without a shift says so. */
export function ShiftText({ work }: { work: Pick<Post, 'shift' | 'startsAt' | 'hours'> }) {
  const t = useWords(postsTableWords);
  const { shift } = work;
  if (!shift) return <span className="whitespace-nowrap text-muted">{t('notChosen')}</span>;
  const hours = hoursOf(work);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <PostMark name={shift} className="size-3 shrink-0 text-muted" />
      {shiftLabels[shift]}
      {hours && hours.hours < 24 && (
        <span className="text-muted text-xs tabular-nums">
          {hourOf(hours.startsAt)}–{hourOf(endOf(hours))}
        </span>
      )}
    </span>
  );
}

/** A post that ends within this many days is marked. */
const SOON_DAYS = 7;

/** The last day of a post, or its first while it has not begun. `withWord`: where no header says what the day is. */
export function EndsText({ post, now, withWord }: { post: Post; now: Date; withWord?: boolean }) {
  const t = useWords(postsTableWords);
  const sayOfficePosts = useWords(officePostsWords);
  const day = today(now);
  const left = countDays(day, post.endDate) - 1;
  if (post.startDate > day)
    return (
      <span className="tabular-nums @min-[16rem]:whitespace-nowrap">
        <span className="text-muted">{t('starts')}</span> {weekdayText(post.startDate, day)}
      </span>
    );
  if (left <= SOON_DAYS)
    return (
      <span className="tabular-nums @min-[16rem]:whitespace-nowrap">
        <Icon name="clock" className="me-1.5 inline size-3 align-baseline text-warning" />
        {withWord && <span className="text-muted">{t('ends')} </span>}
        <span className="font-semibold text-warning">{weekdayText(post.endDate, day)}</span>{' '}
        <span className="@max-[40rem]:sr-only text-muted">{inDaysText(left, sayOfficePosts)}</span>
      </span>
    );
  return (
    <span className="tabular-nums @min-[16rem]:whitespace-nowrap">
      {withWord && <span className="text-muted">{t('until')} </span>}
      <span>{formatDay(post.endDate)}</span>
    </span>
  );
}

/** At most this many guards are discs; a number such as `+3` stands for the rest. */
const MAX_DISCS = 4;

export interface PostDiscsProps {
  post: Post;
  now: Date;
  /** A disc, the number of further ones, or the word for none was pressed. */
  onShowGuards: (post: Post) => void;
}

/** The guards of a post as discs: a ring in the accent color on duty, two bars on break, plain when assigned. */
export function PostDiscs({ post, now, onShowGuards }: PostDiscsProps) {
  const t = useWords(postsTableWords);
  const sayOfficePosts = useWords(officePostsWords);
  const assignments = post.assignments.filter((one) => !isOffNow(one, now));
  if (assignments.length === 0)
    return (
      <button
        type="button"
        onClick={() => onShowGuards(post)}
        className="-my-1 min-h-8 whitespace-nowrap text-muted text-xs underline-offset-4 hover:underline touch:-my-2 touch:min-h-target touch:min-w-11"
      >
        <span className="sr-only">{t('guardsOfName', { name: post.client.user.name })} </span>
        {post.startDate > today(now) ? t('notBegun') : t('nobody')}
      </button>
    );
  const guards = assignments.map(({ guard }) => ({ id: guard._id, name: guard.name }));
  const initials = distinctInitials(guards);
  const duties = assignments.map((assignment) => dutyOfGuard(assignment, now, sayOfficePosts));
  const rest = assignments.length - MAX_DISCS;
  // beside a number of further guards there is no room for words at 1280 px
  const isWaiting = rest <= 0 && duties.every(({ state }) => state === 'assigned');
  return (
    <button
      type="button"
      onClick={() => onShowGuards(post)}
      className="group -my-1 inline-flex min-h-8 items-center @max-[16rem]:flex-wrap gap-1 rounded-md text-start touch:-my-2 touch:min-h-target touch:min-w-11"
    >
      <span className="sr-only">{t('guardsOfName', { name: post.client.user.name })} </span>
      {assignments.slice(0, MAX_DISCS).map(({ _id, guard }, index) => {
        const { state, text } = duties[index] ?? { state: 'assigned', text: '' };
        return (
          <Avatar
            key={_id}
            name={guard.name}
            initials={initials.get(guard._id)}
            state={state}
            size="small"
            aria-label={`${guard.name}, ${text}`}
            title={`${guard.name}, ${text}`}
            className="group-hover:border-ink"
          />
        );
      })}
      {rest > 0 && <span className="whitespace-nowrap text-muted text-xs tabular-nums">{`+${rest}`}</span>}
      {isWaiting && <span className="ms-1 whitespace-nowrap text-muted text-xs">{duties[0]?.text}</span>}
    </button>
  );
}

const grid = 'grid grid-cols-7 gap-0.5 text-center text-xs tabular-nums';

/** The days of the month above EmptyWeek, today first. */
export function WeekHead({ days }: { days: readonly Day[] }) {
  const t = useWords(postsTableWords);
  return (
    <span className="grid grid-cols-[auto_1fr] items-center gap-2">
      {t('emptyOn')}
      <span className={grid}>
        {days.map((day, index) => (
          <span key={day} className={index === 0 ? 'bg-sunken text-ink' : undefined}>
            {Number(day.slice(-2))}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Empty places of a post on each of seven days: a number, a tick for none, nothing outside the post's dates. */
export function EmptyWeek({ post, days }: { post: Post; days: readonly Day[] }) {
  const t = useWords(postsTableWords);
  return (
    <span className="grid grid-cols-[auto_1fr] gap-2">
      <span aria-hidden="true" className="invisible text-xs">
        {t('emptyOn')}
      </span>
      <span className={grid}>
        {days.map((day, index) => {
          const empty = emptyOn(post, day);
          const isGap = empty !== undefined && empty > 0;
          return (
            <span
              key={day}
              title={formatDay(day)}
              className={`border-b-2 ${index === 0 ? 'bg-sunken' : ''} ${isGap ? 'border-line-strong border-dotted font-semibold' : 'border-transparent text-faint'}`}
            >
              {empty === undefined ? '·' : empty}
            </span>
          );
        })}
      </span>
    </span>
  );
}
