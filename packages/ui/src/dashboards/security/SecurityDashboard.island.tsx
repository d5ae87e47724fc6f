import { useStore } from '@nanostores/react';
import { listOwnPapers } from '@prahari/contract/documents';
import { listOwnLeave } from '@prahari/contract/leave';
import { getOwnMonth } from '@prahari/contract/muster';
import { useEffect } from 'react';
import { SkeletonTabs } from '../../base/Skeleton/SkeletonTabs.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { KeptNotice } from '../../features/assignments/KeptNotice/KeptNotice.tsx';
import { LoadingDuty } from '../../features/assignments/LoadingDuty/LoadingDuty.tsx';
import { withErrorBoundary } from '../../islands/ErrorBoundary.tsx';
import { lazyWithRetry, preloadTab } from '../../islands/lazyWithRetry.tsx';
import { withLanguage } from '../../islands/withLanguage.tsx';
import { $keptSince } from '../../stores/duties/kept-duties.ts';
import { ownDuties } from '../../stores/duties/own-duties.ts';
import { watchPresses } from '../../stores/duties/presses.ts';
import { guardProfile } from '../../stores/guards/guard-profile.ts';
import { jobApplication } from '../../stores/job-applications/job-application.ts';
import { isOffered } from '../../stores/session/api.ts';
import { Dashboard, openTab, type SignedOutProps } from '../Dashboard.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { WhenApiIsKnown } from '../WhenApiIsKnown.tsx';
import { AssignmentsTab } from './AssignmentsTab.tsx';
import { guardDashboardWords } from './guard-dashboard-words.ts';

function refresh(): void {
  void guardProfile.refreshSilently();
  if (ownDuties.$loaded.get().state !== 'loading') void ownDuties.refreshSilently();
  if (jobApplication.$loaded.get().state !== 'loading') void jobApplication.refreshSilently();
}

/** Loads the guard's profile for both tabs, and the latest application if the user is not a guard. */
function useGuardData(): void {
  const profile = useStore(guardProfile.$loaded, { ssr: 'initial' });
  const mayApply = profile.state === 'failed' || (profile.state === 'ready' && profile.data === null);
  const userId = profile.state === 'ready' ? profile.data?.user._id : undefined;
  useLoadWhenSignedIn(guardProfile.load);
  useRefreshOnReturn(refresh);
  useEffect(() => {
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, []);
  useEffect(() => {
    if (mayApply) void jobApplication.load();
  }, [mayApply]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    void ownDuties.load();
    return watchPresses(userId);
  }, [userId]);
}

const ApplyForJob = lazyWithRetry(() => import('./ApplyForJobTab.tsx'), 'ApplyForJobTab');

const Month = lazyWithRetry(() => import('./MonthTab.tsx'), 'MonthTab');

const Papers = lazyWithRetry(() => import('./PapersTab.tsx'), 'PapersTab');

const Leave = lazyWithRetry(() => import('./LeaveTab.tsx'), 'LeaveTab');

preloadTab([
  { id: 'month', Tab: Month },
  { id: 'leave', Tab: Leave },
  { id: 'papers', Tab: Papers },
  { id: 'apply-for-job', Tab: ApplyForJob },
]);

const apply = () => openTab('apply-for-job');
const seeAssignments = () => openTab('assignments');

export interface SecurityDashboardProps extends SignedOutProps {
  /** The office's phone number as displayed. */
  officePhone: string;
}

const loading = (
  <>
    <SkeletonTabs />
    <LoadingDuty />
  </>
);

/** SPEC's two tabs (section 2), with a guard's month, leave and papers between them. The first is part of the dashboard, the others are loaded when opened. */
const SecurityDashboardIsland = (props: SecurityDashboardProps) => (
  <WhenApiIsKnown loading={loading}>
    <GuardTabs {...props} />
  </WhenApiIsKnown>
);

function GuardTabs({ officePhone, onSignedOut }: SecurityDashboardProps) {
  const t = useWords(guardDashboardWords);
  useGuardData();
  const profile = useStore(guardProfile.$loaded, { ssr: 'initial' });
  const keptSince = useStore($keptSince, { ssr: 'initial' });
  const isGuard = profile.state === 'ready' && profile.data !== null;
  return (
    <Dashboard
      hasLanguages
      onSignedOut={onSignedOut}
      tabs={[
        {
          id: 'assignments',
          label: t('assignments'),
          content: () => (
            <>
              {keptSince !== undefined && <KeptNotice since={keptSince} />}
              <AssignmentsTab officePhone={officePhone} onApply={apply} />
            </>
          ),
        },
        ...(isGuard && isOffered(getOwnMonth)
          ? [
              {
                id: 'month',
                label: t('month'),
                content: () => <Month officePhone={officePhone} />,
                preload: Month.preload,
              },
            ]
          : []),
        ...(isGuard && isOffered(listOwnLeave)
          ? [{ id: 'leave', label: t('leave'), content: () => <Leave />, preload: Leave.preload }]
          : []),
        ...(isGuard && isOffered(listOwnPapers)
          ? [{ id: 'papers', label: t('papers'), content: () => <Papers />, preload: Papers.preload }]
          : []),
        {
          id: 'apply-for-job',
          label: t('applyForJob'),
          content: () => <ApplyForJob onAssignments={seeAssignments} />,
          preload: ApplyForJob.preload,
        },
      ]}
    />
  );
}

export const SecurityDashboard = withErrorBoundary(withLanguage(SecurityDashboardIsland, loading));
