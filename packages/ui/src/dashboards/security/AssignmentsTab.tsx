import { useStore } from '@nanostores/react';
import { ownAssignmentMessages } from '@prahari/contract/assignments';
import { Button } from '../../base/Button/Button.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { guardProfile } from '../../stores/guards/guard-profile.ts';
import { LoadedView } from '../LoadedView.tsx';
import { OwnAssignment } from './OwnAssignment.tsx';
import { OwnJobApplication } from './OwnJobApplication.tsx';

export interface AssignmentsTabProps {
  officePhone: string;
  /** Opens the job application form. */
  onApply: () => void;
}

export function AssignmentsTab({ officePhone, onApply }: AssignmentsTabProps) {
  const loaded = useStore(guardProfile.$loaded, { ssr: 'initial' });
  if (loaded.state === 'ready' && loaded.data)
    return <OwnAssignment guard={loaded.data} officePhone={officePhone} />;
  const apply = (
    <Button variant="primary" onPress={onApply}>
      Apply for Job
    </Button>
  );
  return (
    <TabPage>
      <SectionHeader title="Assignments" />
      <LoadedView
        loaded={loaded}
        label="Loading your assignment"
        message={ownAssignmentMessages.guardFetchFailed}
        onRetry={guardProfile.load}
      >
        {() => <OwnJobApplication apply={apply} />}
      </LoadedView>
    </TabPage>
  );
}
