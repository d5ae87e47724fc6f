import { type BillView, billStatusLabels, labelOf } from '@prahari/contract';
import { type StatusLook, StatusWord } from '../../../base/Status/StatusWord.tsx';

const looks: Record<string, StatusLook> = {
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
  paid: { tone: 'success', mark: 'tick' },
};

export interface BillStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: BillView['status'];
}

/** Whether a bill is pending, overdue or paid: a word with its mark. */
export const BillStatus = ({ status }: BillStatusProps) => (
  <StatusWord status={status} looks={looks}>
    {labelOf(billStatusLabels, status)}
  </StatusWord>
);
