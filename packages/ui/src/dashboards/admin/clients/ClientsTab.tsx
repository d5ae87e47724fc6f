import { useStore } from '@nanostores/react';
import { addClient, clientStatuses, clientStatusLabels, getClientRecord } from '@prahari/contract/clients';
import { importClients } from '@prahari/contract/imports';
import { useDeferredValue, useEffect, useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { GenerateBillPanelProps } from '../../../features/bills/GenerateBillPanel/GenerateBillPanel.tsx';
import { ClientsTable } from '../../../features/clients/ClientsTable/ClientsTable.tsx';
import type { ClientRow } from '../../../features/clients/client-row.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { withdrawGuard } from '../../../stores/assignments/assignments.ts';
import { generateBill } from '../../../stores/bills/bills.ts';
import { allClients, clients } from '../../../stores/clients/clients.ts';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { pushParams } from '../../search-params.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';
import { BillsList } from '../bills/BillsList.tsx';
import { AdminList } from '../lists/AdminList.tsx';
import { comboBoxProps } from '../lists/combo-box-props.ts';
import { filtersOf, withAll } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { Import } from '../people/Import.tsx';
import { NewClient } from '../people/NewPerson.tsx';
import { clientLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { clientOption } from './client-option.ts';
import { clientsTabWords } from './clients-tab-words.ts';

// Loaded on demand, because calendar and combo box are larger than the rest of the tab.
const GenerateBillPanel = lazyPart(
  () => import('../../../features/bills/GenerateBillPanel/GenerateBillPanel.tsx'),
  'GenerateBillPanel',
);

const $draft: NonNullable<GenerateBillPanelProps['draft']> = draftOf('generateBill');

/** The tab Clients: the list of clients above the list of bills, with a panel that generates a bill. */
export function ClientsTab() {
  const t = useWords(clientsTabWords);
  const sayLists = useWords(listsWords);
  const [isGenerating, setGenerating] = useRememberedDialog('generateBill', $draft);
  // A phone needs long to render the form, so it comes a frame after the press was answered.
  const isPanelRendered = useDeferredValue(isGenerating);
  const choices = useStore(allClients.$choices, { ssr: 'initial' });
  useEffect(() => {
    if (isGenerating) void allClients.search();
  }, [isGenerating]);
  const panel = isGenerating && isPanelRendered && (
    <GenerateBillPanel
      onClose={() => setGenerating(false)}
      submit={generateBill}
      draft={$draft}
      clients={comboBoxProps(choices, allClients, clientOption, t('noClientMatches'), sayLists)}
    />
  );
  return (
    <TabPage panel={panel}>
      <ClientsList />
      <BillsList isGenerating={isGenerating} onGenerate={() => setGenerating(true)} />
    </TabPage>
  );
}

const WithdrawGuardDialog = lazyPart(
  () => import('../../../features/assignments/WithdrawGuardDialog/WithdrawGuardDialog.tsx'),
  'WithdrawGuardDialog',
);

const assign = ({ _id }: ClientRow) => pushParams({ tab: 'assign-guards', client: _id });

function ClientsList() {
  const t = useWords(clientsTabWords);
  const sayLists = useWords(listsWords);
  const [withdrawFrom, setWithdrawFrom] = useState<ClientRow | null>(null);
  const overview = useOverview();
  const filters = filtersOf(sayLists, clientStatuses, clientStatusLabels, withAll(overview?.clients));
  return (
    <>
      <AdminList
        list={clients}
        preload={WithdrawGuardDialog.preload}
        title={t('clients')}
        nouns={[t('oneClient'), t('manyClients')]}
        placeholder={t('nameEmailOrPlace')}
        filters={filters}
        exportAs="clients"
        tools={
          <>
            {isOffered(importClients) && <Import list="clients" />}
            {isOffered(addClient) && <NewClient />}
          </>
        }
        emptyState={
          <EmptyState scene="guardPost" title={t('noClientsYet')}>
            {isOffered(addClient) ? t('enterFirstWithNew') : t('acceptClientApplicationTo')}
          </EmptyState>
        }
      >
        {(rows, table) => (
          <ClientsTable
            clients={rows}
            clientLink={isOffered(getClientRecord) ? clientLink : undefined}
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
