import type { Post } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import { Fragment } from 'react';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CityGroupHead } from '../CityGroupHead.tsx';
import { groupByCity } from '../city-groups.ts';
import { DayOfPosts, type DayOfPostsProps } from '../DayOfPosts.tsx';
import { emptyAt, mostEmpty } from '../empty-by-day.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { weekdayText } from '../post-text.ts';
import { postsWeekWords } from './posts-week-words.ts';
import { WEEK_COLUMNS, WeekRow } from './WeekRow.tsx';
import { EVE_HOURS, nowIn, WEEK_HOURS } from './week-shifts.ts';

export type PostsWeekProps = DayOfPostsProps;

/** Guards and places on seven days, by the hour; one day on a phone, and a sheet with names on paper. */
export function PostsWeek(props: PostsWeekProps) {
  const t = useWords(postsWeekWords);
  const sayOfficePosts = useWords(officePostsWords);
  const { posts, days, now, cities, onShowGuards, sheetLink } = props;
  const first = days[0] ?? today(now);
  const initials = distinctInitials(
    posts.flatMap(({ assignments }) => assignments.map(({ guard }) => ({ id: guard._id, name: guard.name }))),
  );
  const nowAt = nowIn(first, now);
  const rowsOf = (some: readonly Post[]) =>
    some.map((post) => (
      <WeekRow
        key={post._id}
        post={post}
        days={days}
        now={now}
        nowAt={nowAt}
        initials={initials}
        sheetLink={sheetLink}
        onShowGuards={onShowGuards}
      />
    ));
  return (
    <div className="@container">
      <div className="@max-[40rem]:hidden relative overflow-x-auto print:block print:overflow-visible">
        <div className="relative min-w-304 border-line-strong border-t print:table print:w-full print:min-w-0 print:table-fixed">
          {/* on paper again on each page */}
          <div aria-hidden="true" className="print:table-header-group print:break-inside-avoid">
            <div className={`${WEEK_COLUMNS} border-line border-b text-xs`}>
              <span className="sticky start-0 z-2 flex items-end bg-surface pb-1 font-semibold text-muted">
                {t('post')}
              </span>
              <span className="flex" style={{ paddingInlineStart: `${(EVE_HOURS / WEEK_HOURS) * 100}%` }}>
                {days.map((day) => (
                  <span
                    key={day}
                    style={{ width: `${(24 / (WEEK_HOURS - EVE_HOURS)) * 100}%` }}
                    className={`border-line border-s border-t-3 px-2 py-1 ${day === today(now) ? 'border-t-accent bg-raised' : 'border-t-transparent'}`}
                  >
                    <span className="block font-semibold text-ink text-sm">{weekdayText(day, day)}</span>
                    <span className="text-muted">{t('emptyEmptyAt', { emptyAt: emptyAt(posts, day) })}</span>
                  </span>
                ))}
              </span>
            </div>
          </div>
          <ul className="print:table-row-group">
            {cities
              ? groupByCity(posts, sayOfficePosts).map((group) => (
                  <Fragment key={group.city}>
                    <li className="border-line border-b bg-sunken py-1.5 font-semibold text-sm print:bg-transparent">
                      <span className="sticky start-0 ps-1">
                        <CityGroupHead group={group} empty={mostEmpty(group.posts, days)} cities={cities} />
                      </span>
                    </li>
                    {!cities.collapsed.has(group.city) && rowsOf(group.posts)}
                  </Fragment>
                ))
              : rowsOf(posts)}
          </ul>
        </div>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-xs print:hidden">
          <span>{t('dark2000To')}</span>
          <span>{t('solidLineFull')}</span>
          <span>{t('dashedPlaceIsEmpty')}</span>
          <span>{t('dottedNobody')}</span>
        </p>
      </div>
      <DayOfPosts {...props} />
    </div>
  );
}
