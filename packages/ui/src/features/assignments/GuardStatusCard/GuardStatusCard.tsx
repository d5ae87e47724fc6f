import { type Client, messages } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { AssignedGuardCard } from '../AssignedGuardCard/AssignedGuardCard.tsx';

export interface GuardStatusCardProps {
  /** Null before the office accepted a request. */
  client: Client | null;
  /** Leads to the form that asks for guards. */
  onApply: () => void;
}

/** Who guards this client now; what has become of it when nobody does. */
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
        When the office sends another guard, you will see who it is here.
      </EmptyState>
    );
  }
  if (client?.status === 'assigned') {
    return (
      <EmptyState title="A guard is assigned to you">Call the office to hear who it is and when.</EmptyState>
    );
  }
  if (client) {
    return (
      <EmptyState title="No guard is assigned yet">
        The office has accepted your request. Once a guard is chosen, you will see here who comes, when and
        where.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Your guards will be here" action={<Apply onApply={onApply} />}>
      Apply for a service first. Once the office has accepted it and chosen a guard, you will see here who
      comes, when and where.
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
