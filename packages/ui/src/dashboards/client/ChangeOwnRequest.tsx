import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { ChangeServiceApplication } from '../../features/requests/ChangeServiceApplication/ChangeServiceApplication.tsx';
import { draftAbout } from '../../stores/forms/drafts.ts';
import { changeApplication } from '../../stores/requests/change-applications.ts';

/** Changes a request of the client that waits. */
export const ChangeOwnRequest = (props: { application: ClientApplication; onClose: () => void }) => (
  <ChangeServiceApplication
    {...props}
    draft={draftAbout('changeRequest', props.application._id)}
    submit={(body) => changeApplication(props.application._id, body)}
  />
);
