import { guardStatusLabels, labelOf } from '@prahari/contract';
import { type StatusLook, StatusWord } from '../../../base/Status/StatusWord.tsx';

const looks: Record<string, StatusLook> = {
  available: { tone: 'muted', mark: 'ring' },
  assigned: { tone: 'lit', mark: 'lantern' },
  'on-leave': { tone: 'muted', mark: 'pause' },
  off: { tone: 'muted', mark: 'cross' },
};

export interface GuardStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: string;
}

/** Whether a guard can be assigned: a word with its mark. */
export const GuardStatus = ({ status }: GuardStatusProps) => (
  <StatusWord status={status} looks={looks}>
    {labelOf(guardStatusLabels, status)}
  </StatusWord>
);
