import { useStore } from '@nanostores/react';
import { ownAssignmentMessages } from '@prahari/contract/assignments';
import type { GuardProfile } from '@prahari/contract/guards.schemas';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { CurrentAssignment } from '../../features/assignments/CurrentAssignment/CurrentAssignment.tsx';
import { $statusChanging, setAssignmentStatus } from '../../stores/guards/guard-profile.ts';
import { useNow } from '../useNow.ts';

export interface OwnAssignmentProps {
  guard: GuardProfile;
  officePhone: string;
}

/** The guard's open assignment, or a message why there is none. */
export function OwnAssignment({ guard, officePhone }: OwnAssignmentProps) {
  const pending = useStore($statusChanging, { ssr: 'initial' });
  const now = useNow();
  const { currentAssignment: assignment, status } = guard;
  if (assignment && assignment.status !== 'completed') {
    return (
      <CurrentAssignment
        assignment={assignment}
        now={now}
        officePhone={officePhone}
        pending={pending}
        onStatus={(chosen) => void setAssignmentStatus(assignment._id, chosen)}
      />
    );
  }
  return (
    <TabPage>
      <SectionHeader title="Assignments" />
      <NoAssignment isCompleted={assignment !== null} isAssigned={status === 'assigned'} />
    </TabPage>
  );
}

function NoAssignment({ isCompleted, isAssigned }: { isCompleted: boolean; isAssigned: boolean }) {
  if (isCompleted) {
    return (
      <EmptyState scene="litWall" title={ownAssignmentMessages.completedForGuard}>
        You are free for another one. When the office gives it to you, it will be here.
      </EmptyState>
    );
  }
  if (isAssigned) {
    return (
      <EmptyState scene="guardPost" title="You have an assignment">
        Call the office to hear where and when.
      </EmptyState>
    );
  }
  return (
    <EmptyState scene="guardPost" title="No assignment yet">
      When the office gives you one, you will see here where it is, when it starts and how long it lasts.
    </EmptyState>
  );
}
