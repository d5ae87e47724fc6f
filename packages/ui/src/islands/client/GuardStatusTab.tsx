import { useStore } from '@nanostores/react';
import { messages } from '@prahari/contract/messages';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { GuardStatusCard } from '../../features/assignments/GuardStatusCard/GuardStatusCard.tsx';
import { clientProfile } from '../../stores/client-profile.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { useSignedIn } from '../useSignedIn.ts';

export interface GuardStatusTabProps {
  /** Called to open the service application form. */
  onApply: () => void;
}

export function GuardStatusTab({ onApply }: GuardStatusTabProps) {
  const loaded = useStore(clientProfile.$loaded, { ssr: 'initial' });
  useSignedIn(clientProfile.load);
  useRefreshOnReturn(clientProfile.refreshSilently);
  return (
    <TabPage>
      <SectionHeader title="Guard Status" />
      <LoadedView
        loaded={loaded}
        label="Loading your guards"
        message={messages.assignments.clientFetchFailed}
        onRetry={clientProfile.load}
      >
        {(client) => <GuardStatusCard client={client} onApply={onApply} />}
      </LoadedView>
    </TabPage>
  );
}
