import { billStatusLabels } from '@prahari/contract/bills';
import { labelOf } from '@prahari/domain/format';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
  paid: { tone: 'success', mark: 'tick' },
};

export interface BillStatusProps {
  /** An unknown status of the hosted API is shown as text. */
  status: string;
}

/** The status of a bill, as a label with an icon. */
export const BillStatus = ({ status }: BillStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(billStatusLabels, status)}
  </ServerStatus>
);
