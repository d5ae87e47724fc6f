import { useStore } from '@nanostores/react';
import { listLeave } from '@prahari/contract/leave';
import { getWatch } from '@prahari/contract/watch';
import { startTransition, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import {
  $newLeave,
  findNewLeave,
  leaveToAnswer,
  showNewLeave,
} from '../../../stores/leave/leave-to-answer.ts';
import { overview } from '../../../stores/overview/overview.ts';
import { posts } from '../../../stores/posts/posts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { $watch, loadWatch } from '../../../stores/watch/watch.ts';

export const Leave = lazyWithRetry(() => import('../leave/Leave.tsx'), 'Leave');

/** The number of leaves that wait for an answer. */
const leavePendingIn = (loaded: ReturnType<typeof overview.$loaded.get>): number =>
  (loaded.state === 'ready' && loaded.data?.leavePending) || 0;

/**
 * Loads what stands above the posts of Today. `isLoaded` from when all of it has come or failed, because rows that
 * came in later would move what somebody is about to press; and the posts too, so that one render shows all. Leave
 * that is asked later waits until it is wanted.
 */
export function useAbovePosts() {
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const [isLoaded, setLoaded] = useState(false);
  const watch = useStore($watch, { ssr: 'initial' });
  const arePostsLoaded = useStore(posts.$page, { ssr: 'initial' }).state !== 'loading';
  const isWatchLoaded = !isOffered(getWatch) || watch.state !== 'loading';
  const [isLeaveLoaded, setLeaveLoaded] = useState(leaveToAnswer.$loaded.get().state !== 'loading');
  const newLeave = useStore($newLeave, { ssr: 'initial' });
  const pending = isOffered(listLeave) ? leavePendingIn(loaded) : 0;
  // It stays after the last answer, for the empty days that the answer made.
  const [showsLeave, setShowsLeave] = useState(false);
  const hasLeave = showsLeave || pending > 0;
  if (!isLoaded && !showsLeave && hasLeave) setShowsLeave(true);
  const isOverviewLoaded = loaded.state !== 'loading';
  if (!isLoaded && isOverviewLoaded && isWatchLoaded && arePostsLoaded && (isLeaveLoaded || !hasLeave))
    setLoaded(true);

  useEffect(() => {
    if (isOffered(getWatch)) void loadWatch();
  }, []);
  useEffect(() => {
    // A transition keeps what is shown until the part can be rendered.
    if (showsLeave)
      void Promise.all([leaveToAnswer.load(), Leave.preload()]).then(() =>
        startTransition(() => setLeaveLoaded(true)),
      );
  }, [showsLeave]);
  // Each load of the figures may bring as many others as before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isLoaded) void Leave.preload().then(() => findNewLeave(pending));
  }, [loaded, isLoaded, pending]);
  return {
    isLoaded,
    showsLeave: showsLeave && isLeaveLoaded,
    newLeave: newLeave.length,
    showNewLeave: () =>
      startTransition(() => {
        showNewLeave();
        setShowsLeave(true);
        setLeaveLoaded(true);
      }),
  };
}
