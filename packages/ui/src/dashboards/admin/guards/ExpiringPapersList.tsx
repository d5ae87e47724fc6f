import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { ExpiringPapers } from '../../../features/people/ExpiringPapers/ExpiringPapers.tsx';
import { expiringPapers } from '../../../stores/documents/papers.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { replaceParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { guardLink } from '../people/person-links.ts';

/** The papers that expire within 30 days, instead of the list of guards. */
export function ExpiringPapersList() {
  const loaded = useStore(expiringPapers.$loaded, { ssr: 'initial' });
  const now = useNow();
  useEffect(() => void expiringPapers.load(), []);
  return (
    <>
      <SectionHeader
        title="Papers that expire"
        tools={<Button onPress={() => replaceParams({ papers: '' })}>Show all guards</Button>}
      />
      <LoadedView
        loaded={loaded}
        label="Loading papers"
        message="The papers could not be loaded."
        onRetry={() => void expiringPapers.load()}
      >
        {(papers) =>
          papers.length === 0 ? (
            <EmptyState title="No paper expires within 30 days" />
          ) : (
            <ExpiringPapers papers={papers} now={now} guardLink={guardLink} />
          )
        }
      </LoadedView>
    </>
  );
}
