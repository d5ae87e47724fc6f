import { useStore } from '@nanostores/react';
import type { OwnRating } from '@prahari/contract/assignments.schemas';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { OwedNote } from '../../features/money/OwedNote/OwedNote.tsx';
import { OwnProblems } from '../../features/problems/OwnProblems/OwnProblems.tsx';
import { GuardsToRate } from '../../features/ratings/GuardsToRate/GuardsToRate.tsx';
import { ownStatement } from '../../stores/money/own-statement.ts';
import { ownProblems } from '../../stores/problems/own-problems.ts';
import { openTab } from '../Dashboard.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';

/** The latest problems that are shown; all are in their tab. */
const SHOWN = 2;

export interface ClientNotesProps {
  /** Guards who were there and are not rated. */
  toRate: readonly OwnRating[];
  onRate: (rated: OwnRating) => void;
}

/**
 * The sum owed, guards to rate and the latest problems, each only where there is one. They come together,
 * because one that came later would move the others.
 */
export function ClientNotes({ toRate, onRate }: ClientNotesProps) {
  const t = useWords(clientDashboardWords);
  const statement = useStore(ownStatement.$loaded, { ssr: 'initial' });
  const problems = useStore(ownProblems.$loaded, { ssr: 'initial' });
  useLoadWhenSignedIn(ownStatement.refreshSilently);
  useLoadWhenSignedIn(ownProblems.refreshSilently);
  if (statement.state === 'loading' || problems.state === 'loading') return null;
  const latest = problems.state === 'ready' ? problems.data.slice(0, SHOWN) : [];
  return (
    <>
      {statement.state === 'ready' && statement.data?.client && (
        <OwedNote owed={statement.data.closing} onBills={() => openTab('bills')} />
      )}
      {toRate.length > 0 && <GuardsToRate rated={toRate} onRate={onRate} />}
      {latest.length > 0 && (
        <section>
          <SectionHeader title={t('problems')} level={2} />
          <OwnProblems problems={latest} />
        </section>
      )}
    </>
  );
}
