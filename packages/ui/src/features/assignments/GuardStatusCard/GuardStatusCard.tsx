import type { ClientAssignment } from '@prahari/contract/assignments.schemas';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { AssignedGuardCard } from '../AssignedGuardCard/AssignedGuardCard.tsx';
import { GuardCoverage } from '../GuardCoverage/GuardCoverage.tsx';

export interface GuardStatusCardProps {
  /** The open assignments of a client, at least one. */
  assignments: readonly ClientAssignment[];
  /** Guards that the client asked for; the hosted API does not say. */
  asked: number | undefined;
  /** The current instant. */
  now: Date;
}

/** The guards of a client. Without any, NoGuards says why. */
export function GuardStatusCard({ assignments, asked, now }: GuardStatusCardProps) {
  const initials = distinctInitials(
    assignments.map(({ guard }) => ({ id: guard._id, name: guard.user.name })),
  );
  return (
    <>
      <GuardCoverage filled={assignments.length} asked={asked} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 min-[96rem]:grid-cols-3">
        {assignments.map((assignment) => (
          <AssignedGuardCard
            key={assignment._id}
            assignment={assignment}
            now={now}
            initials={initials.get(assignment.guard._id)}
          />
        ))}
      </div>
    </>
  );
}
