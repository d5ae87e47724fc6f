import { type AssignmentView, assignmentStatusLabels, labelOf } from '@prahari/contract';
import { type StatusLook, StatusWord } from '../../../base/Status/StatusWord.tsx';

const looks: Record<string, StatusLook> = {
  active: { tone: 'lit', mark: 'lantern' },
  onBreak: { tone: 'warning', mark: 'pause' },
  completed: { tone: 'success', mark: 'tick' },
};

export interface AssignmentStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: AssignmentView['status'];
}

/** What the guard on this assignment is doing: a word with its mark. */
export const AssignmentStatus = ({ status }: AssignmentStatusProps) => (
  <StatusWord status={status} looks={looks}>
    {labelOf(assignmentStatusLabels, status)}
  </StatusWord>
);
