import { useStore } from '@nanostores/react';
import { type AssignmentStatus, ownAssignmentMessages } from '@prahari/contract/assignments';
import type { GuardProfile } from '@prahari/contract/guards.schemas';
import { shownDuty } from '@prahari/domain/shown-duty';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useTexts, useWords } from '../../base/words/useWords.ts';
import { CurrentAssignment } from '../../features/assignments/CurrentAssignment/CurrentAssignment.tsx';
import { GuardDuty } from '../../features/assignments/GuardDuty/GuardDuty.tsx';
import { LoadingDuty } from '../../features/assignments/LoadingDuty/LoadingDuty.tsx';
import { JobApplicationStatus } from '../../features/job-applications/JobApplicationStatus/JobApplicationStatus.tsx';
import { ownDuties } from '../../stores/duties/own-duties.ts';
import { canGivePosition } from '../../stores/duties/position.ts';
import {
  $presses,
  $sending,
  dismissPress,
  pressEnd,
  pressStart,
  sendPresses,
} from '../../stores/duties/presses.ts';
import { $statusChanging, guardProfile, setAssignmentStatus } from '../../stores/guards/guard-profile.ts';
import { jobApplication, mayApplyAgain } from '../../stores/job-applications/job-application.ts';
import type { Loaded } from '../../stores/loaded/loaded.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useNow } from '../useNow.ts';
import { guardDashboardWords } from './guard-dashboard-words.ts';

export interface AssignmentsTabProps {
  officePhone: string;
  /** Opens the job application form. */
  onApply: () => void;
}

export function AssignmentsTab({ officePhone, onApply }: AssignmentsTabProps) {
  const t = useWords(guardDashboardWords);
  const loaded = useStore(guardProfile.$loaded, { ssr: 'initial' });
  if (loaded.state === 'ready' && loaded.data)
    return <OwnAssignment guard={loaded.data} officePhone={officePhone} />;
  if (loaded.state === 'loading') return <LoadingDuty label={t('loadingAssignment')} />;
  const apply = (
    <Button variant="primary" onPress={onApply}>
      {t('applyForJob')}
    </Button>
  );
  return (
    <TabPage>
      <SectionHeader title={t('assignments')} />
      <LoadedView
        loaded={loaded}
        label={t('loadingAssignment')}
        message={ownAssignmentMessages.guardFetchFailed}
        onRetry={guardProfile.load}
      >
        {() => <OwnJobApplication apply={apply} />}
      </LoadedView>
    </TabPage>
  );
}

interface OwnAssignmentProps {
  guard: GuardProfile;
  officePhone: string;
}

const setStatus = async (assignmentId: string, status: AssignmentStatus) => {
  await setAssignmentStatus(assignmentId, status);
  await ownDuties.refreshSilently();
};

/** The guard's duty of now or the next one, else the open assignment, or a message why there is none. */
function OwnAssignment({ guard, officePhone }: OwnAssignmentProps) {
  const t = useWords(guardDashboardWords);
  const pending = useStore($statusChanging, { ssr: 'initial' });
  const duties = useStore(ownDuties.$loaded, { ssr: 'initial' });
  const presses = useStore($presses);
  const isSending = useStore($sending, { ssr: 'initial' });
  const now = useNow();
  const { currentAssignment, status } = guard;
  const assignment = currentAssignment?.status === 'completed' ? null : currentAssignment;
  if (duties.state !== 'ready') return <MissingDuties duties={duties} />;
  const duty = shownDuty(duties.data ?? [], now.getTime());
  if (duty) {
    return (
      <GuardDuty
        duty={duty}
        assignment={assignment?._id === duty.assignmentId ? assignment : undefined}
        presses={presses}
        now={now}
        officePhone={officePhone}
        isSending={isSending}
        pending={pending}
        canGivePosition={canGivePosition()}
        onStart={(withPosition) => void pressStart(duty, withPosition)}
        onEnd={() => void pressEnd(duty)}
        onRetry={() => void sendPresses()}
        onDismiss={dismissPress}
        onStatus={(chosen) => void setStatus(duty.assignmentId, chosen)}
      />
    );
  }
  if (assignment) {
    return (
      <CurrentAssignment
        assignment={assignment}
        now={now}
        officePhone={officePhone}
        pending={pending}
        onStatus={(chosen) => void setStatus(assignment._id, chosen)}
      />
    );
  }
  return (
    <TabPage>
      <SectionHeader title={t('assignments')} />
      <NoAssignment isCompleted={currentAssignment !== null} isAssigned={status === 'assigned'} />
    </TabPage>
  );
}

/** While duties load, or when they could not be loaded. */
function MissingDuties({ duties }: { duties: Loaded<unknown> }) {
  const t = useWords(guardDashboardWords);
  if (duties.state === 'loading') return <LoadingDuty label={t('loadingAssignment')} />;
  return (
    <TabPage>
      <SectionHeader title={t('assignments')} />
      <LoadedView
        loaded={duties}
        label={t('loadingAssignment')}
        message={ownAssignmentMessages.guardFetchFailed}
        onRetry={ownDuties.load}
      >
        {() => null}
      </LoadedView>
    </TabPage>
  );
}

function NoAssignment({ isCompleted, isAssigned }: { isCompleted: boolean; isAssigned: boolean }) {
  const t = useWords(guardDashboardWords);
  const say = useTexts();
  if (isCompleted) {
    return (
      <EmptyState scene="litWall" title={say(ownAssignmentMessages.completedForGuard)}>
        {t('freeAgain')}
      </EmptyState>
    );
  }
  if (isAssigned) {
    return (
      <EmptyState scene="guardPost" title={t('hasAssignment')}>
        {t('callForPlace')}
      </EmptyState>
    );
  }
  return (
    <EmptyState scene="guardPost" title={t('noAssignment')}>
      {t('whenGiven')}
    </EmptyState>
  );
}

/** For a user who is not a guard yet: the status of the application, or a button to apply. */
function OwnJobApplication({ apply }: { apply: ReactNode }) {
  const t = useWords(guardDashboardWords);
  const loaded = useStore(jobApplication.$loaded, { ssr: 'initial' });
  if (loaded.state === 'loading') return <Skeleton rows={3} label={t('loadingApplication')} />;
  const application = loaded.state === 'ready' ? loaded.data : null;
  if (application) {
    return (
      <JobApplicationStatus
        application={application}
        action={mayApplyAgain(application) ? apply : undefined}
      />
    );
  }
  return (
    <EmptyState scene="guardPost" title={t('assignmentsHere')} action={apply}>
      {t('applyFirst')}
    </EmptyState>
  );
}
