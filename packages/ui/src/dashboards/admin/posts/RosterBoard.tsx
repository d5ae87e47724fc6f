import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { getMuster } from '@prahari/contract/muster';
import type { RosterPost } from '@prahari/contract/posts.schemas';
import { addDays, type Day, today } from '@prahari/domain/days';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListState } from '../../../base/PagedList/PagedList.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { CityGroups } from '../../../features/posts/city-groups.ts';
import { onRoster } from '../../../features/posts/empty-by-day.ts';
import { MorePosts } from '../../../features/posts/MorePosts/MorePosts.tsx';
import { narrowRoster, shortOn } from '../../../features/posts/narrow-roster.ts';
import { PeriodBar } from '../../../features/posts/PeriodBar/PeriodBar.tsx';
import { PostsMonth } from '../../../features/posts/PostsMonth/PostsMonth.tsx';
import { PostsTools } from '../../../features/posts/PostsTools/PostsTools.tsx';
import { PostsWeek } from '../../../features/posts/PostsWeek/PostsWeek.tsx';
import {
  type RosterView,
  rosterDays,
  rosterSteps,
  rosterText,
} from '../../../features/posts/roster-period.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { wasDialogOpen } from '../../../stores/forms/drafts.ts';
import {
  $roster,
  type LoadedRoster,
  loadMoreRoster,
  loadRoster,
  refreshRoster,
} from '../../../stores/posts/roster.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { hrefOf, pushParams, replaceParams, useSearchParams } from '../../search-params.ts';
import { usePreload } from '../../usePreload.ts';
import { useChanges } from '../lists/useChanges.ts';
import { guardLink } from '../people/person-links.ts';
import { postsTabWords } from './posts-tab-words.ts';
import { ALL_SHEETS, RosterSheet } from './RosterSheet.tsx';

const SEPARATOR = '|';

/** Returns the collapsed cities, kept in the URL. */
function useCityGroups(): CityGroups {
  const collapsed = new Set((useSearchParams().get('collapsed') ?? '').split(SEPARATOR).filter(Boolean));
  return {
    collapsed,
    onToggle: (city) => {
      const next = collapsed.has(city)
        ? [...collapsed].filter((each) => each !== city)
        : [...collapsed, city];
      replaceParams({ collapsed: next.join(SEPARATOR) });
    },
  };
}

const MusterOfPost = lazyPart(() => import('./MusterOfPost.tsx'), 'MusterOfPost');
const PostDialogs = lazyPart(() => import('./PostDialogs.tsx'), 'PostDialogs');

const refreshed = { refresh: refreshRoster };

export interface RosterBoardProps {
  view: RosterView;
  now: Date;
  /** Another view was chosen; empty for the list. */
  onView: (view: RosterView | '') => void;
  /** The view was just chosen, so that its button has the focus. */
  focusView: boolean;
}

function pageOf(roster: LoadedRoster, posts: readonly RosterPost[]): PagedListState<RosterPost> {
  if (roster.state === 'failed') return roster;
  const { length } = posts;
  const busy = roster.state === 'loading' || roster.busy;
  // Also while it loads, because the buttons of the period stay.
  return { state: 'ready', rows: posts, total: length, from: 1, hasNext: false, busy };
}

/** Guards and places of a week or month, past ones too. The shown period is kept in the URL. */
export function RosterBoard({ view, now, onView, focusView }: RosterBoardProps) {
  const t = useWords(postsTabWords);
  const params = useSearchParams();
  const [q = '', city = '', status] = ['q', 'city', 'status'].map((name) => params.get(name) ?? '');
  const days = rosterDays(view, params.get(view), now);
  const first = days[0] ?? today(now);
  const byCity = params.get('by') === 'city';
  const cities = useCityGroups();
  const roster = useStore($roster, { ssr: 'initial' });
  const [shownPost, setShownPost] = useState<RosterPost | 'replacement' | undefined>(() =>
    wasDialogOpen('replaceGuard posts') ? 'replacement' : undefined,
  );
  const [shownDay, setShownDay] = useState<Day>();
  usePreload(PostDialogs.preload, roster.state === 'ready');
  useChanges(refreshed, 'posts', roster.state === 'ready');
  // With the eve: its night shift ends on the first day.
  useEffect(
    () => void loadRoster({ first: addDays(first, -1), days: days.length + 1 }),
    [first, days.length],
  );

  const all = roster.state === 'ready' ? roster.posts : [];
  const found = narrowRoster(all, { q, city });
  const short = shortOn(found, days);
  const rows = status === 'short' ? short : found;
  const counted = (posts: readonly RosterPost[]) => (roster.state === 'ready' ? posts.length : undefined);
  const steps = rosterSteps(view, days, now);
  const paramsWith = (changed: Record<string, string>) => ({ ...Object.fromEntries(params), ...changed });
  const go = (to: string) => replaceParams({ [view]: to });
  const sheetLink = (sheet: string) => ({
    href: hrefOf(paramsWith({ sheet })),
    onOpen: () => pushParams(paramsWith({ sheet })),
  });
  const bar = {
    view,
    text: rosterText(view, days),
    onBefore: () => go(steps.before),
    onAfter: () => go(steps.after),
    onToday: days.includes(today(now)) ? undefined : () => go(''),
  };
  const muster = isOffered(getMuster) ? params.get('muster') : null;
  const month = first.slice(0, 7);
  const musterLink = isOffered(getMuster)
    ? (postId: string) => ({
        href: hrefOf(paramsWith({ muster: postId, sheet: '' })),
        onOpen: () => pushParams(paramsWith({ muster: postId, sheet: '' })),
      })
    : undefined;
  if (muster)
    return (
      <MusterOfPost
        postId={muster}
        month={month}
        now={now}
        onMonth={(to) => replaceParams({ [view]: `${to}-01`, ...(view === 'month' && { month: to }) })}
        onBack={() => replaceParams({ muster: '' })}
        onAssign={() => pushParams({ tab: 'assign-guards', post: muster })}
      />
    );
  const sheet = params.get('sheet');
  if (sheet)
    return (
      <RosterSheet
        roster={roster}
        posts={sheet === ALL_SHEETS ? rows : all.filter(({ _id }) => _id === sheet)}
        isAll={sheet === ALL_SHEETS}
        days={days}
        now={now}
        bar={bar}
        onMuster={sheet === ALL_SHEETS ? undefined : musterLink?.(sheet).onOpen}
        onBack={() => replaceParams({ sheet: '' })}
      />
    );
  const View = view === 'week' ? PostsWeek : PostsMonth;
  const showGuards = ({ _id }: { _id: string }, day: Day) => {
    setShownPost(all.find((post) => post._id === _id));
    setShownDay(day);
  };
  const close = () => {
    setShownPost(undefined);
    void refreshRoster();
  };
  return (
    <>
      <PagedList
        id="posts"
        title={t('roster')}
        nouns={[t('onePost'), t('manyPosts')]}
        page={pageOf(roster, rows)}
        search={{
          value: q,
          onChange: (text) => replaceParams({ q: text }),
          placeholder: t('clientPlaceOrGuard'),
          maxLength: LIST_SEARCH_MAX,
        }}
        filter={{
          value: status === 'short' ? status : '',
          onChange: (to) => replaceParams({ status: to }),
          options: [
            { value: '', label: t('all'), count: counted(found) },
            { value: 'short', label: t('short'), count: counted(short) },
          ],
        }}
        tools={
          <PostsTools
            posts={all}
            city={city}
            onCity={(to) => replaceParams({ city: to })}
            byCity={byCity}
            onByCity={(on) => replaceParams({ by: on ? 'city' : '', collapsed: '' })}
            view={view}
            onView={onView}
            focusView={focusView}
          />
        }
        onShowAll={() => replaceParams({ q: '', status: '', city: '' })}
        onRetry={() => void refreshRoster()}
        onPrevious={() => undefined}
        onNext={() => undefined}
        hideSinglePage
        emptyState={<EmptyState scene="guardPost" title={t('noPostIsGuarded')} />}
      >
        {(shown, { empty }) => (
          <>
            <PeriodBar
              {...bar}
              onPrint={() => print()}
              onAllSheets={shown.length > 0 ? sheetLink(ALL_SHEETS).onOpen : undefined}
            />
            {roster.state === 'ready' && roster.isCut && (
              <MorePosts loaded={all.length} busy={roster.busy} onMore={() => void loadMoreRoster()} />
            )}
            {roster.state === 'loading' && <Skeleton />}
            {roster.state === 'ready' && shown.length === 0 && empty}
            {shown.length > 0 && (
              <View
                posts={shown.map(onRoster)}
                days={days}
                now={now}
                cities={byCity ? cities : undefined}
                day={params.get('day') ?? ''}
                onDay={(day) => replaceParams({ day })}
                guardLink={guardLink}
                sheetLink={sheetLink}
                musterLink={view === 'month' ? musterLink : undefined}
                onShowGuards={showGuards}
              />
            )}
          </>
        )}
      </PagedList>
      {shownPost && (
        <PostDialogs
          shown={shownPost}
          day={shownDay}
          now={now}
          onAssign={(post) => pushParams({ tab: 'assign-guards', post })}
          onClose={close}
        />
      )}
    </>
  );
}
