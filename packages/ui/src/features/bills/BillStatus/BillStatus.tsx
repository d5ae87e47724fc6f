import { billStatusLabels, labelOf } from '@prahari/contract';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
  paid: { tone: 'success', mark: 'tick' },
};

export interface BillStatusProps {
  /** A word the contract does not know is shown as text. */
  status: string;
}

/** Whether a bill is pending, overdue or paid: a word with its mark. */
export const BillStatus = ({ status }: BillStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(billStatusLabels, status)}
  </ServerStatus>
);
