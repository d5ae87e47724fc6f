import { type AssignmentView, assignmentStatusLabels, labelOf } from '@prahari/contract';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  active: { tone: 'onDuty', mark: 'lantern' },
  onBreak: { tone: 'warning', mark: 'pause' },
  completed: { tone: 'success', mark: 'tick' },
};

export interface AssignmentStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: AssignmentView['status'];
}

/** What the guard on this assignment is doing: a word with its mark. */
export const AssignmentStatus = ({ status }: AssignmentStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(assignmentStatusLabels, status)}
  </ServerStatus>
);
