import { type ClientStatus as Assigned, clientStatusLabels } from '@prahari/contract';
import { type StatusLook, StatusWord } from '../../../base/Status/StatusWord.tsx';

const looks: Record<Assigned, StatusLook> = {
  assigned: { tone: 'lit', mark: 'lantern' },
  unassigned: { tone: 'muted', mark: 'ring' },
};

export interface ClientStatusProps {
  /** Derived from the client's open assignments. */
  status: Assigned;
}

/** Whether a client has a guard: a word with its mark. */
export const ClientStatus = ({ status }: ClientStatusProps) => (
  <StatusWord status={status} looks={looks}>
    {clientStatusLabels[status]}
  </StatusWord>
);
