import { type ProblemStatus, problemStatusLabels } from '@prahari/contract/problems';
import type { OwnProblem } from '@prahari/contract/problems.schemas';
import { formatInstant } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Status, type StatusMark, type StatusTone } from '../../base/Status/Status.tsx';
import { RowActions } from '../../base/Table/RowActions.tsx';
import { useDateNames } from '../../base/words/date-words.ts';
import { useTexts, useWords } from '../../base/words/useWords.ts';
import { ownProblemWords } from './own-problem-words.ts';

const LOOKS: Record<ProblemStatus, { tone: StatusTone; mark: StatusMark }> = {
  open: { tone: 'warning', mark: 'clock' },
  answered: { tone: 'info', mark: 'half' },
  closed: { tone: 'success', mark: 'tick' },
};

export interface ProblemItemProps {
  problem: OwnProblem;
  /** The client who reported it, for the office. */
  title: ReactNode;
  /** Buttons of the office. */
  children?: ReactNode;
}

/** A problem with its answers. */
export function ProblemItem({ problem, title, children }: ProblemItemProps) {
  const t = useWords(ownProblemWords);
  const say = useTexts();
  const names = useDateNames();
  return (
    <li tabIndex={-1} className="grid gap-2 border-line border-b py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere font-semibold">{title}</p>
        <Status {...LOOKS[problem.status]}>{say(problemStatusLabels[problem.status])}</Status>
      </div>
      <p className="wrap-anywhere max-w-measure whitespace-pre-line text-sm">{problem.text}</p>
      <p className="text-muted text-xs">{formatInstant(problem.reportedAt, names)}</p>
      {problem.answers.map(({ text, answeredAt }) => (
        <div key={answeredAt} className="max-w-measure border-accent-edge border-s-3 ps-3">
          <p className="wrap-anywhere whitespace-pre-line text-sm">{text}</p>
          <p className="text-muted text-xs">{t('answeredAt', { at: formatInstant(answeredAt, names) })}</p>
        </div>
      ))}
      <RowActions>{children}</RowActions>
    </li>
  );
}
