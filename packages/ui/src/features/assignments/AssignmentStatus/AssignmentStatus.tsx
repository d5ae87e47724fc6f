import { assignmentStatusLabels, labelOf } from '@prahari/contract';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  active: { tone: 'onDuty', mark: 'lantern' },
  onBreak: { tone: 'warning', mark: 'pause' },
  completed: { tone: 'success', mark: 'tick' },
};

export interface AssignmentStatusProps {
  /** A word the contract does not know is shown as text. */
  status: string;
}

/** What the guard on this assignment is doing: a word with its mark. */
export const AssignmentStatus = ({ status }: AssignmentStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(assignmentStatusLabels, status)}
  </ServerStatus>
);
