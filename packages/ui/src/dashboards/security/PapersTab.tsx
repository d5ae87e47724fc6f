import { useStore } from '@nanostores/react';
import { papersMessages } from '@prahari/contract/documents';
import { getOwnIdentityCard } from '@prahari/contract/identity';
import { useEffect } from 'react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { IdentityCardView } from '../../features/identity/IdentityCardView/IdentityCardView.tsx';
import { identityCardWords } from '../../features/identity/identity-card-words.ts';
import { OwnPapers } from '../../features/people/OwnPapers/OwnPapers.tsx';
import { ownPapersWords } from '../../features/people/own-papers-words.ts';
import { ownPapers } from '../../stores/documents/own-papers.ts';
import { ownCard } from '../../stores/identity/guard-card.ts';
import { isOffered } from '../../stores/session/api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useNow } from '../useNow.ts';

/** The guard's papers with their ends, and the card. */
export function PapersTab() {
  const t = useWords(ownPapersWords);
  const tCard = useWords(identityCardWords);
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
      <SectionHeader title={t('papers')} />
      <LoadedView
        loaded={loaded}
        label={t('loading')}
        message={papersMessages.fetchFailed}
        onRetry={ownPapers.load}
      >
        {(papers) => <OwnPapers papers={papers} now={now} />}
      </LoadedView>
      {shown?.url && (
        <>
          <SectionHeader title={tCard('card')} level={2} />
          <IdentityCardView card={{ ...shown, url: shown.url }} />
        </>
      )}
    </TabPage>
  );
}
