import { decisionWords } from '../DecisionButtons/decision-words.ts';
import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import type { DescriptionItem } from '../DescriptionList/DescriptionList.tsx';
import { useWords } from '../words/useWords.ts';

interface Answered {
  status: string;
  declineReason?: string | undefined;
}

/** Returns the answer to an application as list items: its status, and the reason of a refusal. */
export function useAnswerItems() {
  const t = useWords(decisionWords);
  return ({ status, declineReason }: Answered, statusLabel: string): readonly DescriptionItem[] => [
    { term: t('answer'), detail: <DecisionStatus status={status}>{statusLabel}</DecisionStatus> },
    ...(declineReason ? [{ term: t('reason'), detail: declineReason }] : []),
  ];
}
