import { type ClientStatus as Assigned, clientStatusLabels } from '@prahari/contract';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<Assigned, StatusStyle> = {
  assigned: { tone: 'onDuty', mark: 'lantern' },
  unassigned: { tone: 'muted', mark: 'ring' },
};

export interface ClientStatusProps {
  /** Derived from the client's open assignments. */
  status: Assigned;
}

/** Whether a client has a guard: a word with its mark. */
export const ClientStatus = ({ status }: ClientStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {clientStatusLabels[status]}
  </ServerStatus>
);
