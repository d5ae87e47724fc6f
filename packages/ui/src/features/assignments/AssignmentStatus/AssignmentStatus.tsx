import { type AssignmentView, assignmentStatusLabels, labelOf } from '@prahari/contract';
import { Status, type StatusProps } from '../../../base/Status/Status.tsx';

const looks: Record<string, Pick<StatusProps, 'tone' | 'mark'>> = {
  active: { tone: 'lit', mark: 'lantern' },
  onBreak: { tone: 'warning', mark: 'pause' },
  completed: { tone: 'success', mark: 'tick' },
};

export interface AssignmentStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: AssignmentView['status'];
}

/** What the guard on this assignment is doing: a word with its mark. */
export function AssignmentStatus({ status }: AssignmentStatusProps) {
  const look = looks[status] ?? { tone: 'muted', mark: 'half' };
  return <Status {...look}>{labelOf(assignmentStatusLabels, status) || 'Not known'}</Status>;
}
