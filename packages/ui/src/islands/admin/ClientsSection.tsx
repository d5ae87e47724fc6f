import { useStore } from '@nanostores/react';
import { type ClientView, clientStatuses, clientStatusLabels } from '@prahari/contract';
import { useState } from 'react';
import { WithdrawGuardDialog } from '../../features/assignments/WithdrawGuardDialog/WithdrawGuardDialog.tsx';
import { ClientsTable } from '../../features/clients/ClientsTable/ClientsTable.tsx';
import { $withdrawing, withdrawGuard } from '../../stores/assignments.ts';
import { clients, clientTotals } from '../../stores/clients.ts';
import { pushParams } from '../search-params.ts';
import { ListSection } from './ListSection.tsx';
import { useFilters } from './useFilters.ts';

export function ClientsSection() {
  const [asked, setAsked] = useState<ClientView | null>(null);
  const withdrawing = useStore($withdrawing, { ssr: 'initial' });
  const filters = useFilters(clientStatuses, clientStatusLabels, clientTotals);
  return (
    <section aria-label="Clients">
      <ListSection
        list={clients}
        title="Clients"
        plural="clients"
        placeholder="Name, email or place"
        filters={filters}
        nothing="No clients yet. Accept a client application to add the first."
      >
        {(rows, table) => (
          <ClientsTable
            clients={rows}
            pending={withdrawing}
            onWithdraw={setAsked}
            onAssign={({ _id }) => pushParams({ tab: 'assign-guards', client: _id })}
            {...table}
          />
        )}
      </ListSection>
      {asked && (
        <WithdrawGuardDialog
          assignments={asked.activeAssignments}
          clientName={asked.user.name}
          onCancel={() => setAsked(null)}
          onConfirm={({ _id, guard }) => {
            setAsked(null);
            void withdrawGuard(asked._id, guard._id, _id);
          }}
        />
      )}
    </section>
  );
}
