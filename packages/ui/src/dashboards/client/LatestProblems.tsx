import { useStore } from '@nanostores/react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { OwnProblems } from '../../features/problems/OwnProblems/OwnProblems.tsx';
import { ownProblems } from '../../stores/problems/own-problems.ts';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';

const SHOWN = 2;

/** The client's latest problems with their answers; nothing without one. All are in their tab. */
export function LatestProblems() {
  const t = useWords(clientDashboardWords);
  const loaded = useStore(ownProblems.$loaded, { ssr: 'initial' });
  useLoadWhenSignedIn(ownProblems.refreshSilently);
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('problems')} level={2} />
      <OwnProblems problems={loaded.data.slice(0, SHOWN)} />
    </section>
  );
}
