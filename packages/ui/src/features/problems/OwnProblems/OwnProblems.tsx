import type { OwnProblem } from '@prahari/contract/problems.schemas';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { ProblemItem } from '../ProblemItem.tsx';
import { placeText } from '../place-text.ts';

export interface OwnProblemsProps {
  /** The latest first. */
  problems: readonly OwnProblem[];
}

/** The problems that a client reported, with the office's answers. */
export const OwnProblems = ({ problems }: OwnProblemsProps) =>
  problems.length === 0 ? (
    <EmptyState scene="litWall" title="No problems reported">
      If something is not right at your post, tell the office here. You will read the answer in this place.
    </EmptyState>
  ) : (
    <ul aria-label="Problems" className="border-line border-t">
      {problems.map((problem) => (
        <ProblemItem key={problem._id} problem={problem} title={placeText(problem.post.place)} />
      ))}
    </ul>
  );
