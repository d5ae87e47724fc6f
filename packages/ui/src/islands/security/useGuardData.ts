import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { guardProfile } from '../../stores/guard-profile.ts';
import { jobApplication } from '../../stores/job-application.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { useSignedIn } from '../useSignedIn.ts';

function refresh(): void {
  void guardProfile.refreshQuietly();
  if (jobApplication.$loaded.get().state !== 'loading') void jobApplication.refreshQuietly();
}

/** Loads the guard's profile for both tabs; the latest application too, while there is no guard or nobody knows. */
export function useGuardData(): void {
  const profile = useStore(guardProfile.$loaded, { ssr: 'initial' });
  const mayApply = profile.state === 'failed' || (profile.state === 'ready' && profile.data === null);
  useSignedIn(guardProfile.load);
  useRefreshOnReturn(refresh);
  useEffect(() => {
    if (mayApply) void jobApplication.load();
  }, [mayApply]);
}
