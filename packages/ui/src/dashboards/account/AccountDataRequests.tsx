import { useStore } from '@nanostores/react';
import type { AskForDataBody } from '@prahari/contract/data-requests.schemas';
import { useEffect } from 'react';
import { DataRequests } from '../../features/my-account/DataRequests/DataRequests.tsx';
import {
  $downloadingData,
  askForData,
  downloadOwnData,
  ownDataRequests,
} from '../../stores/data-requests/data-requests.ts';
import { draftAbout } from '../../stores/forms/drafts.ts';
import { saveCopy } from '../save-copy.ts';
import { useReopenAfterLogin } from '../useRememberedDialog.ts';

const draft = draftAbout<AskForDataBody>('dataRequest', 'own');

/** Requests about their own data, in the account dialog; hidden when the server takes none. */
export function AccountDataRequests() {
  const loaded = useStore(ownDataRequests.$loaded);
  const downloading = useStore($downloadingData);
  useReopenAfterLogin('account data-requests');
  useEffect(() => {
    void ownDataRequests.load();
  }, []);
  if (loaded.state === 'ready' && loaded.data === null) return null;
  return (
    <DataRequests
      requests={loaded.state === 'ready' ? { state: 'ready', data: loaded.data ?? [] } : loaded}
      onAsk={askForData}
      draft={draft}
      onDownload={() => void downloadOwnData(saveCopy)}
      downloading={downloading}
      onRetry={() => void ownDataRequests.load()}
    />
  );
}
