import { assignmentStatusLabels } from '@prahari/contract/assignments';
import { labelOf } from '@prahari/domain/format';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';
import { useTexts } from '../../../base/words/useWords.ts';

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
export function AssignmentStatus({ status }: AssignmentStatusProps) {
  const say = useTexts();
  return (
    <ServerStatus status={status} styles={looks}>
      {say(labelOf(assignmentStatusLabels, status))}
    </ServerStatus>
  );
}
