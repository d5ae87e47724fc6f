import type { OwnProblem } from '@prahari/contract/problems.schemas';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ownProblemWords } from '../own-problem-words.ts';
import { ProblemItem } from '../ProblemItem.tsx';
import { placeText } from '../place-text.ts';

export interface OwnProblemsProps {
  /** The latest first. */
  problems: readonly OwnProblem[];
}

/** The problems that a client reported, with the office's answers. */
export function OwnProblems({ problems }: OwnProblemsProps) {
  const t = useWords(ownProblemWords);
  return problems.length === 0 ? (
    <EmptyState scene="litWall" title={t('none')}>
      {t('noneHint')}
    </EmptyState>
  ) : (
    <ul aria-label={t('problems')} className="border-line border-t">
      {problems.map((problem) => (
        <ProblemItem key={problem._id} problem={problem} title={placeText(problem.post.place)} />
      ))}
    </ul>
  );
}
