import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DataRequests } from '../../features/account/DataRequests/DataRequests.tsx';
import {
  $downloadingData,
  askForData,
  downloadOwnData,
  ownDataRequests,
} from '../../stores/data-requests.ts';
import { saveCopy } from '../save-copy.ts';

/** Requests about the own data, in the account dialog; hidden when the server takes none. */
export function AccountDataRequests() {
  const loaded = useStore(ownDataRequests.$loaded);
  const downloading = useStore($downloadingData);
  useEffect(() => {
    void ownDataRequests.load();
  }, []);
  if (loaded.state === 'ready' && loaded.data === null) return null;
  return (
    <DataRequests
      requests={loaded.state === 'ready' ? { state: 'ready', data: loaded.data ?? [] } : loaded}
      onAsk={askForData}
      onDownload={() => void downloadOwnData(saveCopy)}
      downloading={downloading}
      onRetry={() => void ownDataRequests.load()}
    />
  );
}
