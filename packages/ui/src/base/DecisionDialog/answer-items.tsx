import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import type { DescriptionItem } from '../DescriptionList/DescriptionList.tsx';

/** The answer to an application as list items: its status, and the reason of a refusal. */
export const answerItems = (
  { status, declineReason }: { status: string; declineReason?: string | undefined },
  statusLabel: string,
): readonly DescriptionItem[] => [
  { term: 'Status', detail: <DecisionStatus status={status}>{statusLabel}</DecisionStatus> },
  ...(declineReason ? [{ term: 'Reason', detail: declineReason }] : []),
];
