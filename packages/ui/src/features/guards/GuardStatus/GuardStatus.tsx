import { guardStatusLabels } from '@prahari/contract/guards';
import { labelOf } from '@prahari/domain/format';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  available: { tone: 'muted', mark: 'ring' },
  assigned: { tone: 'onDuty', mark: 'lantern' },
  'on-leave': { tone: 'muted', mark: 'pause' },
  disabled: { tone: 'muted', mark: 'cross' },
};

export interface GuardStatusProps {
  /** An unknown status of the hosted API is shown as text. */
  status: string;
}

/** The status of a guard, as a label with an icon. */
export const GuardStatus = ({ status }: GuardStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(guardStatusLabels, status)}
  </ServerStatus>
);
