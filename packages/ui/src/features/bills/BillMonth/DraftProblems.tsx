import type { BillDraft } from '@prahari/contract/bill-months.schemas';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { problemWords } from '../bill-month-text.ts';
import { officeBillsWords } from '../office-bills-words.ts';
import { billMonthWords } from './bill-month-words.ts';

export type Problem = BillDraft['problems'][number];

export interface DraftProblemsProps {
  clientName: string;
  problems: readonly Problem[];
  /** Leads to where a problem is mended. */
  onMend: (problem: Problem) => void;
}

/** Problems that are shown before the others are asked for. */
const FIRST = 2;

/** The reasons why a client can't be billed yet, each with the way to mend it. */
export function DraftProblems({ clientName, problems, onMend }: DraftProblemsProps) {
  const sayOfficeBills = useWords(officeBillsWords);
  const t = useWords(billMonthWords);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, FIRST);
  return (
    <ul className="grid gap-2">
      {shown.map((problem) => {
        const { label, tone, mark, mend } = problemWords(sayOfficeBills)[problem.code];
        return (
          <li
            key={`${problem.code} ${problem.message}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3"
          >
            <span className="flex flex-wrap items-center gap-x-3">
              <Status tone={tone} mark={mark}>
                {label}
              </Status>
              <span className="wrap-anywhere min-w-0 text-muted text-xs">{problem.message}</span>
            </span>
            {mend && (
              <Button
                size="small"
                className="touch:min-h-target"
                aria-label={`${mend}: ${clientName}, ${problem.message}`}
                onPress={() => onMend(problem)}
              >
                {mend}
              </Button>
            )}
          </li>
        );
      })}
      {problems.length > shown.length && (
        <li>
          <Button
            size="small"
            variant="plain"
            className="touch:min-h-target"
            aria-label={t('moreOfClient', { count: problems.length - FIRST, clientName })}
            onPress={() => setWhole(true)}
          >
            {t('moreProblems', { count: problems.length - FIRST })}
          </Button>
        </li>
      )}
    </ul>
  );
}
