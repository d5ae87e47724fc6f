import { clientApplicationStatuses } from '@prahari/contract';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ClientApplicationsTable } from '../../features/client-applications/ClientApplicationsTable/ClientApplicationsTable.tsx';
import {
  $busyApplications,
  acceptApplication,
  clientApplications,
  declineApplication,
  reopenApplication,
} from '../../stores/client-applications.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';
import { useOverview } from './useOverview.ts';

const Details = lazyWithRetry(() =>
  import('../../features/client-applications/ClientApplicationDetails/ClientApplicationDetails.tsx').then(
    (module) => module.ClientApplicationDetails,
  ),
);

export const ClientApplicationsTab = () => (
  <ApplicationsTab
    list={clientApplications}
    pending={useOverview()?.clientApplications.pending}
    statuses={clientApplicationStatuses}
    $busyApplications={$busyApplications}
    title="Client Applications"
    nouns={['client application', 'client applications']}
    emptyState={
      <EmptyState scene="letterBox" title="No applications yet">
        Client requests will appear here.
      </EmptyState>
    }
    exportAs="clientApplications"
    bulk={{ accept: 'acceptClientApplications', decline: 'declineClientApplications' }}
    accept={acceptApplication}
    decline={declineApplication}
    reopen={reopenApplication}
    applicantOf={({ user }) => user.name}
    Table={ClientApplicationsTable}
    Details={Details}
  />
);
