import { securityApplicationStatuses } from '@prahari/contract';
import { SecurityApplicationDetails } from '../../features/security-applications/SecurityApplicationDetails/SecurityApplicationDetails.tsx';
import { SecurityApplicationsTable } from '../../features/security-applications/SecurityApplicationsTable/SecurityApplicationsTable.tsx';
import {
  $answeringJobs,
  answerJob,
  securityApplications,
  securityApplicationTotals,
} from '../../stores/security-applications.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';

export const SecurityApplicationsTab = () => (
  <ApplicationsTab
    list={securityApplications}
    totals={securityApplicationTotals}
    statuses={securityApplicationStatuses}
    $answering={$answeringJobs}
    title="Security Applications"
    plural="security applications"
    nothing="No applications yet. They come here when guards apply for a job."
    accept={(id) => void answerJob(id, 'accept')}
    decline={(id) => void answerJob(id, 'reject')}
    Table={SecurityApplicationsTable}
    Details={SecurityApplicationDetails}
  />
);
