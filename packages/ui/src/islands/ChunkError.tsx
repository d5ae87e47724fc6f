import { useState } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { TabPage } from '../base/TabPage/TabPage.tsx';
import { useWords } from '../base/words/useWords.ts';
import { pingSite } from '../stores/session/ping-site.ts';
import { islandWords } from './island-words.ts';

/** Offers a retry for a failed chunk, by a reload because browsers cache the failure. */
export function ChunkError() {
  const t = useWords(islandWords);
  const [pending, setPending] = useState(false);
  const tryAgain = () => {
    setPending(true);
    pingSite().then(
      () => location.reload(),
      () => setPending(false),
    );
  };
  return (
    <TabPage>
      <ErrorState data-chunk-error="" message={t('chunkFailed')} onRetry={tryAgain} pending={pending} scene />
    </TabPage>
  );
}
