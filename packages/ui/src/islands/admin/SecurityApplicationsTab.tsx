import { useStore } from '@nanostores/react';
import {
  applicationStatusLabels,
  type SecurityApplicationView,
  securityApplicationStatuses,
} from '@prahari/contract';
import { useState } from 'react';
import { SecurityApplicationDetails } from '../../features/security-applications/SecurityApplicationDetails/SecurityApplicationDetails.tsx';
import { SecurityApplicationsTable } from '../../features/security-applications/SecurityApplicationsTable/SecurityApplicationsTable.tsx';
import {
  $answeringJobs,
  answerJob,
  securityApplications,
  securityApplicationTotals,
} from '../../stores/security-applications.ts';
import { ListSection } from './ListSection.tsx';
import { Sheet } from './Sheet.tsx';
import { useFilters } from './useFilters.ts';

export function SecurityApplicationsTab() {
  const [shown, setShown] = useState<SecurityApplicationView | null>(null);
  const answering = useStore($answeringJobs, { ssr: 'initial' });
  const filters = useFilters(securityApplicationStatuses, applicationStatusLabels, securityApplicationTotals);
  const answer = (word: 'accept' | 'reject') => (application: SecurityApplicationView) => {
    setShown(null);
    void answerJob(application._id, word);
  };
  const actions = { onAccept: answer('accept'), onDecline: answer('reject') };
  return (
    <Sheet>
      <ListSection
        list={securityApplications}
        title="Security Applications"
        plural="security applications"
        placeholder="Name, email or place"
        filters={filters}
        nothing="No applications yet. They come here when guards apply for a job."
      >
        {(rows, table) => (
          <SecurityApplicationsTable
            applications={rows}
            pending={answering}
            onShow={setShown}
            {...actions}
            {...table}
          />
        )}
      </ListSection>
      <SecurityApplicationDetails application={shown} onClose={() => setShown(null)} {...actions} />
    </Sheet>
  );
}
