import { type ClientStatus as Assigned, clientStatusLabels } from '@prahari/contract';
import { Status } from '../../../base/Status/Status.tsx';

export interface ClientStatusProps {
  /** Derived from the client's open assignments. */
  status: Assigned;
}

/** Whether a client has a guard: a word with its mark. */
export function ClientStatus({ status }: ClientStatusProps) {
  const isAssigned = status === 'assigned';
  return (
    <Status tone={isAssigned ? 'lit' : 'muted'} mark={isAssigned ? 'lantern' : 'ring'}>
      {clientStatusLabels[status]}
    </Status>
  );
}
