import { useStore } from '@nanostores/react';
import { listLeave } from '@prahari/contract/leave';
import { getWatch } from '@prahari/contract/watch';
import { startTransition, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { addNewLeave, leaveToAnswer } from '../../../stores/leave/leave-to-answer.ts';
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
 * came in later would move what somebody is about to press; and the posts too, so that one render shows all.
 */
export function useAbovePosts(): { isLoaded: boolean; showsLeave: boolean } {
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const [isLoaded, setLoaded] = useState(false);
  const watch = useStore($watch, { ssr: 'initial' });
  const arePostsLoaded = useStore(posts.$page, { ssr: 'initial' }).state !== 'loading';
  const isWatchLoaded = !isOffered(getWatch) || watch.state !== 'loading';
  const [isLeaveLoaded, setLeaveLoaded] = useState(leaveToAnswer.$loaded.get().state !== 'loading');
  // It stays after the last answer, for the empty days that the answer made.
  const [hasLeave, setHasLeave] = useState(false);
  if (!hasLeave && isOffered(listLeave) && leavePendingIn(loaded) > 0) setHasLeave(true);
  const isOverviewLoaded = loaded.state !== 'loading';
  if (!isLoaded && isOverviewLoaded && isWatchLoaded && arePostsLoaded && (isLeaveLoaded || !hasLeave))
    setLoaded(true);

  useEffect(() => {
    if (isOffered(getWatch)) void loadWatch();
  }, []);
  useEffect(() => {
    // A transition keeps what is shown until the part can be rendered.
    if (hasLeave)
      void Promise.all([leaveToAnswer.load(), Leave.preload()]).then(() =>
        startTransition(() => setLeaveLoaded(true)),
      );
  }, [hasLeave]);
  useEffect(() => {
    const shown = leaveToAnswer.$loaded.get();
    if (!isLeaveLoaded || shown.state !== 'ready') return;
    const waiting = shown.data.filter(({ status }) => status === 'pending').length;
    if (leavePendingIn(loaded) > waiting) void addNewLeave();
  }, [loaded, isLeaveLoaded]);
  return { isLoaded, showsLeave: hasLeave && isLeaveLoaded };
}
