import { useStore } from '@nanostores/react';
import {
  applicationStatusLabels,
  type ClientApplicationView,
  clientApplicationStatuses,
} from '@prahari/contract';
import { useState } from 'react';
import { ClientApplicationDetails } from '../../features/client-applications/ClientApplicationDetails/ClientApplicationDetails.tsx';
import { ClientApplicationsTable } from '../../features/client-applications/ClientApplicationsTable/ClientApplicationsTable.tsx';
import {
  $answering,
  clientApplications,
  clientApplicationTotals,
  respond,
} from '../../stores/client-applications.ts';
import { ListSection } from './ListSection.tsx';
import { Sheet } from './Sheet.tsx';
import { useFilters } from './useFilters.ts';

export function ClientApplicationsTab() {
  const [shown, setShown] = useState<ClientApplicationView | null>(null);
  const answering = useStore($answering, { ssr: 'initial' });
  const filters = useFilters(clientApplicationStatuses, applicationStatusLabels, clientApplicationTotals);
  const answer = (status: 'approved' | 'rejected') => (application: ClientApplicationView) => {
    setShown(null);
    void respond(application._id, status);
  };
  const actions = { onAccept: answer('approved'), onDecline: answer('rejected') };
  return (
    <Sheet>
      <ListSection
        list={clientApplications}
        title="Client Applications"
        plural="client applications"
        placeholder="Name, email or place"
        filters={filters}
        nothing="No applications yet. They come here when clients ask for guards."
      >
        {(rows, table) => (
          <ClientApplicationsTable
            applications={rows}
            pending={answering}
            onShow={setShown}
            {...actions}
            {...table}
          />
        )}
      </ListSection>
      <ClientApplicationDetails application={shown} onClose={() => setShown(null)} {...actions} />
    </Sheet>
  );
}
