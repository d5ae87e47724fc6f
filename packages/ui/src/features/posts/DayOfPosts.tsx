import { shiftLabels } from '@prahari/contract/assignments';
import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import type { Shift } from '@prahari/domain/shifts';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { CityGroupHead } from './CityGroupHead.tsx';
import { type CityGroups, groupByCity } from './city-groups.ts';
import { DayPicker } from './DayPicker.tsx';
import { dutyOfGuard } from './duty-of-guard.ts';
import { assignmentsOn, emptyAt, emptyOn } from './empty-by-day.ts';
import { officePostsWords } from './office-posts-words.ts';
import { PostMark } from './PostMark.tsx';
import { shiftWithHours } from './period-text.ts';

export interface DayOfPostsProps
  extends Pick<PostOfDayProps, 'now' | 'onShowGuards' | 'guardLink' | 'sheetLink' | 'musterLink'> {
  /** Days that follow each other: a week, or a month. */
  days: readonly Day[];
  /** The posts, with the assignments of these days. */
  posts: readonly Post[];
  /** Groups the posts by city; leave out for groups by shift. */
  cities?: CityGroups | undefined;
  /** The chosen day. One that is not among `days` becomes today, or the first of them. */
  day: Day;
  /** A day was chosen. */
  onDay: (day: Day) => void;
}

/** The groups of the day; null holds posts whose shift is not chosen. */
const SHIFT_ORDER: readonly (Shift | null)[] = ['day', 'night', '24h', null];

const HEAD = '-mx-4 mt-3 flex bg-sunken px-4 py-2 font-semibold text-sm tracking-normal';

/** One day with names, for a phone. */
export function DayOfPosts({ days, posts, cities, day: wanted, onDay, ...rest }: DayOfPostsProps) {
  const t = useWords(officePostsWords);
  const now = today(rest.now);
  const day = [wanted, now].find((each) => days.includes(each)) ?? days[0] ?? now;
  const guarded = posts.filter((post) => emptyOn(post, day) !== undefined);
  return (
    <div className="@min-[40rem]:hidden print:hidden">
      <DayPicker days={days} day={day} onDay={onDay} emptyAt={(each) => emptyAt(posts, each)} today={now} />
      {cities &&
        groupByCity(guarded, t).map((group) => (
          <section key={group.city} aria-label={group.city}>
            <h2 className={HEAD}>
              <CityGroupHead group={group} empty={emptyAt(group.posts, day)} cities={cities} />
            </h2>
            {!cities.collapsed.has(group.city) && (
              <ul>
                {group.posts.map((post) => (
                  <PostOfDay key={post._id} post={post} day={day} showShift {...rest} />
                ))}
              </ul>
            )}
          </section>
        ))}
      {(cities ? [] : SHIFT_ORDER).map((shift) => {
        const ofShift = guarded.filter((post) => post.shift === shift);
        if (ofShift.length === 0) return null;
        const name = shift ? shiftLabels[shift] : t('shiftNotChosen');
        const empty = emptyAt(ofShift, day);
        return (
          <section key={shift} aria-label={name}>
            <h2 className={`${HEAD} items-center gap-2`}>
              {shift && <PostMark name={shift} className="size-3.5 shrink-0" />}
              <span>{shift ? shiftWithHours({ shift }, t) : name}</span>
              <span className="ms-auto font-normal text-muted">
                {empty > 0 ? t('empty', { empty }) : t('full')}
              </span>
            </h2>
            <ul>
              {ofShift.map((post) => (
                <PostOfDay key={post._id} post={post} day={day} {...rest} />
              ))}
            </ul>
          </section>
        );
      })}
      {guarded.length === 0 && <p className="py-6 text-muted text-sm">{t('noPostIsGuarded')}</p>}
    </div>
  );
}

interface PostOfDayProps {
  post: Post;
  day: Day;
  /** Leave out below a heading that names the shift. */
  showShift?: boolean;
  /** The current time. */
  now: Date;
  /** Called to show the guards of a post on a day, where one is replaced or more are assigned. */
  onShowGuards: (post: Post, day: Day) => void;
  /** Leads to a guard's record. */
  guardLink: (guardId: string) => LinkTarget;
  /** Leads to the sheet of a post: who is there on which days. */
  sheetLink: (postId: string) => LinkTarget;
  /** Leads to the muster of a post. Leave out where the server keeps none. */
  musterLink?: ((postId: string) => LinkTarget) | undefined;
}

/** A post on one day: who is there by name, and what is empty. */
function PostOfDay(props: PostOfDayProps) {
  const t = useWords(officePostsWords);
  const { post, day, showShift = false, now, onShowGuards, guardLink, sheetLink, musterLink } = props;
  const empty = emptyOn(post, day) ?? 0;
  const isToday = day === today(now);
  const showGuards = (
    <Button size="small" className="ms-auto" onPress={() => onShowGuards(post, day)}>
      <span>{empty > 0 && day >= today(now) ? t('assign') : t('guards')}</span>{' '}
      <span className="sr-only">{t('atName', { name: post.client.user.name })}</span>
    </Button>
  );
  return (
    <li className="border-line border-b py-3">
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-md leading-6 wrap-anywhere">
            <RowLink {...sheetLink(post._id)}>{post.client.user.name}</RowLink>
          </p>
          <p className="text-muted text-sm">
            <span className="text-ink">{post.place.city}</span>
            <span>{post.place.city && post.place.street ? `, ${post.place.street}` : post.place.street}</span>
          </p>
          {musterLink && (
            <p className="text-sm">
              <RowLink {...musterLink(post._id)}>
                {t('muster')}
                <span className="sr-only">{t('ofName', { name: post.client.user.name })}</span>
              </RowLink>
            </p>
          )}
        </div>
        {empty === 0 && showGuards}
      </div>
      {showShift && <p className="text-muted text-sm">{shiftWithHours(post, t)}</p>}
      <ul className="mt-1.5 grid gap-1.5">
        {assignmentsOn(post, day).map((assignment) => {
          const duty = dutyOfGuard(assignment, now, t);
          return (
            <li key={assignment._id} className="flex min-h-9 items-center gap-2.5 text-sm">
              <Avatar
                name={assignment.guard.name}
                state={isToday ? duty.state : undefined}
                size="small"
                decorative
              />
              <span className="min-w-0 font-medium wrap-anywhere">
                <RowLink {...guardLink(assignment.guard._id)}>{assignment.guard.name}</RowLink>
              </span>
              {isToday && <span className="ms-auto whitespace-nowrap text-muted">{duty.text}</span>}
            </li>
          );
        })}
      </ul>
      {empty > 0 && (
        <div className="mt-1.5 flex items-center gap-2.5 text-sm">
          <LanternMarks filled={0} total={1} />
          <span>{t('placesEmpty', { empty })}</span>
          {showGuards}
        </div>
      )}
    </li>
  );
}
