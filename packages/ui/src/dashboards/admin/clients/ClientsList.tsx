import { clientStatuses, clientStatusLabels } from '@prahari/contract/clients';
import { useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { ClientsTable } from '../../../features/clients/ClientsTable/ClientsTable.tsx';
import type { ClientRow } from '../../../features/clients/client-row.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { withdrawGuard } from '../../../stores/assignments/assignments.ts';
import { clients } from '../../../stores/clients/clients.ts';
import { pushParams } from '../../search-params.ts';
import { AdminList } from '../lists/AdminList.tsx';
import { filtersOf, withAll } from '../lists/filters.ts';
import { Import } from '../people/Import.tsx';
import { NewClient } from '../people/NewPerson.tsx';
import { clientLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';

const WithdrawGuardDialog = lazyPart(
  () => import('../../../features/assignments/WithdrawGuardDialog/WithdrawGuardDialog.tsx'),
  'WithdrawGuardDialog',
);

const assign = ({ _id }: ClientRow) => pushParams({ tab: 'assign-guards', client: _id });

export function ClientsList() {
  const [withdrawFrom, setWithdrawFrom] = useState<ClientRow | null>(null);
  const overview = useOverview();
  const filters = filtersOf(clientStatuses, clientStatusLabels, withAll(overview?.clients));
  return (
    <>
      <AdminList
        list={clients}
        preload={WithdrawGuardDialog.preload}
        title="Clients"
        nouns={['client', 'clients']}
        placeholder="Name, email or place"
        filters={filters}
        exportAs="clients"
        tools={
          overview && (
            <>
              <Import list="clients" />
              <NewClient />
            </>
          )
        }
        emptyState={
          <EmptyState scene="guardPost" title="No clients yet">
            {overview
              ? 'Enter the first with New client, import a file, or accept a client application.'
              : 'Accept a client application to add the first.'}
          </EmptyState>
        }
      >
        {(rows, table) => (
          <ClientsTable
            clients={rows}
            clientLink={overview ? clientLink : undefined}
            onWithdraw={setWithdrawFrom}
            onAssign={assign}
            {...table}
          />
        )}
      </AdminList>
      {withdrawFrom && (
        <WithdrawGuardDialog
          assignments={withdrawFrom.activeAssignments}
          clientName={withdrawFrom.user.name}
          onCancel={() => setWithdrawFrom(null)}
          onConfirm={({ _id, guard }) => {
            setWithdrawFrom(null);
            void withdrawGuard(withdrawFrom._id, guard._id, _id);
          }}
        />
      )}
    </>
  );
}
