import { useStore } from '@nanostores/react';
import type { AskForDataBody } from '@prahari/contract/data-requests.schemas';
import { getEmailChange } from '@prahari/contract/my-account';
import { useEffect } from 'react';
import { ConsentSection } from '../../features/my-account/ConsentSection/ConsentSection.tsx';
import { DataRequests } from '../../features/my-account/DataRequests/DataRequests.tsx';
import { NewEmail } from '../../features/my-account/NewEmail/NewEmail.tsx';
import { $changingConsent, ownConsents, setConsent } from '../../stores/consent/consent.ts';
import {
  $downloadingData,
  askForData,
  downloadOwnData,
  ownDataRequests,
} from '../../stores/data-requests/data-requests.ts';
import { confirmEmail, emailChange } from '../../stores/email-changes/email-changes.ts';
import { draftAbout } from '../../stores/forms/drafts.ts';
import { orNone } from '../../stores/loaded/or-none.ts';
import { isOffered } from '../../stores/session/api.ts';
import { saveCopy } from '../save-copy.ts';
import { useReopenAfterLogin } from '../useRememberedDialog.ts';

const draft = draftAbout<AskForDataBody>('dataRequest', 'own');

/** Consent and data requests of a client or guard in the account dialog, each hidden when the server keeps none. */
export function OwnData() {
  const consents = orNone(useStore(ownConsents.$loaded));
  const changing = useStore($changingConsent);
  const requests = orNone(useStore(ownDataRequests.$loaded));
  const downloading = useStore($downloadingData);
  const loadedChange = useStore(emailChange.$loaded);
  const change = loadedChange.state === 'ready' ? loadedChange.data : null;
  useReopenAfterLogin('account data-requests');
  useEffect(() => {
    void ownConsents.load();
    void ownDataRequests.load();
    if (isOffered(getEmailChange)) void emailChange.load();
  }, []);
  return (
    <>
      {change && <NewEmail change={change} onConfirm={confirmEmail} />}
      {consents && (
        <ConsentSection
          consents={consents}
          pending={changing}
          onChange={(purpose, isGiven) => void setConsent(purpose, isGiven)}
          onRetry={() => void ownConsents.load()}
        />
      )}
      {requests && (
        <DataRequests
          requests={requests}
          onAsk={askForData}
          draft={draft}
          onDownload={() => void downloadOwnData(saveCopy)}
          downloading={downloading}
          onRetry={() => void ownDataRequests.load()}
        />
      )}
    </>
  );
}
