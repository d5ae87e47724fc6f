import { clientApplicationStatuses } from '@prahari/contract';
import { ClientApplicationDetails } from '../../features/client-applications/ClientApplicationDetails/ClientApplicationDetails.tsx';
import { ClientApplicationsTable } from '../../features/client-applications/ClientApplicationsTable/ClientApplicationsTable.tsx';
import {
  $answering,
  clientApplications,
  clientApplicationTotals,
  respond,
} from '../../stores/client-applications.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';

export const ClientApplicationsTab = () => (
  <ApplicationsTab
    list={clientApplications}
    totals={clientApplicationTotals}
    statuses={clientApplicationStatuses}
    $answering={$answering}
    title="Client Applications"
    plural="client applications"
    nothing="No applications yet. They come here when clients ask for guards."
    accept={(id) => void respond(id, 'approved')}
    decline={(id) => void respond(id, 'rejected')}
    Table={ClientApplicationsTable}
    Details={ClientApplicationDetails}
  />
);
