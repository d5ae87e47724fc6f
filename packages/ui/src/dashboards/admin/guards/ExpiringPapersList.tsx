import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ExpiringPapers } from '../../../features/people/ExpiringPapers/ExpiringPapers.tsx';
import { expiringPapers } from '../../../stores/documents/papers.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { replaceParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { guardLink } from '../people/person-links.ts';
import { guardsTabWords } from './guards-tab-words.ts';

/** The papers that expire within 30 days, instead of the list of guards. */
export function ExpiringPapersList() {
  const t = useWords(guardsTabWords);
  const loaded = useStore(expiringPapers.$loaded, { ssr: 'initial' });
  const now = useNow();
  useEffect(() => void expiringPapers.load(), []);
  return (
    <>
      <SectionHeader
        title={t('papersThatExpire')}
        tools={<Button onPress={() => replaceParams({ papers: '' })}>{t('showAllGuards')}</Button>}
      />
      <LoadedView
        loaded={loaded}
        label={t('loadingPapers')}
        message={t('papersCouldNotBe')}
        onRetry={() => void expiringPapers.load()}
      >
        {(papers) =>
          papers.length === 0 ? (
            <EmptyState scene="litWall" title={t('noPaperExpiresWithin')} />
          ) : (
            <ExpiringPapers papers={papers} now={now} guardLink={guardLink} />
          )
        }
      </LoadedView>
    </>
  );
}
