import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { guardProfile } from '../../stores/guards/guard-profile.ts';
import { jobApplication } from '../../stores/job-applications/job-application.ts';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';

function refresh(): void {
  void guardProfile.refreshSilently();
  if (jobApplication.$loaded.get().state !== 'loading') void jobApplication.refreshSilently();
}

/** Loads the guard's profile for both tabs, and the latest application if the user is not a guard. */
export function useGuardData(): void {
  const profile = useStore(guardProfile.$loaded, { ssr: 'initial' });
  const mayApply = profile.state === 'failed' || (profile.state === 'ready' && profile.data === null);
  useLoadWhenSignedIn(guardProfile.load);
  useRefreshOnReturn(refresh);
  useEffect(() => {
    if (mayApply) void jobApplication.load();
  }, [mayApply]);
}
