import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect } from 'react';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import type { GenerateBillPanelProps } from '../../../features/bills/GenerateBillPanel/GenerateBillPanel.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { generateBill } from '../../../stores/bills/bills.ts';
import { allClients } from '../../../stores/clients/clients.ts';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';
import { BillsList } from '../bills/BillsList.tsx';
import { comboBoxProps } from '../lists/combo-box-props.ts';
import { ClientsList } from './ClientsList.tsx';

// Loaded on demand, because calendar and combo box are larger than the rest of the tab.
const GenerateBillPanel = lazyPart(
  () => import('../../../features/bills/GenerateBillPanel/GenerateBillPanel.tsx'),
  'GenerateBillPanel',
);

const $draft: NonNullable<GenerateBillPanelProps['draft']> = draftOf('generateBill');

export function ClientsTab() {
  const [isGenerating, setGenerating] = useRememberedDialog('generateBill', $draft);
  // The form takes long to render on a phone: it follows the frame in which the press is answered, and can be interrupted.
  const isPanelRendered = useDeferredValue(isGenerating);
  const choices = useStore(allClients.$choices, { ssr: 'initial' });
  useEffect(() => {
    if (isGenerating) void allClients.search();
  }, [isGenerating]);
  const panel = isGenerating && isPanelRendered && (
    <GenerateBillPanel
      isOpen
      onClose={() => setGenerating(false)}
      submit={generateBill}
      draft={$draft}
      clients={comboBoxProps(
        choices,
        ({ _id, user }) => ({ value: _id, label: user.name, detail: user.email }),
        (q) => void allClients.search(q),
        'No client matches',
      )}
    />
  );
  return (
    <TabPage panel={panel}>
      <ClientsList />
      <BillsList isGenerating={isGenerating} onGenerate={() => setGenerating(true)} />
    </TabPage>
  );
}
