import { useStore } from '@nanostores/react';
import { papersMessages } from '@prahari/contract/documents';
import { getOwnIdentityCard } from '@prahari/contract/identity';
import { useEffect } from 'react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { IdentityCardView } from '../../features/identity/IdentityCardView/IdentityCardView.tsx';
import { OwnPapers } from '../../features/people/OwnPapers/OwnPapers.tsx';
import { ownPapers } from '../../stores/documents/own-papers.ts';
import { ownCard } from '../../stores/identity/guard-card.ts';
import { isOffered } from '../../stores/session/api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useNow } from '../useNow.ts';

/** The guard's papers with their ends, and the card. */
export function PapersTab() {
  const loaded = useStore(ownPapers.$loaded, { ssr: 'initial' });
  const card = useStore(ownCard.$loaded, { ssr: 'initial' });
  const now = useNow();
  useEffect(() => {
    void ownPapers.load();
    if (isOffered(getOwnIdentityCard)) void ownCard.load();
  }, []);
  const shown = card.state === 'ready' ? card.data : null;
  return (
    <TabPage>
      <SectionHeader title="Papers" />
      <LoadedView
        loaded={loaded}
        label="Loading your papers"
        message={papersMessages.fetchFailed}
        onRetry={ownPapers.load}
      >
        {(papers) => <OwnPapers papers={papers} now={now} />}
      </LoadedView>
      {shown?.url && (
        <>
          <SectionHeader title="Identity card" level={2} />
          <IdentityCardView card={{ ...shown, url: shown.url }} />
        </>
      )}
    </TabPage>
  );
}
