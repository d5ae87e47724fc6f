import { assignmentStatusLabels } from '@prahari/contract/assignments';
import { labelOf } from '@prahari/domain/format';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  active: { tone: 'onDuty', mark: 'lantern' },
  onBreak: { tone: 'warning', mark: 'pause' },
  completed: { tone: 'success', mark: 'tick' },
};

export interface AssignmentStatusProps {
  /** An unknown status of the hosted API is shown as text. */
  status: string;
}

/** The status of an assignment, as a label with an icon. */
export const AssignmentStatus = ({ status }: AssignmentStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(assignmentStatusLabels, status)}
  </ServerStatus>
);
