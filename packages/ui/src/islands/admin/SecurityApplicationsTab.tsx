import { securityApplicationStatuses } from '@prahari/contract';
import { SecurityApplicationDetails } from '../../features/security-applications/SecurityApplicationDetails/SecurityApplicationDetails.tsx';
import { SecurityApplicationsTable } from '../../features/security-applications/SecurityApplicationsTable/SecurityApplicationsTable.tsx';
import {
  $busyApplications,
  acceptApplication,
  declineApplication,
  securityApplications,
  securityApplicationTotals,
} from '../../stores/security-applications.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';

export const SecurityApplicationsTab = () => (
  <ApplicationsTab
    list={securityApplications}
    totals={securityApplicationTotals}
    statuses={securityApplicationStatuses}
    $busyApplications={$busyApplications}
    title="Security Applications"
    of={['security application', 'security applications']}
    nothing="No applications yet. They come here when guards apply for a job."
    accept={(id) => void acceptApplication(id)}
    decline={(id) => void declineApplication(id)}
    Table={SecurityApplicationsTable}
    Details={SecurityApplicationDetails}
  />
);
