import { guardStatusLabels, labelOf } from '@prahari/contract';
import { Status, type StatusProps } from '../../../base/Status/Status.tsx';

const looks: Record<string, Pick<StatusProps, 'tone' | 'mark'>> = {
  available: { tone: 'muted', mark: 'ring' },
  assigned: { tone: 'lit', mark: 'lantern' },
  'on-leave': { tone: 'muted', mark: 'pause' },
};

export interface GuardStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: string;
}

/** Whether a guard can be assigned: a word with its mark. */
export function GuardStatus({ status }: GuardStatusProps) {
  const look = looks[status] ?? { tone: 'muted', mark: 'half' };
  return <Status {...look}>{labelOf(guardStatusLabels, status) || 'Not known'}</Status>;
}
