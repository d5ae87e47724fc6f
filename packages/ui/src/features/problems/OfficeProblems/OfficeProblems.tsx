import type { Problem } from '@prahari/contract/problems.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ProblemItem } from '../ProblemItem.tsx';
import { placeText } from '../place-text.ts';
import { officeProblemsWords } from './office-problems-words.ts';

export interface OfficeProblemsProps {
  problems: readonly Problem[];
  /** The problems with a running request. */
  pending?: ReadonlySet<string> | undefined;
  /** The page of a client. */
  clientLink: (clientId: string) => LinkTarget;
  onAnswer: (problem: Problem) => void;
  /** Closes it without words. */
  onClose: (problem: Problem) => void;
}

/** The problems that clients reported, with the office's buttons. */
export const OfficeProblems = ({ problems, pending, clientLink, onAnswer, onClose }: OfficeProblemsProps) => {
  const t = useWords(officeProblemsWords);
  return (
    <ul aria-label={t('problems')} className="border-line border-t">
      {problems.map((problem) => (
        <ProblemItem
          key={problem._id}
          problem={problem}
          title={
            <>
              <RowLink {...clientLink(problem.client._id)} inSentence>
                {problem.client.name}
              </RowLink>
              {`, ${placeText(problem.post.place)}`}
            </>
          }
        >
          {problem.status !== 'closed' && (
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                className="touch:min-h-target"
                aria-label={t('answerName', { name: problem.client.name })}
                onPress={() => onAnswer(problem)}
              >
                {t('answer')}
              </Button>
              {problem.status === 'answered' && (
                <Button
                  size="small"
                  variant="plain"
                  className="touch:min-h-target"
                  aria-label={t('closeProblemOf', { name: problem.client.name })}
                  pending={pending?.has(problem._id)}
                  onPress={() => onClose(problem)}
                >
                  {t('close')}
                </Button>
              )}
            </div>
          )}
        </ProblemItem>
      ))}
    </ul>
  );
};
