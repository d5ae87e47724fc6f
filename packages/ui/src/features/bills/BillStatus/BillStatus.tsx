import { billStatusLabels } from '@prahari/contract/bills';
import { labelOf } from '@prahari/domain/format';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';
import { useTexts } from '../../../base/words/useWords.ts';

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
export function BillStatus({ status }: BillStatusProps) {
  const say = useTexts();
  return (
    <ServerStatus status={status} styles={looks}>
      {say(labelOf(billStatusLabels, status))}
    </ServerStatus>
  );
}
