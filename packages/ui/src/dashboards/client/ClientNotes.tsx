import { useStore } from '@nanostores/react';
import type { OwnRating } from '@prahari/contract/assignments.schemas';
import { debtMessages } from '@prahari/contract/debts';
import { problemMessages } from '@prahari/contract/problems';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { OwedNote } from '../../features/money/OwedNote/OwedNote.tsx';
import { OwnProblems } from '../../features/problems/OwnProblems/OwnProblems.tsx';
import { GuardsToRate } from '../../features/ratings/GuardsToRate/GuardsToRate.tsx';
import { ownStatement } from '../../stores/money/own-statement.ts';
import { ownProblems } from '../../stores/problems/own-problems.ts';
import { openTab } from '../Dashboard.tsx';
import { LoadedPart } from '../LoadedPart.tsx';
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
  return (
    <>
      <LoadedPart loaded={statement} message={debtMessages.statementFailed} onRetry={ownStatement.load}>
        {({ client, closing, late }) =>
          client && <OwedNote owed={closing} late={late} onBills={() => openTab('bills')} />
        }
      </LoadedPart>
      {toRate.length > 0 && <GuardsToRate rated={toRate} onRate={onRate} />}
      <LoadedPart loaded={problems} message={problemMessages.fetchFailed} onRetry={ownProblems.load}>
        {(all) =>
          all.length > 0 && (
            <section>
              <SectionHeader title={t('problems')} level={2} />
              <OwnProblems problems={all.slice(0, SHOWN)} />
            </section>
          )
        }
      </LoadedPart>
    </>
  );
}
