import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { JobApplicationStatus } from '../../features/job-applications/JobApplicationStatus/JobApplicationStatus.tsx';
import { jobApplication, mayApplyAgain } from '../../stores/job-applications/job-application.ts';

/** For a user who is not a guard yet: the status of the application, or a button to apply. */
export function OwnJobApplication({ apply }: { apply: ReactNode }) {
  const loaded = useStore(jobApplication.$loaded, { ssr: 'initial' });
  if (loaded.state === 'loading') return <Skeleton rows={3} label="Loading your application" />;
  const application = loaded.state === 'ready' ? loaded.data : null;
  if (application) {
    return (
      <JobApplicationStatus
        application={application}
        action={mayApplyAgain(application) ? apply : undefined}
      />
    );
  }
  return (
    <EmptyState scene="guardPost" title="Your assignments will be here" action={apply}>
      Apply for a job first. Once the office has accepted you and given you an assignment, you will see here
      where it is and when.
    </EmptyState>
  );
}
