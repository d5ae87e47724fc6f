import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { Fragment } from 'react';
import { RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CityGroupHead } from '../CityGroupHead.tsx';
import { groupByCity } from '../city-groups.ts';
import { DayOfPosts, type DayOfPostsProps } from '../DayOfPosts.tsx';
import { DayHead, dayClass } from '../day-head.tsx';
import { assignmentsOn, emptyAt, emptyOn, filledOn, mostEmpty } from '../empty-by-day.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { shiftInShort } from '../period-text.ts';
import { postsMonthWords } from './posts-month-words.ts';

export type PostsMonthProps = DayOfPostsProps;

const CELL = 'h-9 border-line border-b p-0 text-center';
const NAME = 'sticky start-0 z-1 bg-surface print:static';

const rule = (people: number, empty: number): string => {
  if (people === 0) return 'border-line-strong border-dotted font-normal text-muted';
  return empty > 0 ? 'border-ink border-dashed font-semibold' : 'border-line-strong text-muted';
};

function Guards({ post, day }: { post: Post; day: Day }) {
  const t = useWords(postsMonthWords);
  const empty = emptyOn(post, day);
  if (empty === undefined) return null;
  const people = assignmentsOn(post, day).length;
  return (
    <span className={`mx-0.5 block border-b-2 leading-6 @min-[58rem]:mx-1 ${rule(people, empty)}`}>
      <span>{people}</span>
      <span className="sr-only">{t('ofAsked', { asked: post.asked })}</span>
    </span>
  );
}

function PostOfMonth({
  post,
  days,
  now,
  sheetLink,
  musterLink,
}: Pick<PostsMonthProps, 'days' | 'now' | 'sheetLink' | 'musterLink'> & { post: Post }) {
  const t = useWords(postsMonthWords);
  const sayOfficePosts = useWords(officePostsWords);
  const { name } = post.client.user;
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`border-line border-b py-1.5 pe-3 text-start ${NAME}`}>
        <span title={name} className="line-clamp-2 font-name text-sm wrap-anywhere print:line-clamp-none">
          <RowLink {...sheetLink(post._id)}>{name}</RowLink>
        </span>
        <span className="block font-normal text-muted">
          <span className="font-semibold text-ink">
            {t('ofFilledOn', { filledOn: filledOn(post, days, now), asked: post.asked })}
          </span>{' '}
          {[post.place.city, shiftInShort(post, sayOfficePosts)].filter(Boolean).join(', ')}
          {musterLink && (
            <span className="print:hidden">
              {' · '}
              <RowLink {...musterLink(post._id)}>
                {t('muster')}
                <span className="sr-only">{t('ofName', { name })}</span>
              </RowLink>
            </span>
          )}
        </span>
      </th>
      {days.map((day) => (
        <td key={day} className={`${CELL} ${dayClass(day, today(now))}`}>
          <Guards post={post} day={day} />
        </td>
      ))}
    </tr>
  );
}

/** The guards of each post on each day of a month; on a phone a calendar and one day with names. */
export function PostsMonth(props: PostsMonthProps) {
  const t = useWords(postsMonthWords);
  const sayOfficePosts = useWords(officePostsWords);
  const { posts, days, now, cities, sheetLink, musterLink } = props;
  const day = today(now);
  const rowsOf = (some: readonly Post[]) =>
    some.map((post) => (
      <PostOfMonth
        key={post._id}
        post={post}
        days={days}
        now={now}
        sheetLink={sheetLink}
        musterLink={musterLink}
      />
    ));
  return (
    <div className="@container">
      <div className="@max-[40rem]:hidden relative overflow-x-auto print:block print:overflow-visible">
        <table className="w-full min-w-176 table-fixed border-separate border-spacing-0 border-line-strong border-t text-xs tabular-nums print:table-fixed! print:min-w-0">
          <caption className="sr-only">{t('guardsAtEachPost')}</caption>
          <colgroup>
            <col className="w-44 @min-[58rem]:w-56 @min-[68rem]:w-68" />
            {days.map((each) => (
              <col key={each} />
            ))}
          </colgroup>
          <thead>
            <tr className="[&>th]:border-line [&>th]:border-b">
              <th scope="col" className={`pb-1 text-start align-bottom font-semibold text-muted ${NAME}`}>
                {t('post')}
              </th>
              {days.map((each) => (
                <DayHead key={each} day={each} today={day} />
              ))}
            </tr>
          </thead>
          <tbody>
            {cities
              ? groupByCity(posts, sayOfficePosts).map((group) => (
                  <Fragment key={group.city}>
                    <tr>
                      <th
                        scope="rowgroup"
                        colSpan={days.length + 1}
                        className="border-line border-b bg-sunken py-1.5 text-start font-semibold text-sm"
                      >
                        <span className="sticky start-0 ps-1">
                          <CityGroupHead group={group} empty={mostEmpty(group.posts, days)} cities={cities} />
                        </span>
                      </th>
                    </tr>
                    {!cities.collapsed.has(group.city) && rowsOf(group.posts)}
                  </Fragment>
                ))
              : rowsOf(posts)}
          </tbody>
          <tfoot>
            <tr>
              <th
                scope="row"
                className={`h-9 border-line-strong border-b text-start font-semibold text-muted ${NAME}`}
              >
                {t('placesEmpty')}
              </th>
              {days.map((each) => (
                <td key={each} className={`${CELL} border-line-strong font-semibold ${dayClass(each, day)}`}>
                  {emptyAt(posts, each)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-xs">
          <span>{t('numberOfGuardsOn')}</span>
          <span>{t('solidLineFull')}</span>
          <span>{t('dashedPlaceIsEmpty')}</span>
          <span>{t('dottedNobody')}</span>
        </p>
      </div>
      <DayOfPosts {...props} />
    </div>
  );
}
