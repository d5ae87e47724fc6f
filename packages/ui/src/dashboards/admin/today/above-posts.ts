import { useStore } from '@nanostores/react';
import { listLeave } from '@prahari/contract/leave';
import { getWatch } from '@prahari/contract/watch';
import { startTransition, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { leaveToAnswer } from '../../../stores/leave/leave-to-answer.ts';
import { overview } from '../../../stores/overview/overview.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { $watch, loadWatch } from '../../../stores/watch/watch.ts';

export const Leave = lazyWithRetry(() => import('../leave/Leave.tsx'), 'Leave');

/**
 * Loads what stands above the posts of Today. `isLoaded` from when all of it has come or failed, because rows that
 * came in later would move what somebody is about to press.
 */
export function useAbovePosts(): { isLoaded: boolean; showsLeave: boolean } {
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const [isLoaded, setLoaded] = useState(false);
  const watch = useStore($watch, { ssr: 'initial' });
  const isWatchLoaded = !isOffered(getWatch) || watch.state !== 'loading';
  const [isLeaveLoaded, setLeaveLoaded] = useState(leaveToAnswer.$loaded.get().state !== 'loading');
  // It stays after the last answer, for the empty days that the answer made.
  const [hasLeave, setHasLeave] = useState(false);
  const leavePending = (loaded.state === 'ready' && loaded.data?.leavePending) || 0;
  if (!hasLeave && isOffered(listLeave) && leavePending > 0) setHasLeave(true);
  if (!isLoaded && loaded.state !== 'loading' && isWatchLoaded && (isLeaveLoaded || !hasLeave))
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
  return { isLoaded, showsLeave: hasLeave && isLeaveLoaded };
}
