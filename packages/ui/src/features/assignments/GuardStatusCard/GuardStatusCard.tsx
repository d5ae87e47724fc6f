import { type Client, messages } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { AssignedGuardCard } from '../AssignedGuardCard/AssignedGuardCard.tsx';

export interface GuardStatusCardProps {
  /** The client's profile; null until the office accepts a request. */
  client: Client | null;
  /** Opens the service application form. */
  onApply: () => void;
}

/** The guards assigned to this client, or a message why there are none. */
export function GuardStatusCard({ client, onApply }: GuardStatusCardProps) {
  const assignments = client?.activeAssignments ?? [];
  const open = assignments.filter(({ status }) => status !== 'completed');
  if (open.length > 0) {
    return (
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {open.map((assignment) => (
          <AssignedGuardCard key={assignment._id} assignment={assignment} />
        ))}
      </div>
    );
  }
  if (assignments.length > 0) {
    return (
      <EmptyState title={messages.assignments.completedForClient} action={<Apply onApply={onApply} />}>
        When the office assigns another guard, you will see the guard here.
      </EmptyState>
    );
  }
  if (client?.status === 'assigned') {
    return (
      <EmptyState title="A guard is assigned to you">
        Call the office for the guard’s name and timings.
      </EmptyState>
    );
  }
  if (client) {
    return (
      <EmptyState title="No guard is assigned yet">
        The office has accepted your request. Once a guard is assigned, you will see the guard here.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No guards yet" action={<Apply onApply={onApply} />}>
      Apply for a service first. Once the office accepts it and assigns a guard, you will see the guard here.
    </EmptyState>
  );
}

function Apply({ onApply }: Pick<GuardStatusCardProps, 'onApply'>) {
  return (
    <Button variant="primary" onPress={onApply}>
      Apply for Service
    </Button>
  );
}
