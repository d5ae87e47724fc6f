import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DataRequests } from '../../features/account/DataRequests/DataRequests.tsx';
import { askForData, ownDataRequests } from '../../stores/data-requests.ts';

/** Requests about the own data, in the account dialog; hidden when the server takes none. */
export function AccountDataRequests() {
  const loaded = useStore(ownDataRequests.$loaded);
  useEffect(() => {
    void ownDataRequests.load();
  }, []);
  if (loaded.state === 'ready' && loaded.data === null) return null;
  return (
    <DataRequests
      requests={loaded.state === 'ready' ? { state: 'ready', data: loaded.data ?? [] } : loaded}
      onAsk={askForData}
      onRetry={() => void ownDataRequests.load()}
    />
  );
}
