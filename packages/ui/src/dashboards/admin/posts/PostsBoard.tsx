import { useStore } from '@nanostores/react';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { Post } from '@prahari/contract/posts.schemas';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PagedList } from '../../../base/PagedList/PagedList.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { PostsTable } from '../../../features/posts/PostsTable/PostsTable.tsx';
import { PostsTools, type PostsView } from '../../../features/posts/PostsTools/PostsTools.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { wasDialogOpen } from '../../../stores/forms/drafts.ts';
import type { ListState } from '../../../stores/lists/list-state.ts';
import { posts } from '../../../stores/posts/posts.ts';
import { pageOf } from '../../StoreList.tsx';
import { hrefOf, pushParams, replaceParams, useSearchParams } from '../../search-params.ts';
import { usePreload } from '../../usePreload.ts';
import { useChanges } from '../lists/useChanges.ts';
import type { useListSearchParams } from '../lists/useListSearchParams.ts';
import { clientLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { postsTabWords } from './posts-tab-words.ts';

const ExportButton = lazyPart(() => import('../lists/ExportButton.tsx'), 'ExportButton');
const NewClient = lazyPart(() => import('../people/NewPerson.tsx'), 'NewClient');
const NewPostButton = lazyPart(() => import('./at-post/NewPostButton.tsx'), 'NewPostButton');
const PostDialogs = lazyPart(() => import('./PostDialogs.tsx'), 'PostDialogs');

const assignParams = (post: string) => ({ tab: 'assign-guards', post });
const assignTo = (postId: string) => pushParams(assignParams(postId));
const assign = ({ _id }: Post) => assignTo(_id);
const assignHref = ({ _id }: Post) => hrefOf(assignParams(_id));

/** All rows, when they are on the page, so that the browser can filter them without another call. */
const wholeListOf = (page: ListState<Post>) =>
  page.state === 'ready' && page.from < 2 && !page.hasNext ? page.rows : undefined;

function filterRows(page: ListState<Post>, isIncluded: (post: Post) => boolean): ListState<Post> {
  if (page.state !== 'ready') return page;
  const rows = page.rows.filter(isIncluded);
  return { ...page, rows, total: page.total - page.rows.length + rows.length };
}

/** On a phone the board opens on the empty places of the night, until a filter is chosen. */
const isPhone = () => matchMedia('(max-width: 39.99rem)').matches;

export interface PostsBoardProps {
  now: Date;
  /** The part of the URL that is about the posts. */
  search: ReturnType<typeof useListSearchParams>;
  /** Renders all rows in the first frame too, for Back, which scrolls to where it was. */
  rendersAll: boolean;
  /** A week or month was chosen. */
  onView: (view: PostsView) => void;
  /** The list was just chosen, so that its button has the focus. */
  focusView: boolean;
  /** The id of a post whose row is to get the focus when the posts have loaded, so all are rendered at once; else empty. */
  wanted?: string;
}

/** The posts of the office. Filter, search and city are kept in the URL. */
export function PostsBoard({ now, search, rendersAll, onView, focusView, wanted }: PostsBoardProps) {
  const t = useWords(postsTabWords);
  const section = useRef<HTMLElement>(null);
  const params = useSearchParams();
  const city = params.get('city') ?? '';
  const page = useStore(posts.$page, { ssr: 'initial' });
  const isReady = page.state === 'ready';
  const query = useStore(posts.$query, { ssr: 'initial' });
  // Grouped by city only while sorted by it: else the same city would head several groups.
  const byCity = params.get('by') === 'city' && query.sort === 'city';
  useChanges(posts, 'posts', isReady);
  const figures = useOverview()?.posts;
  // Without posts, the first step stands beside the words that say so.
  const hasPosts = figures?.total !== 0;
  const { q, status, setQuery, setStatus, setSort, clearFilters, next, previous } = search;
  const [shownPost, setShownPost] = useState<Post | 'replacement' | undefined>(() =>
    wasDialogOpen('replaceGuard posts') ? 'replacement' : undefined,
  );
  usePreload(PostDialogs.preload, isReady);
  const [startsOnTonight, setStartsOnTonight] = useState(isPhone);
  useEffect(() => {
    if (params.size && location.hash === '#posts') section.current?.scrollIntoView();
  }, [params]);

  // The first frame with posts has more rows than the screen shows, the next one all; heads of cities count all.
  const isRestShown = useDeferredValue(wanted || byCity || isReady, wanted || byCity || rendersAll);

  const whole = wholeListOf(page);
  const tonight = startsOnTonight && whole && !status && !q && !city && figures?.tonight;
  const filter = tonight ? 'tonight' : status;
  const shown = filterRows(
    page,
    (post) => (!city || !whole || post.place.city === city) && (!tonight || post.emptyTonight > 0),
  );
  return (
    <>
      <PagedList
        ref={section}
        id="posts"
        title={t('posts')}
        nouns={[t('onePost'), t('manyPosts')]}
        page={pageOf(shown)}
        search={{
          value: q,
          onChange: setQuery,
          placeholder: t('clientPlaceOrGuard'),
          maxLength: LIST_SEARCH_MAX,
        }}
        filter={{
          value: filter,
          onChange: (value) => {
            setStartsOnTonight(false);
            setStatus(value);
          },
          options: [
            { value: '', label: t('all'), count: figures?.total },
            { value: 'short', label: t('short'), count: figures?.short },
            { value: 'tonight', label: t('tonight'), count: figures?.tonight },
            { value: 'ending', label: t('endsIn7Days'), count: figures?.ending },
          ],
        }}
        tools={
          <PostsTools
            posts={whole}
            city={city}
            onCity={(to) => {
              setStartsOnTonight(false);
              replaceParams({ city: to });
            }}
            byCity={byCity}
            onByCity={(on) => {
              const by = on ? 'city' : '';
              replaceParams({ by, sort: by, page: '' });
            }}
            view=""
            onView={onView}
            focusView={focusView}
            action={
              hasPosts && (
                <>
                  <NewPostButton />
                  <NewClient />
                </>
              )
            }
          >
            <ExportButton list="posts" query={{ ...query, status: filter, city: whole ? city : '' }} />
          </PostsTools>
        }
        onShowAll={() => {
          setStartsOnTonight(false);
          clearFilters();
          replaceParams({ city: '' });
        }}
        onRetry={() => void posts.refresh()}
        onPrevious={previous}
        onNext={next}
        onBeforeNext={posts.prefetchNext}
        onFreeze={posts.freeze}
        onShowPendingChanges={() => void posts.showPendingChanges()}
        sort={query.sort ?? ''}
        onSort={(sort) => {
          replaceParams({ by: '' });
          setSort(sort);
        }}
        emptyState={
          <EmptyState scene="guardPost" title={t('noPostsYet')} action={!hasPosts && <NewClient />}>
            {t('enterClientOrAccept')}
          </EmptyState>
        }
      >
        {(rows, table) => (
          <PostsTable
            posts={isRestShown ? rows : rows.slice(0, isPhone() ? 5 : 25)}
            now={now}
            onAssign={assign}
            assignHref={assignHref}
            clientLink={clientLink}
            onShowGuards={setShownPost}
            byCity={byCity}
            {...table}
          />
        )}
      </PagedList>
      {shownPost && (
        <PostDialogs
          shown={shownPost}
          now={now}
          onAssign={assignTo}
          onClose={() => setShownPost(undefined)}
        />
      )}
    </>
  );
}
