import { type ClientStatus as Assigned, clientStatusLabels } from '@prahari/contract/clients';
import { ServerStatus, type StatusStyle } from '../../../base/Status/ServerStatus.tsx';

const looks: Record<Assigned, StatusStyle> = {
  assigned: { tone: 'onDuty', mark: 'lantern' },
  unassigned: { tone: 'muted', mark: 'ring' },
};

export interface ClientStatusProps {
  /** Derived from the client's open assignments. */
  status: Assigned;
}

/** The status of a client, as a label with an icon. */
export const ClientStatus = ({ status }: ClientStatusProps) => (
  <ServerStatus status={status} styles={looks}>
    {clientStatusLabels[status]}
  </ServerStatus>
);
