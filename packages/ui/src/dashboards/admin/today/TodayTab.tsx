import { useStore } from '@nanostores/react';
import { listDuties } from '@prahari/contract/duties';
import { getWatch } from '@prahari/contract/watch';
import { Suspense, useEffect, useState } from 'react';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { NewLeave } from '../../../features/leave/NewLeave/NewLeave.tsx';
import { OverviewStrip } from '../../../features/overview/OverviewStrip.tsx';
import { rowIdOf } from '../../../features/posts/PostsTable/columns.tsx';
import type { PostsView } from '../../../features/posts/PostsTools/PostsTools.tsx';
import { PostsWall } from '../../../features/posts/PostsWall/PostsWall.tsx';
import { lazyPart, lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { $assigned } from '../../../stores/assignments/assigned.ts';
import { overview } from '../../../stores/overview/overview.ts';
import { $wallPosts, loadWallPosts, posts } from '../../../stores/posts/posts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { hrefOf, pushParams, replaceParams, useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { useListSearchParams } from '../lists/useListSearchParams.ts';
import { PostsBoard, type PostsBoardProps } from '../posts/PostsBoard.tsx';
import { WatchBoard } from '../watch/WatchBoard.tsx';
import { Leave, useAbovePosts } from './above-posts.ts';

const AssignedBar = lazyPart(
  () => import('../../../features/posts/AssignedBar/AssignedBar.tsx'),
  'AssignedBar',
);

/** The row of a post, once it is shown; focus tells assistive technology and draws its frame. */
const rowOf = (postId: string) => document.getElementById(rowIdOf(postId))?.closest('tr');

const WhoCameBoard = lazyWithRetry(() => import('../watch/WhoCameBoard.tsx'), 'WhoCameBoard');

const RosterBoard = lazyWithRetry(() => import('../posts/RosterBoard.tsx'), 'RosterBoard');

const showView = (view: PostsView) => replaceParams({ view, week: '', month: '', day: '', status: '' });

/** The admin's first view: what to do, which places are empty, and the posts; or their roster. */
export function TodayTab() {
  const now = useNow();
  const view = useSearchParams().get('view');
  const [isSwitched, setSwitched] = useState(false);
  const views = {
    now,
    focusView: isSwitched,
    onView: (chosen: PostsView) => {
      setSwitched(true);
      showView(chosen);
    },
  };
  if (view === 'who-came' && isOffered(listDuties))
    return (
      <TabPage>
        <Suspense fallback={<Skeleton />}>
          <WhoCameBoard now={now} />
        </Suspense>
      </TabPage>
    );
  if (view !== 'week' && view !== 'month') return <Today {...views} />;
  return (
    <TabPage>
      <Suspense fallback={<Skeleton />}>
        <RosterBoard view={view} {...views} />
      </Suspense>
    </TabPage>
  );
}

type ViewsOfToday = Pick<PostsBoardProps, 'now' | 'onView' | 'focusView'>;

function Today(views: ViewsOfToday) {
  const search = useListSearchParams(posts, '');
  const { isLoaded, ...leave } = useAbovePosts();
  const [wereLoaded] = useState(() => posts.$page.get().state === 'ready');
  const loading = (
    <TabPage>
      <Skeleton />
    </TabPage>
  );
  return (
    <Suspense fallback={loading}>
      {isLoaded ? <PostsOfToday {...views} search={search} rendersAll={wereLoaded} {...leave} /> : loading}
    </Suspense>
  );
}

type PostsOfTodayProps = PostsBoardProps & Omit<ReturnType<typeof useAbovePosts>, 'isLoaded'>;

function PostsOfToday({ showsLeave, newLeave, showNewLeave, ...props }: PostsOfTodayProps) {
  const { now } = props;
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const page = useStore(posts.$page, { ssr: 'initial' });
  const wallPosts = useStore($wallPosts, { ssr: 'initial' });
  const assigned = useStore($assigned, { ssr: 'initial' });
  const [wanted, setWanted] = useState(() => $assigned.get()?.post._id ?? '');
  const data = loaded.state === 'ready' ? loaded.data : null;

  useEffect(() => {
    if (page.state === 'ready') void loadWallPosts();
  }, [page]);

  useEffect(() => {
    if (!wanted || page.state !== 'ready' || page.busy) return;
    const row = rowOf(wanted);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
    setWanted('');
  }, [wanted, page]);

  return (
    <>
      {isOffered(getWatch) && <WatchBoard now={now} />}
      <OverviewStrip
        overview={
          data ? { state: 'ready', data } : { state: loaded.state === 'failed' ? 'failed' : 'loading' }
        }
        now={now}
        onRetry={() => void overview.load()}
        hrefOf={({ params, hash }) => hrefOf(params, hash)}
        onOpen={({ params, hash }) => {
          if (newLeave > 0 && hash === '#leave-to-answer') showNewLeave();
          pushParams(params, hash);
        }}
        postsWall={
          data &&
          data.posts.total > 0 && (
            <PostsWall
              posts={wallPosts}
              {...data.posts}
              hrefOf={({ _id }) => hrefOf({ tab: 'today' }, `#${rowIdOf(_id)}`)}
              onOpen={({ _id }) => {
                if (!rowOf(_id)) pushParams({ tab: 'today' });
                setWanted(_id);
              }}
            />
          )
        }
      />
      <NewLeave count={newLeave} onShow={showNewLeave} />
      <TabPage>
        {showsLeave && <Leave />}
        <PostsBoard {...props} wanted={wanted} />
      </TabPage>
      {assigned && <AssignedBar {...assigned} onClose={() => $assigned.set(null)} />}
    </>
  );
}
