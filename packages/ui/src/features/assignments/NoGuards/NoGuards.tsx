import { ownAssignmentMessages } from '@prahari/contract/assignments';
import type { ClientProfile } from '@prahari/contract/clients.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { GuardCoverage } from '../GuardCoverage/GuardCoverage.tsx';
import { WithdrawnGuards } from '../WithdrawnGuards/WithdrawnGuards.tsx';

export interface NoGuardsProps {
  /** A client without an open assignment; null until the office accepts a request. */
  client: ClientProfile | null;
  /** Number of the client's requests that wait for the office. */
  waiting?: number | undefined;
  /** Opens the service application form. */
  onApply: () => void;
}

/** Tells a client without guards the reason, and the next step. */
export function NoGuards({ client, waiting = 0, onApply }: NoGuardsProps) {
  if (client && client.activeAssignments.length > 0) {
    const { withdrawnAssignments = [] } = client;
    const isTold = withdrawnAssignments.length > 0;
    return (
      <>
        <WithdrawnGuards assignments={withdrawnAssignments} />
        <EmptyState
          scene="guardPost"
          title={isTold ? 'No guard is assigned now' : ownAssignmentMessages.completedForClient}
          action={<Apply onApply={onApply} />}
        >
          When the office assigns another guard, you will see the guard here.
        </EmptyState>
      </>
    );
  }
  if (client?.status === 'assigned') {
    return (
      <EmptyState scene="litWall" title="A guard is assigned to you">
        Call the office for the guard’s name and timings.
      </EmptyState>
    );
  }
  if (client) {
    return (
      <EmptyState scene="guardPost" title="No guard is assigned yet">
        <GuardCoverage filled={0} asked={client.numberOfGuards} />
        The office has accepted your request. Once a guard is assigned, you will see the guard here.
      </EmptyState>
    );
  }
  if (waiting > 0) {
    return (
      <EmptyState
        scene="letterBox"
        title={waiting === 1 ? 'Your request is with the office' : `${waiting} requests are with the office`}
      >
        There is no need to apply again. Once the office accepts and assigns a guard, you will see the guard
        here.
      </EmptyState>
    );
  }
  return (
    <EmptyState scene="guardPost" title="No guards yet" action={<Apply onApply={onApply} />}>
      Apply for a service first. Once the office accepts it and assigns a guard, you will see the guard here.
    </EmptyState>
  );
}

function Apply({ onApply }: Pick<NoGuardsProps, 'onApply'>) {
  return (
    <Button variant="primary" onPress={onApply}>
      Apply for Service
    </Button>
  );
}
