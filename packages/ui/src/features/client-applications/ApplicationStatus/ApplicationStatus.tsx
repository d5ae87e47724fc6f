import { applicationStatusLabels, labelOf } from '@prahari/contract';
import { Status, type StatusProps } from '../../../base/Status/Status.tsx';

const looks: Record<string, Pick<StatusProps, 'tone' | 'mark'>> = {
  pending: { tone: 'info', mark: 'half' },
  approved: { tone: 'success', mark: 'tick' },
  accepted: { tone: 'success', mark: 'tick' },
  rejected: { tone: 'danger', mark: 'cross' },
  cancelled: { tone: 'muted', mark: 'cross' },
};

export interface ApplicationStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: string;
}

/** How a client's request for guards was answered: a word with its mark. */
export function ApplicationStatus({ status }: ApplicationStatusProps) {
  const look = looks[status] ?? { tone: 'muted', mark: 'ring' };
  return <Status {...look}>{labelOf(applicationStatusLabels, status) || 'Not known'}</Status>;
}
