import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { ChangeJobApplication } from '../../features/job-applications/ChangeJobApplication/ChangeJobApplication.tsx';
import { draftAbout } from '../../stores/forms/drafts.ts';
import { changeJobApplication } from '../../stores/requests/change-applications.ts';

/** Changes the user's pending job application. */
export const ChangeOwnJobApplication = (props: { application: SecurityApplication; onClose: () => void }) => (
  <ChangeJobApplication
    {...props}
    draft={draftAbout('changeJobApplication', props.application._id)}
    submit={changeJobApplication}
  />
);
