import { guardStatusLabels, labelOf } from '@prahari/contract';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<string, StatusStyle> = {
  available: { tone: 'muted', mark: 'ring' },
  assigned: { tone: 'onDuty', mark: 'lantern' },
  'on-leave': { tone: 'muted', mark: 'pause' },
  off: { tone: 'muted', mark: 'cross' },
};

export interface GuardStatusProps {
  /** A word the contract does not know is shown as text. */
  status: string;
}

/** Whether a guard can be assigned: a word with its mark. */
export const GuardStatus = ({ status }: GuardStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {labelOf(guardStatusLabels, status)}
  </ServerStatus>
);
