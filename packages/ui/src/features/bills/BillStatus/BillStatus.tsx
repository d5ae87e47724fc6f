import { type BillView, billStatusLabels, labelOf } from '@prahari/contract';
import { Status, type StatusProps } from '../../../base/Status/Status.tsx';

const looks: Record<string, Pick<StatusProps, 'tone' | 'mark'>> = {
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
  paid: { tone: 'success', mark: 'tick' },
};

export interface BillStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: BillView['status'];
}

/** Whether a bill is pending, overdue or paid: a word with its mark. */
export function BillStatus({ status }: BillStatusProps) {
  const look = looks[status] ?? { tone: 'muted', mark: 'ring' };
  return <Status {...look}>{labelOf(billStatusLabels, status) || 'Not known'}</Status>;
}
